import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `ColorPicker`.
  public struct ColorPicker: KnownViewType {
    public static var typePrefix: String { "ColorPicker" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `ColorPicker`.
  public func colorPicker() throws -> InspectableView<ViewType.ColorPicker> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `ColorPicker`.
  public func colorPicker(_ index: Int) throws -> InspectableView<ViewType.ColorPicker> { try element(index) }
}

extension InspectableView where View == ViewType.ColorPicker {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Selects a color.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not use the picker.
  public func select(color: Color) throws {
    let binding: Binding<Color> = try content.value("selection")
    try trigger { binding.wrappedValue = color }
  }

  /// Selects a color of Core Graphics.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not use the picker.
  public func select(color: CGColor) throws { try select(color: Color(cgColor: color)) }

  /// Selects a color of UIKit.
  ///
  /// - Throws: `InspectionError.unresponsiveControl` if a person could not use the picker.
  public func select(color: UIColor) throws { try select(color: Color(uiColor: color)) }
}

extension ViewType.ColorPicker {
  /// The gamma-encoded components of a color of any type, for comparisons.
  public struct RGBA: Equatable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0

    /// The components of a color of Core Graphics.
    public init(color: CGColor) { self.init(color: UIColor(cgColor: color)) }

    /// The components of a color, in the light appearance.
    public init(color: Color) { self.init(color: UIColor(color)) }

    /// The components of a color of UIKit, in the light appearance.
    public init(color: UIColor) { color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }

    /// Whether all components differ by less than 1/256.
    public static func == (lhs: RGBA, rhs: RGBA) -> Bool {
      zip(lhs.components, rhs.components).allSatisfy { abs($0 - $1) < 1 / 256 }
    }

    private var components: [CGFloat] { [red, green, blue, alpha] }
  }
}
