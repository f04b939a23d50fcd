import Foundation

/// A face.
// @unchecked: the properties are constant.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The parts of the face; `nil` unless they were asked for (``VNDetectFaceLandmarksRequest``).
  public let landmarks: VNFaceLandmarks2D?
  /// How well the face is seen, from 0 to 1; `nil` unless that was asked for (``VNDetectFaceCaptureQualityRequest``).
  public let faceCaptureQuality: Float?

  init(box: CGRect, landmarks: VNFaceLandmarks2D? = nil, quality: Float? = nil) {
    self.landmarks = landmarks
    faceCaptureQuality = quality
    super.init(box: box, confidence: 1)
  }

  /// The turns of the face, in radians: the faces of a phone look straight ahead.
  open var roll: NSNumber? { 0 }
  open var yaw: NSNumber? { 0 }
  open var pitch: NSNumber? { 0 }
}

/// How the points of a region are joined.
public enum VNPointsClassification: Int, Sendable {
  case disconnected = 0
  case openPath
  case closedPath
}

/// A part of a face.
// @unchecked: the properties are constant.
open class VNFaceLandmarkRegion: NSObject, @unchecked Sendable {
  public let pointCount: Int

  init(pointCount: Int) { self.pointCount = pointCount }
}

/// The points of a part of a face.
// @unchecked: the properties are constant.
open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion, @unchecked Sendable {
  /// In parts of the face's box, from its lower left corner.
  public let normalizedPoints: [CGPoint]
  public let pointsClassification: VNPointsClassification
  private let box: CGRect

  init(_ points: [CGPoint], _ classification: VNPointsClassification, in box: CGRect) {
    normalizedPoints = points
    pointsClassification = classification
    self.box = box
    super.init(pointCount: points.count)
  }

  /// The points in pixels of a picture, from its lower left corner.
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] {
    normalizedPoints.map {
      CGPoint(
        x: (box.minX + $0.x * box.width) * imageSize.width, y: (box.minY + $0.y * box.height) * imageSize.height)
    }
  }

  open var precisionEstimatesPerPoint: [NSNumber]? { normalizedPoints.map { _ in 0 } }
}

/// The parts of a face.
// @unchecked: the properties are constant.
open class VNFaceLandmarks: NSObject, @unchecked Sendable {
  open var confidence: VNConfidence { 1 }
}

/// The parts of a face: those of a drawn face that looks straight ahead, in the box that the phone sees.
// @unchecked: the properties are constant.
open class VNFaceLandmarks2D: VNFaceLandmarks, @unchecked Sendable {
  private let box: CGRect

  init(box: CGRect) { self.box = box }

  private func region(_ points: [CGPoint], _ kind: VNPointsClassification) -> VNFaceLandmarkRegion2D {
    VNFaceLandmarkRegion2D(points, kind, in: box)
  }

  /// Points on an ellipse.
  private func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, count: Int) -> [CGPoint] {
    (0..<count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
      return CGPoint(x: x - width / 2 * cos(angle), y: y + height / 2 * sin(angle))
    }
  }

  private func line(_ start: CGPoint, _ end: CGPoint, count: Int) -> [CGPoint] {
    (0..<count).map { index in
      let part = CGFloat(index) / CGFloat(count - 1)
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  open var allPoints: VNFaceLandmarkRegion2D? {
    let parts = [
      faceContour, leftEye, rightEye, leftEyebrow, rightEyebrow, nose, noseCrest, medianLine, outerLips, innerLips,
      leftPupil, rightPupil,
    ]
    return region(parts.flatMap { $0?.normalizedPoints ?? [] }, .disconnected)
  }

  open var faceContour: VNFaceLandmarkRegion2D? {
    let points = (0..<17).map { index in
      let angle = CGFloat.pi * CGFloat(index) / 16
      return CGPoint(x: 0.5 - 0.48 * cos(angle), y: 0.6 - 0.58 * sin(angle))
    }
    return region(points, .openPath)
  }

  open var leftEye: VNFaceLandmarkRegion2D? { region(oval(0.3, 0.62, 0.18, 0.07, count: 6), .closedPath) }
  open var rightEye: VNFaceLandmarkRegion2D? { region(oval(0.7, 0.62, 0.18, 0.07, count: 6), .closedPath) }
  open var leftPupil: VNFaceLandmarkRegion2D? { region([CGPoint(x: 0.3, y: 0.62)], .disconnected) }
  open var rightPupil: VNFaceLandmarkRegion2D? { region([CGPoint(x: 0.7, y: 0.62)], .disconnected) }

  open var leftEyebrow: VNFaceLandmarkRegion2D? {
    region(line(CGPoint(x: 0.18, y: 0.74), CGPoint(x: 0.42, y: 0.75), count: 6), .openPath)
  }

  open var rightEyebrow: VNFaceLandmarkRegion2D? {
    region(line(CGPoint(x: 0.58, y: 0.75), CGPoint(x: 0.82, y: 0.74), count: 6), .openPath)
  }

  open var nose: VNFaceLandmarkRegion2D? { region(oval(0.5, 0.4, 0.2, 0.12, count: 8), .openPath) }

  open var noseCrest: VNFaceLandmarkRegion2D? {
    region(line(CGPoint(x: 0.5, y: 0.62), CGPoint(x: 0.5, y: 0.4), count: 5), .openPath)
  }

  open var medianLine: VNFaceLandmarkRegion2D? {
    region(line(CGPoint(x: 0.5, y: 0.7), CGPoint(x: 0.5, y: 0.02), count: 10), .openPath)
  }

  open var outerLips: VNFaceLandmarkRegion2D? { region(oval(0.5, 0.2, 0.34, 0.12, count: 14), .closedPath) }
  open var innerLips: VNFaceLandmarkRegion2D? { region(oval(0.5, 0.2, 0.24, 0.04, count: 6), .closedPath) }
}

/// How many points a face has.
public enum VNRequestFaceLandmarksConstellation: UInt, Sendable {
  case constellationNotDefined = 0
  case constellation65Points
  case constellation76Points
}

/// A request that can start from known faces.
public protocol VNFaceObservationAccepting: AnyObject {
  /// The faces to look at; `nil` for all that are found.
  var inputFaceObservations: [VNFaceObservation]? { get set }
}

extension VNFaceObservationAccepting {
  fileprivate func boxes(_ vision: PhoneVision) -> [CGRect] {
    inputFaceObservations.map { $0.map(\.boundingBox) } ?? vision.faces
  }
}

/// Finds the parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, VNFaceObservationAccepting {
  open var inputFaceObservations: [VNFaceObservation]?
  open var constellation = VNRequestFaceLandmarksConstellation.constellation76Points

  open var results: [VNFaceObservation]? { found?.compactMap { $0 as? VNFaceObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    boxes(vision).map { VNFaceObservation(box: $0, landmarks: VNFaceLandmarks2D(box: $0)) }
  }
}

/// Finds how well faces are seen: those of a phone are seen well.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, VNFaceObservationAccepting {
  open var inputFaceObservations: [VNFaceObservation]?

  open var results: [VNFaceObservation]? { found?.compactMap { $0 as? VNFaceObservation } }

  override func observations(_ vision: PhoneVision) -> [VNObservation] {
    boxes(vision).map { VNFaceObservation(box: $0, quality: 1) }
  }
}
