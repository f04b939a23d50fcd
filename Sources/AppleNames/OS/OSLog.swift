import Foundation

/// The destination of log messages: a subsystem. Here they are lines on the standard error.
public final class OSLog: NSObject, Sendable {
  /// The destination of messages without a subsystem.
  public static let `default` = OSLog(prefix: "")

  /// A destination that discards messages.
  public static let disabled = OSLog(prefix: nil)

  /// The prefix of each message; `nil` discards messages.
  private let prefix: String?

  private init(prefix: String?) {
    self.prefix = prefix
  }

  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "[\(subsystem):\(category)] ")
  }

  /// Whether messages of a type are logged.
  public func isEnabled(type: OSLogType) -> Bool { prefix != nil }

  /// The line of a message, or `nil` if messages are discarded.
  package func line(_ type: OSLogType, _ message: String) -> String? {
    prefix.map { "\($0)\(type.name): \(message)\n" }
  }

  func write(_ type: OSLogType, _ message: String) {
    if let line = line(type, message) { FileHandle.standardError.write(Data(line.utf8)) }
  }
}
