#if os(Linux)
  import FlowAVFAudio
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A session of sound", .ownPhone) @MainActor
  struct AVAudioSessionTests {
    private let screen = Screen(device: .iPhone)
    private var session: AVAudioSession { AVAudioSession.sharedInstance() }

    init() {
      screen.show(Text("sounds"))
    }

    @Test("keeps what the app asks for in its phone, and records it")
    func category() throws {
      #expect(session.category == .soloAmbient)
      try session.setCategory(.playback, mode: .spokenAudio, options: [.mixWithOthers, .duckOthers])
      try session.setActive(true)
      #expect(session.category == .playback && session.mode == .spokenAudio)
      #expect(screen.phone.isAudioSessionActive)
      try session.setActive(false, options: .notifyOthersOnDeactivation)
      #expect(
        screen.phone.acts(of: "AVFAudio") == [
          "AVFAudio: sets the category Playback, mode SpokenAudio, mixing with others, ducking others",
          "AVFAudio: activates the session", "AVFAudio: deactivates the session",
        ])
      #expect(SimulatedPhone().use { session.category } == .soloAmbient)
    }

    @Test("asks for the microphone by the system's prompt, once")
    func permission() throws {
      let answers = Locked<[Bool]>([])
      #expect(session.recordPermission == .undetermined)
      AVAudioApplication.requestRecordPermission { granted in answers.withLock { $0.append(granted) } }
      try screen.phone.answerPrompt("Don’t Allow")
      #expect(AVAudioApplication.shared.recordPermission == .denied && session.recordPermission == .denied)
      session.requestRecordPermission { granted in answers.withLock { $0.append(granted) } }
      #expect(screen.phone.prompts.isEmpty)
      screen.advance(by: 0.001)
      #expect(answers.value == [false, false])
      screen.phone.permissions[.microphone] = .authorized
      #expect(AVAudioApplication.shared.recordPermission == .granted)
    }

    @Test("tells the app of calls and of headphones")
    func notifications() {
      let seen = Locked<[[UInt?]]>([])
      let tokens = [AVAudioSession.interruptionNotification, AVAudioSession.routeChangeNotification].map { name in
        NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) { notification in
          let info = notification.userInfo ?? [:]
          let keys = [
            AVAudioSessionInterruptionTypeKey, AVAudioSessionInterruptionOptionKey, AVAudioSessionRouteChangeReasonKey,
          ]
          seen.withLock { $0.append(keys.map { info[$0] as? UInt }) }
        }
      }
      screen.phone.beginAudioInterruption()
      screen.phone.endAudioInterruption()
      screen.phone.connectAudioOutput(.headphones, name: "Headphones")
      #expect(session.currentRoute.outputs.first?.portType == .headphones)
      screen.phone.connectAudioOutput(nil)
      #expect(session.currentRoute.outputs.first?.portType == .builtInSpeaker)
      #expect(seen.value == [[1, nil, nil], [0, 1, nil], [nil, nil, 1], [nil, nil, 2]])
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
