import FlowRendering
import Foundation

/// A color of an asset catalog.
package struct NamedColor: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  package let bundlePath: String?

  init(name: String, bundle: Bundle?) {
    self.name = name
    bundlePath = bundle?.bundlePath
  }

  /// The color painted in place of a missing one, chosen so that it is not mistaken for the real color.
  static let placeholder = RenderColor(red: 1, green: 0, blue: 1)

  func renderColor(in environment: EnvironmentValues) -> RenderColor {
    environment.namedColors.color(self, environment) ?? Self.placeholder
  }

  package var description: String {
    "NamedColor(name: \"\(name)\", bundle: \(bundlePath.map { "\"\($0)\"" } ?? "nil"))"
  }
}

/// Finds the colors of asset catalogs for a screen.
///
/// A color for which `color` returns `nil` is painted in magenta; a screen that looks up colors reports a warning.
package struct NamedColorResolver: Sendable {
  package var color: @Sendable (NamedColor, EnvironmentValues) -> RenderColor?

  package init(color: @escaping @Sendable (NamedColor, EnvironmentValues) -> RenderColor?) {
    self.color = color
  }

  /// A resolver without colors.
  package static let none = NamedColorResolver { _, _ in nil }
}

extension EnvironmentValues {
  /// The resolver of colors in asset catalogs; set by the screen.
  @Entry package var namedColors: NamedColorResolver = .none
}
