import Foundation

/// The localized strings of bundles: string catalogs and strings files, read on first access.
package enum StringTables {
  private struct Key: Hashable {
    var bundlePath: String?
    var table = "Localizable"
  }

  /// The string for a key in the request's language, or else in the development language; `nil` if no table contains
  /// it.
  ///
  /// - Parameter report: Called with a description of each mistake in the tables.
  package static func string(
    _ request: LocalizedStringRequest, report: (String) -> Void = reportWarning
  ) -> String? {
    let tables = tables(of: request)
    if tables.isEmpty { return nil }
    let wanted = languages(of: request.locale)
    for table in tables {
      for fault in table.faults { report(fault) }
      for language in languages(wanted, in: table) {
        let text = table.string(request, language: language) {
          report("The string '\(request.key)' is not complete in '\(language)': \($0).")
        }
        if let text { return text }
      }
    }
    return nil
  }

  /// The tables for keys without a bundle and a table name, which are nearly all keys.
  private static let standardTables = read(Key())
  private static let known = ReadOnce<Key, [any StringTable]> { read($0) }

  private static func tables(of request: LocalizedStringRequest) -> [any StringTable] {
    if request.bundle == nil, request.table == nil { return standardTables }
    return known[Key(bundlePath: request.bundle?.bundlePath, table: request.table ?? "Localizable")]
  }

  private static func read(_ key: Key) -> [any StringTable] {
    var tables: [any StringTable] = []
    for folder in ResourceFolders.folders(bundlePath: key.bundlePath) {
      if let file = folder.files["\(key.table).xcstrings"] {
        tables.append(StringCatalog(contentsOf: file, name: folder.name(of: file)))
      }
      let files = StringsFiles(folder: folder, table: key.table)
      if !files.languages.isEmpty || !files.faults.isEmpty { tables.append(files) }
    }
    return tables
  }

  // MARK: - Languages

  /// The languages of a table to search, best match first.
  private static func languages(_ wanted: [String], in table: any StringTable) -> [String] {
    let exact = wanted.filter(table.languages.contains)
    // Another regional variant of Portuguese is better than no translation; Chinese scripts are not interchangeable.
    let language = wanted.last ?? ""
    let related = language == "zh" ? [] : table.languages.filter { $0.hasPrefix(language + "-") }
    return exact + (exact.isEmpty ? related.prefix(1) : []) + [table.sourceLanguage ?? "en", "Base"]
  }

  /// The names under which a locale's language may be listed, most specific first.
  package static func languages(of locale: Locale) -> [String] { knownLanguages[locale.identifier] }

  private static let knownLanguages = ReadOnce<String, [String]> { languages(of: $0) }

  private static func languages(of identifier: String) -> [String] {
    let identifier = identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    let parts = identifier.split(separator: "-").map(String.init)
    var names = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    if parts.first == "zh", parts.count == 2, let region = parts.last {
      let script = ["TW", "HK", "MO"].contains(region) ? "zh-Hant" : "zh-Hans"
      if !names.contains(script) { names.insert(script, at: 1) }
    }
    return names
  }
}
