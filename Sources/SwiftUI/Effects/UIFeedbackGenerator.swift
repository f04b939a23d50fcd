/// A generator of haptic feedback.
///
/// A device in a test has no haptics, like Simulator: all calls are accepted, and nothing is played.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override init() {}

  /// Prepares the device for feedback.
  open func prepare() {}
}

/// Generates the feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and hardness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() {}

  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  open func impactOccurred() {}

  /// - Parameter intensity: The intensity of the impact, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Generates the feedback of a changing selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Generates the feedback of a finished task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of the task.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
