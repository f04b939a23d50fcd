#if canImport(Glibc)
  import Glibc

  // The names of Darwin.
  extension stat {
    /// The time of the latest access.
    public var st_atimespec: timespec { st_atim }

    /// The time of the latest change of the contents.
    public var st_mtimespec: timespec { st_mtim }

    /// The time of the latest change of the contents or of the file's properties.
    public var st_ctimespec: timespec { st_ctim }
  }
#endif
