import SwiftUI

extension ViewType {
  /// Inspects a `Color`.
  public struct Color: KnownViewType {
    public static var typePrefix: String { "Color" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Color`.
  public func color() throws -> InspectableView<ViewType.Color> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Color`.
  public func color(_ index: Int) throws -> InspectableView<ViewType.Color> { try element(index) }
}

extension InspectableView where View == ViewType.Color {
  /// The color itself.
  public func value() throws -> Color { try Inspector.cast(value: content.view, type: Color.self) }

  /// The components of a constant color: unchanged for Display P3, linear for sRGB.
  ///
  /// - Throws: `InspectionError.notSupported` if the color is not constant.
  public func rgba() throws -> (red: Float, green: Float, blue: Float, alpha: Float) {
    guard let components = try value().source.components else {
      throw InspectionError.notSupported("RGBA values are not available")
    }
    return (components.red, components.green, components.blue, components.opacity)
  }

  /// The name of a color of an asset catalog.
  ///
  /// - Throws: `InspectionError.notSupported` if the color is not one of a catalog.
  public func name() throws -> String {
    guard case .named(let color) = try value().source else {
      throw InspectionError.notSupported("Color name is not available")
    }
    return color.name
  }
}
