import FlowSceneKit
import FlowUIKit
import Flowsimd
import Foundation
import SwiftUI

extension Projection {
  init(place: float4x4, _ camera: PerspectiveCameraComponent, size: CGSize) {
    self.init(
      place: place, .perspective(camera.fieldOfViewInDegrees), near: camera.near, far: camera.far, size: size)
  }
}

/// Draws the models of a scene, from the back to the front.
@MainActor
struct EntityDrawing {
  let projection: Projection

  /// Where light comes from.
  private let light: SIMD3<Float>

  init(_ scene: Scene, _ projection: Projection) {
    self.projection = projection
    let lamp = scene.entities.first { $0.component(DirectionalLightComponent.self) != nil && $0.isActive }
    // From above and from the left of the viewer, if no light has a direction.
    light = simd_normalize(
      lamp?.transformMatrix(relativeTo: nil).turned(SIMD3(0, 0, 1))
        ?? projection.back + SIMD3(0, 0.6, 0) + simd_cross(projection.back, SIMD3(0, 0.4, 0)))
  }

  func draw(_ scene: Scene, in context: CGContext) {
    var drawing = SurfaceDrawing(projection)
    for root in scene.roots { collect(root, opacity: 1, &drawing) }
    drawing.draw(in: context)
  }

  private func collect(_ entity: Entity, opacity: Float, _ drawing: inout SurfaceDrawing) {
    guard entity.isEnabled, entity.isAnchored else { return }
    let opacity = opacity * (entity.component(OpacityComponent.self)?.opacity ?? 1)
    if let model = entity.component(ModelComponent.self) {
      let place = entity.transformMatrix(relativeTo: nil)
      for face in model.mesh.faces {
        let corners = face.corners.map(place.moved)
        let material = material(face, of: model)
        let hidden = (material as? any DrawnMaterial)?.hiddenSides ?? .back
        drawing.add(hidden == .front ? corners.reversed() : corners, isDoubleSided: hidden == .none) { normal, _ in
          color(material, normal: normal, opacity: opacity)
        }
      }
    }
    for child in entity.childEntities { collect(child, opacity: opacity, &drawing) }
  }

  private func material(_ face: SolidFace, of model: ModelComponent) -> (any Material)? {
    model.materials.isEmpty ? nil : model.materials[face.material % model.materials.count]
  }

  private func color(_ material: (any Material)?, normal: SIMD3<Float>, opacity: Float) -> UIColor? {
    // RealityKit shows a model without a material in stripes of this color.
    guard let material else { return .magenta }
    guard let drawn = material as? any DrawnMaterial else {
      report(.missing("\(type(of: material))", "the material is drawn in gray."))
      return .gray
    }
    guard let color = drawn.surfaceColor else { return nil }
    return color.shaded(drawn.isLit ? simd_dot(normal, light) : nil, opacity: opacity)
  }
}
