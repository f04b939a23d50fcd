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
  /// The number of bytes at the start of the buffer without a line break, so that none is searched twice.
  private var searched = 0
  private var hasEnded = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next line.
  ///
  /// - Parameter limit: The timeout in seconds; `nil` waits forever.
  func next(within limit: Double? = nil) -> Event {
    let deadline = limit.map { Date(timeIntervalSinceNow: $0) }
    while true {
      if let event = next() { return event }
      let left = deadline.map { max(0, $0.timeIntervalSinceNow) }
      if Descriptors.ready([.init(descriptor)], within: left).isEmpty {
        if let left, left <= 0 { return .timeout }
        continue
      }
      read()
    }
  }

  /// The next line that has been read, or the end; `nil` if more must be read.
  func next() -> Event? {
    if let line = takeLine() { return .line(line) }
    return hasEnded ? .end : nil
  }

  /// Reads what is there, and waits if nothing is.
  func read() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    if count > 0 {
      buffer.append(contentsOf: bytes[..<count])
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      hasEnded = true
    }
  }

  private func takeLine() -> String? {
    let start = buffer.startIndex
    let found = buffer[(start + searched)...].firstIndex(of: UInt8(ascii: "\n"))
    guard let end = found ?? (hasEnded && !buffer.isEmpty ? buffer.endIndex : nil) else {
      searched = buffer.count
      return nil
    }
    let line = String(decoding: buffer[..<end], as: UTF8.self)
    // A slice shares its bytes, which are released with the last line.
    buffer = buffer[end...].dropFirst()
    if buffer.isEmpty { buffer = Data() }
    searched = 0
    return line
  }
}
