import Foundation

/// Open files, pipes and sockets.
enum Descriptors {
  /// What to wait for.
  struct Wish {
    let descriptor: Int32
    /// Whether to wait until it can be written, instead of read.
    let isWriting: Bool

    init(_ descriptor: Int32, isWriting: Bool = false) {
      self.descriptor = descriptor
      self.isWriting = isWriting
    }
  }

  /// Waits until one of the descriptors is ready.
  ///
  /// - Parameter limit: The timeout in seconds; `nil` waits forever.
  /// - Returns: The ready and closed descriptors; empty after a timeout or a signal.
  static func ready(_ wishes: [Wish], within limit: Double? = nil) -> Set<Int32> {
    var entries = wishes.map { wish in
      pollfd(fd: wish.descriptor, events: Int16(wish.isWriting ? POLLOUT : POLLIN), revents: 0)
    }
    let milliseconds = limit.map { Int32(min(max(0, $0 * 1000).rounded(.up), 1e9)) } ?? -1
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
    return Set(entries.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Writes a whole text.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      guard let count = writeSome(bytes, to: descriptor) else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Writes as many bytes as the descriptor takes.
  ///
  /// - Returns: The number of written bytes; `nil` if it is closed.
  static func writeSome(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    while true {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: return 0
      default: return nil
      }
    }
  }
}
