#if canImport(Glibc)
  import CMalloc
#endif

/// What becomes of memory that is given back.
package enum FreedMemory {
  /// Keeps it for what comes next, for the whole process.
  ///
  /// Each frame of a film takes some megabytes for its pixels and its file, and gives them back. Without this they go
  /// back to the system each time, and come from it anew, page by page. Where the C library is not glibc nothing changes.
  package static func keep() {
    #if canImport(Glibc)
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      mallopt(M_TRIM_THRESHOLD, 256 << 20)
    #endif
  }
}
