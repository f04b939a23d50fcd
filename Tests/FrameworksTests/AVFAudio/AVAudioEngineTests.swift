#if os(Linux)
  import FlowAVFAudio
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("An engine of sounds", .ownPhone) @MainActor
  struct AVAudioEngineTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }

    init() {
      screen.show(Text("sounds"))
      phone.enter()
      phone.permissions[.microphone] = .authorized
    }

    @Test("hears silence on the screen's clock while it runs")
    func silence() throws {
      let (engine, heard) = (AVAudioEngine(), Locked<[(AVAudioFrameCount, AVAudioFramePosition, Float?)]>([]))
      engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) {
        buffer, when in
        let first = buffer.floatChannelData?[0][Int(buffer.frameLength) - 1]
        heard.withLock { $0.append((buffer.frameLength, when.sampleTime, first)) }
      }
      engine.prepare()
      screen.advance(by: 1)
      #expect(heard.value.isEmpty && !engine.isRunning)
      try engine.start()
      #expect(engine.isRunning)
      screen.advance(by: 0.25)
      #expect(heard.value.map(\.0) == [4800, 4800] && heard.value.map(\.1) == [0, 4800])
      #expect(heard.value.allSatisfy { $0.2 == 0 })
      engine.inputNode.removeTap(onBus: 0)
      screen.advance(by: 1)
      #expect(heard.value.count == 2)
      engine.stop()
      #expect(!engine.isRunning)
    }

    @Test("a call pauses it, and it does not start during the call")
    func call() throws {
      let engine = AVAudioEngine()
      try engine.start()
      phone.beginAudioInterruption()
      #expect(!engine.isRunning)
      #expect(throws: (any Error).self) { try engine.start() }
      phone.endAudioInterruption()
      try engine.start()
      #expect(engine.isRunning)
    }

    @Test("asks for the microphone")
    func question() throws {
      phone.permissions[.microphone] = .notDetermined
      try AVAudioEngine().start()
      #expect(phone.prompts.count == 1)
    }

    @Test("formats and buffers need channels, a rate and 32-bit values")
    func formats() throws {
      #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil)
      #expect(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 0) == nil)
      let stereo = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2))
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: 4))
      buffer.floatChannelData?[1][3] = 0.5
      #expect(buffer.floatChannelData?[1][3] == 0.5 && buffer.floatChannelData?[0][3] == 0)
      #expect(buffer.frameCapacity == 4 && buffer.frameLength == 0)
      let words = try #require(
        AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8_000, channels: 1, interleaved: true))
      #expect(AVAudioPCMBuffer(pcmFormat: words, frameCapacity: 4) == nil)
    }
  }
#endif
