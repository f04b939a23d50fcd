#if os(Linux)
  import FlowSpeech
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Speech") @MainActor
  struct SFSpeechRecognizerTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }

    private func hear(partial: Bool = true) throws -> [String] {
      screen.show(Text("speech"))
      phone.enter()
      let log = Locked<[String]>([])
      let request = SFSpeechAudioBufferRecognitionRequest()
      request.shouldReportPartialResults = partial
      try #require(SFSpeechRecognizer()).recognitionTask(with: request) { result, error in
        let text = result.map { $0.bestTranscription.formattedString + ($0.isFinal ? "!" : "") }
        log.withLock { $0.append(text ?? "error \((error.map { $0 as NSError })?.code ?? 0)") }
      }
      screen.advance(by: 0.1)
      return log.value
    }

    @Test("asks with the system's text")
    func question() throws {
      screen.show(Text("speech"))
      phone.enter()
      let answers = Locked<[SFSpeechRecognizerAuthorizationStatus]>([])
      SFSpeechRecognizer.requestAuthorization { status in answers.withLock { $0.append(status) } }
      #expect(phone.prompts.first?.title == "“App” Would Like to Access Speech Recognition")
      try phone.answerPrompt("Allow")
      #expect(answers.value == [.authorized])
    }

    @Test("hears the phone's transcripts, the last one final")
    func transcripts() throws {
      phone.permissions[.speech] = .authorized
      phone.speechTranscripts = ["Two", "Two teas"]
      #expect(try hear() == ["Two", "Two teas!"])
      #expect(try hear(partial: false) == ["Two teas!"])
    }

    @Test("a final result has its words with times, and how it was spoken")
    func words() throws {
      phone.permissions[.speech] = .authorized
      phone.speechTranscripts = ["Two", "Two teas"]
      screen.show(Text("speech"))
      phone.enter()
      let results = Locked<[SFSpeechRecognitionResult]>([])
      try #require(SFSpeechRecognizer()).recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, _ in
        results.withLock { if let result { $0.append(result) } }
      }
      screen.advance(by: 0.1)
      let (first, last) = try (#require(results.value.first), #require(results.value.last))
      #expect(first.speechRecognitionMetadata == nil && first.bestTranscription.segments.map(\.confidence) == [0])
      let words = last.bestTranscription.segments
      #expect(words.map(\.substring) == ["Two", "teas"] && words.map(\.timestamp) == [0, 0.5])
      #expect(words[1].substringRange == NSRange(location: 4, length: 4) && words[1].confidence == 1)
      #expect(last.speechRecognitionMetadata?.speechDuration == 1)
      #expect(last.speechRecognitionMetadata?.speakingRate == 120)
    }

    @Test("hears nothing without a permission, without speech, or where it is not available")
    func refusals() throws {
      #expect(try hear() == ["error 1700"])
      phone.permissions[.speech] = .authorized
      #expect(try hear() == ["error 1110"])
      phone.isSpeechAvailable = false
      #expect(try hear() == ["error 203"])
    }

    @Test("words have their places and times, as they are spoken")
    func segments() throws {
      screen.show(Text("speech"))
      phone.enter()
      phone.permissions[.speech] = .authorized
      phone.speechTranscripts = ["Zwölf Tees 🫖 bitte"]
      let found = Locked<SFSpeechRecognitionResult?>(nil)
      let request = SFSpeechAudioBufferRecognitionRequest()
      request.taskHint = .dictation
      let task = try #require(SFSpeechRecognizer()).recognitionTask(with: request) { result, _ in
        found.withLock { $0 = result }
      }
      #expect(task.state == .running)
      screen.advance(by: 0.1)
      #expect(task.state == .completed)
      let text = try #require(found.value?.bestTranscription)
      #expect(text.segments.map(\.substring) == ["Zwölf", "Tees", "🫖", "bitte"])
      let whole = NSString(string: text.formattedString)
      #expect(text.segments.map { whole.substring(with: $0.substringRange) } == text.segments.map(\.substring))
      #expect(text.segments.map(\.timestamp) == [0, 0.5, 1, 1.5])
      #expect(text.segments.map(\.duration) == [0.5, 0.5, 0.5, 0.5])
    }

    private final class Availability: NSObject, SFSpeechRecognizerDelegate {
      var answers: [Bool] = []

      func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {
        answers.append(available)
      }
    }

    @Test("the delegate learns when speech recognition goes and comes")
    func availability() throws {
      screen.show(Text("speech"))
      phone.enter()
      let (recognizer, delegate) = (try #require(SFSpeechRecognizer()), Availability())
      recognizer.delegate = delegate
      phone.isSpeechAvailable = false
      phone.speechTranscripts = ["Tea"]
      phone.isSpeechAvailable = true
      screen.advance(by: 0.1)
      #expect(delegate.answers == [false, true])
      recognizer.delegate = nil
      phone.isSpeechAvailable = false
      screen.advance(by: 0.1)
      #expect(delegate.answers.count == 2)
    }
  }
#endif
