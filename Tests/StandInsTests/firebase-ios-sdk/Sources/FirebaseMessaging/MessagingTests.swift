#if os(Linux)
  import FirebaseMessaging
  import Locking
  import PhoneSimulation
  import Testing

  private final class Delegate: NSObject, MessagingDelegate {
    let tokens = Locked<[String?]>([])

    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {
      tokens.withLock { $0.append(fcmToken) }
    }
  }

  @Suite("Cloud Messaging", .ownPhone)
  struct MessagingTests {
    private let phone = SimulatedPhone.current

    init() { FirebaseApp.configure() }

    @Test("gives a token that is the same in each run, also to the delegate")
    func token() async throws {
      let (messaging, delegate) = (Messaging.messaging(), Delegate())
      #expect(messaging.fcmToken == nil)
      messaging.delegate = delegate
      let token = try await messaging.token()
      #expect(delegate.tokens.value == [token] && messaging.fcmToken == token)
      try await messaging.deleteToken()
      #expect(messaging.fcmToken == nil)
      phone.network = .offline
      await #expect {
        _ = try await messaging.token()
      } throws: {
        $0._code == MessagingError.network.rawValue && $0.localizedDescription == "Cloud Messaging fails: network."
      }
    }

    @Test("has topics")
    func topics() async throws {
      let messaging = Messaging.messaging()
      try await messaging.subscribe(toTopic: "tea")
      try await messaging.subscribe(toTopic: "cups")
      try await messaging.unsubscribe(fromTopic: "cups")
      #expect(phone.firebaseTopics == ["tea"])
      #expect(phone.actDescriptions.first == "FirebaseMessaging: subscribes to tea")
    }
  }
#endif
