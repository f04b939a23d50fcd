/// A node of the graph: the identity of one view while the view keeps its position in the tree.
///
/// A node has the latest value of its view, its environment, and its reads. Nodes that take part in layout are
/// ``Element``s; the others (custom views, conditionals, lists, environment writers) are transparent and only
/// contribute the elements below them.
@MainActor
public class _ViewNode {
  // `@exclusivity(unchecked)`: every access is short and on the main actor; see `Element`.
  package final let graph: Graph

  // Unowned and unsafe: a parent owns its children and unmounts them before it releases them,
  // and `unmount` clears this reference. A weak reference would cost a side table per node.
  @exclusivity(unchecked) package final unowned(unsafe) var parent: _ViewNode?

  /// The environment of the node, stored without its reader, which is the node being evaluated.
  package final var environment: EnvironmentValues {
    get { EnvironmentValues(environmentList) }
    set { environmentList = newValue.list }
  }

  @exclusivity(unchecked) private final var environmentList: EnvironmentValues.List

  /// The reads of the last evaluation; `nil` if there were none.
  @exclusivity(unchecked) package final var reads: NodeReads?
  package final let depth: Int32

  /// The creation order of nodes, for a traversal order that is the same in every run.
  package final let order: UInt32

  // Values of one byte come last, so that those of subclasses fill the same word: there are ten nodes for each row.
  private final let container: NodeContainer
  @exclusivity(unchecked) package final var isMounted = true

  /// Whether the node is queued to be evaluated in the running update.
  @exclusivity(unchecked) package final var isDirty = false

  /// Whether the node or one of its descendants has ever had a value for a preference key.
  @exclusivity(unchecked) package private(set) final var holdsPreferences = false

  init(_ context: _NodeContext) {
    graph = context.graph
    order = context.graph.nextNodeOrder()
    parent = context.parent
    environmentList = context.environment.list
    depth = (context.parent?.depth ?? 0) + 1
    container = context.container
  }

  /// The context for the node's children.
  package final var childContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environmentForChildren(), container: container)
  }

  // MARK: - Methods for subclasses

  /// Whether the node stands in for a view that could not be made, and takes none of its values.
  package var isStandIn: Bool { false }

  /// Passes a new value of the view; called when the parent was evaluated again.
  package func update<V: View>(_ view: V) {
    fatalError("\(Self.self) does not take \(V.self)")
  }

  /// Computes the node's content again, after a value that it read has changed.
  package func evaluate() {}

  /// Whether the node shows nothing because it consists of `EmptyView` only; other views may appear and disappear.
  package var isEmpty: Bool {
    var (isEmpty, hasChild) = (true, false)
    forEachChild { child in
      hasChild = true
      if isEmpty { isEmpty = child.isEmpty }
    }
    return isEmpty && hasChild
  }

  /// Whether a view in this node is created as a single view, not as a member of a list of views.
  package var makesContentAlone: Bool { parent?.makesContentAlone ?? false }

  /// Calls `body` for each child node in order.
  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Calls `body` for each child node that is shown whenever this node is. Some containers keep other children alive:
  /// navigation stacks, tabs.
  package func forEachShownChild(_ body: (_ViewNode) -> Void) { forEachChild(body) }

  /// Appends the elements that the node contributes to its container, in order.
  package func appendElements(to elements: inout [Element]) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// The number of elements that the node contributes, without creating those of lazy containers.
  package var elementCount: Int {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements.count
  }

  /// The element at `index`, created now if a lazy container has not requested it before.
  package func element(at index: Int) -> Element? {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// Describes the node's contribution to a container: the number of elements and their sections.
  ///
  /// Nodes with children that contribute no elements (layers, wrappers), and nodes that create elements on demand,
  /// override this.
  package func outline(into outline: inout ElementOutline) {
    forEachChild { $0.outline(into: &outline) }
  }

  /// The offset of a child in the data that this node creates its children from, as in `ForEach`.
  package func dataOffset(of child: _ViewNode) -> Int? { nil }

  /// The offset in this node's data of the element with an identity, found without creating its view.
  package func dataOffset(ofID id: AnyHashable) -> Int? { nil }

  /// Adds the values of this node and its descendants for a preference key.
  package func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    guard holdsPreferences else { return }
    forEachChild { $0.collectPreference(into: &collector) }
  }

  /// Notes that the node may have a value for a preference key.
  package final func holdPreferences() {
    var node: _ViewNode? = self
    while let current = node, !current.holdsPreferences {
      current.holdsPreferences = true
      node = current.parent
    }
  }

  /// The identity that this node gives to its descendants, as `id(_:)` does.
  package var explicitID: AnyHashable? { nil }

  /// The identity that this node gives to a child, as `ForEach` does.
  package func explicitID(of child: _ViewNode) -> AnyHashable? { nil }

  /// Called when the elements below this node have changed.
  package func childElementsChanged() {
    parent?.childElementsChanged()
  }

  /// The environment of the children.
  package func environmentForChildren() -> EnvironmentValues { environment }

  /// Called when the environment is a different list, before the children receive theirs.
  package func environmentChanged() {}

  /// Called after ``environmentChanged()``, whatever a node does there.
  package func layoutDirectionMayHaveChanged() {}

  /// Called when an environment value that this node read has changed.
  package func environmentReadChanged() {
    invalidate()
  }

  /// Called before the environment is replaced while changes may be animated.
  package func environmentWillChange() {}

  /// The node as a scope that changes transactions for its descendants.
  package var transactionScope: TransactionScope? { nil }

  /// Releases resources that outlive the tree (tasks, subscriptions); called once, children first.
  package func willUnmount() {}

  /// The type of the values that the node evaluates or whose members it has, for node searches.
  package var valueType: Any.Type? { nil }

  /// The subtree of the content that the node's modifier presents.
  package var presentedNode: _ViewNode? { nil }

  /// The value of the view or modifier whose body the node shows, for node searches.
  package var shownValue: Any? { nil }

  /// Connects the dynamic properties of a value of the node's view or modifier with the node's storage.
  ///
  /// - Returns: The binder with its problems; `nil` from nodes without storage.
  package func bindProperties<Value>(of value: inout Value) -> _PropertyBinder? { nil }

  /// The node of one of the views that this node was created for, by index.
  package func memberNode(at index: Int) -> _ViewNode? { nil }

  /// The name of the node in a path.
  package var pathName: String { String(describing: Self.self) }

  /// The type of the view or modifier whose body the node shows, and the type of that body, for paths.
  package var bodyTypes: (value: Any.Type, body: Any.Type)? { nil }

  /// The type of the view inside an `AnyView`, for paths.
  package var erasedType: Any.Type? { nil }

  // MARK: - Invalidation

  /// Queues the node to be evaluated in the next update.
  package final func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Passes a changed environment down, and invalidates only the nodes that read a key whose value has changed.
  package final func updateEnvironment(_ new: EnvironmentValues) {
    let old = environment
    guard !old.isIdentical(to: new) else { return }
    if graph.mayAnimate { environmentWillChange() }
    environment = new
    environmentChanged()
    layoutDirectionMayHaveChanged()
    if let reads, reads.isAffected(from: old, to: new) { environmentReadChanged() }
    let inherited = environmentForChildren()
    forEachChild { $0.updateEnvironment(inherited) }
  }

  /// Removes the node and its descendants from the graph.
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
