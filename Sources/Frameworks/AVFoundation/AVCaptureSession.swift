import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// What a session takes pictures and sounds from.
open class AVCaptureInput: NSObject {}

/// A camera or the microphone in a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  /// Creates an input of a device.
  ///
  /// - Throws: ``AVError/Code/applicationIsNotAuthorizedToUseDevice`` if the person has denied the device.
  public init(device: AVCaptureDevice) throws {
    switch AVCaptureDevice.authorizationStatus(for: device.mediaType) {
    case .denied, .restricted: throw AVError(.applicationIsNotAuthorizedToUseDevice)
    case .notDetermined: AVCaptureDevice.requestAccess(for: device.mediaType) { _ in }
    case .authorized: break
    }
    self.device = device
  }
}

/// What receives the pictures and sounds of a session.
open class AVCaptureOutput: NSObject {
  weak var session: AVCaptureSession?

  public override init() {}

  open var connections: [AVCaptureConnection] { session == nil ? [] : [AVCaptureConnection()] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { connections.first }

  /// Called when what the camera sees has changed.
  func see(_ state: CameraState) {}
}

/// How a picture is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// How a shaking picture is calmed. It does not shake here.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard, cinematic, cinematicExtended
  case auto = -1
}

/// The way from an input to an output. Pictures are not turned.
open class AVCaptureConnection: NSObject {
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var isVideoStabilizationSupported: Bool { false }
  open var isEnabled = true
  open var isActive: Bool { true }
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { videoRotationAngle == 0 }
}

/// Hands what the phone's camera sees to outputs, while it runs.
// @unchecked: what changes is guarded by a lock.
open class AVCaptureSession: NSObject, AnnouncingObject, @unchecked Sendable {
  /// The quality of the pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  private struct State {
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var preset = Preset.high
    var observation: PhoneObservation?
  }

  package let propertyObservers = PropertyObservers()
  private let state = Locked(State())

  public override init() {}

  open var inputs: [AVCaptureInput] { state.withLock { $0.inputs } }
  open var outputs: [AVCaptureOutput] { state.withLock { $0.outputs } }
  open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) }

  open var sessionPreset: Preset {
    get { state.withLock { $0.preset } }
    set { state.withLock { $0.preset = newValue } }
  }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Whether an input is not in the session yet.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { state.withLock { $0.inputs.append(input) } } }
  open func removeInput(_ input: AVCaptureInput) { state.withLock { $0.inputs.removeAll { $0 === input } } }

  /// Whether an output is not in the session yet.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }

  open func addOutput(_ output: AVCaptureOutput) {
    guard canAddOutput(output) else { return }
    state.withLock { $0.outputs.append(output) }
    output.session = self
    if isRunning { lookSoon() }
  }

  open func removeOutput(_ output: AVCaptureOutput) {
    state.withLock { $0.outputs.removeAll { $0 === output } }
    output.session = nil
  }

  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open var isRunning: Bool { state.withLock { $0.observation != nil } }
  open var isInterrupted: Bool { false }

  /// Begins to hand out what the camera sees; nothing without a camera that the person permits.
  open func startRunning() {
    guard !isRunning else { return }
    let phone = SimulatedPhone.current
    phone.record("AVFoundation", "starts the camera")
    let observation = phone.observe(CameraState.self) { [weak self] in self?.look() }
    state.withLock { $0.observation = observation }
    lookSoon()
    propertyObservers.announce()
    NotificationCenter.default.post(name: Self.didStartRunningNotification, object: self)
  }

  open func stopRunning() {
    guard isRunning else { return }
    SimulatedPhone.current.record("AVFoundation", "stops the camera")
    // Ends the observation outside of the lock.
    var observation: PhoneObservation?
    state.withLock { state in swap(&state.observation, &observation) }
    observation?.cancel()
    propertyObservers.announce()
    NotificationCenter.default.post(name: Self.didStopRunningNotification, object: self)
  }

  /// What the camera sees, if the session has a camera that the person permits.
  var seen: CameraState? {
    let hasCamera = inputs.contains { ($0 as? AVCaptureDeviceInput)?.device.mediaType == .video }
    let state = SimulatedPhone.current[CameraState.self]
    return isRunning && hasCamera && state.camera != nil
      && AVCaptureDevice.authorizationStatus(for: .video) == .authorized ? state : nil
  }

  private func look() {
    if let seen { for output in outputs { output.see(seen) } }
    propertyObservers.announce()
  }

  private func lookSoon() {
    SimulatedPhone.current.runSoon(named: "a camera") { [weak self] in self?.look() }
  }

  public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")

  package func announcedValue(forKeyPath keyPath: String) -> Any? { keyPath == "running" ? isRunning : nil }
}
