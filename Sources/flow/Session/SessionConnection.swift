import Foundation

/// A connection of a command to a session: it sends a line, and receives a line.
final class SessionConnection {
  let descriptor: Int32
  private let reader: LineReader
  private var answer: ArraySlice<UInt8>?
  /// When the connection is closed, if the command neither sends its request nor reads the answer.
  private(set) var deadline: Date

  /// How long a command may take to send its request, and to read the answer, in seconds.
  private static let patience = 30.0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    reader = LineReader(descriptor)
    deadline = Date(timeIntervalSinceNow: Self.patience)
    // Others are answered while this one is slow.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit { close(descriptor) }

  var wish: Descriptors.Wish { .init(descriptor, isWriting: answer != nil) }

  /// Reads what the command has sent.
  ///
  /// - Returns: The request, or the end; `nil` if it is not complete.
  func read() -> LineReader.Event? {
    reader.read()
    return reader.next()
  }

  /// Begins to write the answer.
  func begin(_ line: String) {
    answer = Array((line + "\n").utf8)[...]
    deadline = Date(timeIntervalSinceNow: Self.patience)
  }

  /// Writes as much of the answer as the command takes.
  ///
  /// - Returns: Whether there is more.
  func write() -> Bool {
    guard let bytes = answer, let count = Descriptors.writeSome(bytes, to: descriptor) else { return false }
    answer = bytes.dropFirst(count)
    return count < bytes.count
  }
}
