import FlowRendering
import Foundation

/// A color set of a catalog.
struct AssetColorSet: Decodable, Sendable {
  var colors: [AssetColor]?
}

/// One color of a set and its conditions.
struct AssetColor: Decodable, AssetVariant, Sendable {
  struct Value: Decodable, Sendable {
    var components: [String: String]?
    var reference: String?
    var space: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  var conditions: AssetConditions
  var color: Value?

  enum CodingKeys: CodingKey { case color }

  init(from decoder: any Decoder) throws {
    conditions = try AssetConditions(from: decoder)
    color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
  }

  func color(in environment: EnvironmentValues) -> RenderColor? {
    if let reference = color?.reference { return Self.systemColor(reference)?.renderColor(in: environment) }
    guard let components = color?.components else { return nil }
    let alpha = components["alpha"].flatMap(Self.number) ?? 1
    if let white = components["white"].flatMap(Self.number) { return RenderColor(white: white, alpha: alpha) }
    guard let red = components["red"].flatMap(Self.number), let green = components["green"].flatMap(Self.number),
      let blue = components["blue"].flatMap(Self.number)
    else { return nil }
    let space: Color.RGBColorSpace =
      switch color?.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if space == .sRGB { return RenderColor(red: red, green: green, blue: blue, alpha: alpha) }
    return RenderColor(Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Parses a component: a decimal fraction, a byte, or a byte in hexadecimal notation.
  private static func number(_ text: String) -> Float? {
    let text = text.trimmingCharacters(in: .whitespaces)
    for prefix in ["0x", "0X", "#"] where text.hasPrefix(prefix) {
      return UInt8(text.dropFirst(prefix.count), radix: 16).map { Float($0) / 255 }
    }
    if text.contains(".") { return Float(text) }
    return Float(text).map { $0 / 255 }
  }

  /// The color of a reference such as `systemBlueColor` or `secondaryLabelColor`.
  private static func systemColor(_ reference: String) -> Color? {
    if let color = labels[reference] { return Color(.system(SystemColorReference(color))) }
    switch reference {
    case "blackColor", "darkTextColor": return .black
    case "whiteColor", "lightTextColor": return reference == "whiteColor" ? .white : .white.opacity(0.6)
    case "darkGrayColor": return Color(white: 1 / 3)
    case "grayColor": return Color(white: 0.5)
    case "lightGrayColor": return Color(white: 2 / 3)
    case "clearColor": return .clear
    case "tintColor", "controlAccentColor": return .accentColor
    default:
      guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
      let name = reference.dropFirst("system".count).dropLast("Color".count).lowercased()
      return SystemColor(rawValue: name).map { Color(.system(SystemColorReference($0))) }
    }
  }

  private static let labels: [String: SystemColor] = [
    "labelColor": .primary, "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary,
    "quaternaryLabelColor": .quaternary, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "placeholderTextColor": .placeholderText,
    "systemBackgroundColor": .background, "secondarySystemBackgroundColor": .secondaryBackground,
    "tertiarySystemBackgroundColor": .tertiaryBackground, "systemGroupedBackgroundColor": .groupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground, "systemFillColor": .fill,
    "secondarySystemFillColor": .secondaryFill, "tertiarySystemFillColor": .tertiaryFill,
    "quaternarySystemFillColor": .quaternaryFill,
  ]
}
