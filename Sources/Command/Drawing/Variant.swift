import Veduta

/// One of the pictures that a still asks for, with the files it is to be.
struct Variant: Hashable {
  /// Light or dark.
  var appearance: MapLook
  /// Pixels a point.
  var scale: Double
  /// The paths it is written to.
  var paths: [String]
}

extension StillRequest {
  /// The pictures to make: each look at each scale, in the order asked for.
  var variants: [Variant] {
    let bases = output.files.isEmpty ? [PictureNames.path(for: view)] : output.files.map(named)
    return look.appearances.flatMap { appearance in
      framing.size.scales.map { scale in
        let paths = output.isStandardOutput ? [] : bases.map { path($0, appearance, scale) }
        return Variant(appearance: appearance, scale: scale, paths: paths)
      }
    }
  }

  private func named(_ file: String) -> String {
    guard file.hasSuffix("/") else { return file }
    let name = PictureNames.path(for: view).split(separator: "/").last ?? "map.png"
    return file + name
  }

  private func path(_ base: String, _ appearance: MapLook, _ scale: Double) -> String {
    let saysScale = framing.size.scales.count > 1 || document?.target == .docc
    return PictureNames.variant(
      of: base, appearance: look.appearances.count > 1 ? appearance : nil, scale: saysScale ? scale : nil,
      darkMark: document?.target == .github ? "-dark" : "~dark")
  }
}
