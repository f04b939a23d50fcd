import FlowFoundation
import Foundation
import PhoneSimulation

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// How the app uses sound. What it asks for is recorded, and kept by the phone.
// Sendable: the session stores nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()

  open class func sharedInstance() -> AVAudioSession { shared }

  private var state: AudioSessionState { SimulatedPhone.current[AudioSessionState.self] }

  private func change(_ text: String, _ body: (inout AudioSessionState) -> Void) {
    let phone = SimulatedPhone.current
    phone.record("AVFAudio", text)
    phone.update(AudioSessionState.self) { body(&$0) }
  }

  // MARK: - Category

  open var category: Category { state.category }
  open var mode: Mode { state.mode }
  open var categoryOptions: CategoryOptions { state.options }
  open var routeSharingPolicy: RouteSharingPolicy { state.policy }
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  /// Sets how the app uses sound.
  ///
  /// - Throws: Nothing here.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }

  /// Sets how the app uses sound.
  ///
  /// - Throws: Nothing here.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }

  /// Sets how the app uses sound.
  ///
  /// - Throws: Nothing here.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  /// Sets how the app uses sound.
  ///
  /// - Throws: Nothing here.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    change("sets the category \(category.name), mode \(mode.name)\(options.text)") { state in
      state.category = category
      state.mode = mode
      state.policy = policy
      state.options = options
    }
  }

  /// Sets the purpose of the sound.
  ///
  /// - Throws: Nothing here.
  open func setMode(_ mode: Mode) throws { change("sets the mode \(mode.name)") { $0.mode = mode } }

  // MARK: - Activation

  /// Activates or deactivates the session.
  ///
  /// - Throws: The error `cannotInterruptOthers` while the phone is in a call.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    if active, state.isInterrupted {
      throw NSError(domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.cannotInterruptOthers.rawValue)
    }
    change(active ? "activates the session" : "deactivates the session") { $0.isActive = active }
  }

  // MARK: - Permission

  /// Whether the person permits recording.
  open var recordPermission: RecordPermission {
    switch AVAudioApplication.shared.recordPermission {
    case .granted: .granted
    case .denied: .denied
    case .undetermined: .undetermined
    }
  }

  /// Asks the person by the system's prompt.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    AVAudioApplication.requestRecordPermission(completionHandler: response)
  }

  // MARK: - Hardware

  /// The loudness that the person has set, from zero to one.
  open var outputVolume: Float { SimulatedPhone.current.outputVolume }
  open var isOtherAudioPlaying: Bool { SimulatedPhone.current.isOtherAudioPlaying }
  open var secondaryAudioShouldBeSilencedHint: Bool { isOtherAudioPlaying }
  open var isInputAvailable: Bool { true }
  open var sampleRate: Double { 48_000 }
  open var preferredSampleRate: Double { state.sampleRate }
  open var preferredIOBufferDuration: TimeInterval { state.bufferDuration }
  open var ioBufferDuration: TimeInterval { state.bufferDuration }
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var inputNumberOfChannels: Int { 1 }
  open var outputNumberOfChannels: Int { 2 }
  open var allowHapticsAndSystemSoundsDuringRecording: Bool { state.allowsHaptics }

  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    change("prefers a sample rate of \(sampleRate)") { $0.sampleRate = sampleRate }
  }

  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    change("prefers buffers of \(duration) s") { $0.bufferDuration = duration }
  }

  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    change("\(inValue ? "allows" : "forbids") haptics while it records") { $0.allowsHaptics = inValue }
  }

  /// Sends sound to the speaker instead of the receiver.
  ///
  /// - Throws: Nothing here.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    change(portOverride == .speaker ? "plays by the speaker" : "plays by the usual port") {
      $0.speaks = portOverride == .speaker
    }
  }

  /// Where sound comes from and goes to.
  open var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(
      inputs: [AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")],
      outputs: [SimulatedPhone.current.audioOutput])
  }

  open var availableInputs: [AVAudioSessionPortDescription]? { currentRoute.inputs }

  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    change("prefers the input \(inPort?.portName ?? "of the system")") { _ in }
  }
}

/// A port that sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject {
  public let portType: AVAudioSession.Port
  public let portName: String
  open var uid: String { portName }

  init(_ type: AVAudioSession.Port, _ name: String) {
    portType = type
    portName = name
  }
}

/// The ports in use.
open class AVAudioSessionRouteDescription: NSObject {
  public let inputs: [AVAudioSessionPortDescription]
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
    self.inputs = inputs
    self.outputs = outputs
  }
}
