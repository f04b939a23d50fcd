import FlowFoundation
import Foundation
import PhoneSimulation

/// A request that the app has done, for the system's suggestions.
public final class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  public var identifier = ""
  public var groupIdentifier: String?
  public var direction = INInteractionDirection.unspecified
  public var dateInterval: DateInterval?
  /// How far the request is: unknown for one that an app makes.
  public let intentHandlingStatus = INIntentHandlingStatus.unspecified

  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// Tells the system about the interaction; recorded.
  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    let phone = SimulatedPhone.current
    phone.record("Intents", "donates \(type(of: intent))")
    guard let completion else { return }
    phone.runSoon(named: "a donation") { completion(nil) }
  }

  /// Tells the system about the interaction; recorded.
  ///
  /// - Throws: Nothing here.
  public func donate() async throws { donate(completion: nil) }

  /// Forgets all interactions; recorded.
  public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    let phone = SimulatedPhone.current
    phone.record("Intents", "deletes all donations")
    guard let completion else { return }
    phone.runSoon(named: "a deletion of donations") { completion(nil) }
  }
}

extension INInteraction {
  /// Forgets interactions by their identifiers; recorded.
  public class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    forget("\(identifiers.count) donations", completion)
  }

  /// Forgets the interactions of a group; recorded.
  public class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    forget("the donations of the group \(groupIdentifier)", completion)
  }

  private class func forget(_ what: String, _ completion: (@Sendable ((any Error)?) -> Void)?) {
    let phone = SimulatedPhone.current
    phone.record("Intents", "deletes \(what)")
    guard let completion else { return }
    phone.runSoon(named: "a deletion of donations") { completion(nil) }
  }
}

/// Who has begun an interaction.
public enum INInteractionDirection: Int, Sendable {
  case unspecified, outgoing, incoming
}

/// How far a request is.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// An activity or a request that a person runs by a phrase.
public final class INShortcut: NSObject {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?

  /// Creates a shortcut of a request.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }

  /// Creates a shortcut of an activity.
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
  }
}

/// A shortcut with its phrase.
public final class INVoiceShortcut: NSObject {
  public let shortcut: INShortcut
  public let invocationPhrase: String

  init(shortcut: INShortcut, invocationPhrase: String) {
    self.shortcut = shortcut
    self.invocationPhrase = invocationPhrase
  }
}

/// The shortcuts of a person: here there are none.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  public static let shared = INVoiceShortcutCenter()

  /// The person's shortcuts.
  public func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
    SimulatedPhone.current.runSoon(named: "the voice shortcuts") { completion([], nil) }
  }

  /// A shortcut of the person: none here.
  public func getVoiceShortcut(
    with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    SimulatedPhone.current.runSoon(named: "a voice shortcut") { completion(nil, nil) }
  }

  /// Suggests shortcuts; recorded.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    SimulatedPhone.current.record("Intents", "suggests \(suggestions.count) shortcuts")
  }
}

/// The permission for Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

/// The settings of Siri.
open class INPreferences: NSObject {
  /// Whether the app may use Siri.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    status(SimulatedPhone.current.permissions[.siri])
  }

  /// Asks the person whether the app may use Siri.
  open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
    let phone = SimulatedPhone.current
    phone.request(.siri, for: "Intents", prompt: .question(for: .siri, app: phone.appName)) { handler(status($0)) }
  }

  private class func status(_ authorization: PhoneAuthorization) -> INSiriAuthorizationStatus {
    switch authorization {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    default: .authorized
    }
  }
}
