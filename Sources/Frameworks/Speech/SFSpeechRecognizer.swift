import FlowAVFAudio
import Foundation
import PhoneSimulation

/// What a person has permitted for speech recognition.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, restricted, authorized
}

/// What a phone hears: at first nothing.
struct SpeechData: PhoneValue {
  var isAvailable = true
  var transcripts: [String] = []
}

extension SimulatedPhone {
  /// What the phone hears of the next recording or file: the growing text of one person, the last one final.
  public var speechTranscripts: [String] {
    get { self[SpeechData.self].transcripts }
    set { update(SpeechData.self) { $0.transcripts = newValue } }
  }

  /// Whether speech recognition is available.
  public var isSpeechAvailable: Bool {
    get { self[SpeechData.self].isAvailable }
    set { update(SpeechData.self) { $0.isAvailable = newValue } }
  }
}

/// What was heard so far.
// @unchecked: the properties are constant.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  public let isFinal: Bool

  init(_ text: String, isFinal: Bool) {
    bestTranscription = SFTranscription(text, isFinal: isFinal)
    self.isFinal = isFinal
  }

  open var transcriptions: [SFTranscription] { [bestTranscription] }

  /// How the text was spoken; `nil` until the result is final.
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? {
    isFinal ? SFSpeechRecognitionMetadata(bestTranscription) : nil
  }
}

/// The purpose of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation, search, confirmation
}

/// Speech to recognize.
open class SFSpeechRecognitionRequest: NSObject {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var contextualStrings: [String] = []
  open var addsPunctuation = false
}

/// Speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL

  public init(url URL: URL) { url = URL }
}

/// Speech of a recording. What is recorded has no effect: the phone hears `SimulatedPhone.speechTranscripts`.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() { super.init() }

  /// The format of the microphone.
  open var nativeAudioFormat: AVAudioFormat { AVAudioEngine().inputNode.outputFormat(forBus: 0) }

  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// Whether speech is being heard.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running, finishing, canceling, completed
}

/// Speech that is being heard.
open class SFSpeechRecognitionTask: NSObject {
  open private(set) var isCancelled = false
  open private(set) var isFinishing = false

  /// Why nothing was heard.
  open internal(set) var error: (any Error)?

  var isCompleted = false
  weak var delegate: (any SFSpeechRecognitionTaskDelegate)?

  open var state: SFSpeechRecognitionTaskState {
    isCancelled ? .canceling : isCompleted ? .completed : isFinishing ? .finishing : .running
  }

  /// Ends the task, which reports nothing more. The delegate learns it soon, on the main thread.
  open func cancel() {
    defer { isCancelled = true }
    guard !isCancelled, !isCompleted else { return }
    let told = Callback { [self] in delegate?.speechRecognitionTaskWasCancelled(self) }
    SimulatedPhone.current.runSoon(named: "the end of speech") { told.call() }
  }
  open func finish() { isFinishing = true }
}

/// Learns whether speech recognition is available.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Hears speech, as the phone's transcripts say.
// @unchecked: the delegate is set and told on the main thread.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  /// Learns of changes on the main thread.
  open weak var delegate: (any SFSpeechRecognizerDelegate)? { didSet { observe() } }
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  private var observation: PhoneObservation?

  /// Creates a recognizer of American English. It is optional as Apple's; an initializer without a parameter could not be,
  /// because the root class has one.
  public convenience init?(_systemLocale locale: Locale = Locale(identifier: "en_US")) { self.init(known: locale) }

  /// Creates a recognizer of a language.
  public convenience init?(locale: Locale) { self.init(known: locale) }

  private init(known locale: Locale) { self.locale = locale }

  private func observe() {
    let phone = SimulatedPhone.current
    var known = phone.isSpeechAvailable
    let changed = Callback { [weak self] in
      guard let self, phone.isSpeechAvailable != known else { return }
      known = phone.isSpeechAvailable
      delegate?.speechRecognizer(self, availabilityDidChange: known)
    }
    observation = delegate == nil ? nil : phone.observe(SpeechData.self) { changed.call() }
  }

  open var isAvailable: Bool { SimulatedPhone.current.isSpeechAvailable }
  open var supportsOnDeviceRecognition: Bool { true }

  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    status(SimulatedPhone.current.permissions[.speech])
  }

  private static func status(_ authorization: PhoneAuthorization)
    -> SFSpeechRecognizerAuthorizationStatus
  {
    switch authorization {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    default: .authorized
    }
  }

  /// Asks the person, and calls back on the main thread.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    let (phone, callback) = (SimulatedPhone.current, Callback(handler))
    phone.request(.speech, for: "Speech", prompt: .question(for: .speech, app: phone.appName)) {
      answer in
      callback.call(status(answer))
    }
  }

  /// Hears speech: each transcript of the phone in turn, soon on the main thread.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    hear(request, in: task, resultHandler)
    return task
  }

  /// Reports what a task hears, soon on the main thread.
  func hear(
    _ request: SFSpeechRecognitionRequest, in task: SFSpeechRecognitionTask,
    _ resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) {
    let (phone, callback) = (SimulatedPhone.current, Callback(resultHandler))
    let reference = Callback(task)
    let fail = Callback { (code: Int) in
      let error = SpeechError(code: code)
      task.error = error
      task.isCompleted = true
      resultHandler(nil, error)
    }
    let reportsAll = request.shouldReportPartialResults
    phone.record("Speech", "hears speech")
    phone.runSoon(named: "speech") {
      guard !reference.call.isCancelled else { return }
      guard phone.permissions[.speech].isGranted, phone.isSpeechAvailable else {
        return fail.call(phone.isSpeechAvailable ? 1700 : 203)
      }
      let texts = phone.speechTranscripts
      guard let last = texts.indices.last else { return fail.call(1110) }
      for (index, text) in texts.enumerated() where reportsAll || index == last {
        if reference.call.isCancelled { return }
        if index == last { reference.call.isCompleted = true }
        callback.call(SFSpeechRecognitionResult(text, isFinal: index == last), nil)
      }
    }
  }
}

/// An error of the process that hears speech: 203 if it is not available, 1110 if nothing is said, 1700 without a
/// permission.
struct SpeechError: CustomNSError {
  let code: Int

  static var errorDomain: String { "kAFAssistantErrorDomain" }
  var errorCode: Int { code }
}
