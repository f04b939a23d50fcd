#if os(Linux)
  import FlowAVFAudio
  import FlowCoreMedia
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private final class Ends: NSObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate {
    private(set) var count = 0

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { count += flag ? 1 : 0 }
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { count += flag ? 1 : 0 }
  }

  @Suite("A player of sounds", .ownPhone) @MainActor
  struct AVAudioPlayerTests {
    private let screen = Screen(device: .iPhone)
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sounds-\(UUID())")

    init() throws {
      screen.show(Text("sounds"))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func player(seconds: Double) throws -> AVAudioPlayer {
      try AVAudioPlayer(data: WaveFile.silence(seconds: seconds))
    }

    @Test("plays on the screen's clock to its end, and tells its delegate once")
    func end() throws {
      let (player, ends) = (try player(seconds: 3), Ends())
      player.delegate = ends
      #expect(player.duration == 3 && !player.isPlaying)
      player.play()
      screen.advance(by: 2)
      #expect(player.isPlaying && abs(player.currentTime - 2) < 1e-6 && ends.count == 0)
      screen.advance(by: 2)
      #expect(!player.isPlaying && player.currentTime == 0 && ends.count == 1)
      #expect(screen.phone.acts(of: "AVFAudio") == ["AVFAudio: plays a sound", "AVFAudio: has played a sound"])
    }

    @Test("keeps its place while it is paused, and plays faster with a rate")
    func pause() throws {
      let (player, ends) = (try player(seconds: 10), Ends())
      player.delegate = ends
      player.play()
      screen.advance(by: 2)
      player.pause()
      screen.advance(by: 60)
      #expect(abs(player.currentTime - 2) < 1e-6)
      player.enableRate = true
      player.rate = 2
      player.play()
      screen.advance(by: 3)
      #expect(abs(player.currentTime - 8) < 1e-6)
      player.currentTime = 1
      screen.advance(by: 4)
      #expect(abs(player.currentTime - 9) < 1e-6 && ends.count == 0)
    }

    @Test("repeats as often as it is asked")
    func loops() throws {
      let (player, ends) = (try player(seconds: 2), Ends())
      player.delegate = ends
      player.numberOfLoops = 1
      player.play()
      screen.advance(by: 3)
      #expect(player.isPlaying && abs(player.currentTime - 1) < 1e-6)
      screen.advance(by: 2)
      #expect(!player.isPlaying && ends.count == 1)
      player.numberOfLoops = -1
      player.play()
      screen.advance(by: 3601)
      #expect(player.isPlaying && abs(player.currentTime - 1) < 1e-6 && ends.count == 1)
    }

    @Test("is not created of a missing file, nor of a file that is no sound")
    func refusals() throws {
      let text = folder.appendingPathComponent("notes.mp3")
      try Data("no sound".utf8).write(to: text)
      let errors = [folder.appendingPathComponent("none.mp3"), text].map { url in
        #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: url) }
      }
      #expect(errors.map { $0?.code } == [0x7768_743F, 0x7479_703F])
      #expect(throws: NSError.self) { try AVAudioPlayer(data: Data()) }
      #expect(!AVAudioPlayer().play())
    }

    @Test("takes the length of a file from the test's table")
    func table() throws {
      let url = folder.appendingPathComponent("bell.m4a")
      screen.phone.media["bell.m4a"] = .sound(duration: 1.5)
      #expect(try AVAudioPlayer(contentsOf: url).duration == 1.5)
    }

    @Test("stops when a call begins, and not another phone's")
    func interruption() throws {
      let player = try player(seconds: 60)
      player.play()
      SimulatedPhone().beginAudioInterruption()
      screen.advance(by: 1)
      #expect(player.isPlaying)
      screen.phone.beginAudioInterruption()
      #expect(!player.isPlaying)
      #expect(throws: NSError.self) { try AVAudioSession.sharedInstance().setActive(true) }
      screen.phone.endAudioInterruption()
      #expect(!player.isPlaying)
      try AVAudioSession.sharedInstance().setActive(true)
    }

    @Test("plays what a recorder has recorded, as long as it recorded")
    func recorder() throws {
      screen.phone.permissions[.microphone] = .authorized
      let url = folder.appendingPathComponent("memo.wav")
      let (recorder, ends) = (
        try AVAudioRecorder(url: url, settings: [AVFormatIDKey: Int(kAudioFormatLinearPCM)]), Ends()
      )
      recorder.delegate = ends
      #expect(recorder.record())
      screen.advance(by: 4)
      #expect(recorder.isRecording && abs(recorder.currentTime - 4) < 1e-6)
      recorder.pause()
      screen.advance(by: 9)
      recorder.record(forDuration: 1)
      screen.advance(by: 2)
      #expect(!recorder.isRecording && ends.count == 1)
      #expect(try AVAudioPlayer(contentsOf: url).duration == 5)
      #expect(throws: CocoaError.self) {
        try AVAudioRecorder(url: folder.appendingPathComponent("no/memo.wav"), settings: [:])
      }
    }

    @Test("a recorder asks for the microphone if that is not determined")
    func prompt() throws {
      let recorder = try AVAudioRecorder(url: folder.appendingPathComponent("memo.wav"), settings: [:])
      recorder.record()
      #expect(screen.phone.prompts.map(\.title) == ["“App” Would Like to Access the Microphone"])
    }
  }
#endif
