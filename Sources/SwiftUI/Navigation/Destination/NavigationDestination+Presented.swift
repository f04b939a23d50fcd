extension View {
  /// Associates a destination view with a binding that can be used to push the view onto a navigation stack.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the destination is currently presented; popping it sets it to `false`.
  ///   - destination: A view to present.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(
      PresentedDestinationModifier(
        read: { isPresented.wrappedValue ? PresentedItem(id: true) { destination } : nil },
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Associates a destination view with a bound value for use within a navigation stack.
  ///
  /// - Parameters:
  ///   - item: A binding to the data presented, or `nil` if nothing is currently presented; popping it sets it to
  ///     `nil`.
  ///   - destination: A view builder that defines a view to display when `item` is not `nil`.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        read: {
          item.wrappedValue.map { item in PresentedItem(id: AnyHashable(item)) { destination(item) } }
        },
        dismiss: { item.wrappedValue = nil }))
  }
}

/// Pushes a screen while a binding requests it.
struct PresentedDestinationModifier {
  /// The current item, or `nil`; a new identity is a new screen.
  let read: () -> PresentedItem?
  let dismiss: () -> Void
}

extension PresentedDestinationModifier: PrimitiveModifier {
  @MainActor static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    PresentedDestinationNode(modifier: modifier, content: content, in: context)
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension PresentedDestinationModifier: ComposedModifier {
  package var composition: Composition {
    let isPresented = Binding<Bool>(get: { read() != nil }, set: { if !$0 { dismiss() } })
    let composition = Composition("navigationDestination").value("isPresented", isPresented)
    guard let item = read() else { return composition.content(.absent("NavigationDestination's destination")) }
    return composition.oneOrMore(item.content().storage.view)
  }
}

final class PresentedDestinationNode<Content: View>: SingleChildNode {
  private var modifier: PresentedDestinationModifier
  private var shown: (id: AnyHashable, destination: PushedDestination)?

  init(modifier: PresentedDestinationModifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    child = Content._makeNode(content, in: childContext)
    warnInLazyContainer()
    evaluate()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, PresentedDestinationModifier>.self)
    modifier = new.modifier
    child?.update(new.content)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let item = graph.evaluate(self) { modifier.read() }
    guard let navigator = environment.navigationContext?.navigator else {
      if item != nil { reportMissingStack() }
      return
    }
    if let shown, shown.id != item?.id {
      navigator.remove(shown.destination)
      self.shown = nil
    }
    guard let item else { return }
    if let shown {
      shown.destination.update(item.content)
    } else {
      let destination = PushedDestination(content: item.content)
      destination.didPop = { [weak self] in
        self?.shown = nil
        self?.modifier.dismiss()
      }
      shown = (item.id, destination)
      navigator.push(destination)
    }
  }

  private func warnInLazyContainer() {
    guard environment.navigationContext != nil, let container = lazyContainer else { return }
    graph.report(
      _RuntimeIssue(
        "There is a misplaced navigationDestination(isPresented:destination:) or navigationDestination(item:destination:): "
          + "it is inside a \(container). Apple's systems still show it, and announce that a future release will ignore "
          + "it. Put it outside of the \(container).",
        severity: .warning, at: self))
  }

  private func reportMissingStack() {
    graph.report(
      _RuntimeIssue(
        "A navigationDestination is not inside a NavigationStack: it is not shown.", severity: .warning, at: self))
  }

  override func willUnmount() {
    if let shown { environment.navigationContext?.navigator?.remove(shown.destination) }
  }

  override var valueType: Any.Type? { ModifiedContent<Content, PresentedDestinationModifier>.self }
  override var presentedNode: _ViewNode? { shown?.destination.screen }
}
