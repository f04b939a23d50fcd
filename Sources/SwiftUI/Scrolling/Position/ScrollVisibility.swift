import Foundation

/// Reports when a view becomes visible in its scroll view, and when it is no longer visible.
nonisolated struct ScrollVisibilityModifier: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @State private var isVisible = false

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(
        GeometryChangeModifier(
          transform: { [threshold] proxy in
            guard let window = proxy.bounds(of: .scrollView) else { return false }
            return CGRect(origin: .zero, size: proxy.size).isVisible(in: window, threshold: threshold)
          }, action: { report($1) })
      )
      .onDisappear { report(false) }
  }

  private func report(_ new: Bool) {
    guard new != isVisible else { return }
    isVisible = new
    action(new)
  }

  @MainActor static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ScrollVisibilityModifier: ComposedModifier {
  @MainActor var composition: Composition {
    Composition("onScrollVisibilityChange").value("threshold", threshold).value("action", action)
  }
}

extension View {
  /// Performs an action when the view becomes visible or invisible in the scroll view around it.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view's area, from 0 to 1, that must be in the viewport.
  ///   - action: Receives whether the view is visible. It is called initially for a visible view.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

extension CGRect {
  /// Whether at least a fraction of the rectangle's area is in a window. Of an empty rectangle, its position decides.
  func isVisible(in window: CGRect, threshold: Double) -> Bool {
    let part = intersection(window)
    if part.isNull { return false }
    let area = width * height
    if area <= 0 { return true }
    let fraction = Double(part.width * part.height / area)
    // Frames are sums of rounded numbers.
    return fraction > 0 && fraction >= threshold - 1e-9
  }
}
