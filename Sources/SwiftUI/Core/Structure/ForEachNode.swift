/// The node of a `ForEach` in an eager container: one child per element, matched by identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var ids: [ForEachKey<ID>] = []
  private var children: [_ViewNode] = []

  private var isFilledOnce = false

  /// Where each child stands; made when somebody asks for the identity of a child.
  private var indices: [ObjectIdentifier: Int]?

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(context)
    children.reserveCapacity(view.data.count)
    evaluate()
    isFilledOnce = true
  }

  override func update<V: View>(_ view: V) {
    self.view = reinterpret(view, as: ForEach<Data, ID, Content>.self)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    graph.evaluate(self) { showElements() }
  }

  private func showElements() {
    var index = 0
    // As long as the elements are those of the last time, in the same order, nothing needs to be looked up.
    for element in view.data {
      guard index < ids.count, ids[index].id == view.id(element), ids[index].occurrence == 0 else { break }
      show(element, in: children[index])
      index += 1
    }
    if index == view.data.count, index == ids.count { return }
    showRest(from: index)
  }

  private func show(_ element: Data.Element, in child: _ViewNode) {
    child.update(view.content(element))
  }

  private func showRest(from start: Int) {
    // Old children by key; the smallest index wins, keys being unique by construction.
    var kept = Dictionary(zip(ids[start...], start...), uniquingKeysWith: { first, _ in first })
    let (oldChildren, oldIDs) = (children, ids)
    var inserted: [_ViewNode] = []
    var occurrences: [ID: Int] = [:]
    var newIDs = Array(ids[..<start])
    var newChildren = Array(children[..<start])
    for key in newIDs { occurrences[key.id, default: 0] += 1 }
    let context = childContext
    for element in view.data.dropFirst(start) {
      let id = view.id(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 1 { reportDuplicate(id) }
      let key = ForEachKey(id: id, occurrence: occurrence)
      if let index = kept.removeValue(forKey: key) {
        show(element, in: oldChildren[index])
        newChildren.append(oldChildren[index])
      } else if let returning = takeLeaving(key) {
        show(element, in: returning)
        newChildren.append(returning)
      } else {
        let new = Content._makeNode(view.content(element), in: context)
        newChildren.append(new)
        if isFilledOnce, graph.mayAnimate { inserted.append(new) }
      }
      newIDs.append(key)
    }
    ids = newIDs
    children = newChildren
    indices = nil
    for index in kept.values.sorted() { remove(oldChildren[index], key: oldIDs[index]) }
    childElementsChanged()
    for child in inserted { childInserted(child) }
  }

  private func reportDuplicate(_ id: ID) {
    graph.report(
      _RuntimeIssue(
        "The ID \(String(describing: id)) occurs more than once in this ForEach: "
          + "give each element an ID of its own.", severity: .warning, at: self))
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override var elementCount: Int {
    Content._isUnary ? children.count : children.reduce(0) { $0 + $1.elementCount }
  }

  override func element(at index: Int) -> Element? {
    if Content._isUnary { return children.indices.contains(index) ? children[index].element(at: 0) : nil }
    return elementInChildren(children, at: index)
  }

  override func explicitID(of child: _ViewNode) -> AnyHashable? {
    dataOffset(of: child).map { AnyHashable(ids[$0].id) }
  }

  override func dataOffset(of child: _ViewNode) -> Int? {
    let indices = indices ?? Dictionary(uniqueKeysWithValues: children.enumerated().map { (ObjectIdentifier($1), $0) })
    self.indices = indices
    return indices[ObjectIdentifier(child)]
  }

  override var pathName: String { "ForEach" }
}

/// The identity of one child: the element's ID, and a count for IDs that are given twice.
struct ForEachKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}
