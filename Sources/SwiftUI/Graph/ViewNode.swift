/// A node of the graph: the identity of one view, for as long as the view keeps its place.
///
/// A node holds the latest value of its view, the environment it sees, and what it read. Nodes that take
/// part in layout are ``Element``s; the others (custom views, conditionals, lists, environment writers)
/// are transparent and only contribute the elements below them.
@MainActor
public class _ViewNode {
  // `@exclusivity(unchecked)`: every access is over at once, on the main actor; see `Element`.
  package final let graph: Graph

  // Unowned and unsafe: a parent owns its children and unmounts them before it releases them,
  // and `unmount` clears this reference. A weak reference would cost a side table per node.
  @exclusivity(unchecked) package final unowned(unsafe) var parent: _ViewNode?

  /// The environment of the node. Kept without its reader, which is the node that is being evaluated.
  package final var environment: EnvironmentValues {
    get { EnvironmentValues(environmentList) }
    set { environmentList = newValue.list }
  }

  @exclusivity(unchecked) private final var environmentList: EnvironmentValues.List
  package final let depth: Int32
  @exclusivity(unchecked) package final var isMounted = true

  /// The order in which nodes were made, to visit them in an order that is the same in every run.
  package final let order: UInt32
  package final let isInLazyContainer: Bool

  /// Whether the node is queued to be evaluated in the running update.
  @exclusivity(unchecked) package final var isDirty = false

  /// Whether the node, or one below it, has ever said something for a preference key: nobody else need be asked.
  @exclusivity(unchecked) package private(set) final var holdsPreferences = false

  /// What the node read when it was last evaluated; `nil` while it has read nothing.
  @exclusivity(unchecked) package final var reads: NodeReads?

  init(_ context: _NodeContext) {
    graph = context.graph
    order = context.graph.nextNodeOrder()
    parent = context.parent
    environmentList = context.environment.list
    depth = (context.parent?.depth ?? 0) + 1
    isInLazyContainer = context.isLazy
  }

