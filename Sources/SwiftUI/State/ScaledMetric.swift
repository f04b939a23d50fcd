import Foundation

/// A dynamic property that scales a numeric value with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var scaled: Value

  /// Creates a value that scales like text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    scaled = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a value that scales like body text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The value scaled by the text size of the environment, rounded to whole pixels.
  public var wrappedValue: Value { scaled }

  @MainActor
  public mutating func _bind(to binder: inout _PropertyBinder) {
    let environment = binder.node.environment.recordingReads(for: binder.node)
    let scale = textStyle.scale(at: environment.dynamicTypeSize, in: environment.design)
    // At the default size the value is not rounded.
    if scale == 1 {
      scaled = base
    } else {
      let pixels = Double(environment.displayScale)
      scaled = Value((Double(base) * scale * pixels).rounded() / pixels)
    }
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
