/// UIKit's base class of views; only the switch of its animations.
///
/// Apps turn the animations off for their tests. Presentations and navigation are shown at once here in any case, and
/// the switch does not affect SwiftUI's own animations.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Whether UIKit's animations are enabled.
  open class var areAnimationsEnabled: Bool { UIApplication.shared.areAnimationsEnabled }

  /// Enables or disables UIKit's animations.
  open class func setAnimationsEnabled(_ enabled: Bool) { UIApplication.shared.areAnimationsEnabled = enabled }
}
