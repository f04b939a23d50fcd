import FlowRendering
import Foundation

/// A color or pattern to use when rendering a shape.
public nonisolated protocol ShapeStyle: Sendable {
  /// The type of shape style this will resolve to; `Never` for the styles of SwiftUI itself.
  associatedtype Resolved: ShapeStyle = Never

  /// Evaluates to a resolved shape style given the current environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint of the style. An engine hook: styles of an app implement ``resolve(in:)``.
  func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle {
  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    var inner = environment
    inner.styleDepth += 1
    guard inner.styleDepth <= EnvironmentValues.styleLimit else {
      reportMistake(
        "The style \(Self.self) resolves to itself, or to others that resolve to it, without end. Nothing is painted.")
      return _ShapePaint(.clear)
    }
    return withStackRoom { resolve(in: environment)._resolvePaint(in: inner) }
  }
}

extension EnvironmentValues {
  /// The number of styles of an app that may resolve to each other in sequence.
  fileprivate static let styleLimit = 1_000

  /// The number of styles of an app that have resolved to each other in sequence.
  @Entry fileprivate var styleDepth: Int = 0
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a style of SwiftUI itself and does not resolve to another style.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    switch self {}
  }
}

extension Color: ShapeStyle {
  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(renderColor(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(RenderColor(self))
  }
}
