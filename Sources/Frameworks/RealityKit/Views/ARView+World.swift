import FlowARKit
import FlowUIKit
import Flowsimd
import Foundation
import PhoneSimulation

extension ARView {
  /// Where the surfaces around the phone are at a point of the view, the nearest first.
  public func raycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> [ARRaycastResult] {
    makeRaycastQuery(from: point, allowing: target, alignment: alignment).map(session.raycast) ?? []
  }

  public func makeRaycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? {
    ray(through: point).map {
      ARRaycastQuery(origin: $0.origin, direction: $0.direction, allowing: target, alignment: alignment)
    }
  }

  /// Runs a session for the world if nobody else does, and puts entities on the surfaces that they wait for.
  func followWorld() {
    let phone = SimulatedPhone.current
    worldObservation = window == nil ? nil : phone.observe(WorldState.self) { [weak self] in self?.placeAnchors() }
    guard window != nil, cameraMode == .ar, automaticallyConfigureSession, phone.tracksWorld,
      session.configuration == nil
    else { return placeAnchors() }
    let configuration = ARWorldTrackingConfiguration()
    configuration.planeDetection = [.horizontal, .vertical]
    session.run(configuration)
    placeAnchors()
  }

  /// Puts entities on the surfaces that they wait for.
  func placeAnchors() {
    for root in scene.roots { root.placeOnPlane() }
    noteChange()
  }
}

extension AnchoringComponent.Target {
  /// The first surface of the phone that it asks for.
  var plane: PhonePlane? {
    guard case .plane(let alignment, _, let minimum) = self else { return nil }
    return SimulatedPhone.current.worldPlanes.first { plane in
      alignment.contains(plane.alignment == .horizontal ? .horizontal : .vertical)
        && plane.size.x >= minimum.x && plane.size.y >= minimum.y
    }
  }
}

extension Entity {
  /// Moves an entity that waits for a surface onto it.
  func placeOnPlane() {
    guard let target = component(AnchoringComponent.self)?.target, case .plane = target else { return }
    let plane = target.plane
    defer { isPlaced = plane != nil }
    guard (plane != nil) != isPlaced else { return }
    if let plane { transform = Transform(matrix: plane.transform) }
    scene?.publish(SceneEvents.AnchoredStateChanged(anchor: self, isAnchored: plane != nil), from: self)
  }
}

extension AnchorEntity {
  /// At the place where a ray hits a surface.
  public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
}
