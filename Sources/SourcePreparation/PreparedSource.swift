/// A Swift source as the compiler of another system would see it.
///
/// Lines stay where they are, and so do columns, except behind a `#selector`, in the header of an `@objc protocol`, and of
/// members that override in an extension, which move to their class. Code at the top level of a file `main.swift` moves into
/// functions.
package struct PreparedSource {
  /// The text, in UTF-8.
  package let bytes: [UInt8]
  /// Whether anything differs besides the line that names the file.
  package let isChanged: Bool
  package let summary: SourceSummary

  /// - Parameters:
  ///   - source: The text, in UTF-8.
  ///   - rules: The rules of its module.
  ///   - path: The path that the compiler's messages name; `nil` for none.
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
    var declarations = Self.addedDeclarations(rewriter, platform)
    if rules.origin == .apple, let path, path.hasSuffix("/" + TopLevelCode.fileName) {
      let code = TopLevelCode(tokens, source)
      edits = Edit.merged(code.edits, edits)
      declarations += code.declarations
    }
    let hasEdits = !edits.isEmpty
    if let location { edits = location.merged(with: edits) }
    var text = location?.start ?? []
    text += Edit.apply(edits, to: source, from: location?.skipped ?? 0)
    if !added.isEmpty || !declarations.isEmpty {
      if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
      let lines = added.map { name in
        let isPublic = rules.areImportsInternal || rules.explicitImports.contains(name)
        return "\(isPublic ? "public " : "")import \(platform.name(of: name))"
      }
      text += Array((lines + declarations).joined(separator: "; ").utf8) + [UInt8(ascii: "\n")]
    }
    bytes = text
    isChanged = hasEdits || !added.isEmpty || !declarations.isEmpty
    // The imports have their names in the prepared file, for which a target needs no alias.
    let imports = rewriter.imports.map { module in
      var module = module
      module.name = platform.name(of: module.name)
      return module
    }
    summary = SourceSummary(imports: imports, addedImports: added.map(platform.name), leftovers: rewriter.leftovers)
  }

  /// The imports of declarations of which other modules have the names, too: these win.
  private static func addedDeclarations(_ rewriter: SourceRewriter, _ platform: SourcePlatform) -> [String] {
    guard platform.hasModulesOfIOS else { return [] }
    var declarations = rewriter.hiddenClasses.sorted().map { "class FlowFoundation.\($0)" }
    // On iOS, a package's type for older systems is obsolete where SwiftUI has its own.
    if rewriter.usesBindable, rewriter.imports.contains(where: { $0.name == "SwiftUI" && !$0.isPart }) {
      declarations.append("struct SwiftUI.Bindable")
    }
    return declarations.map { "\(rewriter.rules.areImportsInternal ? "public " : "")import \($0)" }
  }

  /// Whether public declarations may use Combine although the file's import of it is internal: on iOS, queues and run
  /// loops are schedulers in the modules that declare them.
  private static func needsPublicCombine(_ rewriter: SourceRewriter) -> Bool {
    let imports = rewriter.imports
    return rewriter.rules.areImportsInternal
      && imports.contains { $0.name == "Combine" && !$0.isPublic && !$0.isPreconcurrency }
      && imports.contains { ["Dispatch", "Foundation"].contains($0.name) && $0.isPublic }
  }

  /// Names of Combine that other modules have, too, and that nobody uses without others of Combine.
  private static let sharedNames: Set<String> = ["Record", "Subscription"]

  /// Names that show that a file uses Combine.
  private static let namesOfCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "Cancellable", "ConnectablePublisher", "CurrentValueSubject", "Deferred",
    "Future", "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publisher",
    "Publishers", "Scheduler", "Subject", "Subscriber", "Subscribers", "Subscriptions",
  ]

  /// Whether Combine would only make names ambiguous that the file takes from another module.
  private static func avoidsCombine(_ rewriter: SourceRewriter) -> Bool {
    func uses(_ names: Set<String>) -> Bool {
      let lengths = Set(names.map(\.utf8.count))
      return rewriter.tokens.contains {
        $0.kind == .identifier && lengths.contains($0.range.count) && names.contains(rewriter.source.text($0.range))
      }
    }
    return uses(sharedNames) && !uses(namesOfCombine)
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
      let implied = rewriter.rules.impliedModules.filter { $0 != "Combine" || !Self.avoidsCombine(rewriter) }
      added += platform.hasModulesOfIOS ? implied : rewriter.asksForCombine ? ["Combine"] : []
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
    if imports.contains(where: { $0.name == "XCTest" }), !rewriter.expectedFailures.values.isEmpty {
      added.append(SourceRules.moduleOfExpectedFailures)
    }
    added.removeAll { name in imports.contains { $0.name == name && ($0.isPreconcurrency || !$0.isPart) } }
    if Self.needsPublicCombine(rewriter) { added.append("Combine") }
    if rewriter.usesObjectiveC, platform != .linux { added.append(platform.objectiveC) }
    return added
  }
}

/// What is known about a source after its preparation.
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
