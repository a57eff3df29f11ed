/// How a picture has to be turned to be seen as it was taken: EXIF's orientation, 1 to 8.
struct Orientation: Equatable {
  /// 1 as it is, 2 mirrored, 3 upside down, 4 both, 5 to 8 the same with rows and columns exchanged.
  var value = 1

  init(_ value: Int) {
    self.value = (1...8).contains(value) ? value : 1
  }

  /// What a JPEG's EXIF segment says; 1 where it says nothing that can be understood.
  init(jpeg bytes: [UInt8]) {
    self.init(Orientation.exif(in: bytes).map { Orientation.tag(in: $0) } ?? 1)
  }

  /// What a WebP's EXIF chunk says; 1 where it says nothing that can be understood.
  init(webP bytes: [UInt8]) {
    self.init(Orientation.exif(inWebP: bytes).map { Orientation.tag(in: $0) } ?? 1)
  }

  /// The TIFF structure within the first EXIF chunk of a WebP, where the same words as in a JPEG may stand first.
  private static func exif(inWebP bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = bytes[offset + 4..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 8 else { return nil }
      let data = bytes[offset + 8..<offset + 8 + length]
      if bytes[offset..<offset + 4].elementsEqual("EXIF".utf8) {
        return data.starts(with: exifMark) ? data.dropFirst(exifMark.count) : data
      }
      // Chunks begin at even places.
      offset += 8 + length + length % 2
    }
    return nil
  }

  /// "Exif" and two zeros.
  private static let exifMark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  /// The TIFF structure within the first EXIF segment before the picture's data.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Fill bytes may stand before a marker; the scan ends the segments.
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard marker != 0xDA, marker != 0xD9 else { return nil }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      let end = offset + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let data = bytes[offset + 4..<end]
      if marker == 0xE1, data.starts(with: exifMark) { return data.dropFirst(exifMark.count) }
      offset = end
    }
    return nil
  }

  /// The value of tag 0x0112 in the first directory.
  private static func tag(in tiff: ArraySlice<UInt8>) -> Int {
    let bytes = Array(tiff)
    let isLittle = bytes.starts(with: [0x49, 0x49])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D]) else { return 1 }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let part = bytes[offset..<offset + count]
      return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
    for index in 0..<count {
      guard let tag = number(directory + 2 + index * 12, 2) else { return 1 }
      if tag == 0x0112 { return number(directory + 2 + index * 12 + 8, 2) ?? 1 }
    }
    return 1
  }

  /// The pixels turned.
  func applied(to pixels: [UInt32], width: Int, height: Int) -> (pixels: [UInt32], width: Int, height: Int) {
    guard value > 1 else { return (pixels, width, height) }
    let isTurned = value >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    // From a place in the turned picture to one in the file.
    let mirrorsX = [2, 3, 7, 8].contains(value)
    let mirrorsY = [3, 4, 6, 7].contains(value)
    let turned = [UInt32](unsafeUninitializedCapacity: pixels.count) { output, count in
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          let column = isTurned ? y : x
          let row = isTurned ? x : y
          let from = (mirrorsY ? height - 1 - row : row) * width + (mirrorsX ? width - 1 - column : column)
          output[y * newWidth + x] = pixels[from]
        }
      }
      count = pixels.count
    }
    return (turned, newWidth, newHeight)
  }
}
