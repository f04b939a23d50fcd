import FlowRendering
import Foundation

/// The colours of asset catalogs, read from their sources: there is no compiler for catalogs here.
@MainActor
package final class AssetColors {
  private var known: [NamedColor: [AssetColor]] = [:]

  package init() {}

  /// The colour in an environment; nil when no catalog has it.
  package func color(_ name: NamedColor, in environment: EnvironmentValues) -> RenderColor? {
    let variants = variants(of: name)
    let best = variants.enumerated().max { first, second in
      // The first of equally good variants, as listed in the catalog.
      let (a, b) = (first.element.score(in: environment), second.element.score(in: environment))
      return a == b ? first.offset > second.offset : a < b
    }
    guard let best, best.element.score(in: environment) >= 0 else { return nil }
    return best.element.color(in: environment)
  }

  private func variants(of name: NamedColor) -> [AssetColor] {
    if let variants = known[name] { return variants }
    let variants = read(name)
    known[name] = variants
    return variants
  }

  private func read(_ name: NamedColor) -> [AssetColor] {
    for folder in ResourceBundles.folders(bundlePath: name.bundlePath) {
      for catalog in ResourceBundles.children(of: folder) where catalog.pathExtension == "xcassets" {
        if let set = find("\(name.name).colorset", in: catalog),
          let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
          let contents = try? JSONDecoder().decode(AssetColorSet.self, from: data)
        {
          return contents.colors
        }
      }
    }
    return []
  }

  /// The folder with a name, or with a path when groups provide namespaces.
  private func find(_ path: String, in folder: URL) -> URL? {
    let direct = folder.appendingPathComponent(path)
    if FileManager.default.fileExists(atPath: direct.path) { return direct }
    for child in ResourceBundles.children(of: folder) where child.pathExtension.isEmpty {
      if let found = find(path, in: child) { return found }
    }
    return nil
  }
}

/// The contents of a color set.
struct AssetColorSet: Decodable {
  var colors: [AssetColor]
}

/// One color of a set, and the appearances that it is for.
struct AssetColor: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Value: Decodable {
    var components: [String: String]?
    var reference: String?
    var space: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  var idiom: String?
  var appearances: [Appearance]?
  var color: Value?

  /// How well the color suits an environment; negative when it is for another one.
  func score(in environment: EnvironmentValues) -> Int {
    guard color != nil else { return -1 }
    if let idiom, !["universal", "iphone"].contains(idiom) { return -1 }
    var score = idiom == "iphone" ? 1 : 0
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark") where environment.colorScheme == .dark: score += 4
      case ("luminosity", "light") where environment.colorScheme == .light: score += 4
      case ("contrast", "high") where environment.colorSchemeContrast == .increased: score += 2
      default: return -1
      }
    }
    return score
  }

  func color(in environment: EnvironmentValues) -> RenderColor? {
    if let reference = color?.reference { return Self.systemColor(reference)?.color(in: environment) }
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

  /// A component: a fraction with a decimal point, a byte, or a byte in hexadecimal notation.
  private static func number(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    if text.contains(".") { return Float(text) }
    return Float(text).map { $0 / 255 }
  }

  /// The system color that a reference such as `systemBlueColor` or `secondaryLabelColor` means.
  private static func systemColor(_ reference: String) -> SystemColor? {
    let names: [String: SystemColor] = [
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
    if let color = names[reference] { return color }
    guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
    return SystemColor(rawValue: reference.dropFirst("system".count).dropLast("Color".count).lowercased())
  }
}
