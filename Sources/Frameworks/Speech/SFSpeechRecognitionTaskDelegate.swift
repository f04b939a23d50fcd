import Foundation

/// Learns what a task hears, on the main thread.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Someone speaks.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// What was heard so far.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// What was heard in the end.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// The task listens no longer.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// The task was cancelled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// The task has ended; if not successfully, its `error` says why.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}

  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}

  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}

  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}

  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}

  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

extension SFSpeechRecognizer {
  /// Hears speech for a delegate, which the task does not keep: each transcript of the phone in turn, soon on the main
  /// thread.
  @discardableResult
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    task.delegate = delegate
    var hasHeard = false
    hear(request, in: task) { [weak task, weak delegate] result, _ in
      guard let task, let delegate else { return }
      guard let result else { return delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
      if !hasHeard { delegate.speechRecognitionDidDetectSpeech(task) }
      hasHeard = true
      delegate.speechRecognitionTask(task, didHypothesizeTranscription: result.bestTranscription)
      guard result.isFinal else { return }
      delegate.speechRecognitionTaskFinishedReadingAudio(task)
      delegate.speechRecognitionTask(task, didFinishRecognition: result)
      delegate.speechRecognitionTask(task, didFinishSuccessfully: true)
    }
    return task
  }
}
