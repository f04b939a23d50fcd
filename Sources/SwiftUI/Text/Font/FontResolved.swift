import FlowRendering
import Foundation

extension Font {
  /// What a font depends on: the Dynamic Type size, the bold text of the device, and its design.
  public struct Context: Hashable, CustomDebugStringConvertible, Sendable {
    fileprivate let dynamicTypeSize: DynamicTypeSize
    fileprivate let legibilityWeight: LegibilityWeight?
    fileprivate let design: SwiftUI.Design

    fileprivate init(_ environment: EnvironmentValues) {
      dynamicTypeSize = environment.dynamicTypeSize
      legibilityWeight = environment.legibilityWeight
      design = environment.design
    }

    /// The values of the context.
    public var debugDescription: String {
      "Font.Context(dynamicTypeSize: \(dynamicTypeSize), legibilityWeight: \(String(describing: legibilityWeight)))"
    }

    /// Whether fonts are the same in both contexts.
    public static func == (lhs: Context, rhs: Context) -> Bool {
      lhs.dynamicTypeSize == rhs.dynamicTypeSize && lhs.legibilityWeight == rhs.legibilityWeight
        && lhs.design === rhs.design
    }

    /// Adds the values of the context to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dynamicTypeSize)
      hasher.combine(legibilityWeight)
      hasher.combine(ObjectIdentifier(design))
    }
  }

  /// The properties of a font in a context.
  public struct Resolved: Hashable, Sendable {
    /// The font of Core Text, which has the size in points.
    public let ctFont: CTFont

    /// The size, in points.
    public let pointSize: CGFloat

    /// The weight.
    public let weight: Weight

    /// The width.
    public let width: Width

    /// The line spacing.
    public let leading: Leading

    /// Whether the font is bold: semibold or heavier.
    public let isBold: Bool

    /// Whether the font is italic.
    public let isItalic: Bool

    /// Whether all characters have the same width.
    public let isMonospaced: Bool

    /// Whether lowercase letters are small capitals.
    public let isLowercaseSmallCaps: Bool

    /// Whether uppercase letters are small capitals.
    public let isUppercaseSmallCaps: Bool

    /// Whether all letters are small capitals.
    public let isSmallCaps: Bool

    fileprivate init(_ font: Font, _ spec: FontSpec) {
      pointSize = CGFloat(spec.size)
      weight = Weight(value: spec.weight)
      let widths: [Width] = [.compressed, .condensed, .standard, .expanded]
      width = widths.first { $0.factor == spec.width } ?? Width(CGFloat(spec.width - 1))
      leading =
        switch spec.leading {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
      isBold = spec.weight >= Weight.semibold.value
      isItalic = spec.isItalic
      isMonospaced = spec.family == .monospaced
      isLowercaseSmallCaps = spec.smallCaps.hasLowercase
      isUppercaseSmallCaps = spec.smallCaps.hasUppercase
      isSmallCaps = spec.smallCaps == .all
      let name = if case .named(let name) = spec.family { name } else { ".SFUI-\(UIFont.Weight(weight).name)" }
      ctFont = CTFont(name: name, size: pointSize, font: font.pointSize(pointSize))
    }
  }

  /// The properties of this font in a context.
  ///
  /// - Parameter context: The context of an environment: ``EnvironmentValues/fontResolutionContext``.
  public func resolve(in context: Context) -> Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = context.dynamicTypeSize
    environment.legibilityWeight = context.legibilityWeight
    environment.design = context.design
    return Resolved(self, resolve(in: environment))
  }
}

extension EnvironmentValues {
  /// What fonts depend on in this environment, for ``Font/resolve(in:)``.
  public var fontResolutionContext: Font.Context { Font.Context(self) }
}
