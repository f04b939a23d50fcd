import Foundation

/// A type of data that the system or the app has declared, with what it is a kind of, and the endings of its files.
package struct DeclaredType: Sendable {
  package let identifier: String
  /// The identifiers of the types that it is a kind of.
  package let parents: [String]
  /// The endings of files, the preferred one first.
  package let endings: [String]
  /// The MIME types, the preferred one first.
  package let mimeTypes: [String]
  /// The name for people.
  package let name: String?

  /// The beginning of the identifiers of types that nobody has declared.
  package static let dynamic = "dyn."

  /// The type with an identifier; one that is made of an ending for a dynamic identifier.
  package static func named(_ identifier: String) -> DeclaredType? {
    if let known = byIdentifier[identifier] ?? ofApp.first(where: { $0.identifier == identifier }) { return known }
    guard identifier.hasPrefix(dynamic) else { return nil }
    return DeclaredType(
      identifier: identifier, parents: ["public.data"], endings: [String(identifier.dropFirst(dynamic.count))],
      mimeTypes: [], name: nil)
  }

  /// The identifiers of the types with an ending, the most usual one first.
  package static func identifiers(ending: String) -> [String] {
    (system + ofApp).filter { $0.endings.contains(ending) }.map(\.identifier)
  }

  /// The identifiers of the types with a MIME type, the most usual one first.
  package static func identifiers(mimeType: String) -> [String] {
    (system + ofApp).filter { $0.mimeTypes.contains(mimeType) }.map(\.identifier)
  }

  /// The identifiers of all types that a type is a kind of, without itself.
  ///
  /// - Parameter parents: The parents of a type that is not declared.
  package static func kinds(of identifier: String, parents: [String] = []) -> Set<String> {
    var found: Set<String> = []
    var pending = named(identifier)?.parents ?? parents
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += named(next)?.parents ?? [] }
    }
    found.remove(identifier)
    return found
  }

  /// Whether a type is another one or a kind of it.
  package static func `is`(_ identifier: String, a kind: String) -> Bool {
    identifier == kind || kinds(of: identifier).contains(kind)
  }

  private static let byIdentifier = Dictionary(system.map { ($0.identifier, $0) }) { first, _ in first }

  // MARK: - Types of the app

  /// The types that the app declares in its Info.plist, for itself and for others.
  private static var ofApp: [DeclaredType] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
      (Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? []).compactMap(DeclaredType.init(entry:))
    }
  }

  private init?(entry: [String: Any]) {
    guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
    func texts(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
    let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    self.init(
      identifier: identifier, parents: texts(entry["UTTypeConformsTo"]),
      endings: texts(tags["public.filename-extension"]).map { $0.lowercased() },
      mimeTypes: texts(tags["public.mime-type"]), name: entry["UTTypeDescription"] as? String)
  }

  private init(identifier: String, parents: [String], endings: [String], mimeTypes: [String], name: String?) {
    self.identifier = identifier
    self.parents = parents
    self.endings = endings
    self.mimeTypes = mimeTypes
    self.name = name
  }

  /// - Parameter line: The identifier, the parents, the endings, the MIME types and the name, divided by bars.
  private init?(line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 5 else { return nil }
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.init(
      identifier: parts[0], parents: words(parts[1]), endings: words(parts[2]), mimeTypes: words(parts[3]),
      name: parts[4].isEmpty ? nil : parts[4])
  }

  // MARK: - Types of the system

  private static let system = systemLines.split(separator: "\n").compactMap(DeclaredType.init(line:))
}
