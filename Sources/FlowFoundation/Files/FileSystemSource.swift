import Dispatch
import Foundation
import Glibc

/// Opens a file for its events only; here for reading, as the system has no such mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let O_EVTONLY: Int32 = O_RDONLY

extension DispatchQueue: @retroactive Equatable {}

/// Queues are compared by identity, as objects of Objective-C; here the main queue and the global ones are new objects
/// with the same label whenever they are read.
extension DispatchQueue: @retroactive Hashable {
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool {
    left === right || left.label == right.label && left.label.hasPrefix("com.apple.")
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
}

extension DispatchSource {
  /// Watches a file.
  ///
  /// The system's notifications are passed on as the events that Apple's systems have: `.write` and `.extend` for new
  /// content, `.delete`, `.rename` and `.attrib`.
  ///
  /// - Parameters:
  ///   - fileDescriptor: The descriptor of the open file.
  ///   - eventMask: The events to report.
  ///   - queue: The queue of the handlers.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    // Every source that the class makes is one of its objects.
    let source = unsafeDowncast(makeUserDataOrSource(queue: queue) as AnyObject, to: DispatchSource.self)
    objc_setAssociatedObject(source, descriptorKey, fileDescriptor, .OBJC_ASSOCIATION_RETAIN)
    FileWatcher(fileDescriptor, eventMask, source)?.start()
    return source
  }
}

/// A source of events about a file.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, Sendable {}

/// The key of the descriptor that a source was made for.
// nonisolated(unsafe): only its address counts.
nonisolated(unsafe) private let descriptorKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension DispatchSourceFileSystemObject {
  /// The descriptor of the file.
  public var handle: Int32 { objc_getAssociatedObject(self, descriptorKey) as? Int32 ?? -1 }

  /// The events since the handler was called last.
  public var data: DispatchSource.FileSystemEvent {
    DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data)
  }
}

extension DispatchSource: DispatchSourceFileSystemObject {}

/// Reads the system's notifications about a file, and merges them into a source.
private final class FileWatcher: @unchecked Sendable {
  // Used on its own queue only.
  private let file: Int32
  private let mask: DispatchSource.FileSystemEvent
  private weak var target: DispatchSource?
  private let notifications: Int32
  private let reader: any DispatchSourceRead

  init?(_ file: Int32, _ mask: DispatchSource.FileSystemEvent, _ target: DispatchSource) {
    let notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard file >= 0, notifications >= 0 else { return nil }
    let events = UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF)
    guard inotify_add_watch(notifications, "/proc/self/fd/\(file)", events) >= 0 else {
      close(notifications)
      return nil
    }
    self.file = file
    self.mask = mask
    self.target = target
    self.notifications = notifications
    reader = DispatchSource.makeReadSource(
      fileDescriptor: notifications, queue: DispatchQueue(label: "FileWatcher"))
  }

  /// Watches until the target is cancelled or gone. The handler keeps the watcher.
  func start() {
    reader.setEventHandler { [self] in read() }
    let notifications = notifications
    reader.setCancelHandler { close(notifications) }
    reader.resume()
  }

  private func read() {
    var events: DispatchSource.FileSystemEvent = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = Glibc.read(notifications, &buffer, buffer.count), count > 0 {
      var position = 0
      while position + MemoryLayout<inotify_event>.size <= count {
        let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: inotify_event.self) }
        events.formUnion(Self.events(event.mask, of: file))
        position += MemoryLayout<inotify_event>.size + Int(event.len)
      }
    }
    guard let target, !target.isCancelled else { return reader.cancel() }
    let wanted = events.intersection(mask)
    if !wanted.isEmpty { (target as any DispatchSourceUserDataOr).or(data: wanted.rawValue) }
  }

  private static func events(_ mask: UInt32, of file: Int32) -> DispatchSource.FileSystemEvent {
    func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
    var events: DispatchSource.FileSystemEvent = []
    if has(IN_MODIFY) { events.formUnion([.write, .extend]) }
    if has(IN_MOVE_SELF) { events.insert(.rename) }
    if has(IN_DELETE_SELF) { events.insert(.delete) }
    if has(IN_ATTRIB) {
      // An open file that is removed has no name any more, and is gone later.
      var status = stat()
      events.insert(fstat(file, &status) == 0 && status.st_nlink == 0 ? .delete : .attrib)
    }
    return events
  }
}
