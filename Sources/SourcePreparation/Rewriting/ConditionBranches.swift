/// The branches of the conditions around a place in a source.
struct ConditionBranches {
  private struct Branch {
    /// Whether the branch is compiled, by what is known.
    var isCompiled: Bool
    /// Whether a branch before it is.
    var wasCompiled: Bool
    /// Whether that does not depend on what only the compiler knows.
    var isCertain = true
  }

  private var branches: [Branch] = []

  /// Whether all branches are compiled.
  var areCompiled: Bool { branches.allSatisfy(\.isCompiled) }

  /// Whether that does not depend on what only the compiler knows.
  var areCertain: Bool { branches.allSatisfy(\.isCertain) }

  /// Reads a directive.
  ///
  /// - Parameter value: The value of the condition of an `#if` or `#elseif`; one that is not known counts as true.
  mutating func read(_ directive: Word?, _ value: Bool?) {
    switch directive {
    case .poundIf:
      branches.append(Branch(isCompiled: value ?? true, wasCompiled: value ?? true, isCertain: value != nil))
    case .poundElseif:
      guard let last = branches.popLast() else { return }
      let isCompiled = (value ?? true) && !last.wasCompiled
      branches.append(
        Branch(
          isCompiled: isCompiled, wasCompiled: last.wasCompiled || isCompiled,
          isCertain: last.isCertain && value != nil))
    case .poundElse:
      guard let last = branches.popLast() else { return }
      branches.append(Branch(isCompiled: !last.wasCompiled, wasCompiled: true, isCertain: last.isCertain))
    default:
      _ = branches.popLast()
    }
  }
}
