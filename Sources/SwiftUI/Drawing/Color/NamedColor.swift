import FlowRendering
import Foundation

/// A colour of an asset catalog.
package struct NamedColor: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  package let bundlePath: String?

  init(name: String, bundle: Bundle?) {
    self.name = name
    bundlePath = bundle?.bundlePath
  }

  /// What a colour that cannot be found is painted with, so that it is not taken for the real one.
  static let placeholder = RenderColor(red: 1, green: 0, blue: 1)

  func renderColor(in environment: EnvironmentValues) -> RenderColor {
    environment.namedColors.color(self, environment) ?? Self.placeholder
  }

  package var description: String {
    "NamedColor(name: \"\(name)\", bundle: \(bundlePath.map { "\"\($0)\"" } ?? "nil"))"
  }
}

/// How a screen finds the colours of asset catalogs.
///
/// A colour that `color` does not know is painted in magenta; a screen that looks colours up reports a warning then.
package struct NamedColorResolver: Sendable {
  package var color: @Sendable (NamedColor, EnvironmentValues) -> RenderColor?

  package init(color: @escaping @Sendable (NamedColor, EnvironmentValues) -> RenderColor?) {
    self.color = color
  }

  /// Knows no colour.
  package static let none = NamedColorResolver { _, _ in nil }
}

extension EnvironmentValues {
  private enum NamedColorsKey: EnvironmentKey {
    static var defaultValue: NamedColorResolver { .none }
  }

  /// How colours of asset catalogs are found; set by the screen.
  package var namedColors: NamedColorResolver {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }
}
