import FlowFoundation
import Foundation
import PhoneSimulation

extension AVSpeechSynthesizer {
  /// Receives a part of a spoken text. The last part has no frames.
  public typealias BufferCallback = (AVAudioBuffer) -> Void

  /// Speaks a text into buffers, which come soon on the main thread: silence of the length of the text, of which a warning
  /// tells.
  ///
  /// - Parameter bufferCallback: Is called with parts of half a second, and at the end with one without frames.
  public func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {
    report(.approximate("AVSpeechSynthesizer.write", "the buffers are silent."))
    let phone = SimulatedPhone.current
    phone.record("AVFAudio", "speaks \"\(utterance.speechString)\" into buffers")
    let speak = Callback {
      guard let format = AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1) else { return }
      var frames = Int((utterance.speechDuration * format.sampleRate).rounded())
      let part = Int(format.sampleRate / 2)
      repeat {
        let count = AVAudioFrameCount(min(frames, part))
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: max(1, count)) else { return }
        buffer.frameLength = count
        bufferCallback(buffer)
        if count == 0 { return }
        frames -= Int(count)
      } while true
    }
    phone.runSoon(named: "speech") { speak.call() }
  }
}
