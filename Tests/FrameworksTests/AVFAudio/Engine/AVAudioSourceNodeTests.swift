#if os(Linux)
  import FlowAVFAudio
  import FlowFoundation
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A node that makes sound by a closure", .ownPhone) @MainActor
  struct AVAudioSourceNodeTests {
    /// What a closure was asked for.
    private final class Log {
      var frames: [AVAudioFrameCount] = []
      var times: [Double] = []
      var buffers: [Int] = []
      var bytes: Set<UInt32> = []
    }

    private let screen = Screen(device: .iPhone)
    private let engine = AVAudioEngine()
    private let log = Log()

    private func node(_ format: AVAudioFormat) -> AVAudioSourceNode {
      let log = log
      return AVAudioSourceNode(format: format) { _, time, frames, list -> OSStatus in
        let buffers = UnsafeMutableAudioBufferListPointer(list)
        log.frames.append(frames)
        log.times.append(time.pointee.mSampleTime)
        log.buffers.append(buffers.count)
        for buffer in buffers {
          log.bytes.insert(buffer.mDataByteSize)
          for frame in 0..<Int(frames) { buffer.mData?.assumingMemoryBound(to: Float.self)[frame] = 0.5 }
        }
        return noErr
      }
    }

    @Test("is asked for 1,024 frames after the other while the engine runs, in a buffer for each channel")
    func pieces() throws {
      screen.show(Text("sound"))
      let node = node(try #require(AVAudioFormat(standardFormatWithSampleRate: 10_240, channels: 2)))
      engine.attach(node)
      engine.connect(node, to: engine.mainMixerNode, format: nil)
      screen.advance(by: 1)
      #expect(log.frames == [])
      try engine.start()
      screen.advance(by: 0.35)
      #expect(log.frames == [1_024, 1_024, 1_024] && log.times == [0, 1_024, 2_048])
      #expect(log.buffers == [2, 2, 2] && log.bytes == [4_096])
      engine.pause()
      screen.advance(by: 1)
      #expect(log.frames.count == 3)
    }

    @Test("a list has its buffers one after the other, and a buffer's samples are those of its channel")
    func lists() throws {
      let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2))
      let sound = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
      let list = UnsafeMutableAudioBufferListPointer(sound.mutableAudioBufferList)
      #expect(list.map(\.mDataByteSize) == [0, 0])
      sound.frameLength = 4
      let samples = list.map { UnsafeMutableBufferPointer<Float>($0) }
      #expect(samples.map(\.count) == [4, 4])
      samples[1][3] = 0.25
      #expect(sound.floatChannelData?[1][3] == 0.25 && sound.floatChannelData?[0][3] == 0)
      let own = AudioBufferList.allocate(maximumBuffers: 3)
      defer { free(own.unsafeMutablePointer) }
      own[2] = AudioBuffer(mNumberChannels: 1, mDataByteSize: 7, mData: nil)
      #expect(own.map(\.mDataByteSize) == [0, 0, 7] && own.unsafePointer.pointee.mNumberBuffers == 3)
    }

    @Test("a node that receives hears the microphone only if the person permits it")
    func sink() throws {
      screen.show(Text("sound"))
      let log = log
      let node = AVAudioSinkNode { _, frames, list in
        log.frames.append(frames)
        log.buffers.append(Int(list.pointee.mNumberBuffers))
        return noErr
      }
      engine.attach(node)
      engine.connect(engine.inputNode, to: node, format: nil)
      screen.phone.permissions[.microphone] = .denied
      try engine.start()
      screen.advance(by: 0.5)
      #expect(log.frames == [])
      engine.stop()
      screen.phone.permissions[.microphone] = .authorized
      try engine.start()
      screen.advance(by: 0.05)
      #expect(log.frames == [1_024, 1_024] && log.buffers == [1, 1])
    }
  }
#endif
