import CMessageDigest

/// The SHA-256 of bytes as 64 lower-case hexadecimal digits.
func sha256Hex(_ bytes: UnsafeRawBufferPointer) -> String {
  var context = SHA2_CTX()
  SHA256Init(&context)
  SHA256Update(&context, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
  var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
  SHA256Final(&digest, &context)
  let digits = Array("0123456789abcdef".utf8)
  var text: [UInt8] = []
  text.reserveCapacity(2 * digest.count)
  for byte in digest {
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }
  return String(decoding: text, as: UTF8.self)
}
