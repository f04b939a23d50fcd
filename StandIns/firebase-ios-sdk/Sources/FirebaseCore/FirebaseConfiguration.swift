import Foundation

/// How much Firebase writes to the console.
public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7

  public static let min = FirebaseLoggerLevel.error
  public static let max = FirebaseLoggerLevel.debug
}

/// Settings of Firebase for all services. They have no effect: nothing is written to the console.
// @unchecked: the level is read by apps alone.
public final class FirebaseConfiguration: NSObject, @unchecked Sendable {
  public static let shared = FirebaseConfiguration()

  private var level = FirebaseLoggerLevel.notice

  private override init() {}

  public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) { level = loggerLevel }

  public func loggerLevel() -> FirebaseLoggerLevel { level }
}

/// The version of Firebase whose names this module has.
public func FirebaseVersion() -> String { "12.19.0" }
