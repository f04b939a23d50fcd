import Foundation

/// A binding to a scroll position, with its value when the view was last evaluated.
struct ScrollPositionBinding {
  let position: ScrollPosition
  let anchor: UnitPoint?
  let binding: Binding<ScrollPosition>
}

extension EnvironmentValues {
  @Entry var scrollPositionBinding: ScrollPositionBinding?
}

/// Reads the binding during evaluation, so that changes invalidate the view, and passes it to the scroll views inside.
private struct ScrollPositionBindingModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    content.environment(
      \.scrollPositionBinding,
      ScrollPositionBinding(position: position.wrappedValue, anchor: anchor, binding: position))
  }

  static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ScrollPositionBindingModifier: ComposedModifier {
  var composition: Composition {
    Composition("scrollPosition").value("position", position).value("anchor", anchor)
  }
}

extension View {
  /// Binds the position of the scroll views inside.
  ///
  /// - Parameter anchor: The point of the viewport at which views are positioned and identified; the start of the
  ///   content if `nil`.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionBindingModifier(position: position, anchor: anchor))
  }
}

extension ScrollElement {
  /// Scrolls when the binding of `scrollPosition(_:)` requests a different position.
  func followPositionBinding() {
    guard let binding = environment.scrollPositionBinding else { return }
    let isNew = binding.position != appliedPosition
    let isResized = geometry != appliedGeometry
    appliedPosition = binding.position
    appliedGeometry = geometry
    switch binding.position.request {
    case .view(let anchor) where isNew:
      guard let id = binding.position.viewID else { return }
      heldOffset = offset
      ScrollRequest(id: AnyHashable(id), anchor: anchor ?? binding.anchor, root: self, reportsPosition: false).start()
    case .view, .none:
      guard !isNew, let id = binding.position.viewID else { return }
      keepInView(AnyHashable(id), anchor: binding.anchor)
    case .edge(let edge):
      if isNew || isResized { move(to: edge) }
    case .offset(let x, let y):
      if isNew { move(x: x, y: y) }
    }
  }

  private func move(to edge: Edge) {
    let end = CGFloat.greatestFiniteMagnitude
    switch edge {
    case .top: move(y: 0)
    case .bottom: move(y: end)
    case .leading: move(x: 0)
    case .trailing: move(x: end)
    }
  }

  /// Scrolls after the current layout pass.
  private func move(x: CGFloat? = nil, y: CGFloat? = nil) {
    graph.enqueueAction { [weak self] in
      guard let self else { return }
      scroll(to: CGPoint(x: x ?? offset.x, y: y ?? offset.y), reportsPosition: false)
    }
  }

  /// Updates the binding of `scrollPosition(_:)` after a person has scrolled.
  func reportPositionBinding() {
    guard let binding = environment.scrollPositionBinding else { return }
    let candidates = firstTarget(at: binding.anchor)?.identities(below: self) ?? []
    let position = binding.position.scrolled(to: candidates)
    appliedPosition = position
    if position != binding.position { binding.binding.wrappedValue = position }
  }
}
