#if os(Linux)
  import FlowFoundation
  import FlowIntents
  import PhoneSimulation
  import SwiftUI
  import Testing

  private let tea = INMediaItem(identifier: "1", title: "Tea", type: .song, artwork: nil, artist: "Ann")

  /// Finds songs by their names, with the methods that have handlers.
  private final class Player: NSObject, INPlayMediaIntentHandling {
    var played: [String?] = []

    func resolveMediaItems(
      for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
      switch intent.mediaSearch?.mediaName {
      case "Tea": completion(INPlayMediaMediaItemResolutionResult.successes(with: [tea]))
      case "Milk": completion([.unsupported(forReason: .subscriptionRequired)])
      default: completion([.needsValue()])
      }
    }

    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
      played += (intent.mediaItems ?? []).map(\.title)
      completion(INPlayMediaIntentResponse(code: intent.playShuffled == true ? .failure : .success, userActivity: nil))
    }
  }

  /// Implements the asynchronous form, and refuses to play on the phone's speaker.
  private final class AsyncPlayer: NSObject, INPlayMediaIntentHandling {
    func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
      INPlayMediaIntentResponse(
        code: intent.playbackQueueLocation == .later ? .failureMaxStreamLimitReached : .ready, userActivity: nil)
    }

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
      INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil)
    }
  }

  @Suite("Requests to play something", .ownPhone) @MainActor
  struct INPlayMediaIntentTests {
    private let phone = SimulatedPhone.current

    @Test("are found, confirmed and played by an app's handler")
    func played() async {
      let player = Player()
      func ask(_ name: String, shuffled: Bool? = nil) async -> INPlayMediaIntentResponseCode? {
        let intent = INPlayMediaIntent(playShuffled: shuffled, mediaSearch: INMediaSearch(mediaName: name))
        return await phone.ask(player, to: intent)?.code
      }
      #expect(await ask("Tea") == .success && player.played == ["Tea"])
      #expect(await ask("Tea", shuffled: true) == .failure)
      #expect(await ask("Milk") == nil)
      #expect(await ask("Water") == nil)
      #expect(player.played == ["Tea", "Tea"])
      #expect(phone.actDescriptions.first == "Intents: asks the app to play \"Tea\"")
    }

    @Test("are answered by the asynchronous form, and end if the app does not confirm them")
    func asynchronous() async {
      let items = [tea]
      #expect(await phone.ask(AsyncPlayer(), to: INPlayMediaIntent(mediaItems: items))?.code == .handleInApp)
      let later = INPlayMediaIntent(mediaItems: items, playbackQueueLocation: .later)
      #expect(await phone.ask(AsyncPlayer(), to: later)?.code == .failureMaxStreamLimitReached)
    }

    @Test("are suggested and donated")
    func suggestions() {
      let intent = INPlayMediaIntent(
        mediaItems: [tea], mediaContainer: nil, playShuffled: false, playbackRepeatMode: .none, resumePlayback: true)
      intent.shortcutAvailability = .sleepMusic
      INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet(array: [intent]))
      INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["Tea", "Milk"]), of: .mediaPlaylistTitle)
      let interaction = INInteraction(intent: intent, response: nil)
      interaction.direction = .outgoing
      interaction.donate()
      INInteraction.delete(with: "songs")
      #expect(
        phone.actDescriptions == [
          "Intents: suggests to play Tea", "Intents: teaches 2 words of the kind mediaPlaylistTitle",
          "Intents: donates INPlayMediaIntent", "Intents: deletes the donations of the group songs",
        ])
    }
  }

  @Suite("Persons, calls and messages in requests")
  struct INPersonTests {
    @Test("have the name that was given, or that of the components, or the address")
    func names() {
      let handle = INPersonHandle(value: "ann@example.com", type: .emailAddress)
      var components = PersonNameComponents()
      (components.givenName, components.familyName) = ("Ann", "Lee")
      func person(_ name: String?, _ components: PersonNameComponents?) -> INPerson {
        INPerson(
          personHandle: handle, nameComponents: components, displayName: name, image: nil, contactIdentifier: nil,
          customIdentifier: "7")
      }
      #expect(person("Annie", components).displayName == "Annie")
      #expect(person(nil, components).displayName == "Ann Lee")
      #expect(person(nil, nil).displayName == "ann@example.com")
      #expect(person(nil, nil) == person(nil, nil) && person("A", nil) != person("B", nil))
      let call = INStartCallIntent(
        callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .normal,
        contacts: [person("Annie", nil)], callCapability: .videoCall)
      #expect(call.contacts?.first?.personHandle == handle && call.callCapability == .videoCall)
    }

    @Test("have a picture for a parameter")
    func pictures() {
      let message = INSendMessageIntent(
        recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Tea?",
        speakableGroupName: INSpeakableString(spokenPhrase: "Friends"), conversationIdentifier: "c", serviceName: nil,
        sender: nil, attachments: nil)
      #expect(message.keyImage() == nil)
      let image = INImage(named: "friends")
      message.setImage(image, forParameterNamed: \.speakableGroupName)
      #expect(message.image(forParameterNamed: \.speakableGroupName) == image)
      #expect(message.image(forParameterNamed: \.sender) == nil && message.keyImage() == image)
    }

    @Test("open the app with an activity") @MainActor
    func activity() {
      let activity = NSUserActivity(activityType: "INStartCallIntent")
      #expect(activity.interaction == nil && activity.suggestedInvocationPhrase == nil)
      activity.suggestedInvocationPhrase = "Call Ann"
      activity.setInteraction(INInteraction(intent: INStartAudioCallIntent(), response: nil))
      #expect(activity.interaction?.intent is INStartAudioCallIntent)
      #expect(activity.suggestedInvocationPhrase == "Call Ann" && activity.shortcutAvailability == [])
    }
  }
#endif
