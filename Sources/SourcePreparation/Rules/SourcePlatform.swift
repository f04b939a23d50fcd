/// The system that a file is prepared for.
enum SourcePlatform {
  /// As iOS sees it.
  case iOS
  /// The system is iOS, and the modules are those of Linux: a file with views, in a package that knows Linux.
  case iOSWithModulesOfLinux
  /// As iOS sees it, with the modules under the names that they have here: a file for Apple's systems alone, in a package
  /// that knows Linux, whose other files must not see them.
  case iOSWithOwnNames
  /// Unchanged.
  case linux

  init(_ rules: SourceRules, _ tokens: [Token], _ source: [UInt8]) {
    switch rules.origin {
    case .apple: self = .iOS
    case .linux where FileOfUIKit(tokens, source).isCompiled(rules): self = .iOSWithOwnNames
    case .linux:
      // What a file names of UIKit has to be in SwiftUI.
      let isView =
        Self.importsSwiftUI(tokens, source)
        && NamesOfUIKit(tokens, source, .iOSWithModulesOfLinux).names.isSubset(of: rules.typesOfSwiftUI)
      self = isView ? .iOSWithModulesOfLinux : .linux
    }
  }

  private static func importsSwiftUI(_ tokens: [Token], _ source: [UInt8]) -> Bool {
    tokens.indices.dropLast().contains { index in
      tokens[index].word == .import
        && ImportedModule(at: index, in: tokens, source, isPreconcurrency: false)?.name == "SwiftUI"
    }
  }

  /// Whether the file is compiled as on iOS, with all modules that are here.
  var hasModulesOfIOS: Bool { self == .iOS || self == .iOSWithOwnNames }

  /// The name by which a file imports a module.
  func name(of module: String) -> String {
    self == .iOSWithOwnNames ? SourceRules.aliases[module] ?? module : module
  }
}

extension SourcePlatform {
  /// The name of the module with selectors: Apple's, which needs its alias, or that of a package without aliases.
  var objectiveC: String { self == .iOS ? "ObjectiveC" : "FlowObjectiveC" }
}

/// A condition without operators, such as `os(iOS)`.
struct ConditionLeaf {
  enum Kind { case os, canImport, targetEnvironment }

  let kind: Kind
  /// The first name in the parentheses.
  let name: String

  /// The value that replaces the condition; `nil` if the compiler decides.
  func replacement(_ rules: SourceRules, _ platform: SourcePlatform) -> Bool? {
    switch (platform, kind) {
    case (.linux, _): nil
    case (_, .os): name == "iOS"
    case (_, .targetEnvironment): name == "simulator"
    case (.iOSWithModulesOfLinux, .canImport): nil
    case (.iOS, .canImport), (.iOSWithOwnNames, .canImport):
      if rules.modules.contains(name) {
        true
      } else {
        SourceRules.foreignModules.contains(name) || SourceRules.aliases[name] != nil ? false : nil
      }
    }
  }

  /// Whether the condition holds when the prepared file is compiled; `nil` if that is not known here.
  func value(_ rules: SourceRules, _ platform: SourcePlatform) -> Bool? {
    if let replacement = replacement(rules, platform) { return replacement }
    switch kind {
    case .os: return name == "Linux"
    case .targetEnvironment: return false
    case .canImport:
      if platform != .iOS, SourceRules.aliases[name] != nil { return false }
      if platform != .iOS, ["Glibc", "FoundationNetworking", "FoundationXML"].contains(name) { return true }
      if platform != .iOS, SourceRules.foreignModules.contains(name) { return false }
      return rules.modules.contains(name) ? true : nil
    }
  }
}
