import Foundation

/// Where messages are logged: a part of an app. Here they are lines on the standard error.
public final class OSLog: NSObject, Sendable {
  /// Takes messages that belong to no part of an app.
  public static let `default` = OSLog(prefix: "")

  /// Takes no messages.
  public static let disabled = OSLog(prefix: nil)

  /// In front of each message; `nil` takes none.
  private let prefix: String?

  private init(prefix: String?) {
    self.prefix = prefix
  }

  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "[\(subsystem):\(category)] ")
  }

  /// Whether messages of a type are logged.
  public func isEnabled(type: OSLogType) -> Bool { prefix != nil }

  /// The line of a message, or `nil` if none are taken.
  package func line(_ type: OSLogType, _ message: String) -> String? {
    prefix.map { "\($0)\(type.name): \(message)\n" }
  }

  func write(_ type: OSLogType, _ message: String) {
    if let line = line(type, message) { FileHandle.standardError.write(Data(line.utf8)) }
  }
}
