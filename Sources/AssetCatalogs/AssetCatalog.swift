import Foundation

/// An asset catalog: the sets of a source folder `Assets.xcassets`, by kind and name.
package struct AssetCatalog: Sendable {
  /// A kind of set, named by the extension of its folder.
  package enum Kind: String, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
    case icon = "appiconset"
  }

  private struct Name: Hashable {
    let kind: Kind
    let name: String
  }

  private var sets: [Name: URL] = [:]

  package init(contentsOf folder: URL) {
    read(folder, prefix: "")
  }

  /// The folder of a set. The name includes groups that provide a namespace: `Icons/heart`.
  package func set(_ kind: Kind, named name: String) -> URL? { sets[Name(kind: kind, name: name)] }

  /// The names of all sets of a kind, sorted.
  package func names(of kind: Kind) -> [String] { sets.keys.filter { $0.kind == kind }.map(\.name).sorted() }

  private mutating func read(_ folder: URL, prefix: String) {
    for child in Self.children(of: folder) {
      let name = prefix + child.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: child.pathExtension) {
        let key = Name(kind: kind, name: name)
        if sets[key] == nil { sets[key] = child }
      } else if child.lastPathComponent != "Contents.json" {
        let group = child.lastPathComponent
        read(child, prefix: Self.providesNamespace(child) ? prefix + group + "/" : prefix)
      }
    }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  private static func providesNamespace(_ group: URL) -> Bool {
    contents(of: group, as: Group.self)?.properties?.providesNamespace ?? false
  }

  /// Decodes the `Contents.json` of a folder.
  package static func contents<Contents: Decodable>(
    of folder: URL, as type: Contents.Type = Contents.self
  ) -> Contents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  /// The entries of a folder, in the same order on every machine.
  package static func children(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}
