import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import SwiftUIMacros

/// A piece of source with its macros expanded, as the compiler would.
struct MacroExpansion {
  /// The source after the expansion.
  let source: String

  /// The reported errors, each as `line:column: message`.
  let errors: [String]

  /// Expands the macros of SwiftUI in a file `Shop/CartView.swift`.
  ///
  /// - Parameter source: The text of the file.
  init(_ source: String) {
    let file = Parser.parse(source: source)
    let shared = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Shop", fullFilePath: "CartView.swift")]
    )
    let expanded = file.expand(
      macroSpecs: Self.macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: shared, lexicalContext: node.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2)
    )
    self.source = expanded.description
    errors = shared.diagnostics.map { diagnostic in
      let location = shared.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "CartView.swift")
      return "\(location.line):\(location.column): \(diagnostic.message)"
    }
  }

  private static let macros: [String: MacroSpec] = [
    "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
    "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
    "Entry": MacroSpec(type: EntryMacro.self),
    "Preview": MacroSpec(type: PreviewMacro.self),
    "Previewable": MacroSpec(type: PreviewableMacro.self),
    "__AnimatableAccessors": MacroSpec(type: AnimatableAccessorsMacro.self),
    "__EntryDefaultValue": MacroSpec(type: EntryDefaultValueMacro.self),
  ]

  /// The expanded source without indentation, to compare code that a macro moves.
  var unindented: String {
    source.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
