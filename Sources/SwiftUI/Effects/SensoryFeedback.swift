/// Represents a type of haptic and/or audio feedback that can be played.
///
/// Feedback is recorded with the view and not played.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Indicates that a task or action has completed.
  public static let success = SensoryFeedback("success")

  /// Indicates that a task or action has produced a warning of some kind.
  public static let warning = SensoryFeedback("warning")

  /// Indicates that an error has occurred.
  public static let error = SensoryFeedback("error")

  /// Indicates that a UI element's values are changing.
  public static let selection = SensoryFeedback("selection")

  /// Indicates that an important value increased above a significant threshold.
  public static let increase = SensoryFeedback("increase")

  /// Indicates that an important value decreased below a significant threshold.
  public static let decrease = SensoryFeedback("decrease")

  /// Indicates that an activity started.
  public static let start = SensoryFeedback("start")

  /// Indicates that an activity stopped.
  public static let stop = SensoryFeedback("stop")

  /// Indicates the alignment of a dragged item.
  public static let alignment = SensoryFeedback("alignment")

  /// Indicates movement between discrete levels of pressure.
  public static let levelChange = SensoryFeedback("levelChange")

  /// Indicates that a drawing completed.
  public static let pathComplete = SensoryFeedback("pathComplete")

  /// Provides a physical metaphor you can use to complement a visual experience.
  public static let impact = SensoryFeedback("impact")

  /// Provides a physical metaphor you can use to complement a visual experience.
  ///
  /// - Parameter intensity: The strength, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact(\(weight.name), \(intensity))")
  }

  /// Provides a physical metaphor you can use to complement a visual experience.
  ///
  /// - Parameter intensity: The strength, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact(\(flexibility.name), \(intensity))")
  }

  /// Indicates that a control was pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback("press(\(feedback.name))") }

  /// Indicates that a control was released.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback("release(\(feedback.name))")
  }

  /// Indicates that the value of a control has changed.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback("selection(\(feedback.name))")
  }

  /// The control that is pressed.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let name: String

    /// A button.
    public static let button = PressFeedback(name: "button")

    /// A button that shows an icon alone.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")

    /// A slider.
    public static let slider = PressFeedback(name: "slider")

    /// A tab.
    public static let tab = PressFeedback(name: "tab")

    /// A toggle.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// The control that is released.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let name: String

    /// A slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// The value that a control has got.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let name: String

    /// The largest value.
    public static let maximum = SelectionFeedback(name: "maximum")

    /// The smallest value.
    public static let minimum = SelectionFeedback(name: "minimum")

    /// The value of a control that is off.
    public static let off = SelectionFeedback(name: "off")

    /// The value of a control that is on.
    public static let on = SelectionFeedback(name: "on")
  }

  /// The weight to be represented by a type of feedback.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    /// Indicates a collision between small or lightweight UI objects.
    public static let light = Weight(name: "light")

    /// Indicates a collision between medium-sized or medium-weight UI objects.
    public static let medium = Weight(name: "medium")

    /// Indicates a collision between large or heavyweight UI objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility to be represented by a type of feedback.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    /// Indicates a collision between hard or inflexible UI objects.
    public static let rigid = Flexibility(name: "rigid")

    /// Indicates a collision between solid UI objects of medium flexibility.
    public static let solid = Flexibility(name: "solid")

    /// Indicates a collision between soft or flexible UI objects.
    public static let soft = Flexibility(name: "soft")
  }
}

extension View {
  /// Plays the specified `feedback` when the provided `trigger` value changes; a screen does not play feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    recordingFeedback(feedback)
  }

  /// Plays the specified `feedback` when the provided `trigger` value changes and the `condition` closure returns
  /// `true`; a screen does not play feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    recordingFeedback(feedback).onChange(of: trigger) { _ = condition($0, $1) }
  }

  /// Plays feedback when returned from the `feedback` closure after the provided `trigger` value changes; a screen does
  /// not play feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    recordingFeedback(nil).onChange(of: trigger) { _ = feedback($0, $1) }
  }

  /// Plays feedback when returned from the `feedback` closure after the provided `trigger` value changes; a screen does
  /// not play feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    recordingFeedback(nil).onChange(of: trigger) { _ = feedback() }
  }

  /// - Parameter feedback: The feedback, or `nil` if it depends on the change.
  private nonisolated func recordingFeedback(_ feedback: SensoryFeedback?) -> some View {
    modifier(InertModifier(name: "sensoryFeedback", value: feedback))
  }
}
