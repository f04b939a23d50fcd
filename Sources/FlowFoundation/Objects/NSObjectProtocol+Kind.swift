import Foundation

extension NSObjectProtocol {
  /// Whether an object is of a class or of one that inherits it; of a protocol's value as of an object.
  public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

  /// Whether an object is of a class and of none that inherits it.
  public func isMember(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isMember(of: aClass) ?? false }
}
