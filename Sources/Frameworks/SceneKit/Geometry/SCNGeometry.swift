import FlowUIKit
import Flowsimd
import Foundation
import SwiftUI

/// A surface with its materials.
open class SCNGeometry: NSObject {
  open var name: String?

  /// What the surface looks like: the pieces of a box take several in turn.
  open var materials: [SCNMaterial] = [SCNMaterial()] { didSet { SceneChanges.note() } }

  override init() {}

  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }

  /// The flat pieces of the surface.
  var faces: [SolidFace] { [] }

  /// The corners of the box around the surface.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let corners = faces.flatMap(\.corners)
    guard let first = corners.first else { return (SCNVector3(), SCNVector3()) }
    return (
      SCNVector3(corners.reduce(first) { simd_min($0, $1) }), SCNVector3(corners.reduce(first) { simd_max($0, $1) })
    )
  }
}

/// A box around the origin. Round corners are not drawn.
open class SCNBox: SCNGeometry {
  open var width: CGFloat { didSet { SceneChanges.note() } }
  open var height: CGFloat { didSet { SceneChanges.note() } }
  open var length: CGFloat { didSet { SceneChanges.note() } }
  open var chamferRadius: CGFloat

  /// Creates a box; its length is that towards the viewer.
  public init(width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1, chamferRadius: CGFloat = 0) {
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }

  /// SceneKit's sides are front, right, back, left, top and bottom.
  private static let materials = [0, 4, 2, 5, 1, 3]

  override var faces: [SolidFace] {
    [SolidFace].box(width: Float(width), height: Float(height), depth: Float(length), splitFaces: true).map {
      SolidFace($0.corners, material: Self.materials[$0.material])
    }
  }
}

/// A sphere around the origin.
open class SCNSphere: SCNGeometry {
  open var radius: CGFloat { didSet { SceneChanges.note() } }
  open var segmentCount = 48
  open var isGeodesic = false

  /// Creates a sphere.
  public init(radius: CGFloat = 0.5) { self.radius = radius }

  override var faces: [SolidFace] { .sphere(radius: Float(radius)) }
}

/// An upright plane that faces the viewer. Round corners are not drawn.
open class SCNPlane: SCNGeometry {
  open var width: CGFloat { didSet { SceneChanges.note() } }
  open var height: CGFloat { didSet { SceneChanges.note() } }
  open var cornerRadius: CGFloat = 0

  /// Creates a plane.
  public init(width: CGFloat = 1, height: CGFloat = 1) { (self.width, self.height) = (width, height) }

  override var faces: [SolidFace] { .plane(width: Float(width), height: Float(height)) }
}

/// An upright cylinder around the origin.
open class SCNCylinder: SCNGeometry {
  open var radius: CGFloat { didSet { SceneChanges.note() } }
  open var height: CGFloat { didSet { SceneChanges.note() } }

  /// Creates a cylinder.
  public init(radius: CGFloat = 0.5, height: CGFloat = 1) { (self.radius, self.height) = (radius, height) }

  override var faces: [SolidFace] { .cylinder(height: Float(height), radius: Float(radius)) }
}

/// An upright cone around the origin, whose top may be flat.
open class SCNCone: SCNGeometry {
  open var topRadius: CGFloat { didSet { SceneChanges.note() } }
  open var bottomRadius: CGFloat { didSet { SceneChanges.note() } }
  open var height: CGFloat { didSet { SceneChanges.note() } }

  /// Creates a cone.
  public init(topRadius: CGFloat = 0, bottomRadius: CGFloat = 0.5, height: CGFloat = 1) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }

  override var faces: [SolidFace] {
    .cone(height: Float(height), topRadius: Float(topRadius), radius: Float(bottomRadius))
  }
}

/// A pyramid that stands on the origin.
open class SCNPyramid: SCNGeometry {
  open var width: CGFloat { didSet { SceneChanges.note() } }
  open var height: CGFloat { didSet { SceneChanges.note() } }
  open var length: CGFloat { didSet { SceneChanges.note() } }

  /// Creates a pyramid.
  public init(width: CGFloat = 1, height: CGFloat = 1, length: CGFloat = 1) {
    (self.width, self.height, self.length) = (width, height, length)
  }

  override var faces: [SolidFace] { .pyramid(width: Float(width), height: Float(height), depth: Float(length)) }
}

/// An upright cylinder with round ends around the origin.
open class SCNCapsule: SCNGeometry {
  open var capRadius: CGFloat { didSet { SceneChanges.note() } }
  open var height: CGFloat { didSet { SceneChanges.note() } }

  /// Creates a capsule; its ends belong to its height.
  public init(capRadius: CGFloat = 0.5, height: CGFloat = 2) { (self.capRadius, self.height) = (capRadius, height) }

  override var faces: [SolidFace] { .capsule(height: Float(height), radius: Float(capRadius)) }
}

/// A lying ring around the origin.
open class SCNTorus: SCNGeometry {
  open var ringRadius: CGFloat { didSet { SceneChanges.note() } }
  open var pipeRadius: CGFloat { didSet { SceneChanges.note() } }

  /// Creates a ring.
  public init(ringRadius: CGFloat = 0.5, pipeRadius: CGFloat = 0.25) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }

  override var faces: [SolidFace] { .torus(ringRadius: Float(ringRadius), pipeRadius: Float(pipeRadius)) }
}

/// An upright pipe around the origin.
open class SCNTube: SCNGeometry {
  open var innerRadius: CGFloat { didSet { SceneChanges.note() } }
  open var outerRadius: CGFloat { didSet { SceneChanges.note() } }
  open var height: CGFloat { didSet { SceneChanges.note() } }

  /// Creates a pipe.
  public init(innerRadius: CGFloat = 0.25, outerRadius: CGFloat = 0.5, height: CGFloat = 1) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }

  override var faces: [SolidFace] {
    .tube(height: Float(height), innerRadius: Float(innerRadius), outerRadius: Float(outerRadius))
  }
}

/// A text: a box of its size here, with a warning. A point of the font is a unit.
open class SCNText: SCNGeometry {
  open var string: Any? { didSet { SceneChanges.note() } }
  open var extrusionDepth: CGFloat { didSet { SceneChanges.note() } }
  open var font: UIFont! = .systemFont(ofSize: 36) { didSet { SceneChanges.note() } }
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0

  /// Creates a text of a string, or of one with attributes.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }

  override var faces: [SolidFace] {
    let attributed = string as? NSAttributedString
    guard let text = attributed?.string ?? string as? String, !text.isEmpty else { return [] }
    report(.missing("SCNText", "a box stands for the letters of \"\(text)\"."))
    let size = (attributed ?? NSAttributedString(string: text, attributes: [.font: font as Any])).size()
    let (width, height, depth) = (Float(size.width), Float(size.height), Float(extrusionDepth))
    let place = SIMD3(width / 2, height / 2, depth / 2)
    return [SolidFace].box(width: width, height: height, depth: depth).map { face in
      SolidFace(face.corners.map { $0 + place })
    }
  }
}
