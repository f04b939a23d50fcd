#if os(Linux)
  import FlowMediaPlayer
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

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
