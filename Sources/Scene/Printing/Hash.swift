import CMessageDigest

/// A running SHA-256.
final class Hash {
  private var context = SHA2_CTX()

  /// Starts with nothing added (`SHA256Init`).
  init() {
    SHA256Init(&context)
  }

  /// Adds bytes (`SHA256Update`).
  func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    SHA256Update(&context, base, bytes.count)
  }

  /// Adds the bytes of plain numbers, the lowest first.
  func add<Number: BitwiseCopyable>(_ numbers: [Number]) {
    numbers.withUnsafeBytes { bytes in bytes.withMemoryRebound(to: UInt8.self) { add($0) } }
  }

  func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  /// The digest of all that was added (`SHA256Final`).
  func finish() -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&digest, &context)
    var text = ""
    let sink = TextSink { text += String(decoding: $0, as: UTF8.self) }
    for byte in digest { sink.hexadecimal(byte) }
    sink.flush()
    return text
  }
}
