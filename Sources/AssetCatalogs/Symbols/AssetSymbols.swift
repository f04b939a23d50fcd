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
    constants(of: tree, type, "  ", &lines)
    lines.append("}")
  }

  private func constants(of tree: SymbolTree, _ type: String, _ indent: String, _ lines: inout [String]) {
    for (constant, name) in tree.sets.sorted(by: { $0.key < $1.key }) {
      let literal = name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      lines.append(
        "\(indent)static let \(constant) = SwiftUI.\(type)(name: \"\(literal)\", bundle: resourceBundle)")
    }
    for (name, space) in tree.namespaces.sorted(by: { $0.key < $1.key }) {
      lines.append("\(indent)enum \(name) {")
      constants(of: space, type, indent + "  ", &lines)
      lines.append("\(indent)}")
    }
  }

  /// Properties of another type for the constants of a resource. A protocol has no namespaces.
  private func members(
    _ type: String, _ value: String, _ tree: SymbolTree, _ resource: String, label: String, _ lines: inout [String]
  ) {
    let extended = type.split(separator: " ").first?.split(separator: ".").last.map(String.init) ?? ""
    let system = resource.hasSuffix("ColorResource") ? Self.systemColors : []
    let own = tree.sets.keys.sorted().filter { !system.contains($0) && !declared.contains($0, of: extended) }
    var added = own.map { "  static var \($0): \(value) { .init(\(label)\(resource).\($0)) }" }
    if !type.contains(" where ") {
      for (name, space) in tree.namespaces.sorted(by: { $0.key < $1.key }) where !declared.contains(name, of: extended)
      {
        added += properties(of: space, name, value, "\(resource).\(name)", label: label, "  ")
      }
    }
    if !added.isEmpty { lines += ["", "extension \(type) {"] + added + ["}"] }
  }

  private func properties(
    of tree: SymbolTree, _ name: String, _ value: String, _ resource: String, label: String, _ indent: String
  ) -> [String] {
    let own = tree.sets.keys.sorted().map {
      "\(indent)  static var \($0): \(value) { .init(\(label)\(resource).\($0)) }"
    }
    let spaces = tree.namespaces.sorted { $0.key < $1.key }.flatMap { inner, space in
      properties(of: space, inner, value, "\(resource).\(inner)", label: label, indent + "  ")
    }
    return ["\(indent)enum \(name) {"] + own + spaces + ["\(indent)}"]
  }

  /// Names that SwiftUI or UIKit use for their own colors.
  private static let systemColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo",
    "lightGray", "lightText", "link", "magenta", "mint", "orange", "pink", "placeholderText", "primary", "purple",
    "quaternaryLabel", "red", "secondary", "separator", "teal", "tertiary", "quaternary", "white", "yellow", "label",
    "opaqueSeparator", "background", "foreground", "tint", "selection", "fill", "windowBackground",
  ]
}
