import SwiftUI

/// A change of a random tree.
enum TreeChange: Equatable {
  case value(Int, Int)
  case state(Int, Int)
  case object(Int, Int)
  case observable(Int, Int)
  case insert(TreeNode, into: Int, at: Int)
  case remove(from: Int, at: Int)
  case move(in: Int, from: Int, to: Int)
  case replace(Int, TreeNode)
  case size(CGSize)
  case rightToLeft(Bool)

  /// Several changes that are applied at once.
  case together([TreeChange])

  /// Applies the change to the data.
  @MainActor
  func apply(to tree: inout TreeNode, _ model: TreeModel, _ window: inout TreeWindow) {
    switch self {
    case .value(let id, let value): tree.change(id) { $0.value = value }
    case .state(let id, let value):
      model.states[id] = value
      model.setters[id]?(value)
    case .object(let id, let value): model.object(id).value = value
    case .observable(let id, let value): model.observable(id).value = value
    case .insert(let new, let parent, let index):
      tree.change(parent) { $0.children.insert(new, at: min(index, $0.children.count)) }
    case .remove(let parent, let index):
      tree.change(parent) { if $0.children.indices.contains(index) { $0.children.remove(at: index) } }
    case .move(let parent, let from, let to):
      tree.change(parent) {
        guard $0.children.indices.contains(from), $0.children.indices.contains(to) else { return }
        $0.children.insert($0.children.remove(at: from), at: to)
      }
    case .replace(let id, let new): tree.change(id) { $0 = new }
    case .size(let size): window.size = size
    case .rightToLeft(let isRightToLeft): window.isRightToLeft = isRightToLeft
    case .together(let changes):
      for change in changes { change.apply(to: &tree, model, &window) }
    }
  }
}

/// The environment and size of a random tree.
struct TreeWindow: Equatable {
  var size = CGSize(width: 300, height: 400)
  var isRightToLeft = false
}

/// Generates random trees and changes.
struct TreeGenerator {
  var random: SplitMix
  private var nextID = 0

  init(seed: Int) {
    random = SplitMix(seed: seed)
  }

  mutating func tree(depth: Int, isInLazyContainer: Bool = false) -> TreeNode {
    nextID += 1
    let id = nextID
    let choice = random.below(10)
    let kinds: [TreeNode.Kind] =
      depth <= 0 || choice < 2 ? TreeNode.Kind.leaves : choice < 5 ? TreeNode.Kind.containers : TreeNode.Kind.modifiers
    var kind = kinds[random.below(kinds.count)]
    // The preferences and estimated lengths of rows out of view depend on which rows were ever visible.
    if isInLazyContainer, [.preference, .lazyColumn, .lazyRow].contains(kind) { kind = .padding }
    let isLazy = isInLazyContainer || kind == .scroll || kind == .list
    var node = TreeNode(id: id, kind: kind, value: random.below(12))
    let count = TreeNode.Kind.leaves.contains(kind) ? 0 : TreeNode.Kind.containers.contains(kind) ? random.below(5) : 2
    for _ in 0..<count { node.children.append(tree(depth: depth - 1, isInLazyContainer: isLazy)) }
    return node
  }

  mutating func change(of tree: TreeNode) -> TreeChange {
    let nodes = tree.all
    let node = nodes[random.below(nodes.count)]
    let value = random.below(12)
    switch random.below(16) {
    case 0...2: return .value(node.id, value)
    case 3...4: return .state(any(.stateText, in: nodes) ?? node.id, value)
    case 5: return .object(any(.objectText, in: nodes) ?? node.id, value)
    case 6: return .observable(any(.observableText, in: nodes) ?? node.id, value)
    case 7...8: return .insert(self.tree(depth: 2, isInLazyContainer: true), into: container(in: nodes), at: value)
    case 9: return .remove(from: container(in: nodes), at: random.below(4))
    case 10...11: return .move(in: container(in: nodes), from: random.below(4), to: random.below(4))
    case 12: return .replace(node.id, self.tree(depth: 2, isInLazyContainer: true))
    case 13: return .size(CGSize(width: 100 + 30 * value, height: 200 + 20 * value))
    case 14: return .rightToLeft(value % 2 == 0)
    default: return .together([change(of: tree), change(of: tree)])
    }
  }

  private mutating func any(_ kind: TreeNode.Kind, in nodes: [TreeNode]) -> Int? {
    let candidates = nodes.filter { $0.kind == kind }
    return candidates.isEmpty ? nil : candidates[random.below(candidates.count)].id
  }

  private mutating func container(in nodes: [TreeNode]) -> Int {
    let candidates = nodes.filter { TreeNode.Kind.containers.contains($0.kind) || $0.kind == .section }
    return (candidates.isEmpty ? nodes[0] : candidates[random.below(candidates.count)]).id
  }
}
