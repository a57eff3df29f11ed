import CMessageDigest

/// Names for bytes: equal bytes have equal names.
enum ContentName {
  /// The first half of the SHA-256 of bytes, in hexadecimal.
  static func of(_ bytes: [UInt8]) -> String {
    var context = SHA2_CTX()
    SHA256Init(&context)
    SHA256Update(&context, bytes, bytes.count)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&digest, &context)
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
