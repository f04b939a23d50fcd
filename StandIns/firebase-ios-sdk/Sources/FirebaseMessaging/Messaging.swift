import Foundation
import PhoneSimulation

/// The domain of the errors of Cloud Messaging.
public let MessagingErrorDomain = "com.google.fcm"

/// The codes of the errors of Cloud Messaging.
public enum MessagingError: Int, Error, Sendable {
  case unknown = 0
  case authentication = 1
  case noAccess = 2
  case timeout = 3
  case network = 4
  case operationInProgress = 5
  case invalidRequest = 7
  case invalidTopicName = 8

  var error: NSError {
    NSError(
      domain: MessagingErrorDomain, code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: "Cloud Messaging fails: \(self)."])
  }
}

/// The kind of a token of Apple.
public enum MessagingAPNSTokenType: Int, Sendable {
  case unknown, sandbox, prod
}

/// Whether a message is new.
public enum MessagingMessageStatus: Int, Sendable {
  case unknown, new
}

/// What is known of a message.
public final class MessagingMessageInfo: NSObject, Sendable {
  public let status = MessagingMessageStatus.unknown
}

/// Learns of the token of the app on the phone.
public protocol MessagingDelegate: NSObjectProtocol {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

private struct MessagingData: PhoneValue {
  var token: String?
  var apnsToken: Data?
  var topics: Set<String> = []
}

extension SimulatedPhone {
  /// The topics that the app has subscribed to.
  public var firebaseTopics: Set<String> { self[MessagingData.self].topics }
}

/// Receives messages of a server. None comes here but what a test sends as a notification.
// @unchecked: the main actor sets its delegate.
public final class Messaging: NSObject, @unchecked Sendable {
  private static let only = Messaging()

  private override init() {}

  public class func messaging() -> Messaging {
    _ = FirebaseApp.configured(for: "Messaging.messaging()")
    return only
  }

  private var phone: SimulatedPhone { .current }

  /// Learns of the token, at the next turn of the screen's clock.
  public weak var delegate: (any MessagingDelegate)? {
    didSet {
      let phone = phone
      phone.runSoon(named: "a token of Cloud Messaging") {
        phone.use {
          guard let delegate = self.delegate, let token = try? self.makeToken() else { return }
          delegate.messaging(self, didReceiveRegistrationToken: token)
        }
      }
    }
  }

  public var apnsToken: Data? {
    get { phone[MessagingData.self].apnsToken }
    set { phone.update(MessagingData.self) { $0.apnsToken = newValue } }
  }

  public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }

  /// Has no effect: there is a token as soon as an app asks.
  public var isAutoInitEnabled = true

  /// The token; `nil` before there is one.
  public var fcmToken: String? { phone[MessagingData.self].token }

  private func makeToken() throws -> String {
    let phone = phone
    guard phone.network.isConnected else { throw MessagingError.network.error }
    if let token = fcmToken { return token }
    let token = phone.firebaseID(22) + ":" + phone.firebaseID(40)
    phone.update(MessagingData.self) { $0.token = token }
    return token
  }

  private func answer<Value>(
    _ completion: ((Value?, (any Error)?) -> Void)?, _ make: @escaping () throws -> Value
  ) {
    FirebaseAnswer("an answer of Cloud Messaging").give(to: completion, make)
  }

  private func answer(_ completion: (((any Error)?) -> Void)?, _ make: @escaping () throws -> Void) {
    FirebaseAnswer("an answer of Cloud Messaging").give(to: completion, make)
  }

  public func token(completion: @escaping (String?, (any Error)?) -> Void) {
    answer(completion) { try self.makeToken() }
  }

  public func token() async throws -> String {
    try await FirebaseAnswer("an answer of Cloud Messaging").value { try self.makeToken() }
  }

  public func deleteToken(completion: @escaping ((any Error)?) -> Void) { answer(completion) { self.forget() } }

  public func deleteToken() async throws { forget() }

  private func forget() { phone.update(MessagingData.self) { $0.token = nil } }

  public func retrieveFCMToken(
    forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void
  ) {
    token(completion: completion)
  }

  public func deleteFCMToken(forSenderID senderID: String, completion: @escaping ((any Error)?) -> Void) {
    deleteToken(completion: completion)
  }

  // MARK: - Topics

  public func subscribe(toTopic topic: String) { subscribe(toTopic: topic, completion: nil) }

  public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)?) {
    phone.record("FirebaseMessaging", "subscribes to \(topic)")
    answer(completion) { try self.change { $0.insert(topic) } }
  }

  public func subscribe(toTopic topic: String) async throws {
    phone.record("FirebaseMessaging", "subscribes to \(topic)")
    try change { $0.insert(topic) }
  }

  public func unsubscribe(fromTopic topic: String) { unsubscribe(fromTopic: topic, completion: nil) }

  public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)?) {
    phone.record("FirebaseMessaging", "unsubscribes from \(topic)")
    answer(completion) { try self.change { $0.remove(topic) } }
  }

  public func unsubscribe(fromTopic topic: String) async throws {
    phone.record("FirebaseMessaging", "unsubscribes from \(topic)")
    try change { $0.remove(topic) }
  }

  private func change<Result>(_ body: (inout Set<String>) -> Result) throws {
    guard phone.network.isConnected else { throw MessagingError.network.error }
    phone.update(MessagingData.self) { _ = body(&$0.topics) }
  }

  // MARK: - Messages

  /// A message has no effect here.
  @discardableResult
  public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }

  public func deleteData(completion: @escaping ((any Error)?) -> Void) { deleteToken(completion: completion) }
}

extension Notification.Name {
  public static let MessagingRegistrationTokenRefreshed = Notification.Name(
    "com.firebase.messaging.notif.fcm-token-refreshed")
}
