import Foundation

/// A value of a property.
public protocol MixpanelType {
  func isValidNestedTypeAndValue() -> Bool
  func equals(rhs: any MixpanelType) -> Bool
}

extension MixpanelType {
  public func isValidNestedTypeAndValue() -> Bool { true }
  public func equals(rhs: any MixpanelType) -> Bool { "\(self)" == "\(rhs)" }
}

extension Optional: MixpanelType {}
extension String: MixpanelType {}
extension NSString: MixpanelType {}
extension NSNumber: MixpanelType {}
extension Int: MixpanelType {}
extension UInt: MixpanelType {}
extension Double: MixpanelType {}
extension Float: MixpanelType {}
extension Bool: MixpanelType {}
extension Date: MixpanelType {}
extension URL: MixpanelType {}
extension NSNull: MixpanelType {}
extension Array: MixpanelType {}
extension NSArray: MixpanelType {}
extension Dictionary: MixpanelType {}
extension NSDictionary: MixpanelType {}

/// Properties by name.
public typealias Properties = [String: any MixpanelType]

/// The properties as texts; `nil` has none.
func texts(_ properties: Properties?) -> [String: String] {
  (properties ?? [:]).compactMapValues { value in
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" }
  }
}
