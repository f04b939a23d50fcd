import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Receives the sound of a bus.
public typealias AVAudioNodeTapBlock = (_ buffer: AVAudioPCMBuffer, _ when: AVAudioTime) -> Void

/// A part of an engine that makes, changes or takes sound.
open class AVAudioNode: NSObject {
  struct Tap {
    let bufferSize: AVAudioFrameCount
    let block: Callback<AVAudioNodeTapBlock>
  }

  let taps = Locked<[AVAudioNodeBus: Tap]>([:])
  let format: AVAudioFormat
  open private(set) weak var engine: AVAudioEngine?

  init(_ format: AVAudioFormat, of engine: AVAudioEngine) {
    self.format = format
    self.engine = engine
  }

  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }

  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }

  /// Calls a closure with the sound of a bus while the engine runs. The microphone's sound is silence.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    taps.withLock { $0[bus] = Tap(bufferSize: bufferSize, block: Callback(tapBlock)) }
  }

  open func removeTap(onBus bus: AVAudioNodeBus) { taps.withLock { _ = $0.removeValue(forKey: bus) } }

  open func reset() {}
}

/// The microphone.
open class AVAudioInputNode: AVAudioNode {
  open var isVoiceProcessingEnabled: Bool { false }
}

/// The speaker.
open class AVAudioOutputNode: AVAudioNode {}

/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
}

/// Runs the microphone on the screen's clock. It hears silence.
open class AVAudioEngine: NSObject {
  private struct State {
    var isRunning = false
    var position: AVAudioFramePosition = 0
    var alarm: (phone: SimulatedPhone, id: PhoneAlarm.ID)?
    var interruption: PhoneObservation?
  }

  /// The seconds between two parts of the sound.
  private static let interval = 0.1
  private static let format = AVAudioFormat(microphone: 48_000)

  private let state = Locked(State())

  /// The microphone.
  public private(set) lazy var inputNode = AVAudioInputNode(Self.format, of: self)
  /// The speaker.
  public private(set) lazy var outputNode = AVAudioOutputNode(Self.format, of: self)
  /// What the speaker plays.
  public private(set) lazy var mainMixerNode = AVAudioMixerNode(Self.format, of: self)

  open var isRunning: Bool { state.withLock { $0.isRunning } }

  open func prepare() {}

  /// Begins to hear. A person who has not been asked for the microphone is asked now.
  ///
  /// - Throws: During a call.
  open func start() throws {
    let phone = SimulatedPhone.current
    if phone[AudioSessionState.self].isInterrupted { throw CocoaError(.featureUnsupported) }
    if isRunning { return }
    if AVAudioApplication.shared.recordPermission == .undetermined {
      AVAudioApplication.requestRecordPermission { _ in }
    }
    phone.record("AVFAudio", "starts an engine")
    let pause = Callback { [weak self] in self?.pause() }
    let interruption = phone.observeInterruption { pause.call() }
    state.withLock { state in
      state.isRunning = true
      state.interruption = interruption
    }
    wait(on: phone)
  }

  open func pause() {
    guard isRunning else { return }
    SimulatedPhone.current.record("AVFAudio", "pauses an engine")
    rest()
  }

  open func stop() {
    if isRunning { SimulatedPhone.current.record("AVFAudio", "stops an engine") }
    rest()
    state.withLock { $0.position = 0 }
  }

  open func reset() { state.withLock { $0.position = 0 } }

  private func wait(on phone: SimulatedPhone) {
    let hear = Callback { [weak self] in self?.hear(on: phone) }
    let id = phone.schedule(at: phone.now.addingTimeInterval(Self.interval), named: "the sound of an engine") {
      hear.call()
    }
    state.withLock { $0.alarm = (phone, id) }
  }

  private func hear(on phone: SimulatedPhone) {
    let count = AVAudioFrameCount((Self.format.sampleRate * Self.interval).rounded())
    let start = state.withLock { state -> AVAudioFramePosition? in
      guard state.isRunning else { return nil }
      defer { state.position += AVAudioFramePosition(count) }
      return state.position
    }
    guard let start else { return }
    wait(on: phone)
    // Without a permission, nothing is heard on iOS either.
    for (_, tap) in inputNode.taps.value.sorted(by: { $0.key < $1.key }) {
      guard let buffer = AVAudioPCMBuffer(pcmFormat: Self.format, frameCapacity: count) else { continue }
      buffer.frameLength = count
      tap.block.call(buffer, AVAudioTime(sampleTime: start, atRate: Self.format.sampleRate))
    }
  }

  private func rest() {
    let former = state.withLock { state in
      let former = (state.alarm, state.interruption)
      state.isRunning = false
      (state.alarm, state.interruption) = (nil, nil)
      return former
    }
    if let alarm = former.0 { alarm.phone.cancelAlarm(alarm.id) }
  }

  deinit { rest() }
}
