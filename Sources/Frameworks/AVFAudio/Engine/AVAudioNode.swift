import Foundation
import PhoneSimulation

/// What a tap does with a piece of sound.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// What is done at the end of a sound.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// A part of an engine: it makes, changes or passes on sound. Nobody hears it.
open class AVAudioNode: NSObject {
  open internal(set) weak var engine: AVAudioEngine?
  var outputFormats: [AVAudioNodeBus: AVAudioFormat] = [:]
  var inputFormats: [AVAudioNodeBus: AVAudioFormat] = [:]
  private(set) var taps: [AVAudioNodeBus: AudioTap] = [:]

  public override init() {}

  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  /// The format of a node that is not connected.
  var standardFormat: AVAudioFormat { .ofHardware }

  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { inputFormats[bus] ?? standardFormat }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    outputFormats[bus] ?? inputFormats[bus] ?? standardFormat
  }

  /// The time of the frame that is played now; `nil` while the engine rests.
  open var lastRenderTime: AVAudioTime? {
    guard let engine, engine.isRunning else { return nil }
    let (rate, seconds) = (outputFormat(forBus: 0).sampleRate, engine.elapsed)
    return AVAudioTime(
      hostTime: AVAudioTime.hostTime(forSeconds: SimulatedPhone.current.now.timeIntervalSinceReferenceDate),
      sampleTime: AVAudioFramePosition(seconds * rate), atRate: rate)
  }

  /// Listens to an output while the engine runs: each piece is silence, as long as the screen's clock passes.
  ///
  /// - Parameter bufferSize: The frames of a piece; it is at least a tenth of a second, as Apple documents.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    let format = format ?? outputFormat(forBus: bus)
    let tap = AudioTap(
      size: max(AVAudioFrameCount(format.sampleRate / 10), bufferSize), format: format, tapBlock)
    taps[bus] = tap
    if engine?.isRunning == true { start(tap) }
  }

  open func removeTap(onBus bus: AVAudioNodeBus) { taps.removeValue(forKey: bus)?.stop() }

  open func reset() {}

  /// Whether there is something to listen to.
  var isHeard: Bool { true }

  func engineStarted() { taps.values.forEach(start) }
  func engineStopped() { taps.values.forEach { $0.stop() } }

  private func start(_ tap: AudioTap) { if isHeard { tap.start() } }

  deinit { taps.values.forEach { $0.stop() } }
}

/// Calls back with silence, piece by piece, on the screen's clock.
final class AudioTap {
  /// The frames that the hardware takes at a time.
  static let piece: AVAudioFrameCount = 1_024

  private let size: AVAudioFrameCount
  private let format: AVAudioFormat
  private let block: AVAudioNodeTapBlock
  private var alarm: (phone: SimulatedPhone, id: PhoneAlarm.ID)?
  private var position: AVAudioFramePosition = 0

  init(size: AVAudioFrameCount, format: AVAudioFormat, _ block: @escaping AVAudioNodeTapBlock) {
    self.size = size
    self.format = format
    self.block = block
  }

  func start() {
    guard alarm == nil else { return }
    position = 0
    wait()
  }

  func stop() {
    if let alarm { alarm.phone.cancelAlarm(alarm.id) }
    alarm = nil
  }

  private func wait() {
    let phone = SimulatedPhone.current
    let next = Callback { [weak self] in self?.pass() }
    let date = phone.now.addingTimeInterval(Double(size) / format.sampleRate)
    alarm = (phone, phone.schedule(at: date, named: "a piece of sound") { next.call() })
  }

  private func pass() {
    guard alarm != nil, let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: size) else { return }
    buffer.frameLength = size
    let now = SimulatedPhone.current.now.timeIntervalSinceReferenceDate
    let time = AVAudioTime(
      hostTime: AVAudioTime.hostTime(forSeconds: now), sampleTime: position, atRate: format.sampleRate)
    position += AVAudioFramePosition(size)
    wait()
    block(buffer, time)
  }
}

/// A node of the hardware.
open class AVAudioIONode: AVAudioNode {
  /// The delay of the hardware, in seconds.
  open var presentationLatency: TimeInterval { 0 }
  open private(set) var isVoiceProcessingEnabled = false

  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The microphone. It hears silence, if the person permits it.
open class AVAudioInputNode: AVAudioIONode {
  override var standardFormat: AVAudioFormat { .ofMicrophone }
  override var isHeard: Bool { AVAudioApplication.shared.recordPermission == .granted }
}

/// The speaker.
open class AVAudioOutputNode: AVAudioIONode {
  open override var numberOfOutputs: Int { 0 }
}

/// Mixes sounds into one.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
  public let mixing = AVAudioMixingValues()
  /// The loudness, from zero to one.
  open var outputVolume: Float = 1

  /// The next input that nothing is connected to.
  open var nextAvailableInputBus: AVAudioNodeBus {
    var bus = 0
    while inputFormats[bus] != nil { bus += 1 }
    return bus
  }
}
