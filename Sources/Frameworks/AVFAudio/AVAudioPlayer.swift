import FlowCoreMedia
import FlowFoundation
import Foundation
import PhoneSimulation

/// Receives the end of a sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound on the screen's clock. Nobody hears it; the phone records when it begins and ends.
open class AVAudioPlayer: NSObject {
  /// The errors of files that are missing or are no sounds: `wht?` and `typ?`.
  enum Failure {
    static let file = NSError(domain: NSOSStatusErrorDomain, code: 0x7768_743F)
    static let format = NSError(domain: NSOSStatusErrorDomain, code: 0x7479_703F)
  }

  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  /// The length, in seconds.
  public let duration: TimeInterval
  public let numberOfChannels: Int
  open var settings: [String: Any] { [AVNumberOfChannelsKey: numberOfChannels] }

  /// The loudness, from zero to one.
  open var volume: Float = 1
  /// From the left (-1) to the right (1).
  open var pan: Float = 0
  open var enableRate = false
  /// The speed; it counts if `enableRate` is set.
  open var rate: Float = 1 { didSet { if timeline.rate != 0, enableRate { run() } } }
  /// How often the sound is played again; -1 forever.
  open var numberOfLoops = 0 { didSet { if timeline.rate != 0 { run() } } }
  open var isMeteringEnabled = false

  private var timeline = PlaybackTimeline()
  private var alarm: (phone: SimulatedPhone, id: PhoneAlarm.ID)?
  private var interruption: PhoneObservation?
  private var isPrepared = false

  /// Creates a player without a sound.
  public override init() {
    url = nil
    data = nil
    duration = 0
    numberOfChannels = 0
  }

  /// Creates a player of a file.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the file is missing or is no sound.
  public init(contentsOf url: URL) throws {
    let phone = SimulatedPhone.current
    do {
      let media = try phone.media(at: url)
      let isKnown = phone.media[url.absoluteString] ?? phone.media[url.lastPathComponent] != nil
      let content = try? Data(contentsOf: url)
      if !isKnown, let content, !SoundFormat.isKnown(content) { throw Failure.format }
      self.url = url
      data = nil
      duration = media.duration
      numberOfChannels = content.flatMap(WaveHeader.init)?.channelCount ?? 2
    } catch let error as CocoaError {
      throw error.code == .fileNoSuchFile ? Failure.file : Failure.format
    }
  }

  /// Creates a player of a file.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the file is missing or is no sound.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of a sound in memory; its length is that of a WAV file, or a minute.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the data is no sound.
  public init(data: Data) throws {
    guard SoundFormat.isKnown(data) else { throw Failure.format }
    let header = WaveHeader(data)
    url = nil
    self.data = data
    duration = header?.duration ?? 60
    numberOfChannels = header?.channelCount ?? 2
  }

  /// Creates a player of a sound in memory.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the data is no sound.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  private var now: Date { SimulatedPhone.current.now }
  private var name: String { url?.lastPathComponent ?? "a sound" }

  open var isPlaying: Bool { timeline.rate != 0 }

  /// Where the sound is, in seconds.
  open var currentTime: TimeInterval {
    get {
      let position = timeline.position(at: now)
      return duration > 0 && position >= duration ? position.truncatingRemainder(dividingBy: duration) : position
    }
    set {
      timeline.move(to: min(max(0, newValue), duration), at: now)
      if isPlaying { run() }
    }
  }

  /// The time of the clock, in seconds.
  open var deviceCurrentTime: TimeInterval { now.timeIntervalSinceReferenceDate }

  @discardableResult
  open func prepareToPlay() -> Bool {
    isPrepared = duration > 0
    return isPrepared
  }

  /// Plays from where the sound is.
  ///
  /// - Returns: Whether there is a sound.
  @discardableResult
  open func play() -> Bool {
    guard duration > 0 else { return false }
    if isPlaying { return true }
    let phone = SimulatedPhone.current
    phone.record("AVFAudio", "plays \(name)\(numberOfLoops < 0 ? " for ever" : "")")
    let pause = Callback { [weak self] in self?.pause() }
    interruption = phone.observeInterruption { pause.call() }
    run()
    return true
  }

  /// Plays at a time of `deviceCurrentTime`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    guard duration > 0 else { return false }
    let (phone, start) = (SimulatedPhone.current, Callback { [weak self] in _ = self?.play() })
    setAlarm(phone, at: Date(timeIntervalSinceReferenceDate: time), "a sound") { start.call() }
    return true
  }

  open func pause() {
    guard isPlaying else { return }
    SimulatedPhone.current.record("AVFAudio", "pauses \(name)")
    rest()
  }

  /// Ends playing where the sound is.
  open func stop() {
    if isPlaying { SimulatedPhone.current.record("AVFAudio", "stops \(name)") }
    isPrepared = false
    rest()
  }

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  open func updateMeters() {}
  /// The loudness in decibels: that of silence, since nobody hears the sound.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The loudness in decibels: that of silence, since nobody hears the sound.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func rest() {
    timeline.setRate(0, at: now)
    cancelAlarm()
    interruption = nil
  }

  private func run() {
    let phone = SimulatedPhone.current
    timeline.setRate(enableRate ? Double(max(0.01, rate)) : 1, at: phone.now)
    timeline.end = numberOfLoops < 0 ? .infinity : duration * Double(numberOfLoops + 1)
    guard let end = timeline.date(of: timeline.end) else { return cancelAlarm() }
    let ended = Callback { [weak self] in self?.end() }
    setAlarm(phone, at: end, "the end of a sound") { ended.call() }
  }

  private func setAlarm(
    _ phone: SimulatedPhone, at date: Date, _ name: String, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    cancelAlarm()
    alarm = (phone, phone.schedule(at: date, named: name, action))
  }

  private func cancelAlarm() {
    if let alarm { alarm.phone.cancelAlarm(alarm.id) }
    alarm = nil
  }

  private func end() {
    alarm = nil
    timeline = PlaybackTimeline()
    interruption = nil
    SimulatedPhone.current.record("AVFAudio", "has played \(name)")
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  deinit { cancelAlarm() }
}

/// The formats of sounds, by the first bytes of their files.
enum SoundFormat {
  static func isKnown(_ data: Data) -> Bool {
    let bytes = [UInt8](data.prefix(12))
    guard bytes.count >= 4 else { return false }
    let starts = ["RIFF", "FORM", "caff", "ID3", "fLaC", "OggS"]
    if starts.contains(where: { bytes.starts(with: $0.utf8) }) { return true }
    if bytes.count >= 8, bytes[4..<8].elementsEqual("ftyp".utf8) { return true }
    // Frames of MP3 and AAC begin with eleven bits.
    return bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0
  }
}
