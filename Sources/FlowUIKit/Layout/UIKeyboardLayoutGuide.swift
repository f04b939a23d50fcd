import Foundation
import SwiftUI

/// A guide that follows something that moves.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers, and while there is none, the part below the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var observer: (any NSObjectProtocol)?

  init(of view: UIView) {
    super.init(of: view) { owner in
      let height = owner.keyboardLayoutGuide.height(in: owner)
      return UIEdgeInsets(top: max(0, owner.bounds.height - height), left: 0, bottom: 0, right: 0)
    }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] _ in
      // The screen posts its notifications on the main actor.
      MainActor.assumeIsolated { self?.owningView?.layoutRoot.setNeedsLayout() }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Whether the guide ends at the safe area while there is no keyboard, or at the view's edge.
  open var usesBottomSafeArea = true { didSet { owningView?.layoutRoot.setNeedsLayout() } }

  /// Whether the guide follows a keyboard that is not at the bottom, which this screen does not have.
  open var followsUndockedKeyboard = false

  /// How much of a view the guide covers from below, in points.
  private func height(in view: UIView) -> CGFloat {
    guard let window = view.window, let graph = view.topmost.element?.graph, graph.keyboardOverlap > 0 else {
      return usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    }
    // What a window keeps free at its bottom is the keyboard.
    let top = window.bounds.height - window.safeAreaInsets.bottom
    return max(0, view.convert(view.bounds, to: nil).maxY - top)
  }
}
