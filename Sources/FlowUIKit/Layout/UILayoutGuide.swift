import SwiftUI

/// A rectangle in a view that constraints refer to.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The view that the guide is in.
  public internal(set) weak var owningView: UIView?

  /// A name for messages.
  open var identifier = ""

  /// The insets from the view's edges, for a guide that the system has made.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?

  /// The frame after the latest layout, in points of the view.
  var solvedFrame = CGRect.zero

  public override init() {
    insets = nil
  }

  init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = view
  }

  /// The frame in the view, in points.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    guard let insets else { return solvedFrame }
    return CGRect(origin: .zero, size: owningView.bounds.size).inset(by: insets(owningView))
  }
}
