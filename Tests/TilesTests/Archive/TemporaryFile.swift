#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lends a file with the bytes, which is gone afterwards.
func withFile(_ bytes: [UInt8], _ body: (_ path: String) throws -> Void) throws {
  var template = Array("/tmp/veduta-tiles-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  defer { unlink(path) }
  _ = write(descriptor, bytes, bytes.count)
  close(descriptor)
  try body(path)
}
