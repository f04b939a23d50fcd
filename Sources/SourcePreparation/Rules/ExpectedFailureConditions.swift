/// The conditions of a file that lead to `XCTExpectFailure`.
///
/// Without Objective-C, XCTest has no expected failures elsewhere, but it has here. A file that names the function and asks
/// for the runtime is compiled as if the runtime were there, without what finds classes by name.
struct ExpectedFailureConditions {
  /// The values of conditions, by the index of their directive; empty if the file is compiled without the runtime.
  let values: [Int: Bool]

  private struct Branch {
    let directive: Int
    /// Whether the condition asks for the runtime alone: `true` for it, `false` for its absence.
    let runtime: Bool?
    /// Whether the branch is compiled with the runtime only.
    var needsRuntime: Bool
  }

  init(_ tokens: [Token], _ source: [UInt8]) {
    guard tokens.contains(where: { $0.word == .expectFailure }), tokens.contains(where: { $0.word == .runtime }) else {
      values = [:]
      return
    }
    var values: [Int: Bool] = [:]
    var branches: [Branch] = []
    for index in tokens.indices {
      switch tokens[index].word {
      case .poundIf, .poundElseif:
        if tokens[index].word == .poundElseif { _ = branches.popLast() }
        let runtime = Self.runtime(of: index, tokens, source)
        if let runtime { values[index] = runtime }
        branches.append(Branch(directive: index, runtime: runtime, needsRuntime: runtime == true))
      case .poundElse:
        guard let last = branches.popLast() else { break }
        branches.append(Branch(directive: index, runtime: nil, needsRuntime: last.runtime == false))
      case .poundEndif: _ = branches.popLast()
      case .classFromString, .protocolFromString, .selectorFromString:
        guard branches.contains(where: \.needsRuntime), let last = branches.last else { break }
        // The whole file needs what is not there, or a part that can be left out.
        if last.needsRuntime || tokens[last.directive].word == .poundElse {
          self.values = [:]
          return
        }
        values[last.directive] = false
      default: break
      }
    }
    self.values = values
  }

  /// Whether a condition is `_runtime(_ObjC)` or its opposite; `nil` for all others.
  private static func runtime(of directive: Int, _ tokens: [Token], _ source: [UInt8]) -> Bool? {
    let condition = tokens[directive + 1..<ConditionReader(tokens, from: directive + 1, in: source).end]
    switch condition.map({ source.text($0.range) }).joined() {
    case "_runtime(_ObjC)": return true
    case "!_runtime(_ObjC)": return false
    default: return nil
    }
  }
}
