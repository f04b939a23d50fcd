/// Presents something above the window while a binding requests it.
struct PresentationModifier {
  let kind: PresentationKind

  /// The current item, or `nil`.
  let read: () -> PresentedItem?

  /// Notifies the binding that the presentation has ended.
  let dismiss: () -> Void

  var onDismiss: (() -> Void)?

  /// Changes the environment of the presentation.
  var environment: (inout EnvironmentValues) -> Void = { _ in }

  /// Whether the presentation is a value: an `Alert` or an `ActionSheet`.
  var isOfValue = false
}

extension PresentationModifier: PrimitiveModifier {
  @MainActor static func _makeNode<Content: View>(
    modifier: Self, content: Content, in context: _NodeContext
  ) -> _ViewNode {
    PresenterNode(modifier: modifier, content: content, in: context)
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

/// An item to present.
struct PresentedItem {
  /// A new identity is a new presentation.
  let id: AnyHashable

  /// The complete content, including the dimmed background.
  let content: () -> AnyView

  /// Creates an item, and erases the type of its content.
  nonisolated init<Content: View>(id: AnyHashable, content: @escaping () -> Content) {
    self.id = id
    self.content = { AnyView(content()) }
  }
}

/// The presenting view with its presentation as a child; the presentation layer lays out the presentation.
final class PresenterNode<Content: View>: SingleChildNode, Presenter {
  private var modifier: PresentationModifier
  private var wanted: PresentedItem?
  private var presented: PresentedElement?

  init(modifier: PresentationModifier, content: Content, in context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    child = Content._makeNode(content, in: childContext)
    evaluate()
  }

  override func update<V: View>(_ view: V) {
    let new = reinterpret(view, as: ModifiedContent<Content, PresentationModifier>.self)
    modifier = new.modifier
    child?.update(new.content)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let modifier = modifier
    let new = graph.evaluate(self) { modifier.read() }
    if let wanted, wanted.id != new?.id { end() }
    guard let new else { return }
    wanted = new
    if let presented {
      presented.show(new.content)
    } else if let center = environment.presentationCenter {
      center.request(self)
    } else {
      graph.report(
        _RuntimeIssue("\(modifier.kind.name) is not inside a window: it is never shown.", severity: .warning, at: self))
    }
  }

  private func dismiss() {
    modifier.dismiss()
    // The storage of the binding may be none that the screen observes.
    invalidate()
  }

  private func end() {
    wanted = nil
    environment.presentationCenter?.withdraw(self)
    // `onDismiss` is called only if the presentation was shown.
    if presented != nil, let onDismiss = modifier.onDismiss { graph.enqueueAction(onDismiss) }
    presented = nil
  }

  // MARK: - Presenter

  var presentationName: String { modifier.kind.name }

  var enclosingPresentation: Presentation? { environment.enclosingPresentation?.presentation }

  func makePresentation(in center: PresentationCenter) -> Presentation {
    let target = DismissTarget { [weak self] in self?.dismiss() }
    let reference = PresentationReference()
    let change = modifier.environment
    let content = wanted?.content ?? { AnyView.empty }
    let element = PresentedElement(modifier.kind, content, in: childContext) {
      $0.enclosingPresentation = reference
      $0.dismissTarget = target
      $0.navigationContext = nil
      $0.outerSearch = nil
      $0.columnBack = nil
      $0.columnSelection = nil
      $0.controlContext = .standalone
      $0.leaveList()
      $0.actionCompletion = nil
      change(&$0)
    }
    presented = element
    let presentation = Presentation(name: modifier.kind.name, element: element, target: target, presenter: self)
    reference.presentation = presentation
    return presentation
  }

  // MARK: - Structure

  override func willUnmount() {
    environment.presentationCenter?.withdraw(self)
    presented = nil
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    if let presented { body(presented) }
  }

  /// Preferences of the presentation do not reach the ancestors of the presenter.
  override func collectPreference<K: PreferenceKey>(into collector: inout PreferenceCollector<K>) {
    child?.collectPreference(into: &collector)
  }
}
