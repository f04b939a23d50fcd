import FlowCoreMedia
import Foundation

// A camera shows the picture that the phone has, which is sharp and light everywhere.
extension AVCaptureDevice {
  func warn(_ api: String, _ effect: String = "pictures are as the phone has them.", unless isDefault: Bool) {
    if !isDefault { report(.missing("AVCaptureDevice.\(api)", effect)) }
  }

  /// Where the camera focuses, from 0 to 1 in both directions: the center. Others warn.
  public var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set { warn("focusPointOfInterest", unless: newValue == focusPointOfInterest) }
  }

  /// How the camera focuses: it does not. Others warn.
  public var focusMode: FocusMode {
    get { .locked }
    set { warn("focusMode", unless: newValue == .locked) }
  }

  /// The shortest duration of a frame, in seconds: a 30th. Others warn.
  public var activeVideoMinFrameDuration: CMTime {
    get { CMTime(value: 1, timescale: 30) }
    set { warn("activeVideoMinFrameDuration", unless: newValue == activeVideoMinFrameDuration) }
  }

  /// The longest duration of a frame, in seconds: a 30th. Others warn.
  public var activeVideoMaxFrameDuration: CMTime {
    get { CMTime(value: 1, timescale: 30) }
    set { warn("activeVideoMaxFrameDuration", unless: newValue == activeVideoMaxFrameDuration) }
  }

  /// Where the light is measured, from 0 to 1 in both directions: the center. Others warn.
  public var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set { warn("exposurePointOfInterest", unless: newValue == exposurePointOfInterest) }
  }

  /// How the camera chooses the exposure: it does not. Others warn.
  public var exposureMode: ExposureMode {
    get { .locked }
    set { warn("exposureMode", unless: newValue == .locked) }
  }

  public var isAdjustingFocus: Bool { false }
  public var isAdjustingExposure: Bool { false }

  /// Whether the camera tells when its subject moves, which it never does.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set { warn("isSubjectAreaChangeMonitoringEnabled", "no subject moves.", unless: !newValue) }
  }

  /// Enlarges pictures step by step: other factors than 1 warn.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }

  public func cancelVideoZoomRamp() {}
}
