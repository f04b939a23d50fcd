import FlowCoreMedia
import FlowRendering
import Foundation
import PhoneSimulation
import SwiftUI

/// Makes pictures of an asset: at each time the one that the test has set, otherwise a plain gray one.
open class AVAssetImageGenerator: NSObject {
  /// How an attempt has ended.
  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  /// The largest size, in pixels; zero for that of the asset.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator for an asset.
  public init(asset: AVAsset) { self.asset = asset }

  /// The picture at a time.
  ///
  /// - Throws: The error of an asset that cannot be loaded; ``AVError/Code/noImageAtTime`` after its end, or without
  ///   pictures.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    let media = try asset.media()
    guard media.size != .zero, requestedTime.seconds <= media.duration else { throw AVError(.noImageAtTime) }
    actualTime?.pointee = requestedTime
    if let picture = asset.picture(at: requestedTime)?.cgImage { return picture }
    let size =
      maximumSize == .zero
      ? media.size : AVMakeRect(aspectRatio: media.size, insideRect: CGRect(origin: .zero, size: maximumSize)).size
    let (width, height) = (max(1, Int(size.width)), max(1, Int(size.height)))
    return CGImage(
      Bitmap(width: width, height: height, pixels: [UInt32](repeating: 0xFF80_8080, count: width * height)))
  }

  /// The picture at a time.
  ///
  /// - Throws: The error of ``copyCGImage(at:actualTime:)``.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    (try copyCGImage(at: time, actualTime: nil), time)
  }

  /// Makes the pictures at several times, and calls back for each of them soon on the main thread.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let make = Callback { [self] in
      for time in requestedTimes.map(\.timeValue) {
        do {
          handler(time, try copyCGImage(at: time, actualTime: nil), time, .succeeded, nil)
        } catch { handler(time, nil, .invalid, .failed, error) }
      }
    }
    SimulatedPhone.current.runSoon(named: "pictures of a video") { make.call() }
  }

  open func cancelAllCGImageGeneration() {}
}
