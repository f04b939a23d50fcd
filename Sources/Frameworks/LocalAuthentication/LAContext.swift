import Foundation
import Locking
import PhoneSimulation

/// How a person is authenticated.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
  case deviceOwnerAuthenticationWithWatch = 3
  case deviceOwnerAuthenticationWithBiometricsOrWatch = 4
}

/// A sensor for faces or fingers.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

/// Authenticates a person with the biometrics of the phone (`SimulatedPhone.biometrics`).
///
/// The first use of Face ID asks for its permission.
// @unchecked: what changes is guarded by a lock.
open class LAContext: NSObject, @unchecked Sendable {
  private struct Settings {
    var isInvalid = false
    var localizedFallbackTitle: String?
    var localizedCancelTitle: String?
    var localizedReason = ""
    var touchIDAuthenticationAllowableReuseDuration = 0.0
    var interactionNotAllowed = false
    var evaluatedPolicyDomainState: Data?
  }

  private let settings = Locked(Settings())

  private var phone: SimulatedPhone { .current }

  public override init() { super.init() }

  open var localizedFallbackTitle: String? {
    get { settings.withLock { $0.localizedFallbackTitle } }
    set { settings.withLock { $0.localizedFallbackTitle = newValue } }
  }

  open var localizedCancelTitle: String? {
    get { settings.withLock { $0.localizedCancelTitle } }
    set { settings.withLock { $0.localizedCancelTitle = newValue } }
  }

  open var localizedReason: String {
    get { settings.withLock { $0.localizedReason } }
    set { settings.withLock { $0.localizedReason = newValue } }
  }

  /// In seconds; a phone in a test is never unlocked just before.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
    get { settings.withLock { $0.touchIDAuthenticationAllowableReuseDuration } }
    set { settings.withLock { $0.touchIDAuthenticationAllowableReuseDuration = newValue } }
  }

  open var interactionNotAllowed: Bool {
    get { settings.withLock { $0.interactionNotAllowed } }
    set { settings.withLock { $0.interactionNotAllowed = newValue } }
  }

  /// The known faces or fingers, after a successful evaluation.
  open var evaluatedPolicyDomainState: Data? { settings.withLock { $0.evaluatedPolicyDomainState } }

  /// The sensor of the phone.
  open var biometryType: LABiometryType {
    switch phone.biometrics.kind {
    case .none: .none
    case .touchID: .touchID
    case .faceID: .faceID
    case .opticID: .opticID
    }
  }

  /// Makes the context useless.
  open func invalidate() { settings.withLock { $0.isInvalid = true } }

  /// Why a policy cannot be evaluated; `nil` if it can.
  private func obstacle(_ policy: LAPolicy) -> LAError? {
    if settings.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
    let biometrics = phone.biometrics
    if !biometrics.hasPasscode { return LAError(.passcodeNotSet) }
    switch policy {
    case .deviceOwnerAuthentication: return nil
    case .deviceOwnerAuthenticationWithWatch: return LAError(.biometryNotAvailable)
    case .deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthenticationWithBiometricsOrWatch: break
    }
    if biometrics.kind == .none { return LAError(.biometryNotAvailable) }
    if biometrics.kind == .faceID, [.denied, .restricted].contains(phone.permissions[.faceID]) {
      return LAError(.biometryNotAvailable)
    }
    return biometrics.isEnrolled ? nil : LAError(.biometryNotEnrolled)
  }

  /// Whether a policy can be evaluated.
  ///
  /// - Parameter error: Receives an ``LAError`` as an `NSError` if it cannot.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard let obstacle = obstacle(policy) else { return true }
    error?.pointee = obstacle as NSError
    return false
  }

  /// Authenticates the person.
  ///
  /// - Parameter reply: Called on the main thread.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    let (phone, callback) = (phone, Callback(reply))
    phone.record("LocalAuthentication", "asks for the owner: \"\(localizedReason)\"")
    let finish: @Sendable ((any Error)?) -> Void = { error in
      phone.runSoon(named: "an authentication") { callback.call(error == nil, error) }
    }
    if let obstacle = obstacle(policy) { return finish(obstacle) }
    let evaluate: @Sendable () -> Void = { [self] in
      let error = outcome(policy, phone.biometrics.outcome)
      if error == nil { settings.withLock { $0.evaluatedPolicyDomainState = Data("known person".utf8) } }
      finish(error)
    }
    guard phone.biometrics.kind == .faceID, phone.permissions[.faceID] == .notDetermined else { return evaluate() }
    phone.request(
      .faceID, for: "LocalAuthentication", prompt: .question(for: .faceID, app: phone.appName)
    ) { answer in
      // Without Face ID, the policy that allows the passcode asks for it.
      if answer.isGranted || policy == .deviceOwnerAuthentication {
        evaluate()
      } else {
        finish(LAError(.biometryNotAvailable))
      }
    }
  }

  /// Authenticates the person.
  ///
  /// - Returns: `true`.
  /// - Throws: ``LAError`` if the person is not authenticated.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { isSuccess, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isSuccess))
      }
    }
  }

  private func outcome(_ policy: LAPolicy, _ outcome: PhoneBiometrics.Outcome) -> LAError? {
    switch outcome {
    case .success: nil
    case .failure: LAError(.authenticationFailed)
    case .cancel: LAError(.userCancel)
    // The system asks for the passcode itself if the policy allows it.
    case .fallback: policy == .deviceOwnerAuthentication ? nil : LAError(.userFallback)
    case .lockout: policy == .deviceOwnerAuthentication ? nil : LAError(.biometryLockout)
    }
  }
}
