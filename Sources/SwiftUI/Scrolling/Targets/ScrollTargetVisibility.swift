import Foundation

/// Performs an action when other scroll targets of a scroll view are visible.
@MainActor
protocol ScrollTargetObserving: AnyObject {
  func targetsChanged(in scroll: ScrollElement)
}

final class ScrollTargetObserver<ID: Hashable>: ScrollTargetObserving {
  var threshold: Double
  var action: ([ID]) -> Void
  private var visible: [ID] = []
  /// The scroll view with the reported targets: there may be others in its content.
  private weak var source: ScrollElement?

  init(threshold: Double, _ action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  func targetsChanged(in scroll: ScrollElement) {
    let current = scroll.visibleTargets(threshold: threshold).compactMap { target in
      target.identities(below: scroll).lazy.compactMap { $0.base as? ID }.first
    }
    guard current != visible, !current.isEmpty || source === scroll else { return }
    visible = current
    source = scroll
    action(current)
  }
}

/// The observers around a scroll view, compared by identity.
struct ScrollTargetObservers: Equatable {
  var all: [any ScrollTargetObserving] = []

  static func == (left: ScrollTargetObservers, right: ScrollTargetObservers) -> Bool {
    left.all.elementsEqual(right.all) { $0 === $1 }
  }
}

extension EnvironmentValues {
  @Entry var scrollTargetObservers: ScrollTargetObservers = ScrollTargetObservers()
}

/// Keeps one observer for the lifetime of the view.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  @State private var observer: ScrollTargetObserver<ID>?

  init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    let observer = observer ?? ScrollTargetObserver(threshold: threshold, action)
    observer.threshold = threshold
    observer.action = action
    return
      content
      .transformEnvironment(\.scrollTargetObservers) { $0.all.append(observer) }
      .onAppear { self.observer = observer }
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ScrollTargetVisibilityModifier: ComposedModifier {
  @MainActor var composition: Composition {
    Composition("onScrollTargetVisibilityChange").value("threshold", threshold).value("action", action)
  }
}

extension View {
  /// Performs an action when other views of the layout marked with `scrollTargetLayout()` are visible.
  ///
  /// - Parameters:
  ///   - idType: The type of the views' identities.
  ///   - threshold: The fraction of a view's area, from 0 to 1, that must be in the viewport.
  ///   - action: Receives the identities of the visible views, in their order.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

extension ScrollElement {
  /// The scroll targets of which at least a fraction is in the viewport.
  func visibleTargets(threshold: Double) -> [Element] {
    let window = CGRect(origin: offset, size: geometry.containerSize)
    return scrollTargets.filter {
      contentRect(of: CGRect(origin: .zero, size: $0.size), in: $0).isVisible(in: window, threshold: threshold)
    }
  }

  /// Notifies the observers of this view's targets.
  func tellTargetObservers() {
    for observer in environment.scrollTargetObservers.all { observer.targetsChanged(in: self) }
  }
}
