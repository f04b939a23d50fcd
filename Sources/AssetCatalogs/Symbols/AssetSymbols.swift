import Foundation

/// The Swift file with a constant for each color, image and string of several catalogs, as Xcode generates it.
package struct AssetSymbols {
  private let colors: SymbolTree
  private let images: SymbolTree
  private let strings: StringSymbols
  private let bundle: ResourceBundle
  private let hasExtensions: Bool
  private let faults: [String]
  private let declared: DeclaredMembers

  /// The bundle that contains the catalogs at run time.
  package enum ResourceBundle: String {
    /// The bundle that the package manager creates for a target with resources.
    case module
    /// The app's own bundle.
    case main
  }

  /// - Parameters:
  ///   - catalogs: The catalogs of colors and images.
  ///   - strings: The catalogs of strings.
  ///   - bundle: The bundle that contains all of them at run time.
  ///   - hasExtensions: Whether there are members of `Color`, `UIColor` and `UIImage`, too.
  ///   - declared: The members that the target's sources declare; symbols of the same names are left out.
  package init(
    catalogs: [AssetCatalog], strings: StringSymbols = StringSymbols(catalogs: []), bundle: ResourceBundle = .module,
    hasExtensions: Bool = true, declared: DeclaredMembers = DeclaredMembers()
  ) {
    self.declared = declared
    self.hasExtensions = hasExtensions
    self.bundle = bundle
    self.strings = strings
    faults = catalogs.flatMap(\.faults)
    colors = SymbolTree(Self.names(of: [.color], in: catalogs), kind: .color)
    images = SymbolTree(Self.names(of: [.image, .symbol], in: catalogs), kind: .image)
  }

  private static func names(of kinds: [AssetCatalog.Kind], in catalogs: [AssetCatalog]) -> [String] {
    Set(catalogs.flatMap { catalog in kinds.flatMap(catalog.names) }).sorted()
  }

  /// One sentence for each set without a constant, and for each file that cannot be read.
  package var warnings: [String] {
    faults
      + (colors.clashes.map { ("color", $0) } + images.clashes.map { ("image", $0) }).map { kind, name in
        "The \(kind) '\(name)' has no symbol: another one has the same name in Swift."
      } + strings.warnings
  }

  /// The contents of the file.
  package var source: String {
    var lines = [
      "// Made of the target's catalogs by FlowAssets. Changes are lost with the next build.", "",
      "import Foundation", "import SwiftUI", "",
      "private let resourceBundle = Foundation.Bundle.\(bundle)",
    ]
    resources("ColorResource", colors, &lines)
    resources("ImageResource", images, &lines)
    if hasExtensions {
      let color = "SwiftUI.ColorResource"
      members("SwiftUI.Color", "SwiftUI.Color", colors, color, label: "", &lines)
      members("SwiftUI.ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color", colors, color, label: "", &lines)
      members("SwiftUI.UIColor", "SwiftUI.UIColor", colors, color, label: "resource: ", &lines)
      members("SwiftUI.UIImage", "SwiftUI.UIImage", images, "SwiftUI.ImageResource", label: "resource: ", &lines)
    }
    lines += strings.lines(bundle: bundle == .main ? ".main" : ".atURL(resourceBundle.bundleURL)")
    return lines.joined(separator: "\n") + "\n"
  }

  private func resources(_ type: String, _ tree: SymbolTree, _ lines: inout [String]) {
    if tree.isEmpty { return }
    lines += ["", "extension SwiftUI.\(type) {"]
    lines += tree.lines("  ") { _, constant, name in
      let literal = name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      return "static let \(constant) = SwiftUI.\(type)(name: \"\(literal)\", bundle: resourceBundle)"
    }
    lines.append("}")
  }

  /// Properties of another type for the constants of a resource. A protocol has no namespaces.
  private func members(
    _ type: String, _ value: String, _ tree: SymbolTree, _ resource: String, label: String, _ lines: inout [String]
  ) {
    let extended = type.split(separator: " ").first?.split(separator: ".").last.map(String.init) ?? ""
    let system = resource.hasSuffix("ColorResource") ? Self.systemColors : []
    let free = tree.filtered(
      sets: { !system.contains($0) && !declared.contains($0, of: extended) },
      namespaces: { !type.contains(" where ") && !declared.contains($0, of: extended) })
    let added = free.lines("  ") { path, constant, _ in
      "static var \(constant): \(value) { .init(\(label)\(resource).\(path)\(constant)) }"
    }
    if !added.isEmpty { lines += ["", "extension \(type) {"] + added + ["}"] }
  }

  /// Names that SwiftUI or UIKit use for their own colors.
  private static let systemColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo",
    "lightGray", "lightText", "link", "magenta", "mint", "orange", "pink", "placeholderText", "primary", "purple",
    "quaternaryLabel", "red", "secondary", "separator", "teal", "tertiary", "quaternary", "white", "yellow", "label",
    "opaqueSeparator", "background", "foreground", "tint", "selection", "fill", "windowBackground",
  ]
}
