import Foundation
import PhoneSimulation

/// Receives the progress of speech.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks texts on the screen's clock, fifteen characters in a second. Nobody hears them; the phone records them.
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false

  private var queue: [AVSpeechUtterance] = []
  /// What is still to come of the first text, with the seconds from its start.
  private var events: [(time: Double, action: () -> Void)] = []
  private var elapsed = 0.0
  private var resumed: Date?
  private var alarm: (phone: SimulatedPhone, id: PhoneAlarm.ID)?

  public override init() {}

  /// Whether a text is spoken or waits, also while the speech is paused.
  open var isSpeaking: Bool { !queue.isEmpty }
  open private(set) var isPaused = false

  /// Speaks a text after those before it.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { begin() }
  }

  /// Ends the speech; texts that wait are cancelled, too.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let cancelled = queue
    queue = []
    halt()
    isPaused = false
    SimulatedPhone.current.record("AVFAudio", "stops speaking")
    for utterance in cancelled { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Holds the speech.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let first = queue.first, !isPaused else { return false }
    if let resumed { elapsed += SimulatedPhone.current.now.timeIntervalSince(resumed) }
    halt(keepsEvents: true)
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: first)
    return true
  }

  /// Goes on after a pause.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let first = queue.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: first)
    resume()
    return true
  }

  private func begin() {
    guard let utterance = queue.first else { return }
    let delay = utterance.preUtteranceDelay
    events = [(delay, { [weak self] in self?.started(utterance) })]
    for word in utterance.words {
      events.append(
        (
          delay + word.start,
          { [weak self] in
            guard let self else { return }
            delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word.range, utterance: utterance)
          }
        ))
    }
    events.append((delay + utterance.speechDuration, { [weak self] in self?.finished(utterance) }))
    elapsed = 0
    if !isPaused { resume() }
  }

  private func started(_ utterance: AVSpeechUtterance) {
    SimulatedPhone.current.record("AVFAudio", "speaks \"\(utterance.speechString)\"")
    delegate?.speechSynthesizer(self, didStart: utterance)
  }

  private func finished(_ utterance: AVSpeechUtterance) {
    queue.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: utterance)
    guard let next = queue.first, events.isEmpty else { return }
    events = [
      (elapsed + utterance.postUtteranceDelay, { [weak self] in if self?.queue.first === next { self?.begin() } })
    ]
  }

  private func resume() {
    let phone = SimulatedPhone.current
    resumed = phone.now
    guard let next = events.first else { return }
    let run = Callback { [weak self] in self?.runNext() }
    let date = phone.now.addingTimeInterval(max(0, next.time - elapsed))
    alarm = (phone, phone.schedule(at: date, named: "speech") { run.call() })
  }

  private func runNext() {
    alarm = nil
    guard !events.isEmpty else { return }
    let event = events.removeFirst()
    elapsed = max(elapsed, event.time)
    event.action()
    if alarm == nil, !isPaused, !events.isEmpty { resume() }
  }

  private func halt(keepsEvents: Bool = false) {
    if let alarm { alarm.phone.cancelAlarm(alarm.id) }
    alarm = nil
    resumed = nil
    if !keepsEvents { events = [] }
  }

  deinit { if let alarm { alarm.phone.cancelAlarm(alarm.id) } }
}