  /// The context in which this node makes its children.
  package final var childContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environmentForChildren(), isLazy: isInLazyContainer)
  }

  // MARK: - What kinds of nodes implement

  /// Takes a new value of the view; called when the parent was evaluated again.
  package func update<V: View>(_ view: V) {
    fatalError("\(Self.self) does not take \(V.self)")
  }

  /// Computes the node's content again, after something it read has changed.
  package func evaluate() {}

  /// Whether the node shows nothing because it consists of nothing but `EmptyView`; other views may come and go.
  package var isEmpty: Bool {
    var (isEmpty, hasChild) = (true, false)
    forEachChild { child in
      hasChild = true
      if isEmpty { isEmpty = child.isEmpty }
    }
    return isEmpty && hasChild
  }

  /// Whether a view in this node is made on its own, and not as a member of a list of views.
  package var makesContentAlone: Bool { parent?.makesContentAlone ?? false }

  /// Calls `body` for each child node in order.
  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Calls `body` for each child node that is shown whenever this node is; containers keep others alive meanwhile: a
  /// stack of screens, tabs.
  package func forEachShownChild(_ body: (_ViewNode) -> Void) { forEachChild(body) }

  /// Appends the elements that the node contributes to its container, in order.
  package func appendElements(to elements: inout [Element]) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// The number of elements that the node contributes, without making those that a lazy container has not asked for.
  package var elementCount: Int {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements.count
  }

  /// The element at `index`, made now if a lazy container has not asked for it before.
  package func element(at index: Int) -> Element? {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// Tells a container what this node contributes: how many elements there are and how they form sections.
  ///
  /// Nodes with children that contribute no elements (layers, wrappers), and nodes that make elements on demand,
  /// override this.
  package func outline(into outline: inout ElementOutline) {
    forEachChild { $0.outline(into: &outline) }
  }

  /// The place of a child in the data that this node makes its children from, as `ForEach` does.
  package func dataOffset(of child: _ViewNode) -> Int? { nil }

  /// The place in this node's data of the element with an identity, found without making its view.
  package func dataOffset(ofID id: AnyHashable) -> Int? { nil }

  /// Adds what this node and those below it say for a preference key.
  package func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    guard holdsPreferences else { return }
    forEachChild { $0.collectPreference(into: &collector) }
  }

  /// Notes that the node may say something for a preference key.
  package final func holdPreferences() {
    var node: _ViewNode? = self
    while let current = node, !current.holdsPreferences {
      current.holdsPreferences = true
      node = current.parent
    }
  }

  /// The identity that this node gives to everything below it, as `id(_:)` does.
  package var explicitID: AnyHashable? { nil }

  /// The identity that this node gives to one of its children, as `ForEach` does.
  package func explicitID(of child: _ViewNode) -> AnyHashable? { nil }

  /// Called when the elements below this node are not the same as before.
  package func childElementsChanged() {
    parent?.childElementsChanged()
  }

  /// The environment that children see.
  package func environmentForChildren() -> EnvironmentValues { environment }

  /// Called whenever the environment is another list, before the children see theirs.
  package func environmentChanged() {}

  /// Called when the environment has changed in a way that this node read.
  package func environmentReadChanged() {
    invalidate()
  }

  /// Called before the environment is replaced while changes may be animated.
  package func environmentWillChange() {}

  /// The node as one that changes transactions for what is below it.
  package var transactionScope: TransactionScope? { nil }

  /// Releases what outlives the tree (tasks, subscriptions); called once, children first.
  package func willUnmount() {}

  /// The type of the values that the node evaluates or has the members of, where its node is looked for.
  package var valueType: Any.Type? { nil }

  /// The part of the tree in which the node's modifier shows what it presents.
  package var presentedNode: _ViewNode? { nil }

  /// The value of the view or modifier whose body the node shows, where its node is looked for.
  package var shownValue: Any? { nil }

  /// Connects the dynamic properties of a value of the node's view, or modifier, with what the node keeps for them.
  ///
  /// - Returns: What went wrong, if anything did; `nil` from nodes that keep nothing.
  package func bindProperties<Value>(of value: inout Value) -> _PropertyBinder? { nil }

  /// The node of one of the views that this node was made for, by its place among them.
  package func memberNode(at index: Int) -> _ViewNode? { nil }

  /// The node's name in an element path.
  package var pathName: String { String(describing: Self.self) }

  // MARK: - Invalidation

  /// Queues the node to be evaluated in the next update.
  package final func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Hands a changed environment down, waking only the nodes that read a key whose value is different.
  package final func updateEnvironment(_ new: EnvironmentValues) {
    let old = environment
    guard !old.isIdentical(to: new) else { return }
    if graph.mayAnimate { environmentWillChange() }
    environment = new
    environmentChanged()
    if let reads, reads.isAffected(from: old, to: new) { environmentReadChanged() }
    let inherited = environmentForChildren()
    forEachChild { $0.updateEnvironment(inherited) }
  }

  /// Takes the node and everything below it out of the graph.
  package final func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    if graph.isShowingMotion { graph.motion.leaving.ownerUnmounted(self) }
    willUnmount()
    reads?.removeAll(for: self)
    reads = nil
    parent = nil
  }
}

extension _ViewNode {
  /// The path from the root to this node, for messages: `ContentView > VStack > Row`.
  package var path: String {
    var names: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      let name = current.pathName
      if !name.isEmpty { names.append(name) }
      node = current.parent
    }
    return names.reversed().joined(separator: " > ")
  }
}

extension View {
  /// The name of the view's type without its generic arguments and module: `VStack`.
  package static var typeName: String { TypeNames.name(of: Self.self) }
}

/// The name of a type without module and generic arguments.
package func shortTypeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
}

/// The short names of view types, found once for each.
@MainActor
private enum TypeNames {
  // A memo of pure functions of a type; it never changes what a test sees.
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    let name = shortTypeName(type)
    known[key] = name
    return name
  }
}
