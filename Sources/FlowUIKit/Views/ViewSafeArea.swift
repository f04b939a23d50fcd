import SwiftUI

/// The part of a view that bars and corners cover.
@MainActor
enum ViewSafeArea {
  /// The insets of a view: the parts of those around it in the tree that reach into the view.
  static func insets(of view: UIView) -> UIEdgeInsets {
    let root = view.topmost
    guard let element = root.element else { return UIEdgeInsets() }
    let around = root.controller?.additionalSafeAreaInsets ?? UIEdgeInsets()
    let insets = element.safeAreaOverlap
    let safe = CGRect(origin: .zero, size: root.bounds.size).inset(
      by: UIEdgeInsets(
        top: insets.top + around.top, left: insets.leading + around.left, bottom: insets.bottom + around.bottom,
        right: insets.trailing + around.right))
    guard view !== root else {
      return UIEdgeInsets(
        top: safe.minY, left: safe.minX, bottom: root.bounds.height - safe.maxY, right: root.bounds.width - safe.maxX)
    }
    let frame = view.convert(view.bounds, to: root)
    return UIEdgeInsets(
      top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
      bottom: max(0, frame.maxY - safe.maxY), right: max(0, frame.maxX - safe.maxX))
  }
}
