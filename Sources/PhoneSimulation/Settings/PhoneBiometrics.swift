/// How a phone recognizes its owner: at first by Face ID, which is set up and recognizes the person.
public struct PhoneBiometrics: PhoneValue, Hashable {
  /// The sensor.
  public enum Kind: String, Hashable, Sendable {
    case none, touchID, faceID, opticID
  }

  /// What happens when the person is asked.
  public enum Outcome: Hashable, Sendable {
    case success
    /// The person is not recognized.
    case failure
    /// The person taps Cancel.
    case cancel
    /// The person chooses the app's own way.
    case fallback
    /// Too many attempts have failed.
    case lockout
  }

  public var kind = Kind.faceID
  /// Whether a face or a finger is known.
  public var isEnrolled = true
  public var hasPasscode = true
  public var outcome = Outcome.success

  public init() {}
}

extension SimulatedPhone {
  /// How the phone recognizes its owner.
  public var biometrics: PhoneBiometrics {
    get { self[PhoneBiometrics.self] }
    set { self[PhoneBiometrics.self] = newValue }
  }
}
