#if canImport(Glibc)
  import Glibc

  extension sockaddr {
    /// The length of the structure, in bytes. The system knows it from the family of the address, and what is set is
    /// not kept.
    public var sa_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr>.size) }
      set {}
    }
  }
#endif
