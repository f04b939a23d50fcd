#if os(Linux)
  import FlowAVFAudio
  import FlowCoreMedia
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Synchronization
  import Testing

  @Suite("An engine of sounds", .ownPhone) @MainActor
  struct AVAudioEngineTests {
    private let screen = Screen(device: .iPhone)
    private let engine = AVAudioEngine()
    private let player = AVAudioPlayerNode()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("engine-\(UUID())")

    init() throws {
      screen.show(Text("sounds"))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func buffer(seconds: Double) throws -> AVAudioPCMBuffer {
      let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 1))
      let frames = AVAudioFrameCount(seconds * 8_000)
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames))
      buffer.frameLength = frames
      return buffer
    }

    private func start() throws {
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: nil)
      try engine.start()
    }

    @Test("pieces are played one after another on the screen's clock, and each end is told")
    func queue() throws {
      try start()
      let ends = Mutex<[String]>([])
      player.scheduleBuffer(try buffer(seconds: 1)) { ends.withLock { $0.append("first") } }
      player.scheduleBuffer(try buffer(seconds: 2), completionCallbackType: .dataPlayedBack) { type in
        ends.withLock { $0.append("second \(type == .dataPlayedBack)") }
      }
      player.play()
      screen.advance(by: 0.9)
      #expect(ends.withLock { $0 } == [])
      screen.advance(by: 0.2)
      #expect(ends.withLock { $0 } == ["first"])
      let time = player.playerTime(forNodeTime: try #require(player.lastRenderTime))
      #expect(abs(try #require(time).sampleTime - 48_510) <= 1)
      screen.advance(by: 2)
      #expect(ends.withLock { $0 } == ["first", "second true"])
      #expect(
        screen.phone.acts(of: "AVFAudio")
          == ["AVFAudio: starts an engine", "AVFAudio: plays a buffer", "AVFAudio: plays a buffer"])
    }

    @Test("nothing is played before the engine runs, and while it or the node rests")
    func rest() throws {
      let ends = Mutex(0)
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: nil)
      player.scheduleBuffer(try buffer(seconds: 2)) { ends.withLock { $0 += 1 } }
      player.play()
      screen.advance(by: 5)
      #expect(ends.withLock { $0 } == 0 && player.lastRenderTime == nil)
      try engine.start()
      screen.advance(by: 1)
      player.pause()
      screen.advance(by: 60)
      #expect(ends.withLock { $0 } == 0 && !player.isPlaying)
      player.play()
      screen.advance(by: 0.9)
      engine.pause()
      screen.advance(by: 60)
      #expect(ends.withLock { $0 } == 0)
      try engine.start()
      screen.advance(by: 0.2)
      #expect(ends.withLock { $0 } == 1)
    }

    @Test("a loop ends when it is interrupted, and stopping tells the ends of all that waits")
    func interrupts() throws {
      try start()
      let ends = Mutex<[String]>([])
      player.scheduleBuffer(try buffer(seconds: 1), at: nil, options: .loops) { ends.withLock { $0.append("loop") } }
      player.play()
      screen.advance(by: 100)
      #expect(ends.withLock { $0 } == [])
      player.scheduleBuffer(try buffer(seconds: 1), at: nil, options: .interrupts) {
        ends.withLock { $0.append("next") }
      }
      player.scheduleBuffer(try buffer(seconds: 1)) { ends.withLock { $0.append("last") } }
      screen.advance(by: 0.5)
      #expect(ends.withLock { $0 } == ["loop"])
      player.stop()
      screen.advance(by: 0.1)
      #expect(ends.withLock { $0 } == ["loop", "next", "last"])
    }

    @Test("a time delays the begin")
    func time() throws {
      try start()
      let ends = Mutex(0)
      player.scheduleBuffer(try buffer(seconds: 1), at: AVAudioTime(sampleTime: 3 * 8_000, atRate: 8_000)) {
        ends.withLock { $0 += 1 }
      }
      player.play()
      screen.advance(by: 3.9)
      #expect(ends.withLock { $0 } == 0)
      screen.advance(by: 0.2)
      #expect(ends.withLock { $0 } == 1)
    }

    @Test("the microphone is heard if the person permits it: silence, piece by piece")
    func microphone() throws {
      let pieces = Mutex<[AVAudioFramePosition]>([])
      let format = engine.inputNode.outputFormat(forBus: 0)
      #expect(format.sampleRate == 48_000 && format.channelCount == 1)
      engine.inputNode.installTap(onBus: 0, bufferSize: 4_800, format: format) { buffer, time in
        let sound = (0..<Int(buffer.frameLength)).contains { buffer.floatChannelData?[0][$0] != 0 }
        if buffer.frameLength == 4_800, !sound { pieces.withLock { $0.append(time.sampleTime) } }
      }
      screen.phone.permissions[.microphone] = .denied
      try engine.start()
      screen.advance(by: 1)
      #expect(pieces.withLock { $0 } == [])
      engine.stop()
      screen.phone.permissions[.microphone] = .authorized
      try engine.start()
      screen.advance(by: 0.35)
      #expect(pieces.withLock { $0 } == [0, 4_800, 9_600])
      engine.inputNode.removeTap(onBus: 0)
      screen.advance(by: 1)
      #expect(pieces.withLock(\.count) == 3)
    }

    @Test("a call pauses an engine, which does not start during the call")
    func call() throws {
      try engine.start()
      screen.phone.beginAudioInterruption()
      #expect(!engine.isRunning)
      #expect(throws: NSError.self) { try engine.start() }
      screen.phone.endAudioInterruption()
      try engine.start()
      #expect(engine.isRunning)
    }

    @Test("an engine with a microphone asks for it, and one without does not")
    func question() throws {
      screen.phone.permissions[.microphone] = .notDetermined
      try engine.start()
      #expect(screen.phone.prompts.isEmpty)
      engine.stop()
      _ = engine.inputNode
      try engine.start()
      #expect(screen.phone.prompts.count == 1)
    }

    @Test("a file that was written is read with the same samples, and is played for its length")
    func file() throws {
      let url = folder.appendingPathComponent("tone.wav")
      let sound = try buffer(seconds: 2)
      for frame in 0..<16_000 { sound.floatChannelData?[0][frame] = Float(frame % 100) / 100 - 0.5 }
      let settings: [String: Any] = [
        AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8_000.0, AVNumberOfChannelsKey: 1,
      ]
      let written = try AVAudioFile(forWriting: url, settings: settings)
      try written.write(from: sound)
      written.close()
      #expect(throws: (any Error).self) { try written.write(from: sound) }
      let file = try AVAudioFile(forReading: url)
      #expect(file.length == 16_000 && file.processingFormat.isStandard && file.processingFormat.sampleRate == 8_000)
      let read = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 150))
      file.framePosition = 15_900
      try file.read(into: read)
      #expect(read.frameLength == 100 && file.framePosition == 16_000)
      #expect(abs(try #require(read.floatChannelData)[0][75] - 0.25) < 0.001)
      let other = try #require(
        AVAudioPCMBuffer(pcmFormat: .init(standardFormatWithSampleRate: 100, channels: 2)!, frameCapacity: 1))
      #expect(throws: (any Error).self) { try file.read(into: other) }
      try start()
      let ends = Mutex(0)
      player.scheduleFile(file, at: nil) { ends.withLock { $0 += 1 } }
      player.scheduleSegment(file, startingFrame: 12_000, frameCount: 100_000, at: nil) { ends.withLock { $0 += 1 } }
      player.play()
      screen.advance(by: 2.1)
      #expect(ends.withLock { $0 } == 1)
      screen.advance(by: 0.5)
      #expect(ends.withLock { $0 } == 2)
      #expect(throws: (any Error).self) { try AVAudioFile(forReading: folder.appendingPathComponent("none.wav")) }
    }

    @Test("formats without channels or samples do not exist, and buffers count no more frames than fit")
    func limits() throws {
      #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil)
      #expect(AVAudioFormat(standardFormatWithSampleRate: .nan, channels: 1) == nil)
      #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
      #expect(AVAudioFormat(settings: [:]) == nil)
      let format = try #require(
        AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8_000, channels: 2, interleaved: true))
      #expect(AVAudioFormat(settings: format.settings) == format)
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
      buffer.frameLength = 11
      #expect(buffer.frameLength == 10 && buffer.stride == 2 && buffer.floatChannelData == nil)
      let samples = try #require(buffer.int16ChannelData)
      #expect(samples[1] - samples[0] == 1)
    }
  }
#endif
