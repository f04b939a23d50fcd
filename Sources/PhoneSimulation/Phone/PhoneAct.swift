import FlowFoundation

/// Something that an app did to the phone, such as a question to the person or a sound.
public struct PhoneAct: Hashable, Sendable, CustomStringConvertible {
  /// The framework, such as `CoreLocation`.
  public let framework: String

  /// What the app did, as in `asks for the location while in use`.
  public let text: String

  /// The time on the screen's clock, in seconds since the screen was created; zero without a screen.
  public let time: Double

  public var description: String { "\(framework): \(text)" }
}

extension SimulatedPhone {
  /// Warns that what stands for a framework differs from it: a warning of the screen whose code is running, or a line on
  /// the standard error.
  ///
  /// - Parameter message: What differs, as a sentence.
  public func warn(_ message: String) { reportWarning(message) }

  /// What the app did to the phone, in order.
  public var acts: [PhoneAct] { state.withLock { $0.acts } }

  /// What the app did to the phone, as texts: `CoreLocation: asks for the location while in use`.
  public var actDescriptions: [String] { acts.map(\.description) }

  /// Records something that the app did.
  ///
  /// - Parameters:
  ///   - framework: The framework, such as `CoreLocation`.
  ///   - text: What the app did.
  public func record(_ framework: String, _ text: String) {
    state.withLock { state in
      let elapsed = state.clock?.elapsed.components
      let time = elapsed.map { Double($0.seconds) + Double($0.attoseconds) / 1e18 } ?? 0
      state.acts.append(PhoneAct(framework: framework, text: text, time: time))
    }
  }
}
