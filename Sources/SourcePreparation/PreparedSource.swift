/// A Swift source as the compiler of another system would see it.
///
/// Lines stay where they are, and so do columns, except behind a `#selector`, in the header of an `@objc protocol`, and of
/// members that override in an extension, which move to their class.
package struct PreparedSource {
  /// The text, in UTF-8.
  package let bytes: [UInt8]
  /// Whether anything differs besides the line that names the file.
  package let isChanged: Bool
  package let summary: SourceSummary

  /// - Parameters:
  ///   - source: The text, in UTF-8.
  ///   - rules: The rules of its module.
  ///   - path: The path that the compiler's messages shall name; `nil` for none.
  package init(_ source: [UInt8], _ rules: SourceRules, path: String? = nil) {
    let tokens = TokenScanner.tokens(of: source)
    let platform = SourcePlatform(rules, tokens, source)
    var rewriter = SourceRewriter(source, tokens, rules, platform)
    rewriter.run()
    let added = Self.addedImports(rewriter, platform)
    let location = path.map { SourceLocation($0, source, tokens) }
    var edits = rewriter.edits
    if platform.hasModulesOfIOS {
      edits = OverridesInExtensions(tokens, source).applied(to: edits, tokens, source, path: path)
    }
    let hasEdits = !edits.isEmpty
    if let location { edits = location.merged(with: edits) }
    var text = location?.start ?? []
    text += Edit.apply(edits, to: source, from: location?.skipped ?? 0)
    let classes = platform.hasModulesOfIOS && rewriter.usesExpressions ? Self.predicateClasses : []
    if !added.isEmpty || !classes.isEmpty {
      if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
      let lines = added.map { name in
        let isPublic = rules.areImportsInternal || rules.explicitImports.contains(name)
        return "\(isPublic ? "public " : "")import \(platform.name(of: name))"
      }
      text += Array((lines + classes).joined(separator: "; ").utf8) + [UInt8(ascii: "\n")]
    }
    bytes = text
    isChanged = hasEdits || !added.isEmpty || !classes.isEmpty
    // The imports have their names in the prepared file, for which a target needs no alias.
    let imports = rewriter.imports.map { module in
      var module = module
      module.name = platform.name(of: module.name)
      return module
    }
    summary = SourceSummary(imports: imports, addedImports: added.map(platform.name), leftovers: rewriter.leftovers)
  }

  /// The imports of classes that Foundation has under the same names, without use: these win.
  private static let predicateClasses = ["NSExpression", "NSComparisonPredicate"].map {
    "import class FlowFoundation.\($0)"
  }

  /// The modules that are imported at the end, because on iOS others bring their names along.
  ///
  /// A second import of a module would cancel the effect of `@preconcurrency`.
  private static func addedImports(_ rewriter: SourceRewriter, _ platform: SourcePlatform) -> [String] {
    let imports = rewriter.imports
    var added = rewriter.rules.commonModules
    let hasFoundation = (imports.map(\.name) + added).contains { SourceRules.modulesWithFoundation.contains($0) }
    if hasFoundation {
      // A package that knows Linux may ask for Combine, and expect that Foundation brings it along.
      added += platform.hasModulesOfIOS ? rewriter.rules.impliedModules : rewriter.asksForCombine ? ["Combine"] : []
    }
    if platform.hasModulesOfIOS {
      added += rewriter.optionalImports
      // On iOS these bring others along.
      let hasUIKit = imports.contains { SourceRules.modulesWithUIKit.contains($0.name) && !$0.isPart }
      if hasUIKit, rewriter.rules.isUIKitImplied, !added.contains("UIKit") { added.append("UIKit") }
      var sources = Set(imports.map(\.name) + added)
      if hasUIKit { sources.insert("UIKit") }
      if hasFoundation { sources.insert("Foundation") }
      added += SourceRules.broughtModules.filter { module in
        rewriter.broughtModules.contains(module.name) && rewriter.rules.modules.contains(module.name)
          && !module.importers.isDisjoint(with: sources)
      }.map(\.name)
      if imports.contains(where: { $0.name == "OSLog" }) { added.append("os") }
      // Associated objects are names of Objective-C's runtime.
      if imports.contains(where: { $0.name == "ObjectiveC" }), !added.contains("FlowFoundation") {
        added += rewriter.rules.impliedModules.filter { $0 == "FlowFoundation" }
      }
    }
    added.removeAll { name in imports.contains { $0.name == name && ($0.isPreconcurrency || !$0.isPart) } }
    if rewriter.usesObjectiveC, platform != .linux { added.append(platform.objectiveC) }
    return added
  }
}

/// What is known of a source after its preparation.
package struct SourceSummary: Hashable, Codable, Sendable {
  /// The imports that are compiled.
  package let imports: [ImportedModule]
  /// The modules whose import was added.
  package let addedImports: [String]
  /// What does not compile here and was left as it is.
  package let leftovers: [Leftover]

  /// The aliases that the module of the file needs.
  package var aliases: [String: String] {
    let names = Set(imports.map(\.name) + addedImports)
    return SourceRules.aliases.filter { names.contains($0.key) }
  }
}
