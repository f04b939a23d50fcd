import FlowFoundation
import Foundation

/// What a detector looks for.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"

/// The options of a detector.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Looks for something in pictures. It finds nothing here, with a warning.
// @unchecked: the properties are constant.
open class CIDetector: NSObject, @unchecked Sendable {
  private let type: String

  /// Creates a detector; `nil` for an unknown type.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let types = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText, CIDetectorTypeQRCode]
    guard types.contains(type) else { return nil }
    self.type = type
  }

  /// What is in a picture: nothing, with a warning.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  /// What is in a picture: nothing, with a warning.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    report(.missing("CIDetector.features(in:options:)", "\(type) finds nothing."))
    return []
  }
}

/// Something that was found in a picture. There are none here: detectors find nothing.
// @unchecked: the properties are constant.
open class CIFeature: NSObject, @unchecked Sendable {
  public let type: String
  public let bounds: CGRect

  init(type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}

/// A face in a picture.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasSmile: Bool { false }
}

/// A QR code in a picture.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  open var messageString: String? { nil }
  open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
  open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}
