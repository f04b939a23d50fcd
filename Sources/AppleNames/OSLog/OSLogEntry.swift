import Foundation

/// A logged event.
open class OSLogEntry: NSObject {
  public let composedMessage: String
  public let date: Date

  init(_ message: String, _ date: Date) {
    composedMessage = message
    self.date = date
  }
}

/// What has been logged by a process.
public protocol OSLogEntryFromProcess {
  var process: String { get }
  var processIdentifier: pid_t { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// What has been logged for a subsystem.
public protocol OSLogEntryWithPayload {
  var subsystem: String { get }
  var category: String { get }
  var formatString: String { get }
}

/// A logged message.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// How important a message is.
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  public let level: Level
  public let subsystem: String
  public let category: String
  open var formatString: String { composedMessage }
  open var process: String { ProcessInfo.processInfo.processName }
  open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  open var sender: String { process }
  open var threadIdentifier: UInt64 { 0 }

  init(_ message: String, _ date: Date, _ level: Level, _ subsystem: String, _ category: String) {
    self.level = level
    self.subsystem = subsystem
    self.category = category
    super.init(message, date)
  }
}
