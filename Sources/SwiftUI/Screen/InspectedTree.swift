/// An inspected tree of views, with or without a screen that shows it.
///
/// It keeps the state of views without a node, so that the state is found again.
@MainActor
package final class InspectedTree {
  package let graph: Graph

  /// The screen that shows the views, if any.
  package let screen: Screen?

  private let rootEnvironment: EnvironmentValues
  private var detachedNodes: [DetachedKey: DetachedNode] = [:]

  private struct DetachedKey: Hashable {
    let scope: ObjectIdentifier?
    let trail: Trail?
    let type: ObjectIdentifier
  }

  /// Creates a tree for the views of a screen.
  package init(_ screen: Screen) {
    self.screen = screen
    graph = screen.graph
    rootEnvironment = screen.graph.root?.environment ?? EnvironmentValues()
  }

  /// Creates a tree for views that are not shown: their state has its initial values, and they do not appear.
  package init() {
    screen = nil
    graph = Graph(textSystem: .shared)
    var environment = EnvironmentValues()
    environment.localizedStrings = LocalizedStringResolver { StringTables.string($0) }
    rootEnvironment = environment
  }

  isolated deinit {
    for node in detachedNodes.values { node.unmount() }
    if screen == nil { graph.close() }
  }

  /// The place of the root.
  package var root: ViewPlace {
    ViewPlace(tree: self, scope: screen?.graph.root, environment: rootEnvironment)
  }

  /// Performs an action of a view and all resulting updates.
  package func perform(_ action: () -> Void) {
    if let screen {
      screen.perform(action)
    } else {
      action()
      graph.flush()
    }
  }

  /// The place of a shown view or modifier, found by its value including its state; if no value is equal, the first one
  /// of its type.
  package func place<Value>(of value: Value) -> ViewPlace? {
    graph.flush()
    var first: _ViewNode?
    var same: _ViewNode?
    graph.root?.forEachNode { node in
      guard node.valueType == Value.self, var bound = node.shownValue as? Value else { return true }
      first = first ?? node
      if node.bindProperties(of: &bound) != nil, areKnownEqual(bound, value) { same = node }
      return same == nil
    }
    return (same ?? first).map { ViewPlace(tree: self, scope: $0, environment: $0.environment) }
  }

  fileprivate func detachedNode(at place: ViewPlace, for type: Any.Type) -> DetachedNode {
    let key = DetachedKey(
      scope: place.scope.map { ObjectIdentifier($0) }, trail: place.trail, type: ObjectIdentifier(type))
    if let known = detachedNodes[key] {
      known.environment = place.environment
      return known
    }
    let node = DetachedNode(_NodeContext(graph: graph, parent: nil, environment: place.environment))
    detachedNodes[key] = node
    return node
  }
}

