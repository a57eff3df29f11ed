/// A place in a text as editors count: lines and columns from 1.
package struct JSONPosition: Hashable, Sendable {
  /// Bytes from the start of the text.
  package let offset: Int
  /// The line, from 1; a line ends with LF, CR LF or CR.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int

  /// Counts lines and columns up to an offset.
  package init(offset: Int, in source: [UInt8]) {
    let offset = min(max(offset, 0), source.count)
    var line = 1
    var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : 0
    for index in 0..<offset {
      let byte = source[index]
      let isBreak = byte == 0x0A || (byte == 0x0D && !(index + 1 < source.count && source[index + 1] == 0x0A))
      if isBreak {
        line += 1
        start = index + 1
      }
    }
    var column = 1
    // Continuation bytes do not start a scalar.
    for byte in source[start..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    self.offset = offset
    self.line = line
    self.column = column
  }
}
