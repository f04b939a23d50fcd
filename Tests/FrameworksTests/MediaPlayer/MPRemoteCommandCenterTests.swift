#if os(Linux)
  import FlowMediaPlayer
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private final class Player: NSObject {
    var time = 0.0

    func move(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
      time = (event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? 0
      return .noSuchContent
    }

    func pause() {}
  }

  @Suite("The lock screen's player", .ownPhone) @MainActor
  struct MPRemoteCommandCenterTests {
    private let phone = SimulatedPhone.current
    private var center: MPRemoteCommandCenter { MPRemoteCommandCenter.shared() }

    @Test("presses the buttons of the app, as far as they have handlers and are enabled")
    func commands() {
      let seen = Locked<[String]>([])
      #expect(phone.press(.play) == .commandFailed)
      center.playCommand.addTarget { _ in
        seen.withLock { $0.append("play") }
        return .success
      }
      center.skipForwardCommand.addTarget { event in
        seen.withLock { $0.append("skip \((event as? MPSkipIntervalCommandEvent)?.interval ?? 0)") }
        return .success
      }
      let position = center.changePlaybackPositionCommand.addTarget { event in
        let time = (event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? 0
        seen.withLock { $0.append("move \(time)") }
        return time < 60 ? .success : .noSuchContent
      }
      #expect(phone.press(.play) == .success && phone.press(.skipForward(15)) == .success)
      #expect(phone.press(.changePosition(30)) == .success && phone.press(.changePosition(90)) == .noSuchContent)
      center.playCommand.isEnabled = false
      center.changePlaybackPositionCommand.removeTarget(position)
      #expect(phone.press(.play) == .commandFailed && phone.press(.changePosition(30)) == .commandFailed)
      #expect(seen.value == ["play", "skip 15.0", "move 30.0", "move 90.0"])
    }

    @Test("tells a handler what the person has chosen")
    func choices() {
      let seen = Locked<[String]>([])
      func note(_ command: MPRemoteCommand, _ text: @escaping @Sendable (MPRemoteCommandEvent) -> String?) {
        command.addTarget { event in
          seen.withLock { $0.append(text(event) ?? "\(type(of: event))") }
          return .success
        }
      }
      note(center.seekForwardCommand) { ($0 as? MPSeekCommandEvent).map { "seek \($0.type)" } }
      note(center.ratingCommand) { ($0 as? MPRatingCommandEvent).map { "rate \($0.rating)" } }
      note(center.likeCommand) { ($0 as? MPFeedbackCommandEvent).map { "like \(!$0.isNegative)" } }
      note(center.changeShuffleModeCommand) {
        ($0 as? MPChangeShuffleModeCommandEvent).map { "shuffle \($0.shuffleType)" }
      }
      note(center.changeRepeatModeCommand) { ($0 as? MPChangeRepeatModeCommandEvent).map { "repeat \($0.repeatType)" } }
      note(center.enableLanguageOptionCommand) {
        ($0 as? MPChangeLanguageOptionCommandEvent)?.languageOption.displayName
      }
      let french = MPNowPlayingInfoLanguageOption(
        type: .legible, languageTag: "fr", characteristics: nil, displayName: "French", identifier: "f")
      let presses: [PhoneRemoteCommand] = [
        .seekForward(.beginSeeking), .seekForward(.endSeeking), .rating(4), .like(), .like(isNegative: true),
        .changeShuffleMode(.items), .changeRepeatMode(.all), .enableLanguageOption(french),
      ]
      for press in presses { #expect(phone.press(press) == .success) }
      #expect(
        seen.value == [
          "seek beginSeeking", "seek endSeeking", "rate 4.0", "like true", "like false", "shuffle items", "repeat all",
          "French",
        ])
      #expect(phone.press(.dislike()) == .commandFailed)
      #expect(phone.press(.disableLanguageOption(french)) == .commandFailed)
    }

    @Test("calls methods of an object as long as the object exists and has not been removed")
    func methods() {
      var player: Player? = Player()
      let position = _selector(Player.move(_:), "move:")
      let pause = _selector(Player.pause, "pause")
      func add() {
        guard let player else { return }
        center.changePlaybackPositionCommand.addTarget(player, action: position)
        center.pauseCommand.addTarget(player, action: pause)
      }
      add()
      #expect(phone.press(.changePosition(7)) == .noSuchContent && player?.time == 7)
      #expect(phone.press(.pause) == .success)
      center.pauseCommand.removeTarget(NSObject())
      #expect(phone.press(.pause) == .success)
      center.pauseCommand.removeTarget(player as Any, action: position)
      #expect(phone.press(.pause) == .success)
      center.pauseCommand.removeTarget(player)
      #expect(phone.press(.pause) == .commandFailed)
      player = nil
      #expect(phone.press(.changePosition(7)) == .commandFailed)
    }

    @Test("belongs to a phone")
    func phones() {
      center.pauseCommand.addTarget { _ in .success }
      #expect(SimulatedPhone().press(.pause) == .commandFailed && phone.press(.pause) == .success)
    }

    @Test("shows what the app plays, and records each other title")
    func nowPlaying() {
      let info = MPNowPlayingInfoCenter.default()
      #expect(info.nowPlayingInfo == nil)
      info.nowPlayingInfo = [MPMediaItemPropertyTitle: "Tea", MPMediaItemPropertyArtist: "Ann"]
      info.nowPlayingInfo?[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 3.0
      info.playbackState = .playing
      #expect(phone.nowPlayingInfo?[MPNowPlayingInfoPropertyElapsedPlaybackTime] as? Double == 3)
      info.nowPlayingInfo = nil
      #expect(
        phone.acts(of: "MediaPlayer") == [
          "MediaPlayer: shows \"Tea by Ann\" as playing", "MediaPlayer: shows nothing as playing",
        ])
      #expect(info.playbackState == .playing)
    }

    @Test("a view changes the loudness of the phone")
    func volume() {
      struct Volume: UIViewRepresentable {
        func makeUIView(context: Context) -> MPVolumeView { MPVolumeView(frame: .zero) }
        func updateUIView(_ view: MPVolumeView, context: Context) {}
      }
      let screen = Screen(device: .iPhone)
      screen.show(Volume().frame(width: 300, height: 40))
      XCUIApplication(screen: screen).sliders["Volume"].adjust(toNormalizedSliderPosition: 1)
      #expect(phone.outputVolume > 0.9)
    }
  }
#endif
