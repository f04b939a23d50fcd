import FlowUIKit
import Flowsimd
import Foundation
import SwiftUI

/// Draws the surfaces of a scene.
struct SceneDrawing {
  private let scene: SCNScene
  private let projection: Projection
  private let light: Light

  /// Where light comes from.
  private enum Light {
    /// All surfaces have their colors.
    case none
    /// From a direction.
    case direction(SIMD3<Float>)
    /// From a place.
    case place(SIMD3<Float>)
  }

  /// - Parameters:
  ///   - scene: The scene.
  ///   - pointOfView: The node with the camera; the first one of the scene for `nil`.
  ///   - size: The size of the view.
  ///   - addsLight: Whether a light is beside the viewer if the scene has none.
  init(_ scene: SCNScene, from pointOfView: SCNNode?, size: CGSize, addsLight: Bool) {
    self.scene = scene
    projection = Self.projection(of: scene, from: pointOfView, size: size).projection
    let lamp = scene.rootNode.first { $0.light.map { $0.type != .ambient } ?? false }
    if let lamp {
      light =
        lamp.light?.type == .directional
        ? .direction(simd_normalize(lamp.simdWorldTransform.turned(SIMD3(0, 0, 1)))) : .place(lamp.simdWorldPosition)
    } else {
      light = addsLight ? .place(projection.position) : .none
    }
  }

  /// How a scene is seen, with the nearest and the farthest distance.
  static func projection(
    of scene: SCNScene, from pointOfView: SCNNode?, size: CGSize
  ) -> (projection: Projection, near: Float, far: Float) {
    guard let node = pointOfView ?? scene.rootNode.first(where: { $0.camera != nil }) else {
      return overview(of: scene, size: size)
    }
    let camera = node.camera ?? SCNCamera()
    let (near, far) = (Float(camera.zNear), Float(camera.zFar))
    let projection = Projection(
      place: node.simdWorldTransform,
      camera.usesOrthographicProjection
        ? .parallel(Float(camera.orthographicScale)) : .perspective(Float(camera.fieldOfView)),
      near: near, far: far, size: size)
    return (projection, near, far)
  }

  /// The whole scene from the front.
  private static func overview(
    of scene: SCNScene, size: CGSize
  ) -> (projection: Projection, near: Float, far: Float) {
    var corners: [SIMD3<Float>] = []
    scene.rootNode.visit { node, place, _ in
      corners += (node.geometry?.faces ?? []).flatMap(\.corners).map(place.moved)
    }
    let low = corners.reduce(corners.first ?? .zero) { simd_min($0, $1) }
    let high = corners.reduce(corners.first ?? .zero) { simd_max($0, $1) }
    let radius = max(0.5, simd_length(high - low) / 2)
    let distance = radius / sin(.pi / 6)
    var place = float4x4(diagonal: SIMD4(repeating: 1))
    place.columns.3 = SIMD4((low + high) / 2 + SIMD3(0, 0, distance), 1)
    let (near, far) = (distance / 1_000, distance * 10)
    return (Projection(place: place, .perspective(60), near: near, far: far, size: size), near, far)
  }

  func draw(in context: CGContext) {
    report(.approximate("SCNView", "surfaces have one color each, without pictures, shadows and reflections."))
    var drawing = SurfaceDrawing(projection)
    scene.rootNode.visit { node, place, opacity in
      guard let geometry = node.geometry else { return }
      let materials = geometry.materials
      for face in geometry.faces {
        let material = materials.isEmpty ? SCNMaterial() : materials[face.material % materials.count]
        drawing.add(face.corners.map(place.moved), isDoubleSided: material.isDoubleSided) { normal, middle in
          material.color.shaded(
            material.isLit ? strength(normal, middle) : nil, opacity: opacity * Float(material.transparency))
        }
      }
    }
    drawing.draw(in: context)
  }

  /// How much a surface faces the light; `nil` without a light.
  private func strength(_ normal: SIMD3<Float>, _ middle: SIMD3<Float>) -> Float? {
    switch light {
    case .none: nil
    case .direction(let direction): simd_dot(normal, direction)
    case .place(let place): simd_dot(normal, simd_normalize(place - middle))
    }
  }
}

extension SCNNode {
  /// The first node from this one on with a property, in the order of the tree.
  func first(where condition: (SCNNode) -> Bool) -> SCNNode? {
    if condition(self) { return self }
    for child in childNodes {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// Calls a closure with each visible node from this one on, its place in the scene and its opacity.
  func visit(_ body: (SCNNode, float4x4, Float) -> Void) { visit(float4x4(diagonal: SIMD4(repeating: 1)), 1, body) }

  private func visit(_ around: float4x4, _ opacity: Float, _ body: (SCNNode, float4x4, Float) -> Void) {
    guard !isHidden else { return }
    let (place, opacity) = (around * simdTransform, opacity * Float(self.opacity))
    body(self, place, opacity)
    for child in childNodes { child.visit(place, opacity, body) }
  }
}
