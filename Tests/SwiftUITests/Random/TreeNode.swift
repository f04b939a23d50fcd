/// A view of a random tree as data, from which views are made and failures are printed.
struct TreeNode: Equatable, Identifiable {
  enum Kind: String, CaseIterable {
    // Leaves
    case text, color, spacer, divider, circle, stateText, objectText, observableText, environmentText, placeText
    // Containers
    case column, row, layers, lazyColumn, lazyRow, grid, flow, group, tuple, switchingLayout, scroll, list
    // Modifiers, around the first child
    case padding, frame, flexibleFrame, offset, background, overlay, opacity, environment, preference
    case preferenceOverlay, preferenceState, geometry, anyView, optional, customModifier, fixedSize, aspectRatio
    case priority, guide, zIndex, hidden, identity, equatable, direction, fontSize, fitting, safeArea, button, scale
    case visualEffect, section
    // Modifiers with a choice between two children
    case conditional, conditionalModifier

    static let leaves: [Kind] = Array(allCases.prefix { $0 != .column })
    static let containers: [Kind] = Array(allCases.drop { $0 != .column }.prefix { $0 != .padding })
    static let modifiers: [Kind] = Array(allCases.drop { $0 != .padding })
  }

  let id: Int
  var kind: Kind

  /// A parameter of the kind: a length, a choice, a number of letters.
  var value: Int
  var children: [TreeNode] = []

  /// Whether children are matched by identity instead of position.
  var matchesByIdentity: Bool {
    (Kind.containers.contains(kind) && kind != .tuple) || kind == .section
  }
}

extension TreeNode {
  /// Every node of the tree, parents first.
  var all: [TreeNode] { [self] + children.flatMap(\.all) }

  /// Calls `body` for the node with an identity.
  @discardableResult
  mutating func change(_ id: Int, _ body: (inout TreeNode) -> Void) -> Bool {
    if self.id == id {
      body(&self)
      return true
    }
    for index in children.indices where children[index].change(id, body) { return true }
    return false
  }

  /// The visible children.
  private var shown: [TreeNode] {
    switch kind {
    case .optional: value % 2 == 0 ? Array(children.prefix(1)) : []
    case .conditional: children.isEmpty ? [] : [children[value % children.count % 2]]
    case .tuple: Array(children.prefix(3))
    case .column, .row, .layers, .lazyColumn, .lazyRow, .grid, .flow, .group, .switchingLayout, .scroll, .list,
      .section:
      children
    case .overlay: Array(children.prefix(2))
    default: Array(children.prefix(1))
    }
  }

  /// The source of each visible node's identity: if the paths before and after a change are equal, its state survives.
  func identityPaths(_ path: String = "", into paths: inout [Int: String]) {
    var path = path + "/\(kind)"
    switch kind {
    case .anyView, .conditionalModifier, .conditional, .safeArea, .hidden: path += ":\(value % 2)"
    case .identity: path += ":\(value)"
    default: break
    }
    paths[id] = path
    // Which of its views the container measures and shows is its own decision.
    if kind == .fitting { return }
    for (index, child) in shown.enumerated() {
      child.identityPaths(path + "[\(matchesByIdentity ? "#\(child.id)" : "\(index)")]", into: &paths)
    }
  }
}

extension TreeNode: CustomStringConvertible {
  var description: String {
    let name = "\(kind)#\(id)(\(value))"
    if children.isEmpty { return name }
    return "\(name) { \(children.map(\.description).joined(separator: "; ")) }"
  }
}
