import Foundation

/// A binding to a scroll position, as it was when the view was last evaluated.
struct ScrollPositionBinding {
  let position: ScrollPosition
  let anchor: UnitPoint?
  let write: (ScrollPosition) -> Void
}

extension EnvironmentValues {
  private enum ScrollPositionBindingKey: EnvironmentKey {
    static var defaultValue: ScrollPositionBinding? { nil }
  }

  var scrollPositionBinding: ScrollPositionBinding? {
    get { self[ScrollPositionBindingKey.self] }
    set { self[ScrollPositionBindingKey.self] = newValue }
  }
}

/// Reads the binding where changes of it are noticed, and passes it to the scrolling views inside.
private struct ScrollPositionBindingModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    let binding = position
    content.environment(
      \.scrollPositionBinding,
      ScrollPositionBinding(position: position.wrappedValue, anchor: anchor) { binding.wrappedValue = $0 })
  }

  static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ScrollPositionBindingModifier: ComposedModifier {
  var composition: Composition {
    Composition("scrollPosition").value("position", position).value("anchor", anchor)
  }
}

extension View {
  /// Binds the position of the scrolling views inside.
  ///
  /// - Parameter anchor: The point of the window at which views are shown and told; the start of the content without.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionBindingModifier(position: position, anchor: anchor))
  }
}

extension ScrollElement {
  /// Scrolls when the binding of `scrollPosition(_:)` asks for another position than before.
  func followPositionBinding() {
    guard let binding = environment.scrollPositionBinding, binding.position != appliedPosition else { return }
    appliedPosition = binding.position
    switch binding.position.request {
    case .none: break
    case .view(let anchor):
      guard let id = binding.position.viewID else { return }
      ScrollRequest(id: AnyHashable(id), anchor: anchor ?? binding.anchor, root: self, reportsPosition: false).start()
    case .edge(let edge):
      let end = CGFloat.greatestFiniteMagnitude
      switch edge {
      case .top: move(y: 0)
      case .bottom: move(y: end)
      case .leading: move(x: 0)
      case .trailing: move(x: end)
      }
    case .offset(let x, let y): move(x: x, y: y)
    }
  }

  /// Scrolls when this layout is through.
  private func move(x: CGFloat? = nil, y: CGFloat? = nil) {
    graph.enqueueAction { [weak self] in
      guard let self else { return }
      scroll(to: CGPoint(x: x ?? offset.x, y: y ?? offset.y), reportsPosition: false)
    }
  }

  /// Tells the binding of `scrollPosition(_:)` where a person has scrolled to.
  func reportPositionBinding() {
    guard let binding = environment.scrollPositionBinding else { return }
    let candidates = firstTarget(at: binding.anchor)?.identities(below: self) ?? []
    let position = binding.position.scrolled(to: candidates)
    appliedPosition = position
    if position != binding.position { binding.write(position) }
  }
}
