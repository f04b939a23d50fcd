import Observation
import PhoneSimulation

/// Tips of which one is shown at a time.
@MainActor @Observable
public final class TipGroup {
  /// Which tip is shown.
  public enum Priority: Sendable {
    /// The first one that can be shown.
    case firstAvailable
    /// The first one that is not invalidated, once it can be shown.
    case ordered
  }

  @ObservationIgnored private let priority: Priority
  @ObservationIgnored private let tips: [any Tip]
  @ObservationIgnored private var observation: PhoneObservation?
  private var changes = 0

  /// Creates a group.
  public init(_ priority: Priority = .firstAvailable, @Builder _ tips: () -> [any Tip]) {
    self.priority = priority
    self.tips = tips()
    observation = SimulatedPhone.current.observe(TipStore.self) { [weak self] in self?.changes += 1 }
  }

  /// The tip to show.
  public var currentTip: (any Tip)? {
    _ = changes
    switch priority {
    case .firstAvailable: return tips.first { $0.shouldDisplay }
    case .ordered:
      let next = tips.first { tip in
        if case .invalidated = tip.status { false } else { true }
      }
      return next.flatMap { $0.shouldDisplay ? $0 : nil }
    }
  }

  /// A result builder for tips.
  @resultBuilder
  public struct Builder {
    public static func buildExpression(_ tip: some Tip) -> [any Tip] { [tip] }
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
  }
}
