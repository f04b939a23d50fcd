import Foundation
import PhoneSimulation

/// Whether a person has agreed to ads.
public enum ConsentStatus: Int, Hashable, Sendable {
  case unknown = 0
  case required = 1
  case notRequired = 2
  case obtained = 3
}

/// Whether there is a form that asks.
public enum FormStatus: Int, Hashable, Sendable {
  case unknown = 0
  case available = 1
  case unavailable = 2
}

/// Whether an app has to show a way to the form.
public enum PrivacyOptionsRequirementStatus: Int, Hashable, Sendable {
  case unknown = 0
  case required = 1
  case notRequired = 2
}

/// A place where a device pretends to be.
public enum DebugGeography: Int, Hashable, Sendable {
  case disabled = 0
  case EEA = 1
  case notEEA = 2
  case regulatedUSState = 3
  case other = 4
}

/// How an app is tried.
open class DebugSettings: NSObject {
  open var testDeviceIdentifiers: [String]?
  /// Where the device pretends to be: in Europe a person is asked, elsewhere not.
  open var geography = DebugGeography.disabled

  public override init() {}
}

/// What an app says when it asks.
open class RequestParameters: NSObject {
  open var isTaggedForUnderAgeOfConsent = false
  open var debugSettings: DebugSettings?
  open var consentSyncID: String?

  /// As earlier versions have it.
  public var tagForUnderAgeOfConsent: Bool {
    get { isTaggedForUnderAgeOfConsent }
    set { isTaggedForUnderAgeOfConsent = newValue }
  }

  public override init() {}
}

struct ConsentData: PhoneValue {
  var isRequired = false
  var isKnown = false
  var answer: Bool?
}

extension SimulatedPhone {
  /// Whether the person has to be asked for consent to ads, as in Europe: at first not.
  public var requiresAdConsent: Bool {
    get { self[ConsentData.self].isRequired }
    set { update(ConsentData.self) { $0.isRequired = newValue } }
  }

  /// What the person has answered; `nil` before that.
  public var adConsent: Bool? {
    get { self[ConsentData.self].answer }
    set { update(ConsentData.self) { $0.answer = newValue } }
  }
}

/// What is known about the person's consent. The phone answers, without a server (`SimulatedPhone.requiresAdConsent`).
// @unchecked: what changes is in the phone.
public final class ConsentInformation: NSObject, @unchecked Sendable {
  public static let shared = ConsentInformation()

  /// As earlier versions have it.
  public static var sharedInstance: ConsentInformation { shared }

  private override init() {}

  private var data: ConsentData { SimulatedPhone.current[ConsentData.self] }

  public var consentStatus: ConsentStatus {
    let data = data
    if !data.isKnown { return .unknown }
    if !data.isRequired { return .notRequired }
    return data.answer == nil ? .required : .obtained
  }

  public var formStatus: FormStatus {
    let data = data
    if !data.isKnown { return .unknown }
    return data.isRequired ? .available : .unavailable
  }

  public var privacyOptionsRequirementStatus: PrivacyOptionsRequirementStatus {
    let data = data
    if !data.isKnown { return .unknown }
    return data.isRequired ? .required : .notRequired
  }

  /// Whether the person has answered, or need not. Ads may be asked for also if the answer was no: they follow less of what
  /// the person likes.
  public var canRequestAds: Bool { [.notRequired, .obtained].contains(consentStatus) }

  /// Asks whether the person has to be asked; the answer comes at the next turn of the clock.
  public func requestConsentInfoUpdate(
    with parameters: RequestParameters?, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let phone = SimulatedPhone.current
    let geography = parameters?.debugSettings?.geography ?? .disabled
    phone.record("UserMessagingPlatform", "asks whether consent is required")
    nonisolated(unsafe) let handler = completionHandler
    phone.runSoon(named: "the state of consent") {
      phone.use {
        guard phone.network.isConnected else { return handler(FormError.network.error) }
        phone.update(ConsentData.self) { data in
          data.isKnown = true
          if geography != .disabled { data.isRequired = geography == .EEA }
        }
        handler(nil)
      }
    }
  }

  /// Asks whether the person has to be asked.
  ///
  /// - Throws: An error of Google's domain without a network.
  public func requestConsentInfoUpdate(with parameters: RequestParameters?) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      requestConsentInfoUpdate(with: parameters) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Forgets the answer.
  public func reset() {
    SimulatedPhone.current.update(ConsentData.self) { ($0.isKnown, $0.answer) = (false, nil) }
  }
}

/// Why there is no form, or no answer.
enum FormError: Int {
  case network = 2
  case unavailable = 7

  var error: NSError {
    let text = self == .network ? "There is no connection." : "There is no form to show."
    return NSError(
      domain: self == .network ? "com.google.ump.request" : "com.google.ump.form", code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: text])
  }
}
