import SwiftUI

extension InspectableView {
  /// The foreground color.
  public func foregroundColor() throws -> Color? {
    guard !(content.view is Text) else {
      throw InspectionError.notSupported(
        "Please use .attributes().foregroundColor() for inspecting foregroundColor on a Text")
    }
    return try environmentForegroundColor()
  }

  /// The foreground color set by the view or an ancestor.
  func environmentForegroundColor() throws -> Color? {
    guard let color: Color? = environmentCompositions("foregroundColor").first?.value("color") else {
      throw modifierNotFound("foregroundColor")
    }
    return color
  }

  /// The foreground style.
  ///
  /// - Parameter style: The type of the style; the nearest one of this type is returned.
  /// - Throws: `InspectionError.modifierNotFound` if no foreground style is of the type.
  public func foregroundStyleShapeStyle<S: ShapeStyle>(_ style: S.Type) throws -> S {
    let styles = environmentCompositions("foregroundStyle").compactMap { $0.value("styles", as: [any ShapeStyle].self) }
    guard let match = styles.lazy.compactMap({ $0.first as? S }).first else {
      throw modifierNotFound("foregroundStyle")
    }
    return match
  }

  /// The accent color.
  public func accentColor() throws -> Color? { try environment(\.accentColor, call: "accentColor") }

  /// The tint, if it is a color.
  public func tint() throws -> Color? { try environment(\.tintStyle, call: "tint")?.color }

  /// The color scheme of the view, or its preferred color scheme.
  public func colorScheme() throws -> ColorScheme {
    do {
      return try environment(\.colorScheme, call: "colorScheme")
    } catch {
      guard let preferred = try? preferredColorScheme() else { throw error }
      return preferred
    }
  }

  /// The color scheme that the view or an ancestor prefers.
  public func preferredColorScheme() throws -> ColorScheme? {
    let modifiers = content.transitiveModifiers("preferredColorScheme")
    guard let scheme: ColorScheme? = modifiers.first?.value("value") else {
      throw modifierNotFound("preferredColorScheme")
    }
    return scheme
  }
}
