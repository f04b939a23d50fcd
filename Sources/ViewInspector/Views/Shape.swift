import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a shape, or a filled or stroked shape.
  public struct Shape: KnownViewType {
    public static var typePrefix: String { "Shape" }
    public static var namespacedPrefixes: [String] { [] }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a shape.
  public func shape() throws -> InspectableView<ViewType.Shape> {
    try throwingMismatch(of: child()) { try only() }
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a shape.
  public func shape(_ index: Int) throws -> InspectableView<ViewType.Shape> {
    try throwingMismatch(of: child(at: index)) { try element(index) }
  }
}

extension InspectableView {
  private func throwingMismatch(
    of view: @autoclosure () throws -> Content, _ body: () throws -> InspectableView<ViewType.Shape>
  ) throws -> InspectableView<ViewType.Shape> {
    do {
      return try body()
    } catch InspectionError.inspection {
      throw InspectionError.typeMismatch(
        factual: Inspector.typeName(value: try view().view), expected: "InspectableShape")
    }
  }
}

extension InspectableView where View == ViewType.Shape {
  /// The outline of the shape in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  /// - Throws: `InspectionError.notSupported` if the outline is not known, as that after `inset(by:)`.
  public func path(in rect: CGRect) throws -> Path {
    guard let shape = content.view as? any InspectableShape else {
      throw InspectionError.notSupported("Please put a void '.offset()' modifier before or after '.inset(by:)'")
    }
    return shape.path(in: rect)
  }

  /// The inset of the shape, in points.
  public func inset() throws -> CGFloat { try value("amount") }

  /// The offset of the shape, in points.
  public func offset() throws -> CGSize { try value("offset") }

  /// The scale of the shape, and its anchor.
  public func scale() throws -> (x: CGFloat, y: CGFloat, anchor: UnitPoint) {
    let scale: CGSize = try value("scale")
    return (scale.width, scale.height, try value("scaleAnchor"))
  }

  /// The rotation of the shape, and its anchor.
  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    (try value("angle"), try value("rotationAnchor"))
  }

  /// The transform of the shape.
  public func transform() throws -> CGAffineTransform { try value("transform") }

  /// The fixed size of the shape, in points.
  public func size() throws -> CGSize { try value("size") }

  /// The stroke style of the shape.
  public func strokeStyle() throws -> StrokeStyle { try value("strokeStyle", label: "style") }

  /// The trimmed range of the shape, as fractions of its length.
  public func trim() throws -> (from: CGFloat, to: CGFloat) {
    (try value("startFraction"), try value("endFraction"))
  }

  /// The style that the shape is filled with.
  ///
  /// - Parameter style: The type of the style.
  /// - Throws: `InspectionError` if the shape is not filled, or with a style of another type.
  public func fillShapeStyle<S>(_ style: S.Type) throws -> S where S: ShapeStyle {
    let found = content.composition?.allValues.first { $0.name == "style" }
    return try found.map { try Inspector.cast(value: $0.value, type: S.self) } ?? value("style")
  }

  /// The fill style of the shape.
  public func fillStyle() throws -> FillStyle { try value("fillStyle") }

  /// A value of the shape, or of the nearest shape inside it.
  private func value<Value>(_ name: String, label: String? = nil) throws -> Value {
    var current = content.view
    while let composition = (current as? any ComposedView)?.composition {
      if let value: Value = composition.value(name) { return value }
      guard let inner: any SwiftUI.Shape = composition.value("shape") else { break }
      current = inner
    }
    throw InspectionError.attributeNotFound(label: label ?? name, type: Inspector.typeName(value: current))
  }
}
