#if os(Linux)
  import FlowAVFAudio
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    private(set) var events: [String] = []

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      events.append("start \(utterance.speechString)")
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      events.append("finish \(utterance.speechString)")
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
      events.append("pause")
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
      events.append("continue")
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      events.append("cancel \(utterance.speechString)")
    }

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) {
      events.append((utterance.speechString as NSString).substring(with: characterRange))
    }
  }

  @Suite("Speech", .ownPhone) @MainActor
  struct AVSpeechSynthesizerTests {
    private let screen = Screen(device: .iPhone)
    private let synthesizer = AVSpeechSynthesizer()
    private let listener = Listener()

    init() {
      screen.show(Text("speech"))
      synthesizer.delegate = listener
    }

    @Test("speaks its texts word by word, one after the other, on the screen's clock")
    func order() {
      synthesizer.speak(AVSpeechUtterance(string: "Tea is ready"))
      synthesizer.speak(AVSpeechUtterance(string: "Now"))
      #expect(synthesizer.isSpeaking && listener.events.isEmpty)
      screen.advance(by: 0.3)
      #expect(listener.events == ["start Tea is ready", "Tea", "is"])
      screen.advance(by: 5)
      #expect(
        listener.events == [
          "start Tea is ready", "Tea", "is", "ready", "finish Tea is ready", "start Now", "Now", "finish Now",
        ])
      #expect(!synthesizer.isSpeaking)
      #expect(screen.phone.acts(of: "AVFAudio") == ["AVFAudio: speaks \"Tea is ready\"", "AVFAudio: speaks \"Now\""])
    }

    @Test("goes on where it was paused")
    func pause() {
      synthesizer.speak(AVSpeechUtterance(string: "Tea is ready"))
      screen.advance(by: 0.1)
      #expect(synthesizer.pauseSpeaking(at: .immediate) && synthesizer.isPaused)
      screen.advance(by: 60)
      #expect(listener.events == ["start Tea is ready", "Tea", "pause"])
      #expect(synthesizer.continueSpeaking())
      screen.advance(by: 0.2)
      #expect(listener.events.suffix(2) == ["continue", "is"])
    }

    @Test("cancels all texts when it is stopped, and has nothing to stop afterwards")
    func stop() {
      synthesizer.speak(AVSpeechUtterance(string: "one"))
      synthesizer.speak(AVSpeechUtterance(string: "two"))
      screen.advance(by: 0.05)
      #expect(synthesizer.stopSpeaking(at: .immediate))
      screen.advance(by: 60)
      #expect(listener.events == ["start one", "one", "cancel one", "cancel two"])
      #expect(!synthesizer.stopSpeaking(at: .immediate) && !synthesizer.pauseSpeaking(at: .word))
    }

    @Test("takes half the time at twice the rate, and waits before and after")
    func rate() {
      let utterance = AVSpeechUtterance(string: "123456789012345")
      utterance.rate = 1
      utterance.preUtteranceDelay = 2
      synthesizer.speak(utterance)
      screen.advance(by: 1.9)
      #expect(listener.events.isEmpty)
      screen.advance(by: 0.59)
      #expect(listener.events.count == 2)
      screen.advance(by: 0.02)
      #expect(listener.events.last == "finish 123456789012345")
    }

    @Test("has the voices of languages")
    func voices() {
      #expect(AVSpeechSynthesisVoice(language: "en-GB")?.name == "Daniel")
      #expect(AVSpeechSynthesisVoice(language: "tlh") == nil)
      #expect(AVSpeechSynthesisVoice.speechVoices().count == 17)
    }

    @Test("is written into buffers as long as the text, the last of them without frames")
    func buffers() {
      final class Buffers { var lengths: [Int] = [] }
      let buffers = Buffers()
      let warnings = ReportCollector.warnings {
        synthesizer.write(AVSpeechUtterance(string: "Tea is ready now, or in a moment")) { buffer in
          buffers.lengths.append(Int((buffer as? AVAudioPCMBuffer)?.frameLength ?? 0))
        }
      }
      #expect(warnings == ["AVSpeechSynthesizer.write is approximate: the buffers are silent."])
      #expect(buffers.lengths == [])
      screen.advance(by: 0.01)
      #expect(buffers.lengths.last == 0 && buffers.lengths.dropLast().allSatisfy { (1...11_025).contains($0) })
      #expect(abs(Double(buffers.lengths.reduce(0, +)) / 22_050 - 32.0 / 15) < 0.001)
    }
  }
#endif
