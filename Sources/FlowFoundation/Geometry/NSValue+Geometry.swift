import Foundation

// Points, sizes and rectangles are values of `NSValue` where a program asks for one, as on Apple's systems: those of a
// keyboard's notification, for example.

extension NSValue {
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }

  /// The size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// Whether the value is of the same kind as another one.
  fileprivate func isLike(_ other: NSValue) -> Bool {
    !(self is NSNumber) && String(cString: objCType) == String(cString: other.objCType)
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    guard source.isLike(NSValue(point: .zero)) else { return false }
    result = source.pointValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.sizeValue }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    guard source.isLike(NSValue(size: .zero)) else { return false }
    result = source.sizeValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.rectValue }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard source.isLike(NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}
