import Foundation

/// The Swift symbols of string catalogs, as Xcode generates them: a constant for each key that was added manually, and
/// a function for each whose text has values.
package struct StringSymbols {
  /// The tables, sorted by name.
  private let tables: [Table]

  /// One sentence for each key without a symbol, and for each file that cannot be read.
  package let warnings: [String]

  private struct Table {
    let name: String
    let symbols: [StringSymbol]
  }

  /// - Parameter catalogs: Files with the extension `xcstrings`; files that cannot be read have no symbols.
  package init(catalogs: [URL]) {
    var warnings: [String] = []
    tables = catalogs.map { file in
      var known: Set<String> = []
      var symbols: [StringSymbol] = []
      do throws(FileFault) {
        symbols = try JSONFile.decode(file, as: StringCatalogContents.self).symbols
      } catch {
        warnings.append("The file '\(file.lastPathComponent)' cannot be read: \(error). Its strings have no symbols.")
      }
      let own = symbols.filter { symbol in
        let isNew = known.insert(symbol.name).inserted
        if !isNew {
          warnings.append("The string '\(symbol.key)' has no symbol: another one has the same name in Swift.")
        }
        return isNew
      }
      return Table(name: file.deletingPathExtension().lastPathComponent, symbols: own)
    }
    .sorted { $0.name < $1.name }
    self.warnings = warnings
  }

  /// Whether there are no symbols.
  package var isEmpty: Bool { tables.allSatisfy(\.symbols.isEmpty) }

  /// The lines of the declarations.
  ///
  /// - Parameter bundle: The bundle of the tables, as an expression.
  func lines(bundle: String) -> [String] {
    tables.filter { !$0.symbols.isEmpty }.flatMap { table -> [String] in
      let isMain = table.name == "Localizable"
      let indent = isMain ? "  " : "    "
      let members = table.symbols.map { indent + $0.declaration(table: table.name, bundle: bundle) }
      let namespace = SymbolName(table.name, kind: nil).namespace
      return ["", "extension SwiftUI.LocalizedStringResource {"] + (isMain ? [] : ["  enum \(namespace) {"]) + members
        + (isMain ? [] : ["  }"]) + ["}"]
    }
  }
}
