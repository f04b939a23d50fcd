import Foundation

/// A dynamic property that scales a numeric value with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var scaled: Value

  /// Creates a value that scales as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    scaled = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a value that scales as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The value scaled by the text size of the view's environment, in whole pixels.
  public var wrappedValue: Value { scaled }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let environment = binder.node.environment.recordingReads(for: binder.node)
    let scale = textStyle.scale(at: environment.dynamicTypeSize, on: environment.deviceIdiom)
    // The value at the default size is taken as it is, fractions of pixels included.
    if scale == 1 {
      scaled = base
    } else {
      let pixels = Double(environment.displayScale)
      scaled = Value((Double(base) * scale * pixels).rounded() / pixels)
    }
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