/// The place of a view in an inspected tree: its part of the live tree, if any, and its environment.
@MainActor
package struct ViewPlace {
  package let tree: InspectedTree

  /// The node of the view or of an ancestor; `nil` if the view is not shown.
  fileprivate var scope: _ViewNode?

  /// The steps from the scope, or from the root of a tree that is not shown.
  fileprivate var trail: Trail?

  /// The number of preceding nodes of the same type in the scope.
  fileprivate var skipped = 0

  package private(set) var environment: EnvironmentValues

  fileprivate init(tree: InspectedTree, scope: _ViewNode?, environment: EnvironmentValues) {
    self.tree = tree
    self.scope = scope
    self.environment = environment
  }

  // MARK: - Steps

  /// The place of the only view inside a view.
  package func content() -> ViewPlace { stepping(to: "content") }

  /// The place of the content of a view or a modifier, in the part of the tree that shows it.
  package func content(of composition: Composition) -> ViewPlace {
    guard let node = composition.shownAt else { return content() }
    return shown(at: node)
  }

  /// The place of the content added by a modifier, which may be shown on another screen.
  package func content(addedBy modified: Any.Type) -> ViewPlace {
    guard let node = scope?.firstNode(of: modified)?.presentedNode else { return part("content") }
    return shown(at: node)
  }

  private func shown(at node: _ViewNode) -> ViewPlace {
    var result = self
    result.scope = node
    result.environment = node.environment
    result.trail = nil
    result.skipped = 0
    return result
  }

  /// The place of one of several views in a tuple, or of a row.
  ///
  /// - Parameter id: Identifies the view among its siblings: its index, or the identity of its element.
  package func member(_ index: Int, id: AnyHashable? = nil, of type: Any.Type) -> ViewPlace {
    var result = stepping(to: id ?? AnyHashable(index))
    if let exact = scope?.firstNode(of: type)?.memberNode(at: index) {
      result.scope = exact
      result.trail = nil
      result.skipped = 0
    }
    return result
  }

  /// The place of a view with a role.
  ///
  /// - Parameter skipping: The number of preceding views of the same type in the container.
  package func part(_ role: Composition.Role, skipping: Int = 0) -> ViewPlace {
    var result = stepping(to: AnyHashable(role))
    result.skipped += skipping
    return result
  }

  private func stepping(to step: AnyHashable) -> ViewPlace {
    var result = self
    result.trail = Trail(step, after: trail)
    return result
  }

  /// The place of the view inside a modified view.
  package func inside(_ modified: any ModifiedView) -> ViewPlace {
    var result = stepping(to: "modified")
    let modifier = modified.viewModifier
    if let writer = modifier as? any EnvironmentModifier { writer.modify(&result.environment) }
    if let modifier = modifier as? any ViewModifier, let placeholder = placeholder(of: modifier) {
      result.scope = placeholder
      result.trail = nil
      result.skipped = 0
    }
    return result
  }

  /// The node of the modified view in the body of a modifier.
  private func placeholder<M: ViewModifier>(of modifier: M) -> _ViewNode? {
    guard M.Body.self != Never.self else { return nil }
    return node(of: M.self)?.firstNode(of: _ViewModifier_Content<M>.self)
  }

  /// The same place without its part of the live tree.
  package func unshown() -> ViewPlace {
    var result = self
    result.scope = nil
    return result
  }

  /// The same place with another environment.
  package func with(environment: EnvironmentValues) -> ViewPlace {
    var result = self
    result.environment = environment
    return result
  }

  // MARK: - Nodes

  /// The node that evaluates values of a type at this place, or that contains the members of such a value.
  package func node(of type: Any.Type) -> _ViewNode? { scope?.firstNode(of: type, skipping: skipped) }

  // MARK: - Bodies

  /// A view or a modifier with its dynamic properties connected, and the place of its body.
  ///
  /// - Throws: ``MissingValues`` if the value reads an object that the environment lacks.
  package func bound<Value>(_ value: Value) throws(MissingValues) -> (value: Value, inside: ViewPlace) {
    tree.graph.flush()
    var value = value
    var inside = self
    var binder: _PropertyBinder?
    if let node = node(of: Value.self) {
      binder = node.bindProperties(of: &value)
      var content: _ViewNode?
      node.forEachChild { content = content ?? $0 }
      inside.scope = content ?? node
      inside.environment = node.environment
      inside.trail = nil
      inside.skipped = 0
    } else {
      binder = tree.detachedNode(at: self, for: Value.self).bindProperties(of: &value)
      inside.trail = Trail(AnyHashable(ObjectIdentifier(Value.self)), after: trail)
    }
    if let binder, let missing = binder.missing {
      throw MissingValues(message: missing, objects: binder.missingObjects)
    }
    return (value, inside)
  }
}

/// The steps to a place; each refers to the previous one, so that thousands of places share their common steps.
private final class Trail: Hashable {
  let step: AnyHashable
  let before: Trail?
  private let hash: Int

  init(_ step: AnyHashable, after before: Trail?) {
    self.step = step
    self.before = before
    var hasher = Hasher()
    hasher.combine(step)
    hasher.combine(before?.hash)
    hash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (lhs: Trail, rhs: Trail) -> Bool {
    var (left, right): (Trail?, Trail?) = (lhs, rhs)
    while let one = left, let other = right {
      if one === other { return true }
      if one.hash != other.hash || one.step != other.step { return false }
      (left, right) = (one.before, other.before)
    }
    return left == nil && right == nil
  }
}

/// The values missing for evaluating a body, because no ancestor of the view supplies them.
package struct MissingValues: Error {
  package let message: String

  /// The properties whose environment object is missing, with its type.
  package let objects: [(property: String, type: Any.Type)]
}

extension _ViewNode {
  /// Visits this node and its descendants in preorder, until `body` returns `false`.
  @discardableResult
  fileprivate func forEachNode(_ body: (_ViewNode) -> Bool) -> Bool {
    guard body(self) else { return false }
    guard graph.hasRoomToDescend else { return true }
    var goesOn = true
    forEachChild { if goesOn { goesOn = $0.forEachNode(body) } }
    return goesOn
  }

  /// The node created for a type of view, in this part of the tree.
  fileprivate func firstNode(of type: Any.Type, skipping count: Int = 0) -> _ViewNode? {
    var found: _ViewNode?
    var left = count
    forEachNode { node in
      guard node.valueType == type else { return true }
      left -= 1
      if left < 0 { found = node }
      return found == nil
    }
    return found
  }
}
