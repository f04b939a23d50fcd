import Foundation

/// Whether a package works without a module: it imports it only where `canImport` finds it, and never asks for another one
/// instead.
package struct OptionalModule {
  /// Whether the sources import the module, or ask for another one instead, without which they would not work.
  package let isRequired: Bool

  /// - Parameters:
  ///   - name: The module.
  ///   - sources: The Swift files of a package.
  package init(_ name: String, in sources: [URL]) {
    isRequired = sources.contains { file in
      guard let data = FileManager.default.contents(atPath: file.path), data.range(of: Data(name.utf8)) != nil else {
        return false
      }
      return Self.isRequired(name, in: Array(data))
    }
  }

  /// Whether a file requires the module.
  static func isRequired(_ name: String, in source: [UInt8]) -> Bool {
    let tokens = TokenScanner.tokens(of: source)
    var conditions: [Condition] = []
    func asks(_ index: Int) -> Bool {
      ConditionReader(tokens, from: index + 1, in: source).leaves.contains { leaf, _ in
        leaf.kind == .canImport && leaf.name == name
      }
    }
    // The first token behind a condition.
    var end = 0
    for index in tokens.indices {
      switch tokens[index].word {
      case .poundIf:
        conditions.append(Condition(asks: asks(index)))
        end = ConditionReader(tokens, from: index + 1, in: source).end
      case .poundElseif:
        guard var condition = conditions.popLast() else { break }
        let asksNow = asks(index)
        condition.hasAlternatives = condition.hasAlternatives || condition.asks || asksNow
        condition.asks = asksNow
        if condition.hasAlternatives, condition.hasCode { return true }
        conditions.append(condition)
        end = ConditionReader(tokens, from: index + 1, in: source).end
      case .poundElse:
        guard var condition = conditions.popLast() else { break }
        condition.isInstead = condition.asks
        condition.asks = false
        conditions.append(condition)
      case .poundEndif: _ = conditions.popLast()
      case .import:
        let module = ImportedModule(at: index, in: tokens, source, isPreconcurrency: false)
        if module?.name == name, !conditions.contains(where: \.asks) { return true }
        // Without the module, one would be imported that is not here either.
        if let module, conditions.contains(where: \.isInstead), SourceRules.foreignModules.contains(module.name) {
          return true
        }
      default:
        guard index >= end, tokens[index].isFirstOnLine, !tokens[index].isPunctuation("@"), !conditions.isEmpty else {
          break
        }
        conditions[conditions.count - 1].hasCode = true
        if conditions.contains(where: \.hasAlternatives) { return true }
      }
    }
    return false
  }

  /// A condition around.
  private struct Condition {
    /// Whether the branch asks for the module.
    var asks: Bool
    /// Whether the branch is for all systems without the module.
    var isInstead = false
    /// Whether the condition has a branch for the module and one for another.
    var hasAlternatives = false
    /// Whether a branch has more than imports.
    var hasCode = false
  }
}
