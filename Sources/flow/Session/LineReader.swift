import Foundation

/// Reads lines from a file, a pipe or a socket, with timeouts.
final class LineReader {
  /// The result of a wait.
  enum Event: Equatable {
    case line(String)
    case end
    /// The timeout ended.
    case timeout
  }

  let descriptor: Int32
  private var buffer = Data()
  private var hasEnded = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a line is buffered, which waiting for the descriptor would not report.
  var hasLine: Bool { buffer.contains(Self.newline) || (hasEnded && !buffer.isEmpty) }

  /// Waits for the next line.
  ///
  /// - Parameter limit: The timeout in seconds; `nil` waits forever.
  func next(within limit: Double? = nil) -> Event {
    let deadline = limit.map { Date(timeIntervalSinceNow: $0) }
    while true {
      if let line = takeLine() { return .line(line) }
      if hasEnded { return .end }
      let left = deadline.map { max(0, $0.timeIntervalSinceNow) }
      if Descriptors.readable(among: [descriptor], within: left).isEmpty {
        if let left, left <= 0 { return .timeout }
        continue
      }
      read()
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    if count > 0 { buffer.append(contentsOf: bytes[..<count]) } else { hasEnded = true }
  }

  private func takeLine() -> String? {
    guard let end = buffer.firstIndex(of: Self.newline) ?? (hasEnded && !buffer.isEmpty ? buffer.endIndex : nil) else {
      return nil
    }
    let line = String(decoding: buffer[..<end], as: UTF8.self)
    buffer = Data(buffer[end...].dropFirst())
    return line
  }

  private static let newline = UInt8(ascii: "\n")
}

/// Open files, pipes and sockets.
enum Descriptors {
  /// Waits until one of the descriptors is readable.
  ///
  /// - Parameter limit: The timeout in seconds; `nil` waits forever.
  /// - Returns: The readable and closed descriptors; empty after a timeout or a signal.
  static func readable(among descriptors: [Int32], within limit: Double? = nil) -> [Int32] {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = limit.map { Int32(min(max(0, $0 * 1000).rounded(.up), 1e9)) } ?? -1
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
    return entries.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Writes a whole text.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
