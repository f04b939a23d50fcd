/// The node of a `ForEach` in a lazy container: children are created on demand and then kept.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var realized: [Int: Child] = [:]

  /// The number of elements when the data was last evaluated. The number in the data itself may be another one already:
  /// data such as a binding to a collection reads its elements elsewhere.
  private var count = 0

  /// The indices of the existing children, by their nodes.
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The index at which an ID was last created, for detecting duplicates.
  private var lastPositions: [ID: Int] = [:]

  private struct Child {
    let id: ID
    let node: _ViewNode
  }

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(context)
    count = graph.evaluate(self) { view.data.count }
  }

  override func update<V: View>(_ view: V) {
    self.view = reinterpret(view, as: ForEach<Data, ID, Content>.self).keepingConstantData(of: self.view, at: self)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    graph.evaluate(self) { showRealizedElements() }
  }

  private func showRealizedElements() {
    let oldCount = count
    count = view.data.count
    let isInPlace = realized.allSatisfy { position, child in
      position < count && view.id(value(at: position)) == child.id
    }
    if !isInPlace { moveRealizedChildren() }
    if !isInPlace || count != oldCount { childElementsChanged() }
    for (position, child) in realized.sorted(by: { $0.key < $1.key }) {
      child.node.update(view.content(value(at: position)))
    }
  }

  /// Finds the new indices of the existing children; only then are all IDs evaluated.
  private func moveRealizedChildren() {
    let old = realized.sorted { $0.key < $1.key }
    var byID = Dictionary(old.map { ($0.value.id, $0.value) }, uniquingKeysWith: { first, _ in first })
    realized = [:]
    var position = 0
    for element in view.data {
      if byID.isEmpty { break }
      if let child = byID.removeValue(forKey: view.id(element)) { realized[position] = child }
      position += 1
    }
    positions = Dictionary(uniqueKeysWithValues: realized.map { (ObjectIdentifier($0.value.node), $0.key) })
    for child in old.map(\.value) where positions[ObjectIdentifier(child.node)] == nil {
      remove(child.node, key: child.id)
    }
  }

  private func value(at position: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: position)]
  }

  override var elementCount: Int { count }

  override func element(at index: Int) -> Element? {
    guard index >= 0, index < count else { return nil }
    if let child = realized[index] { return child.node.element(at: 0) }
    return graph.evaluate(self, keepingReads: true) { makeChild(at: index) }?.node.element(at: 0)
  }

  /// Creates the child at an index, if the data still has an element there.
  private func makeChild(at index: Int) -> Child? {
    guard index < view.data.count else { return nil }
    let value = value(at: index)
    let id = view.id(value)
    let child = Child(id: id, node: Content._makeNode(view.content(value), in: rowContext))
    realized[index] = child
    positions[ObjectIdentifier(child.node)] = index
    if let last = lastPositions[id], last != index, realized[last]?.id == id { reportDuplicate(id) }
    lastPositions[id] = index
    return child
  }

  private var rowContext: _NodeContext { childContext.with(container: .complete) }

  override func appendElements(to elements: inout [Element]) {
    for index in 0..<elementCount {
      if let element = element(at: index) { elements.append(element) }
    }
  }

  override func outline(into outline: inout ElementOutline) {
    let known = realized.sorted { $0.key < $1.key }.compactMap { place, child in
      child.node.element(at: 0).map { (place: place, element: $0) }
    }
    outline.addDeferred(self, count: elementCount, known: known)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for key in realized.keys.sorted() {
      if let child = realized[key] { body(child.node) }
    }
  }

  override func explicitID(of child: _ViewNode) -> AnyHashable? {
    dataOffset(of: child).flatMap { realized[$0] }.map { AnyHashable($0.id) }
  }

  override func dataOffset(of child: _ViewNode) -> Int? {
    positions[ObjectIdentifier(child)]
  }

  override func dataOffset(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return view.data.prefix(count).enumerated().first { view.id($0.element) == id }?.offset
  }

  override var makesContentAlone: Bool { false }
  override var pathName: String { "ForEach" }
  override var valueType: Any.Type? { ForEach<Data, ID, Content>.self }
  override func memberNode(at index: Int) -> _ViewNode? { realized[index]?.node }
}
