#if os(Linux)
  import FlowSpeech
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The delegate of a speech task") @MainActor
  struct SFSpeechRecognitionTaskDelegateTests {
    private final class Listener: NSObject, SFSpeechRecognitionTaskDelegate {
      var log: [String] = []

      func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) { log.append("speech") }

      func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
      ) { log.append("maybe \(transcription.formattedString)") }

      func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
      ) { log.append("heard \(recognitionResult.bestTranscription.formattedString)") }

      func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) { log.append("silence") }

      func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { log.append("cancelled") }

      func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
        log.append("success \(successfully), error \((task.error.map { $0 as NSError })?.code ?? 0)")
      }
    }

    private let screen = Screen(device: .iPhone)
    private let listener = Listener()

    private func start() throws -> SFSpeechRecognitionTask {
      screen.show(Text("speech"))
      screen.phone.enter()
      let recognizer = try #require(SFSpeechRecognizer())
      return recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(), delegate: listener)
    }

    @Test("learns of speech, of each guess and of the end")
    func hears() throws {
      screen.phone.permissions[.speech] = .authorized
      screen.phone.speechTranscripts = ["Two", "Two teas"]
      let task = try start()
      screen.advance(by: 0.1)
      #expect(
        listener.log == ["speech", "maybe Two", "maybe Two teas", "silence", "heard Two teas", "success true, error 0"])
      #expect(task.state == .completed)
    }

    @Test("learns why nothing is heard")
    func refusal() throws {
      let task = try start()
      screen.advance(by: 0.1)
      #expect(listener.log == ["success false, error 1700"])
      #expect(task.state == .completed)
    }

    @Test("learns once that a task was cancelled, and nothing else")
    func cancelled() throws {
      screen.phone.permissions[.speech] = .authorized
      screen.phone.speechTranscripts = ["Two"]
      let task = try start()
      task.cancel()
      task.cancel()
      screen.advance(by: 0.1)
      #expect(listener.log == ["cancelled"])
      #expect(task.isCancelled)
    }
  }
#endif
