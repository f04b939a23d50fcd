import Foundation

// Foundation declares these for all numbers except this one.
extension CGFloat {
  /// The value of a number.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// The value of a number; `nil` if it cannot be represented.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(exactly: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat(truncating: $0) } ?? 0
  }
}
