import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let genericException = NSExceptionName("NSGenericException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// A fault of the program with a name and a reason; raised, it ends the program.
///
/// Swift cannot catch exceptions on any system, so this is what happens on Apple's, too.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the program with the exception's name and reason.
  open func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "no reason is given")") }

  /// Makes and raises an exception.
  public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) -> Never {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }
}
