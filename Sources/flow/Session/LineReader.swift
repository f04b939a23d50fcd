import Foundation

/// Lines of a file, a pipe or a socket, which can be waited for.
final class LineReader {
  /// What a wait brought.
  enum Event: Equatable {
    case line(String)
    case end
    /// The time was over.
    case timeout
  }

  let descriptor: Int32
  private var buffer = Data()
  private var hasEnded = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// A line that has been read already, which no wait for the file would tell of.
  var hasLine: Bool { buffer.contains(Self.newline) || (hasEnded && !buffer.isEmpty) }

  /// Waits for the next line.
  ///
  /// - Parameter limit: In seconds; `nil` waits for ever.
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

/// Files, pipes and sockets that are open.
enum Descriptors {
  /// Waits until something can be read.
  ///
  /// - Parameter limit: In seconds; `nil` waits for ever.
  /// - Returns: Those that have something, or have ended; none if the time was over or a signal came.
  static func readable(among descriptors: [Int32], within limit: Double? = nil) -> [Int32] {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = limit.map { Int32(min(max(0, $0 * 1000).rounded(.up), 1e9)) } ?? -1
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
    return entries.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Writes all of a text.
  ///
  /// - Returns: Whether it was taken.
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
