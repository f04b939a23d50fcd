import FlowCoreVideo
import Foundation
import PhoneSimulation
import SwiftUI

/// How a picture is encoded.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

public let AVVideoCodecKey = "AVVideoCodecKey"

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  /// The format of the small picture that an app shows first; `nil` for none. Its size has no effect.
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  public let uniqueID: Int64 = 1

  public override init() { format = nil }

  /// Creates settings with a format.
  public init(format: [String: Any]?) { self.format = format }
}

/// What is known about a photo before it is taken.
open class AVCaptureResolvedPhotoSettings: NSObject {
  public let uniqueID: Int64
  let hasPreview: Bool

  init(_ settings: AVCapturePhotoSettings) {
    uniqueID = settings.uniqueID
    hasPreview = settings.previewPhotoFormat != nil
  }
}

/// A photo that was taken.
open class AVCapturePhoto: NSObject {
  private let picture: UIImage
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  init(_ picture: UIImage, _ settings: AVCaptureResolvedPhotoSettings) {
    self.picture = picture
    resolvedSettings = settings
  }

  /// The photo as a file in the PNG format.
  open func fileDataRepresentation() -> Data? { picture.pngData() }
  open func cgImageRepresentation() -> CGImage? { picture.cgImage }

  /// The photo for a preview; `nil` if its settings have no format of one.
  open func previewCGImageRepresentation() -> CGImage? { resolvedSettings.hasPreview ? picture.cgImage : nil }
}

/// Receives a photo.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// Takes photos: the picture in front of the phone's camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open var availablePhotoCodecTypes: [AVVideoCodecType] { session == nil ? [] : [.hevc, .jpeg] }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { session == nil ? [] : [.off, .on, .auto] }

  /// Takes a photo, and tells the delegate soon, in the order of iOS. In a session that does not run, or that sees
  /// nothing, the photo has an error.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let phone = SimulatedPhone.current
    phone.record("AVFoundation", "takes a photo")
    let finish = Callback { [self] in
      let resolved = AVCaptureResolvedPhotoSettings(settings)
      let picture = session?.seen?.camera?.picture
      let error: AVError? =
        session?.seen == nil ? AVError(.sessionNotRunning) : picture == nil ? AVError(.noDataCaptured) : nil
      delegate.photoOutput(self, willBeginCaptureFor: resolved)
      if error == nil {
        delegate.photoOutput(self, willCapturePhotoFor: resolved)
        delegate.photoOutput(self, didCapturePhotoFor: resolved)
      }
      delegate.photoOutput(
        self, didFinishProcessingPhoto: AVCapturePhoto(picture ?? UIImage(), resolved), error: error)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
    phone.runSoon(named: "a photo") { finish.call() }
  }
}
