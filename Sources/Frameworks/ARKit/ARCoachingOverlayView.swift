import FlowUIKit
import Foundation
import SwiftUI

/// Learns when the overlay is shown.
@MainActor @preconcurrency
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}

/// Tells the person how to move the phone. It is never active, and shows nothing.
open class ARCoachingOverlayView: UIView {
  /// What the person should find.
  public enum Goal: Int, Sendable {
    case tracking = 0
    case horizontalPlane = 1
    case verticalPlane = 2
    case anyPlane = 3
    case geoTracking = 4
  }

  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open var session: ARSession?
  open var goal = Goal.tracking
  open var activatesAutomatically = true
  open var isActive: Bool { false }

  /// Shows the overlay: nothing here, with a warning.
  open func setActive(_ active: Bool, animated: Bool) {
    if active { report(.missing("ARCoachingOverlayView.setActive", "the overlay is not shown.")) }
  }
}
