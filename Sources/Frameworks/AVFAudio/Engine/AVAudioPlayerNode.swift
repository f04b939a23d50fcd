import FlowFoundation
import Foundation
import PhoneSimulation

/// How a piece of sound is added to those that wait.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is played forever.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// It replaces those that are played or wait.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// It replaces a piece that is played forever, at its next end.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// When the end of a piece of sound is reported.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed = 0
  case dataRendered, dataPlayedBack
}

/// Plays pieces of sound one after another, on the screen's clock.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
  private struct Piece {
    let name: String
    /// In seconds.
    let duration: Double
    let loops: Bool
    /// The earliest time at which it begins.
    let date: Date?
    let completion: (() -> Void)?
  }

  public let mixing = AVAudioMixingValues()
  open override var numberOfInputs: Int { 0 }
  private var pieces: [Piece] = []
  private var alarm: (phone: SimulatedPhone, id: PhoneAlarm.ID)?
  /// When the first piece began, and the seconds of it that were played before.
  private var start: Date?
  private var played = 0.0
  /// The seconds of the pieces that were played since the node was stopped.
  private var total = 0.0
  /// The time before which the node does not play.
  private var earliest: Date?

  /// Whether the node plays what is scheduled.
  open private(set) var isPlaying = false

  // MARK: - Scheduling

  /// Plays a buffer after those that wait.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
    scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
  }

  /// Plays a buffer after those that wait, and not before a time.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    schedule(
      Piece(
        name: "a buffer", duration: buffer.duration, loops: options.contains(.loops), date: date(of: when),
        completion: completionHandler),
      options)
  }

  /// Plays a buffer after those that wait.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleBuffer(
      buffer, at: nil, options: [], completionCallbackType: callbackType, completionHandler: completionHandler)
  }

  /// Plays a buffer after those that wait.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleBuffer(buffer, at: when, options: options) { completionHandler?(callbackType) }
  }

  /// Plays a file after what waits.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    schedule(
      Piece(
        name: file.url.lastPathComponent, duration: file.duration, loops: false, date: date(of: when),
        completion: completionHandler))
  }

  /// Plays a file after what waits.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleFile(file, at: when) { completionHandler?(callbackType) }
  }

  /// Plays a part of a file after what waits.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    let frames = min(AVAudioFramePosition(numberFrames), max(0, file.length - startFrame))
    schedule(
      Piece(
        name: file.url.lastPathComponent, duration: Double(frames) / file.fileFormat.sampleRate, loops: false,
        date: date(of: when),
        completion: completionHandler))
  }

  /// Plays a part of a file after what waits.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleSegment(file, startingFrame: startFrame, frameCount: numberFrames, at: when) {
      completionHandler?(callbackType)
    }
  }

  private func schedule(_ piece: Piece, _ options: AVAudioPlayerNodeBufferOptions = []) {
    if options.contains(.interrupts) || options.contains(.interruptsAtLoop) && pieces.first?.loops == true {
      halt()
      clear()
    }
    pieces.append(piece)
    if pieces.count == 1 { begin() }
  }

  // MARK: - Playing

  /// Plays what is scheduled while the engine runs.
  open func play() {
    if isPlaying { return }
    isPlaying = true
    begin()
  }

  /// Plays what is scheduled, and not before a time.
  open func play(at when: AVAudioTime?) {
    earliest = date(of: when)
    play()
  }

  /// The date of a time: that of the clock, or that of a frame since the node plays.
  private func date(of time: AVAudioTime?) -> Date? {
    guard let time else { return nil }
    if time.isHostTimeValid {
      return Date(timeIntervalSinceReferenceDate: AVAudioTime.seconds(forHostTime: time.hostTime))
    }
    return SimulatedPhone.current.now.addingTimeInterval(Double(time.sampleTime) / time.sampleRate - position)
  }

  /// The seconds that were played since the node was stopped.
  private var position: Double {
    total + played + (start.map { SimulatedPhone.current.now.timeIntervalSince($0) } ?? 0)
  }

  /// Rests where the sound is.
  open func pause() {
    halt()
    isPlaying = false
  }

  /// Ends playing. The completion handlers of what was scheduled are called.
  open func stop() {
    halt()
    isPlaying = false
    total = 0
    earliest = nil
    clear()
  }

  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

  /// The time of the player for one of its engine; `nil` while it rests.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
    guard isPlaying else { return nil }
    let rate = outputFormat(forBus: 0).sampleRate
    return AVAudioTime(sampleTime: AVAudioFramePosition(position * rate), atRate: rate)
  }

  /// The time of the engine for one of the player; `nil` while the engine rests.
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { lastRenderTime }

  override func engineStarted() {
    super.engineStarted()
    begin()
  }

  override func engineStopped() {
    super.engineStopped()
    halt()
  }

  /// Tells the ends of what was scheduled.
  private func clear() {
    let left = pieces
    pieces = []
    played = 0
    for piece in left { tell(piece) }
  }

  private func tell(_ piece: Piece) {
    guard let completion = piece.completion else { return }
    let callback = Callback(completion)
    SimulatedPhone.current.runSoon(named: "the end of a sound") { callback.call() }
  }

  private func begin() {
    guard isPlaying, engine?.isRunning == true, start == nil, let piece = pieces.first else { return }
    let phone = SimulatedPhone.current
    if let date = [earliest, piece.date].compactMap(\.self).max(), date > phone.now, played == 0 {
      let begin = Callback { [weak self] in self?.begin() }
      cancelAlarm()
      alarm = (phone, phone.schedule(at: date, named: "the begin of a sound") { begin.call() })
      return
    }
    if played == 0 { phone.record("AVFAudio", "plays \(piece.name)\(piece.loops ? " for ever" : "")") }
    start = phone.now
    if piece.loops { return }
    let end = Callback { [weak self] in self?.end() }
    let date = phone.now.addingTimeInterval(max(0, piece.duration - played))
    alarm = (phone, phone.schedule(at: date, named: "the end of a sound") { end.call() })
  }

  private func halt() {
    if let start { played += SimulatedPhone.current.now.timeIntervalSince(start) }
    start = nil
    cancelAlarm()
  }

  private func cancelAlarm() {
    if let alarm { alarm.phone.cancelAlarm(alarm.id) }
    alarm = nil
  }

  private func end() {
    guard let piece = pieces.first else { return }
    halt()
    played = 0
    total += piece.duration
    pieces.removeFirst()
    tell(piece)
    begin()
  }

  deinit { cancelAlarm() }
}
