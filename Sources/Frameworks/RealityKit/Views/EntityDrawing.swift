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
    if let emitter = entity.component(ParticleEmitterComponent.self) {
      collect(entity.particles.particles, of: emitter, entity, opacity: opacity, &drawing)
    }
    for child in entity.childEntities { collect(child, opacity: opacity, &drawing) }
  }

  /// Particles are discs that face the camera.
  private func collect(
    _ particles: [Particle], of emitter: ParticleEmitterComponent, _ entity: Entity, opacity: Float,
    _ drawing: inout SurfaceDrawing
  ) {
    guard !particles.isEmpty else { return }
    emitter.mainEmitter.warn()
    emitter.spawnedEmitter?.warn()
    let place = emitter.particlesInheritTransform ? entity.transformMatrix(relativeTo: nil) : float4x4(1)
    let across = simd_normalize(
      simd_cross(abs(projection.back.y) < 0.9 ? SIMD3(0, 1, 0) : SIMD3(1, 0, 0), projection.back))
    let corners = (0..<12).map { step in
      let angle = Float(step) / 12 * 2 * .pi
      return across * cos(angle) + simd_cross(projection.back, across) * sin(angle)
    }
    for particle in particles {
      let settings = particle.isSpawned ? emitter.spawnedEmitter ?? emitter.mainEmitter : emitter.mainEmitter
      let growth =
        1 + (settings.sizeMultiplierAtEndOfLifespan - 1)
        * pow(particle.time, settings.sizeMultiplierAtEndOfLifespanPower)
      let (middle, size) = (place.moved(particle.place), max(0, particle.size * growth))
      let color = particle.color(settings.colorEvolutionPower)
      let opacity = opacity * settings.opacityCurve.opacity(at: particle.time)
      drawing.add(corners.map { middle + $0 * size }, isDoubleSided: true) { _, _ in
        color.shaded(nil, opacity: opacity)
      }
    }
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
