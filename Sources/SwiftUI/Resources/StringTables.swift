import Foundation

/// The localized strings of bundles: string catalogs and strings files, read when they are first asked for.
@MainActor
package final class StringTables {
  private struct Key: Hashable {
    let bundlePath: String?
    let table: String

    init(bundlePath: String?, table: String) {
      self.bundlePath = bundlePath
      self.table = table
    }

    init(_ request: LocalizedStringRequest) {
      self.init(bundlePath: request.bundle?.bundlePath, table: request.table ?? "Localizable")
    }
  }

  private var known: [Key: [any StringTable]] = [:]

  package init() {}

  /// The text for a key in the request's language; nil when no table has it.
  package func string(_ request: LocalizedStringRequest) -> String? {
    Self.string(request, in: tables(of: request))
  }

  /// The text for a key in the request's language, read from its file; for code that runs anywhere.
  nonisolated package static func readString(_ request: LocalizedStringRequest) -> String? {
    string(request, in: read(Key(request)))
  }

  nonisolated private static func string(_ request: LocalizedStringRequest, in tables: [any StringTable]) -> String? {
    if tables.isEmpty { return nil }
    for language in languages(of: request.locale) {
      for table in tables {
        if let text = table.string(request.key, language: language, numbers: request.numbers) { return text }
      }
    }
    return nil
  }

  /// The tables of keys that name neither a bundle nor a table: nearly all. Read once, as the bundles are.
  private static let standardTables = read(Key(bundlePath: nil, table: "Localizable"))

  private func tables(of request: LocalizedStringRequest) -> [any StringTable] {
    if request.bundle == nil, request.table == nil { return Self.standardTables }
    return tables(Key(request))
  }

  private func tables(_ key: Key) -> [any StringTable] {
    if let tables = known[key] { return tables }
    let tables = Self.read(key)
    known[key] = tables
    return tables
  }

  nonisolated private static func read(_ key: Key) -> [any StringTable] {
    var tables: [any StringTable] = []
    for folder in ResourceBundles.folders(bundlePath: key.bundlePath) {
      if let catalog = StringCatalog(contentsOf: folder.appendingPathComponent("\(key.table).xcstrings")) {
        tables.append(catalog)
      }
      let files = StringsFiles(folder: folder, table: key.table)
      if !files.isEmpty { tables.append(files) }
    }
    return tables
  }

  /// The names under which a locale's language may be listed, the most exact first.
  nonisolated static func languages(of locale: Locale) -> [String] {
    let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let parts = identifier.split(separator: "-").map(String.init)
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}

/// Texts by key and language.
protocol StringTable: Sendable {
  func string(_ key: String, language: String, numbers: [Double]) -> String?
}
