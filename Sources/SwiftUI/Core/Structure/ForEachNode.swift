/// The node of a `ForEach` in an eager container: one child per element, matched by identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var children: [_ViewNode] = []

  private var isFilledOnce = false

  /// The number of preceding elements with the same ID; `nil` if all IDs are unique.
  private var occurrences: [Int]?

  /// The index of each child, computed on demand.
  private var indices: [ObjectIdentifier: Int]?

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(context)
    children.reserveCapacity(view.data.count)
    evaluate()
    isFilledOnce = true
  }

  override func update<V: View>(_ view: V) {
    self.view = reinterpret(view, as: ForEach<Data, ID, Content>.self).keepingConstantData(of: self.view, at: self)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    graph.evaluate(self) { showElements() }
  }

  private func showElements() {
    var index = 0
    if occurrences == nil {
      // No lookups are needed as long as the elements and their order are unchanged.
      let (view, ids, children) = (view, ids, children)
      for element in view.data {
        guard index < ids.count, ids[index] == view.id(element) else { break }
        children[index].update(view.content(element))
        index += 1
      }
      if index == ids.count, index == view.data.count { return }
    }
    showRest(from: index)
  }

  private func showRest(from start: Int) {
    let (oldChildren, oldIDs, oldOccurrences) = (children, ids, occurrences)
    var inserted: [_ViewNode] = []
    var kept: [ForEachKey<ID>: Int] = [:]
    for index in ids.indices.dropFirst(start) {
      kept[ForEachKey(id: ids[index], occurrence: occurrences?[index] ?? 0)] = index
    }
    var counts = Dictionary(uniqueKeysWithValues: ids[..<start].map { ($0, 1) })
    var newIDs = Array(ids[..<start])
    var newChildren = Array(children[..<start])
    var newOccurrences = [Int](repeating: 0, count: start)
    let count = view.data.count
    newIDs.reserveCapacity(count)
    newChildren.reserveCapacity(count)
    newOccurrences.reserveCapacity(count)
    counts.reserveCapacity(count)
    let context = childContext
    var hasDuplicates = false
    for element in view.data.dropFirst(start) {
      let id = view.id(element)
      let occurrence = counts.updateValue(1, forKey: id) ?? 0
      if occurrence > 0 {
        counts[id] = occurrence + 1
        hasDuplicates = true
        if occurrence == 1 { reportDuplicate(id) }
      }
      let key = ForEachKey(id: id, occurrence: occurrence)
      if let index = kept.removeValue(forKey: key) {
        oldChildren[index].update(view.content(element))
        newChildren.append(oldChildren[index])
      } else if let returning = takeLeaving(key) {
        returning.update(view.content(element))
        newChildren.append(returning)
      } else {
        let new = Content._makeNode(view.content(element), in: context)
        newChildren.append(new)
        if isFilledOnce, graph.mayAnimate { inserted.append(new) }
      }
      newIDs.append(id)
      newOccurrences.append(occurrence)
    }
    ids = newIDs
    children = newChildren
    occurrences = hasDuplicates ? newOccurrences : nil
    indices = nil
    for index in kept.values.sorted() {
      remove(oldChildren[index], key: ForEachKey(id: oldIDs[index], occurrence: oldOccurrences?[index] ?? 0))
    }
    childElementsChanged()
    for child in inserted { childInserted(child) }
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
    dataOffset(of: child).map { AnyHashable(ids[$0]) }
  }

  override func dataOffset(of child: _ViewNode) -> Int? {
    let indices = indices ?? Dictionary(uniqueKeysWithValues: children.enumerated().map { (ObjectIdentifier($1), $0) })
    self.indices = indices
    return indices[ObjectIdentifier(child)]
  }

  override var makesContentAlone: Bool { false }
  override var pathName: String { "ForEach" }
  override var valueType: Any.Type? { ForEach<Data, ID, Content>.self }
  override func memberNode(at index: Int) -> _ViewNode? { children.indices.contains(index) ? children[index] : nil }
}

/// The identity of a child: the element's ID, and a count for duplicate IDs.
struct ForEachKey<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

extension ForEach {
  /// The view to show after an earlier one: constant data stays, and other data in its place is a warning.
  @MainActor
  func keepingConstantData(of old: ForEach, at node: _ViewNode) -> ForEach {
    guard isConstant else { return self }
    var kept = self
    kept.data = old.data
    if !areKnownEqual(old.data, data) {
      node.graph.report(
        _RuntimeIssue(
          "ForEach has the range \(data) instead of \(old.data), but reads a range once: it still shows \(old.data). "
            + "Give the elements an identity: ForEach(\(data), id: \\.self).", severity: .warning, at: node))
    }
    return kept
  }
}

extension _ViewNode {
  /// Reports an identity shared by several elements of a `ForEach`.
  func reportDuplicate(_ id: some Hashable) {
    graph.report(
      _RuntimeIssue(
        "The ID \(String(describing: id)) occurs more than once in this ForEach: "
          + "give each element an ID of its own.", severity: .warning, at: self))
  }
}
