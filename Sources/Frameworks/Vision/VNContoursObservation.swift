import FlowFoundation
import FlowRendering
import Foundation
import PhoneSimulation
import SwiftUI

/// A line around an area of a picture.
// @unchecked: the properties are constant.
open class VNContour: NSObject, @unchecked Sendable {
  /// The indices of the lines that contain this one, and its own.
  public let indexPath: IndexPath
  /// In parts of the picture, from its lower left corner.
  public let normalizedPoints: [SIMD2<Float>]
  /// The lines around the holes of the area, or around the areas in a hole.
  public let childContours: [VNContour]
  /// The width of the picture by its height.
  public let aspectRatio: Float

  init(_ points: [SIMD2<Float>], children: [VNContour], at indexPath: IndexPath, aspectRatio: Float) {
    normalizedPoints = points
    childContours = children
    self.indexPath = indexPath
    self.aspectRatio = aspectRatio
  }

  open var pointCount: Int { normalizedPoints.count }
  open var childContourCount: Int { childContours.count }

  /// A line inside of this one.
  ///
  /// - Throws: ``VNError`` if there is none of that index.
  open func childContour(at childContourIndex: Int) throws -> VNContour {
    guard childContours.indices.contains(childContourIndex) else { throw VNError(.outOfBoundsError) }
    return childContours[childContourIndex]
  }

  /// The closed line.
  open var normalizedPath: CGPath {
    let path = CGMutablePath()
    add(to: path)
    return path
  }

  func add(to path: CGMutablePath) {
    guard !normalizedPoints.isEmpty else { return }
    path.addLines(between: normalizedPoints.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) })
    path.closeSubpath()
  }

  /// A line with fewer points.
  ///
  /// - Parameter epsilon: The largest distance of a point that is left out, in parts of the picture.
  /// - Throws: Nothing here.
  open func polygonApproximation(epsilon: Float) throws -> VNContour {
    let points = PixelOutline.simplified(normalizedPoints, tolerance: epsilon)
    return VNContour(points, children: [], at: indexPath, aspectRatio: aspectRatio)
  }
}

/// The lines around the areas of a picture.
// @unchecked: the properties are constant.
open class VNContoursObservation: VNObservation, @unchecked Sendable {
  /// The lines that no other one contains.
  public let topLevelContours: [VNContour]

  init(_ contours: [VNContour]) {
    topLevelContours = contours
    super.init(confidence: 1)
  }

  private var all: [VNContour] {
    func selfAndChildren(_ contour: VNContour) -> [VNContour] {
      [contour] + contour.childContours.flatMap(selfAndChildren)
    }
    return topLevelContours.flatMap(selfAndChildren)
  }

  open var contourCount: Int { all.count }
  open var topLevelContourCount: Int { topLevelContours.count }

  /// A line by its index among all.
  ///
  /// - Throws: ``VNError`` if there is none of that index.
  open func contour(at contourIndex: Int) throws -> VNContour {
    let all = all
    guard all.indices.contains(contourIndex) else { throw VNError(.outOfBoundsError) }
    return all[contourIndex]
  }

  /// A line by its index path.
  ///
  /// - Throws: ``VNError`` if there is none.
  open func contour(at indexPath: IndexPath) throws -> VNContour {
    guard let contour = all.first(where: { $0.indexPath == indexPath }) else { throw VNError(.outOfBoundsError) }
    return contour
  }

  /// All lines.
  open var normalizedPath: CGPath {
    let path = CGMutablePath()
    for contour in all { contour.add(to: path) }
    return path
  }
}

/// Finds the lines around areas that are darker, or lighter, than a limit.
open class VNDetectContoursRequest: VNImageBasedRequest {
  /// How much contrast is increased; it has no effect here.
  open var contrastAdjustment: Float = 2
  /// The limit between dark and light, from 0 to 1; `nil` for the middle of the darkest and the lightest pixel.
  open var contrastPivot: NSNumber? = 0.5
  /// Whether the areas are the dark ones.
  open var detectsDarkOnLight = true
  /// The length of the longer side at which the picture is looked at, in pixels.
  open var maximumImageDimension = 512
  open var revision = 1

  open var results: [VNContoursObservation]? { found?.compactMap { $0 as? VNContoursObservation } }

  override func observations(in picture: RequestPicture) throws -> [VNObservation] {
    SimulatedPhone.current.record("Vision", "performs \(name)")
    guard let bitmap = picture.bitmap, bitmap.width > 0, bitmap.height > 0 else { return [VNContoursObservation([])] }
    let outlines = PixelOutline.outlines(
      of: AreaGrid(
        bitmap, longerSide: maximumImageDimension, pivot: contrastPivot?.floatValue, isDark: detectsDarkOnLight))
    return [VNContoursObservation(contours(outlines, aspectRatio: Float(bitmap.width) / Float(bitmap.height)))]
  }

  /// The lines in a tree: each is in the smallest one that contains it.
  private func contours(_ outlines: [PixelOutline], aspectRatio: Float) -> [VNContour] {
    let sorted = outlines.sorted { $0.area > $1.area }
    var children: [Int: [Int]] = [:]
    for (index, outline) in sorted.enumerated() {
      let parent = sorted[..<index].lastIndex { $0.isHole != outline.isHole && $0.contains(outline) }
      children[parent ?? -1, default: []].append(index)
    }
    func contour(_ index: Int, _ path: IndexPath) -> VNContour {
      let inner = (children[index] ?? []).enumerated().map { contour($1, path.appending($0)) }
      return VNContour(sorted[index].normalized, children: inner, at: path, aspectRatio: aspectRatio)
    }
    return (children[-1] ?? []).enumerated().map { contour($1, IndexPath(index: $0)) }
  }
}
