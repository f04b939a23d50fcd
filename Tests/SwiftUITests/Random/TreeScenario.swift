import FlowRendering
import Shrinking

@testable import SwiftUI

/// A random tree and its changes.
@MainActor
struct TreeScenario {
  var tree: TreeNode
  var changes: [TreeChange]

  init(seed: Int) {
    var generator = TreeGenerator(seed: seed)
    tree = generator.tree(depth: 4)
    changes = []
    var current = tree
    let model = TreeModel()
    var window = TreeWindow()
    for _ in 0..<5 {
      let change = generator.change(of: current)
      change.apply(to: &current, model, &window)
      changes.append(change)
    }
  }

  /// Applies the changes one after the other; returns the first problem, or `nil`.
  func run() -> String? {
    let model = TreeModel()
    var tree = tree
    var window = TreeWindow()
    let screen = Self.host(window)
    screen.show(TreeView(node: tree, model: model))
    for change in changes {
      let before = (tree: tree, tokens: model.tokens, window: window)
      change.apply(to: &tree, model, &window)
      if window.size != before.window.size { screen.setSize(ProposedViewSize(window.size)) }
      if window.isRightToLeft != before.window.isRightToLeft { screen.setEnvironment(Self.environment(window)) }
      if tree != before.tree { screen.show(TreeView(node: tree, model: model)) } else { screen.graph.flush() }
      let fresh = Self.host(window)
      fresh.show(TreeView(node: tree, model: TreeModel(copying: model)))
      if let difference = TreeOutputs(of: screen).difference(fromFresh: TreeOutputs(of: fresh)) {
        return "After \(change):\n\(difference)"
      }
      if let problem = identityProblem(before: before, after: (tree, model.tokens)) {
        return "After \(change):\n\(problem)"
      }
      if let issue = screen.graph.issues.first(where: { $0.severity == .error }) { return "After \(change): \(issue)" }
    }
    return nil
  }

  private static func host(_ window: TreeWindow) -> Screen {
    Screen(
      size: ProposedViewSize(window.size), environment: environment(window),
      textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
  }

  private static func environment(_ window: TreeWindow) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = window.isRightToLeft ? .rightToLeft : .leftToRight
    return environment
  }

  /// Checks that state lives exactly as long as the identity of its view.
  private func identityProblem(
    before: (tree: TreeNode, tokens: [Int: TreeToken], window: TreeWindow),
    after: (tree: TreeNode, tokens: [Int: TreeToken])
  ) -> String? {
    var oldPaths: [Int: String] = [:]
    var newPaths: [Int: String] = [:]
    before.tree.identityPaths(into: &oldPaths)
    after.tree.identityPaths(into: &newPaths)
    for (id, path) in newPaths.sorted(by: { $0.key < $1.key }) {
      guard let old = oldPaths[id], let oldToken = before.tokens[id], let token = after.tokens[id] else { continue }
      if old == path, token !== oldToken { return "The state of #\(id) was lost: it is still at \(path)." }
      if old != path, token === oldToken { return "The state of #\(id) survived going from \(old) to \(path)." }
    }
    return nil
  }
}

// MARK: - Minimization

extension TreeScenario {
  /// The smallest scenario that still fails, found by removing changes and parts of trees.
  func minimized(limit: Int = 600) -> TreeScenario {
    var smallest = self
    var attempts = 0
    var hasChanged = true
    while hasChanged, attempts < limit {
      hasChanged = false
      for candidate in smallest.smallerScenarios {
        attempts += 1
        if attempts > limit { break }
        guard candidate.run() != nil else { continue }
        smallest = candidate
        hasChanged = true
        break
      }
    }
    return smallest
  }

  private var smallerScenarios: [TreeScenario] {
    var smaller: [TreeScenario] = []
    for index in changes.indices {
      var scenario = self
      scenario.changes.remove(at: index)
      smaller.append(scenario)
      for simpler in changes[index].simpler {
        scenario = self
        scenario.changes[index] = simpler
        smaller.append(scenario)
      }
    }
    for tree in tree.smaller {
      var scenario = self
      scenario.tree = tree
      smaller.append(scenario)
    }
    return smaller
  }
}

extension TreeChange {
  fileprivate var simpler: [TreeChange] {
    switch self {
    case .together(let changes): changes
    case .insert(let node, let parent, let index): node.smaller.map { .insert($0, into: parent, at: index) }
    case .replace(let id, let node): node.smaller.map { .replace(id, $0) }
    default: []
    }
  }
}

extension TreeNode: ShrinkableTree {}
