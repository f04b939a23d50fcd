/// A sequence of views collected by a view builder.
public struct TupleView<T> {
  fileprivate var storage: TupleStorage<T>

  public var value: T {
    get { storage.value }
    set { storage = TupleStorage(newValue) }
  }

  public nonisolated init(_ value: T) {
    storage = TupleStorage(value)
  }
}

/// The views of a tuple, in a separate object: each modifier around them copies what it is applied to.
private final class TupleStorage<T> {
  // Never written again: a variable, so that the views are read where they are. `@exclusivity(unchecked)`: they may be
  // read again meanwhile.
  @exclusivity(unchecked) private(set) var value: T

  init(_ value: T) {
    self.value = value
  }

  /// Calls `body` with the address of the tuple.
  func read(_ body: (UnsafeRawPointer) -> Void) {
    withUnsafeBytes(of: &value) { bytes in
      if let base = bytes.baseAddress { body(base) }
    }
  }
}

extension TupleView: ComparedByContent {
  @MainActor
  package func isKnownEqual(to other: TupleView) -> Bool {
    if storage === other.storage { return true }
    var isEqual = false
    storage.read { left in other.storage.read { right in isEqual = areKnownEqual(T.self, left, right) } }
    return isEqual
  }
}

extension TupleView: PrimitiveView {
  @MainActor public static func _makeNode(_ view: TupleView<T>, in context: _NodeContext) -> _ViewNode {
    TupleNode(view, in: context)
  }

  public static var _isUnary: Bool { false }
}

extension TupleView: ComposedView {
  package var composition: Composition { Composition("TupleView").content(.elements(TupleMembers.views(of: value))) }
}

final class TupleNode<T>: _ViewNode {
  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private var children: [_ViewNode] = []
  private let members: [TupleMember]

  init(_ view: TupleView<T>, in context: _NodeContext) {
    members = TupleMembers.of(T.self)
    super.init(context)
    children.reserveCapacity(members.count)
    let childContext = childContext
    view.storage.read { base in
      for member in members { children.append(member.make(base + member.offset, childContext)) }
    }
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: TupleView<T>.self)
    new.storage.read { base in
      for index in 0..<children.count {
        members[index].update(children[index], base + members[index].offset)
      }
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    children.visit(body)
  }

  override var elementCount: Int {
    var count = 0
    children.visit { count += $0.elementCount }
    return count
  }

  override func element(at index: Int) -> Element? { elementInChildren(children, at: index) }

  override var makesContentAlone: Bool { false }
  override var pathName: String { "" }
  override var valueType: Any.Type? { TupleView<T>.self }

  override func memberNode(at index: Int) -> _ViewNode? { children.indices.contains(index) ? children[index] : nil }
}

/// The element at `index` of the consecutive elements of `children`.
@MainActor
func elementInChildren(_ children: [_ViewNode], at index: Int) -> Element? {
  var index = index
  for position in 0..<children.count {
    let count = children[position].elementCount
    if index < count { return children[position].element(at: index) }
    index -= count
  }
  return nil
}

/// Creates and updates the node of one member of a tuple of views.
@MainActor
struct TupleMember {
  let offset: Int
  let make: (UnsafeRawPointer, _NodeContext) -> _ViewNode
  let update: (_ViewNode, UnsafeRawPointer) -> Void
  let view: (UnsafeRawPointer) -> any View

  init<Content: View>(_: Content.Type, offset: Int) {
    self.offset = offset
    make = { Content._makeNode($0.assumingMemoryBound(to: Content.self).pointee, in: $1) }
    update = { $0.update($1.assumingMemoryBound(to: Content.self).pointee) }
    view = { $0.assumingMemoryBound(to: Content.self).pointee }
  }
}

/// The members of tuple types, computed once for each type.
@MainActor
private enum TupleMembers {
  // A cache of pure functions of a type; it has no visible effect on tests.
  static var cache: [ObjectIdentifier: [TupleMember]] = [:]

  static func of(_ type: Any.Type) -> [TupleMember] {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    var members = TypeFields.of(type).fields.compactMap { field in
      (field.type as? any View.Type).map { member($0, offset: field.offset) }
    }
    if members.isEmpty, let single = type as? any View.Type { members = [member(single, offset: 0)] }
    cache[key] = members
    return members
  }

  /// The views of a tuple, in order.
  static func views<T>(of tuple: T) -> [any View] {
    withUnsafeBytes(of: tuple) { bytes in
      guard let base = bytes.baseAddress else { return [] }
      return of(T.self).map { $0.view(base + $0.offset) }
    }
  }

  private static func member(_ type: any View.Type, offset: Int) -> TupleMember {
    func make<Content: View>(_ type: Content.Type) -> TupleMember { TupleMember(type, offset: offset) }
    return make(type)
  }
}
