import FlowAVFAudio
import FlowCoreMedia
import FlowFoundation
import Foundation
import PhoneSimulation

/// Whether the person permits a device.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or the microphone.
// Sendable: what is kept never changes, the rest is the phone's.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The side of the phone that a camera is on.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  /// Whether the torch is on.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  /// Whether a photo is lit.
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  /// How a camera focuses.
  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }

  /// How a camera chooses the exposure.
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  /// The kind of a device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  public let deviceType: DeviceType
  public let position: Position
  let mediaType: AVMediaType

  init(_ type: DeviceType, _ mediaType: AVMediaType, _ position: Position) {
    deviceType = type
    self.mediaType = mediaType
    self.position = position
  }

  open var localizedName: String {
    mediaType == .audio ? "iPhone Microphone" : position == .front ? "Front Camera" : "Back Camera"
  }
  open var uniqueID: String { "\(deviceType.rawValue):\(position.rawValue)" }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == self.mediaType }

  // MARK: - Devices

  /// The microphone, or the camera on the back if the phone has one.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    mediaType == .audio
      ? AVCaptureDevice(.microphone, .audio, .unspecified)
      : self.default(.builtInWideAngleCamera, for: .video, position: .back)
  }

  /// A device of a kind, if the phone has it: cameras with one lens, and the microphone.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    switch deviceType {
    case .microphone, .builtInMicrophone:
      mediaType == .video ? nil : AVCaptureDevice(deviceType, .audio, .unspecified)
    case .builtInWideAngleCamera:
      SimulatedPhone.current.camera == nil || mediaType == .audio
        ? nil : AVCaptureDevice(deviceType, .video, position == .front ? .front : .back)
    default: nil
    }
  }

  /// The camera that the person has chosen: the one that the app has set last, otherwise that of the system.
  open class var userPreferredCamera: AVCaptureDevice? {
    get {
      guard let position = SimulatedPhone.current[PhonePreferredCamera.self].position else {
        return systemPreferredCamera
      }
      return self.default(.builtInWideAngleCamera, for: .video, position: position)
    }
    set { SimulatedPhone.current.update(PhonePreferredCamera.self) { $0.position = newValue?.position } }
  }

  /// The camera that the system proposes: the one on the back, if the phone has one.
  open class var systemPreferredCamera: AVCaptureDevice? { self.default(for: .video) }

  /// Devices of several kinds.
  open class DiscoverySession: NSObject {
    public let devices: [AVCaptureDevice]

    /// Finds the devices of the phone.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      let positions: [Position] = position == .unspecified ? [.back, .front] : [position]
      devices = deviceTypes.flatMap { type in
        let found = positions.compactMap { AVCaptureDevice.default(type, for: mediaType, position: $0) }
        return found.first?.mediaType == .audio ? Array(found.prefix(1)) : found
      }
    }
  }

  // MARK: - Permission

  private class func resource(_ mediaType: AVMediaType) -> PhoneResource {
    mediaType == .audio ? .microphone : .camera
  }

  /// Whether the person permits the camera (`.video`) or the microphone (`.audio`).
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch SimulatedPhone.current.permissions[resource(mediaType)] {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    default: .authorized
    }
  }

  /// Asks the person by the system's prompt, unless it is known already.
  ///
  /// - Parameter handler: Called on the main thread.
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    let (phone, callback, resource) = (SimulatedPhone.current, Callback(handler), resource(mediaType))
    phone.request(resource, for: "AVFoundation", prompt: .question(for: resource, app: phone.appName)) {
      callback.call($0.isGranted)
    }
  }

  /// Asks the person by the system's prompt, unless it is known already.
  @discardableResult
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Configuration

  /// The format of the pictures, the only one.
  open var activeFormat: Format { Format() }
  open var formats: [Format] { [Format()] }

  /// The shortest distance of what is sharp, in millimeters; -1 for an unknown one.
  open var minimumFocusDistance: Int { -1 }

  /// How much pictures are enlarged: 1. Others warn.
  open var videoZoomFactor: CGFloat {
    get { 1 }
    set {
      if newValue != 1 { report(.missing("AVCaptureDevice.videoZoomFactor", "the camera does not zoom.")) }
    }
  }

  /// The kind of the pictures of a camera.
  open class Format: NSObject {
    open var formatDescription: CMFormatDescription { CMFormatDescription(width: 1920, height: 1080) }

    /// The angle of what a picture shows across, in degrees.
    open var videoFieldOfView: Float { 69 }
    open var videoMaxZoomFactor: CGFloat { 1 }
  }

  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  open var hasTorch: Bool {
    mediaType == .video && position == .back && SimulatedPhone.current.camera?.hasTorch == true
  }
  open var hasFlash: Bool { hasTorch }
  open var isTorchAvailable: Bool { hasTorch }
  open var isTorchActive: Bool { torchMode == .on }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch }

  /// Whether the torch is on; the phone records it.
  open var torchMode: TorchMode {
    get { SimulatedPhone.current.isTorchOn ? .on : .off }
    set {
      guard hasTorch else { return }
      let phone = SimulatedPhone.current
      phone.record("AVFoundation", "turns the torch \(newValue == .on ? "on" : "off")")
      phone.update(CameraState.self) { $0.isTorchOn = newValue == .on }
    }
  }

  /// The brightest level at which the torch can be turned on.
  public static let maxAvailableTorchLevel: Float = 1

  /// The brightness of the torch, from zero to one.
  open var torchLevel: Float { isTorchActive ? 1 : 0 }

  /// Turns the torch on.
  ///
  /// - Throws: Nothing here.
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }

  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
}

/// The camera that an app has set as that of the person; `nil` for that of the system.
private struct PhonePreferredCamera: PhoneValue {
  var position: AVCaptureDevice.Position?
}
