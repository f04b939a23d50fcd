import FlowUIKit
import Flowsimd
import Foundation
import SwiftUI

/// From the world to a view, through a camera.
struct Projection {
  /// From the world to the camera's space, in which it looks away from the viewer's axis.
  private let toCamera: float4x4
  private let toWorld: float4x4
  private let camera: PerspectiveCameraComponent
  private let size: CGSize

  /// The distance of a plane on which a meter is a point.
  private let focus: Float

  init(place: float4x4, _ camera: PerspectiveCameraComponent, size: CGSize) {
    toWorld = place
    toCamera = place.inverse
    self.camera = camera
    self.size = size
    focus = Float(size.height) / 2 / tan(camera.fieldOfViewInDegrees / 360 * .pi)
  }

  var position: SIMD3<Float> { toWorld.moved(.zero) }

  /// Towards the viewer.
  var back: SIMD3<Float> { simd_normalize(toWorld.turned(SIMD3(0, 0, 1))) }

  /// How far in front of the camera a point is, in meters.
  func depth(_ point: SIMD3<Float>) -> Float { -toCamera.moved(point).z }

  /// Where a point is in the view; `nil` if it is too near or too far.
  func place(_ point: SIMD3<Float>) -> CGPoint? {
    let point = toCamera.moved(point)
    guard -point.z > camera.near, -point.z < camera.far else { return nil }
    return CGPoint(
      x: size.width / 2 + CGFloat(point.x * focus / -point.z), y: size.height / 2 - CGFloat(point.y * focus / -point.z))
  }

  /// The direction from the camera to what is at a point of the view.
  func direction(to point: CGPoint) -> SIMD3<Float> {
    let (x, y) = (Float(point.x - size.width / 2), Float(size.height / 2 - point.y))
    return simd_normalize(toWorld.turned(SIMD3(x, y, -focus)))
  }
}

/// Draws the models of a scene, from the back to the front.
@MainActor
struct EntityDrawing {
  let projection: Projection

  /// How far from the view a corner may be, in points.
  private static let farthest: CGFloat = 1_000_000

  /// Where light comes from.
  private let light: SIMD3<Float>

  private struct Surface {
    let outline: [CGPoint]
    let depth: Float
    let color: UIColor
  }

  init(_ scene: Scene, _ projection: Projection) {
    self.projection = projection
    let lamp = scene.entities.first { $0.component(DirectionalLightComponent.self) != nil && $0.isActive }
    // From above and from the left of the viewer, if no light has a direction.
    light = simd_normalize(
      lamp?.transformMatrix(relativeTo: nil).turned(SIMD3(0, 0, 1))
        ?? projection.back + SIMD3(0, 0.6, 0) + simd_cross(projection.back, SIMD3(0, 0.4, 0)))
  }

  func draw(_ scene: Scene, in context: CGContext) {
    var surfaces: [Surface] = []
    for root in scene.roots { collect(root, opacity: 1, &surfaces) }
    for surface in surfaces.sortedStably(by: \.depth, descending: true) {
      context.beginPath()
      context.addLines(between: surface.outline)
      context.closePath()
      context.setFillColor(surface.color.cgColor)
      // Neighbours meet without a gap.
      context.setStrokeColor(surface.color.cgColor)
      context.setLineWidth(0.5)
      context.setLineJoin(.round)
      context.drawPath(using: surface.color.cgColor.alpha < 1 ? .fill : .fillStroke)
    }
  }

  private func collect(_ entity: Entity, opacity: Float, _ surfaces: inout [Surface]) {
    guard entity.isEnabled, entity.isAnchored else { return }
    let opacity = opacity * (entity.component(OpacityComponent.self)?.opacity ?? 1)
    if let model = entity.component(ModelComponent.self) {
      let place = entity.transformMatrix(relativeTo: nil)
      for face in model.mesh.faces {
        if let surface = surface(face, of: model, at: place, opacity: opacity) { surfaces.append(surface) }
      }
    }
    for child in entity.childEntities { collect(child, opacity: opacity, &surfaces) }
  }

  private func surface(
    _ face: MeshResource.Face, of model: ModelComponent, at place: float4x4, opacity: Float
  ) -> Surface? {
    let corners = face.corners.map(place.moved)
    let normal = simd_normalize(simd_cross(corners[1] - corners[0], corners[2] - corners[0]))
    // The inside of a surface is not seen.
    guard simd_dot(normal, projection.position - corners[0]) > 0 else { return nil }
    let outline = corners.compactMap(projection.place)
    guard outline.count == corners.count, let color = color(face, of: model, normal: normal, opacity: opacity) else {
      return nil
    }
    // Places that are no numbers, or far away, have no picture.
    guard outline.allSatisfy({ abs($0.x) < Self.farthest && abs($0.y) < Self.farthest }) else { return nil }
    let depth = corners.reduce(0) { $0 + projection.depth($1) } / Float(corners.count)
    return Surface(outline: outline, depth: depth, color: color)
  }

  private func color(
    _ face: MeshResource.Face, of model: ModelComponent, normal: SIMD3<Float>, opacity: Float
  ) -> UIColor? {
    // RealityKit shows a model without a material in stripes of this color.
    guard let material = model.materials.isEmpty ? nil : model.materials[face.material % model.materials.count] else {
      return .magenta
    }
    guard let drawn = material as? any DrawnMaterial else {
      report(.missing("\(type(of: material))", "the material is drawn in gray."))
      return .gray
    }
    guard let color = drawn.surfaceColor else { return nil }
    let brightness = drawn.isLit ? 0.4 + 0.6 * CGFloat(max(0, simd_dot(normal, light))) : 1
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(
      red: red * brightness, green: green * brightness, blue: blue * brightness, alpha: alpha * CGFloat(opacity))
  }
}
