/// Logs messages of a subsystem. Here they are lines on the standard error.
public struct Logger: Sendable {
  private let destination: OSLog

  /// Creates a logger without a subsystem.
  public init() { destination = .default }

  public init(subsystem: String, category: String) {
    destination = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) { destination = logObj }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    destination.write(level, message.text)
  }

  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
