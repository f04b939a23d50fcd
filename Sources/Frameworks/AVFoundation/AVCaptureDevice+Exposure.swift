import FlowCoreMedia
import Foundation

// A camera shows the picture that the phone has, whatever light its sensor gets.
extension AVCaptureDevice {
  /// How a camera chooses the white balance.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }

  /// The sensitivity of the sensor, the lowest of the format.
  public var iso: Float { activeFormat.minISO }

  /// How long the sensor is exposed, the shortest duration of the format.
  public var exposureDuration: CMTime { activeFormat.minExposureDuration }

  /// The value for ``setExposureModeCustom(duration:iso:completionHandler:)`` that keeps the sensitivity.
  public static let currentISO: Float = .greatestFiniteMagnitude

  /// The value for ``setExposureModeCustom(duration:iso:completionHandler:)`` that keeps the duration.
  public static let currentExposureDuration = CMTime.invalid

  /// Exposes the sensor for a time: other values than the present ones warn.
  ///
  /// - Parameter handler: Called with the time of the first picture, at once.
  public func setExposureModeCustom(
    duration: CMTime, iso: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    let isSame =
      (!duration.isValid || duration == exposureDuration) && (iso == Self.currentISO || iso == self.iso)
    warn("setExposureModeCustom(duration:iso:completionHandler:)", unless: isSame)
    handler?(.zero)
  }

  /// How much lighter pictures are than the camera would choose, in steps that double the light: not at all.
  public var exposureTargetBias: Float { 0 }
  public var minExposureTargetBias: Float { 0 }
  public var maxExposureTargetBias: Float { 0 }

  /// Makes pictures lighter or darker: others than 0 warn.
  ///
  /// - Parameter handler: Called with the time of the first picture, at once.
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    warn("setExposureTargetBias(_:completionHandler:)", unless: bias == 0)
    handler?(.zero)
  }

  /// How the camera chooses the white balance: it does not. Others warn.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set { warn("whiteBalanceMode", unless: newValue == .locked) }
  }

  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { whiteBalanceMode == .locked }
  public var isAdjustingWhiteBalance: Bool { false }
}

extension AVCaptureDevice.Format {
  public var minISO: Float { 32 }
  public var maxISO: Float { 3072 }
  public var minExposureDuration: CMTime { CMTime(value: 1, timescale: 62_500) }
  public var maxExposureDuration: CMTime { CMTime(value: 1, timescale: 1) }
}
