import FlowCoreMedia
import FlowCoreVideo
import Foundation
import PhoneSimulation
import SwiftUI

/// Receives the frames of a camera.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Hands out what the phone's camera sees: one frame when the session begins to run, and one after each change.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// How the pixels are given; they have blue, green, red and alpha in this order.
  open var videoSettings: [String: Any]! = [:] {
    didSet {
      let format = videoSettings?[kCVPixelBufferPixelFormatTypeKey]
      let number = (format as? OSType) ?? (format as? Int).map { OSType(truncatingIfNeeded: $0) }
      if let number, number != kCVPixelFormatType_32BGRA {
        report(
          .missing("AVCaptureVideoDataOutput.videoSettings", "frames have the format kCVPixelFormatType_32BGRA."))
      }
    }
  }

  open var alwaysDiscardsLateVideoFrames = true
  open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }

  private var seen: UIImage?

  /// Sets the delegate that receives frames.
  ///
  /// - Parameter sampleBufferCallbackQueue: Has no effect: the delegate is called on the main thread.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  override func see(_ state: CameraState) {
    guard let picture = state.camera?.picture else { return seen = nil }
    guard picture !== seen, let bitmap = picture.cgImage?.bitmap else { return }
    seen = picture
    let time = CMTime(seconds: SimulatedPhone.current.now.timeIntervalSinceReferenceDate, preferredTimescale: 1_000)
    sampleBufferDelegate?.captureOutput(
      self, didOutput: CMSampleBuffer(CVBuffer(bitmap), at: time), from: AVCaptureConnection())
  }
}
