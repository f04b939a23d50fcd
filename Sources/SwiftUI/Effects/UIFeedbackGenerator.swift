/// What plays feedback that a person feels.
///
/// A device of a test has no motor, as Simulator has none: generators can be asked for everything, and nothing is played.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override init() {}

  /// Tells the device that feedback is about to be asked for.
  open func prepare() {}
}

/// Plays the feedback of something that hits something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how hard the things are.
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

  /// - Parameter intensity: How strong the hit is, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Plays the feedback of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Plays the feedback of a task that has ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task has ended.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
