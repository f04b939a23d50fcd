import FlowCoreVideo
import FlowRendering
import Foundation

/// A picture that a request has made.
// @unchecked: the properties are constant.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  public let pixelBuffer: CVPixelBuffer
  public let featureName: String?

  init(_ pixelBuffer: CVPixelBuffer) {
    self.pixelBuffer = pixelBuffer
    featureName = nil
    super.init(confidence: 1)
  }
}

/// What stands out in a picture.
// @unchecked: the properties are constant.
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
  /// The places of what stands out.
  public let salientObjects: [VNRectangleObservation]?

  init(_ subjects: [CGRect], mask: CVPixelBuffer) {
    salientObjects = subjects.map { VNRectangleObservation(box: $0, confidence: 1) }
    super.init(mask)
  }
}

/// A mask of rectangles: each pixel has the number of its rectangle, or zero.
struct PixelMask {
  let width: Int
  let height: Int
  private(set) var values: [UInt8]

  /// - Parameter boxes: In parts of the picture, from its lower left corner.
  init(width: Int, height: Int, boxes: [CGRect]) {
    (self.width, self.height) = (width, height)
    values = [UInt8](repeating: 0, count: width * height)
    for (index, box) in boxes.prefix(255).enumerated() {
      let columns = Self.range(box.minX, box.maxX, width)
      for row in Self.range(1 - box.maxY, 1 - box.minY, height) {
        for column in columns { values[row * width + column] = UInt8(index + 1) }
      }
    }
  }

  private static func range(_ start: CGFloat, _ end: CGFloat, _ length: Int) -> Range<Int> {
    func pixel(_ part: CGFloat) -> Int { Int((min(1, max(0, part.isFinite ? part : 0)) * CGFloat(length)).rounded()) }
    return pixel(start)..<max(pixel(start), pixel(end))
  }

  /// The mask as a picture of one byte a pixel; `nil` if it has no pixels.
  func buffer(_ value: (UInt8) -> UInt8) -> CVPixelBuffer? {
    var made: CVPixelBuffer?
    CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_OneComponent8, nil, &made)
    guard let made, let memory = CVPixelBufferGetBaseAddress(made) else { return nil }
    for (index, number) in values.enumerated() {
      memory.storeBytes(of: value(number), toByteOffset: index, as: UInt8.self)
    }
    return made
  }
}

/// Finds what stands out. Both kinds find what the phone sees (`SimulatedPhone.vision.subjects`).
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
  open var results: [VNSaliencyImageObservation]? { found?.compactMap { $0 as? VNSaliencyImageObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] { saliency(vision) }
}

/// Finds things that stand out.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
  open var results: [VNSaliencyImageObservation]? { found?.compactMap { $0 as? VNSaliencyImageObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] { saliency(vision) }
}

private func saliency(_ vision: PhoneVision) -> [VNObservation] {
  // The size of the picture on a device.
  let mask = PixelMask(width: 68, height: 68, boxes: vision.subjects).buffer { $0 > 0 ? 255 : 0 }
  return mask.map { [VNSaliencyImageObservation(vision.subjects, mask: $0)] } ?? []
}

/// How well people are separated from the background.
public enum VNGeneratePersonSegmentationRequestQualityLevel: UInt, Sendable {
  case accurate = 0
  case balanced
  case fast
}

/// Separates people from the background: their boxes, as the phone sees them (`SimulatedPhone.vision.people`).
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  /// How well people are separated from the background.
  public typealias QualityLevel = VNGeneratePersonSegmentationRequestQualityLevel

  open var qualityLevel = QualityLevel.accurate
  /// The format of the mask: one byte a pixel.
  open var outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8

  open var results: [VNPixelBufferObservation]? { found?.compactMap { $0 as? VNPixelBufferObservation } }

  override func observations(_ vision: PhoneVision, in picture: RequestPicture) -> [VNObservation] {
    let mask = PixelMask(width: picture.size.width, height: picture.size.height, boxes: vision.people)
    return mask.buffer { $0 > 0 ? 255 : 0 }.map { [VNPixelBufferObservation($0)] } ?? []
  }
}

