#if os(Linux)
  import FlowIntents
  import FlowUserNotifications
  import Foundation
  import Testing

  private final class Other: NSObject, UNNotificationContentProviding {}

  @Suite("Notifications of messages and calls")
  struct NotificationSourcesTests {
    private let ann = INPerson(
      personHandle: INPersonHandle(value: "ann@example.com", type: .emailAddress), nameComponents: nil,
      displayName: "Ann", image: nil, contactIdentifier: nil, customIdentifier: nil)

    private func message(group: String?) -> INSendMessageIntent {
      INSendMessageIntent(
        recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Tea?",
        speakableGroupName: group.map { INSpeakableString(spokenPhrase: $0) }, conversationIdentifier: "c",
        serviceName: nil, sender: ann, attachments: nil)
    }

    @Test("say who has sent them, and in which conversation")
    func senders() throws {
      let content = UNMutableNotificationContent()
      (content.title, content.body, content.subtitle) = ("New message", "Tea?", "now")
      let plain = try content.updating(from: message(group: nil))
      #expect(plain.title == "Ann" && plain.subtitle == "now" && plain.body == "Tea?" && content.title == "New message")
      #expect(try content.updating(from: message(group: "Friends")).subtitle == "Friends")
      let call = INStartCallIntent(
        callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .normal,
        contacts: [ann], callCapability: .audioCall)
      #expect(try content.updating(from: call).title == "Ann")
    }

    @Test("are not changed by an object of an app's own")
    func refusal() {
      let error = #expect(throws: UNError.self) { try UNNotificationContent().updating(from: Other()) }
      #expect(error?.code == .contentProvidingObjectNotAllowed)
    }
  }
#endif
