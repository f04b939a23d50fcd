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
final class ConditionalNode<TrueContent: View, FalseContent: View>: SlotNode {
  init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext) {
    super.init(context)
    show(view)
  }

  override func update<V: View>(_ view: V) {
    show(reinterpret(view, as: _ConditionalContent<TrueContent, FalseContent>.self))
  }

  private func show(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .trueContent(let content): show(content, key: .branch(1))
    case .falseContent(let content): show(content, key: .branch(2))
    }
  }

  override var makesContentAlone: Bool { false }
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

final class OptionalNode<Content: View>: SlotNode {
  init(_ view: Content?, in context: _NodeContext) {
    super.init(context)
    show(view)
  }

  override func update<V: View>(_ view: V) {
    show(reinterpret(view, as: Content?.self))
  }

  private func show(_ view: Content?) {
    if let view {
      show(view, key: .branch(1))
    } else {
      clear()
    }
  }

  override var makesContentAlone: Bool { false }
}
