/// One of two views, created by `if … else` in a view builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  // Indirect: each modifier around the view copies what it is applied to.
  public indirect enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  public let storage: Storage

  nonisolated init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ConditionalNode(view, in: context)
  }

  public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }
}

extension _ConditionalContent: ComposedView where TrueContent: View, FalseContent: View {
  package var composition: Composition {
    switch storage {
    case .trueContent(let content): Composition(transparent: content)
    case .falseContent(let content): Composition(transparent: content)
    }
  }
}

extension _ConditionalContent: ComparedByContent {
  @MainActor
  package func isKnownEqual(to other: _ConditionalContent) -> Bool {
    switch (storage, other.storage) {
    case (.trueContent(let left), .trueContent(let right)): areKnownEqual(left, right)
    case (.falseContent(let left), .falseContent(let right)): areKnownEqual(left, right)
    default: false
    }
  }
}

/// Keeps the shown branch; changing the branch ends the identity of all its content.
final class ConditionalNode<TrueContent: View, FalseContent: View>: _ViewNode {
  private let branch = SlotNode()

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext) {
    super.init(context)
    show(view)
  }

  override func update<V: View>(_ view: V) {
    show(reinterpret(view, as: _ConditionalContent<TrueContent, FalseContent>.self))
  }

  private func show(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .trueContent(let content): branch.show(content, key: .branch(1), in: self)
    case .falseContent(let content): branch.show(content, key: .branch(2), in: self)
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { branch.forEach(body) }
  override var elementCount: Int { branch.node?.elementCount ?? 0 }
  override func element(at index: Int) -> Element? { branch.node?.element(at: index) }
  override var makesContentAlone: Bool { false }
  override var pathName: String { "" }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    OptionalNode(view, in: context)
  }

  public static var _isUnary: Bool { false }
}

extension Optional: ComposedView where Wrapped: View {
  package var composition: Composition { Composition(transparent: self) }
}

final class OptionalNode<Content: View>: _ViewNode {
  private let slot = SlotNode()

  init(_ view: Content?, in context: _NodeContext) {
    super.init(context)
    show(view)
  }

  override func update<V: View>(_ view: V) {
    show(reinterpret(view, as: Content?.self))
  }

  private func show(_ view: Content?) {
    if let view {
      slot.show(view, key: .branch(1), in: self)
    } else {
      slot.clear(in: self)
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { slot.forEach(body) }
  override var elementCount: Int { slot.node?.elementCount ?? 0 }
  override func element(at index: Int) -> Element? { slot.node?.element(at: index) }
  override var makesContentAlone: Bool { false }
  override var pathName: String { "" }
}

/// The only child of a node, which may be replaced by a view of another type.
///
/// It is a class, because the receiver of a replacement reads the slot while it is still being filled.
@MainActor
final class SlotNode {
  /// The identity of the shown child.
  enum Key: Hashable {
    case branch(Int)
    case type(ObjectIdentifier)
    case id(AnyHashable)
  }

  // `@exclusivity(unchecked)`: see `Element`.
  @exclusivity(unchecked) private(set) var node: _ViewNode?
  @exclusivity(unchecked) private var key: Key?
  @exclusivity(unchecked) private var isFilledOnce = false

  /// Shows `view`: updates the node if `key` is unchanged, and otherwise starts a new identity.
  func show<Content: View>(_ view: Content, key: Key, in owner: _ViewNode) {
    if let node, self.key == key {
      if owner.graph.hasRoomToDescend { node.update(view) } else { owner.graph.reportTooDeep(at: owner) }
      return
    }
    removeNode(from: owner, disappearsLast: owner.explicitID != nil)
    self.key = key
    if let returning = owner.takeLeaving(AnyHashable(key)) {
      node = returning
      returning.update(view)
      owner.childElementsChanged()
      return
    }
    let new =
      owner.graph.hasRoomToGrow
      ? Content._makeNode(view, in: owner.childContext) : owner.graph.makeTooDeepNode(owner.childContext)
    node = new
    if new is FailureElement { self.key = nil }
    if isFilledOnce {
      owner.childElementsChanged()
      owner.childInserted(new)
    }
    isFilledOnce = true
  }

  /// - Parameter disappearsLast: Whether content without a transition disappears after its replacement has appeared;
  ///   content with a transition disappears before (measured on Apple's SwiftUI, fact F20).
  private func removeNode(from owner: _ViewNode, disappearsLast: Bool = false) {
    guard let node else { return }
    func remove() {
      if let key { owner.remove(node, key: AnyHashable(key)) } else { node.unmount() }
    }
    if disappearsLast, !node.hasTransition { owner.graph.enqueueingDepartures(remove) } else { remove() }
  }

  func clear(in owner: _ViewNode) {
    isFilledOnce = true
    guard node != nil else { return }
    removeNode(from: owner)
    node = nil
    key = nil
    owner.childElementsChanged()
  }

  func forEach(_ body: (_ViewNode) -> Void) {
    if let node { body(node) }
  }
}