/// What is in front of the background, each thing for itself.
// @unchecked: the properties are constant.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
  /// The number of the thing at each pixel, or zero.
  public let instanceMask: CVPixelBuffer
  /// The numbers of the things, from 1.
  public let allInstances: IndexSet
  private let mask: PixelMask

  init?(_ boxes: [CGRect], in picture: RequestPicture) {
    let (width, height) = picture.size
    mask = PixelMask(width: width, height: height, boxes: boxes)
    guard !boxes.isEmpty, let buffer = mask.buffer({ $0 }) else { return nil }
    instanceMask = buffer
    allInstances = IndexSet(1...min(255, boxes.count))
    super.init(confidence: 1)
  }

  /// A mask of some of the things: 255 where they are, one byte a pixel.
  ///
  /// - Throws: ``VNError`` if a thing is not there.
  open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer {
    guard instances.isSubset(of: allInstances), let made = mask.buffer({ instances.contains(Int($0)) ? 255 : 0 }) else {
      throw VNError(.invalidArgument)
    }
    return made
  }

  /// A mask of some of the things in the size of the picture: 255 where they are, one byte a pixel.
  ///
  /// - Throws: ``VNError`` if a thing is not there.
  open func generateScaledMaskForImage(
    forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
  ) throws -> CVPixelBuffer {
    try generateMask(forInstances: instances)
  }

  /// The picture of some of the things; all around them is transparent.
  ///
  /// - Parameter cropResult: Whether the picture is as large as the things.
  /// - Throws: ``VNError`` if a thing is not there, or the picture of the handler has another size.
  open func generateMaskedImage(
    ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler,
    croppedToInstancesExtent cropResult: Bool
  ) throws -> CVPixelBuffer {
    guard instances.isSubset(of: allInstances), let bitmap = requestHandler.picture.bitmap,
      bitmap.width == mask.width, bitmap.height == mask.height
    else { throw VNError(.invalidArgument) }
    let isKept = mask.values.map { $0 > 0 && instances.contains(Int($0)) }
    let kept = isKept.indices.filter { isKept[$0] }
    var (columns, rows) = (0..<bitmap.width, 0..<bitmap.height)
    if cropResult, let first = kept.first, let last = kept.last {
      let places = kept.map { $0 % bitmap.width }
      columns = (places.min() ?? 0)..<((places.max() ?? 0) + 1)
      rows = first / bitmap.width..<last / bitmap.width + 1
    }
    let pixels = rows.flatMap { row in
      columns.map { isKept[row * bitmap.width + $0] ? bitmap.pixels[row * bitmap.width + $0] : 0 }
    }
    guard let made = CVPixelBuffer(Bitmap(width: columns.count, height: rows.count, pixels: pixels)) else {
      throw VNError(.internalError)
    }
    return made
  }
}

/// Separates things from the background: their boxes, as the phone sees them (`SimulatedPhone.vision.subjects`).
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
  open var results: [VNInstanceMaskObservation]? { found?.compactMap { $0 as? VNInstanceMaskObservation } }

  override func observations(_ vision: PhoneVision, in picture: RequestPicture) -> [VNObservation] {
    VNInstanceMaskObservation(vision.subjects, in: picture).map { [$0] } ?? []
  }
}

/// Separates people from the background and from each other: their boxes, as the phone sees them.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {
  open var results: [VNInstanceMaskObservation]? { found?.compactMap { $0 as? VNInstanceMaskObservation } }

  override func observations(_ vision: PhoneVision, in picture: RequestPicture) -> [VNObservation] {
    VNInstanceMaskObservation(vision.people, in: picture).map { [$0] } ?? []
  }
}

/// Finds a sheet of paper: the first rectangle that the phone sees.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
  open var results: [VNRectangleObservation]? { found?.compactMap { $0 as? VNRectangleObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    vision.rectangles.prefix(1).map { VNRectangleObservation(box: $0, confidence: 1) }
  }
}
