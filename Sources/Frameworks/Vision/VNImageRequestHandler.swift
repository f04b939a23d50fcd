import FlowCoreImage
import FlowCoreMedia
import FlowCoreVideo
import FlowImageIO
import FlowRendering
import Foundation
import SwiftUI

/// An option of a handler.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// The picture that requests are performed for.
struct RequestPicture {
  /// The pixels, or `nil` if there is no picture.
  let bitmap: Bitmap?

  /// The size in pixels, at least one by one.
  var size: (width: Int, height: Int) { (max(1, bitmap?.width ?? 1), max(1, bitmap?.height ?? 1)) }
}

/// Performs requests for a picture.
open class VNImageRequestHandler: NSObject {
  let picture: RequestPicture

  private init(_ bitmap: Bitmap?) { picture = RequestPicture(bitmap: bitmap) }

  private convenience init(image: CIImage) {
    let extent = image.extent
    let isFinite = !extent.isInfinite && !extent.isEmpty
    self.init(isFinite ? image.cgImage?.bitmap : Bitmap(width: 1, height: 1))
  }

  public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.init(image.bitmap) }

  public convenience init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(image.bitmap) }

  public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.init(image: image) }

  public convenience init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(image: image) }

  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
    self.init(pixelBuffer.bitmap)
  }

  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(pixelBuffer.bitmap) }

  public convenience init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
    self.init(sampleBuffer.imageBuffer?.bitmap)
  }

  public convenience init(
    cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(sampleBuffer.imageBuffer?.bitmap) }

  public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    self.init(UIImage(data: imageData)?.bitmap)
  }

  public convenience init(
    data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(data: imageData) }

  public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    self.init((try? Data(contentsOf: imageURL)).flatMap { UIImage(data: $0)?.bitmap })
  }

  public convenience init(
    url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(url: imageURL) }

  /// Performs requests, one after the other.
  ///
  /// - Throws: ``VNError`` if there is no picture, or if the phone's requests fail.
  open func perform(_ requests: [VNRequest]) throws {
    guard picture.bitmap != nil else { throw VNError(.invalidImage) }
    for request in requests { try request.perform(on: picture) }
  }
}

/// Performs requests for one picture after the other, such as those of a camera.
///
/// - Throws: Each call throws what ``VNImageRequestHandler/perform(_:)`` throws.
open class VNSequenceRequestHandler: NSObject {
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
  }

  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws {
    try perform(requests, on: pixelBuffer)
  }

  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }

  open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws {
    try perform(requests, on: image)
  }

  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    try VNImageRequestHandler(ciImage: image).perform(requests)
  }

  open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws {
    try perform(requests, on: image)
  }

  open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws {
    try VNImageRequestHandler(cmSampleBuffer: sampleBuffer).perform(requests)
  }

  open func perform(
    _ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation
  ) throws {
    try perform(requests, on: sampleBuffer)
  }

  open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
    try VNImageRequestHandler(data: imageData).perform(requests)
  }

  open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
    try VNImageRequestHandler(url: imageURL).perform(requests)
  }
}
