import Foundation
import SwiftUI

extension Font {
  /// The size of a font with an explicit size, in points.
  public func size() throws -> CGFloat {
    switch source {
    case .system(let size, _, _), .custom(_, let size, _): return size
    case .style: throw missing("size")
    }
  }

  /// Whether the size of a named font is independent of the Dynamic Type size.
  public func isFixedSize() -> Bool {
    if case .custom(_, _, nil) = source { true } else { false }
  }

  /// The name of a font with an explicit name.
  public func name() throws -> String {
    guard case .custom(let name, _, _) = source else { throw missing("name") }
    return name
  }

  /// The weight of a system font.
  public func weight() throws -> Font.Weight {
    switch source {
    case .system(_, let weight, _), .style(_, let weight, _): return weight ?? .regular
    case .custom: throw missing("weight")
    }
  }

  /// The design of a system font.
  public func design() throws -> Font.Design {
    switch source {
    case .system(_, _, let design), .style(_, _, let design): return design ?? .default
    case .custom: throw missing("design")
    }
  }

  /// The text style of the font's size.
  public func style() throws -> Font.TextStyle {
    switch source {
    case .style(let style, _, _), .custom(_, _, .some(let style)): return style
    case .system, .custom: throw missing("style")
    }
  }

  private func missing(_ name: String) -> InspectionError { .attributeNotFound(label: name, type: "Font") }
}
