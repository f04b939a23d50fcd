import Foundation

/// Logs a message with C's formats, on the standard error.
///
/// - Parameters:
///   - message: A format; `%{public}@` and the like are as `%@`, and private values are not hidden.
///   - dso: Not used here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
  log.write(type, args.isEmpty ? format : String(format: format, arguments: args))
}

/// Logs a message with C's formats, on the standard error.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
  log.write(type, args.isEmpty ? format : String(format: format, arguments: args))
}

/// Logs a message, on the standard error.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

/// Logs a message, on the standard error.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  os_log(.default, message)
}
