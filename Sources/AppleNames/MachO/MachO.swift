// What a file finds that imports MachO, for code that looks for the images of its process: see Docs/Decisions/0007.
// Programs for Linux are ELF files, so a process has no image in Mach-O's format.

/// Returns the number of images in Mach-O's format in the process, which is zero.
public func _dyld_image_count() -> UInt32 { 0 }

/// Returns the name of an image, which is `nil`: no index is that of an image.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! { nil }

/// Returns the header of an image, which is `nil`: no index is that of an image.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! { nil }

/// Returns the distance in bytes between an image's addresses in its file and in memory, which is zero without images.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { 0 }

/// The kind of a processor.
public typealias cpu_type_t = Int32

/// The kind of a processor within its family.
public typealias cpu_subtype_t = Int32

/// The protection of a segment's memory.
public typealias vm_prot_t = Int32

/// The first bytes of an image for processors of 32 bits.
public struct mach_header: Sendable {
  public var magic: UInt32 = 0
  public var cputype: cpu_type_t = 0
  public var cpusubtype: cpu_subtype_t = 0
  public var filetype: UInt32 = 0
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0

  public init() {}
}

/// The first bytes of an image for processors of 64 bits.
public struct mach_header_64: Sendable {
  public var magic: UInt32 = 0
  public var cputype: cpu_type_t = 0
  public var cpusubtype: cpu_subtype_t = 0
  public var filetype: UInt32 = 0
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0
  public var reserved: UInt32 = 0

  public init() {}
}

/// The kind and the size in bytes of each command that follows an image's header.
public struct load_command: Sendable {
  public var cmd: UInt32 = 0
  public var cmdsize: UInt32 = 0

  public init() {}
}

/// The command that maps a segment of an image, for processors of 64 bits.
public struct segment_command_64: Sendable {
  public var cmd: UInt32 = 0
  public var cmdsize: UInt32 = 0
  public var segname: Name = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var vmaddr: UInt64 = 0
  public var vmsize: UInt64 = 0
  public var fileoff: UInt64 = 0
  public var filesize: UInt64 = 0
  public var maxprot: vm_prot_t = 0
  public var initprot: vm_prot_t = 0
  public var nsects: UInt32 = 0
  public var flags: UInt32 = 0

  /// Sixteen letters.
  public typealias Name = (
    CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
  )

  public init() {}
}

/// The command that maps a segment of 32 bits.
public var LC_SEGMENT: Int32 { 0x1 }

/// The command that maps a segment of 64 bits.
public var LC_SEGMENT_64: Int32 { 0x19 }
