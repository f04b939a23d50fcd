import Foundation

/// The protocol that `string(for:)` is added to, because a method of an extension of the class would forbid overrides.
public protocol _OptionalFormatting: NSObject {}

extension Formatter: _OptionalFormatting {}

extension _OptionalFormatting where Self: Formatter {
  /// The text of an object; `nil` without one.
  ///
  /// Foundation on Linux takes an object that is never missing, so that no class has the method of an app's protocol with
  /// Apple's. It is generic, because calls and `super` would prefer it to the method of the class otherwise.
  @_disfavoredOverload
  public func string<Value>(for obj: Value?) -> String? { obj.flatMap { string(for: $0 as Any) } }
}
