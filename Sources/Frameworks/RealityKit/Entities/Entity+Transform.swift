import Flowsimd
import Foundation

extension Entity {
  /// The place within the parent.
  public var transform: Transform {
    get { component(Transform.self) ?? .identity }
    set { set(newValue) }
  }

  public var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }

  /// In meters.
  public var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }

  public var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }

  // MARK: - Relative to another entity

  /// The place relative to an entity, or in the world.
  public func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4 {
    var matrix = transform.matrix
    var entity = parent
    while let outer = entity, outer !== referenceEntity {
      matrix = outer.transform.matrix * matrix
      entity = outer.parent
    }
    if let referenceEntity, entity !== referenceEntity {
      return referenceEntity.transformMatrix(relativeTo: nil).inverse * matrix
    }
    return matrix
  }

  public func setTransformMatrix(_ transform: float4x4, relativeTo referenceEntity: Entity?) {
    let world = (referenceEntity?.transformMatrix(relativeTo: nil) ?? float4x4(1)) * transform
    let outer = parent?.transformMatrix(relativeTo: nil) ?? float4x4(1)
    self.transform = Transform(matrix: outer.inverse * world)
  }

  private func place(_ referenceEntity: Entity?) -> Transform {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity))
  }

  private func change(_ referenceEntity: Entity?, _ body: (inout Transform) -> Void) {
    var place = place(referenceEntity)
    body(&place)
    setTransformMatrix(place.matrix, relativeTo: referenceEntity)
  }

  public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { place(referenceEntity).scale }

  public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    change(referenceEntity) { $0.scale = scale }
  }

  public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { place(referenceEntity).translation }

  public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    change(referenceEntity) { $0.translation = position }
  }

  public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf { place(referenceEntity).rotation }

  public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
    change(referenceEntity) { $0.rotation = orientation }
  }

  private func matrix(from referenceEntity: Entity?) -> float4x4 {
    transformMatrix(relativeTo: nil).inverse * (referenceEntity?.transformMatrix(relativeTo: nil) ?? float4x4(1))
  }

  private func matrix(to referenceEntity: Entity?) -> float4x4 { transformMatrix(relativeTo: referenceEntity) }

  public func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
    matrix(from: referenceEntity).moved(position)
  }

  public func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
    matrix(to: referenceEntity).moved(position)
  }

  public func convert(direction: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
    matrix(from: referenceEntity).turned(direction)
  }

  public func convert(direction: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
    matrix(to: referenceEntity).turned(direction)
  }

  public func convert(transform: Transform, from referenceEntity: Entity?) -> Transform {
    Transform(matrix: matrix(from: referenceEntity) * transform.matrix)
  }

  public func convert(transform: Transform, to referenceEntity: Entity?) -> Transform {
    Transform(matrix: matrix(to: referenceEntity) * transform.matrix)
  }

  /// Places the entity so that its front, the axis away from the viewer, points at something.
  ///
  /// - Parameter upVector: The direction that is upwards afterwards, as far as possible.
  public func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0),
    relativeTo referenceEntity: Entity?
  ) {
    let back = simd_normalize(position - target)
    let right = simd_normalize(simd_cross(upVector, back))
    let turn = float3x3(right, simd_cross(back, right), back)
    var place = place(referenceEntity)
    place.rotation = simd_quatf(turn)
    place.translation = position
    setTransformMatrix(place.matrix, relativeTo: referenceEntity)
  }

  // MARK: - Bounds

  /// The box around the models of the entity.
  ///
  /// - Parameters:
  ///   - recursive: Whether those inside count.
  ///   - referenceEntity: The entity in whose space the box is upright; the world by default.
  ///   - excludeInactive: Whether entities that are not shown do not count.
  public func visualBounds(
    recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false
  ) -> BoundingBox {
    if excludeInactive, !isEnabledInHierarchy { return .empty }
    let own = component(ModelComponent.self).map {
      $0.mesh.bounds.transformed(by: transformMatrix(relativeTo: referenceEntity))
    }
    guard recursive else { return own ?? .empty }
    return childEntities.reduce(own ?? .empty) {
      $0.union($1.visualBounds(relativeTo: referenceEntity, excludeInactive: excludeInactive))
    }
  }

  // MARK: - Movements

  public func move(to transform: Transform, relativeTo referenceEntity: Entity?) {
    setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
  }

  public func move(to transform: float4x4, relativeTo referenceEntity: Entity?) {
    setTransformMatrix(transform, relativeTo: referenceEntity)
  }

  /// Moves on the screen's clock.
  ///
  /// - Parameter duration: In seconds.
  @discardableResult
  public func move(
    to target: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    let start = place(referenceEntity)
    let controller = AnimationPlaybackController(self, duration: duration) { [weak self, weak referenceEntity] part in
      let place = start.mixed(with: target, timingFunction.value(part))
      self?.setTransformMatrix(place.matrix, relativeTo: referenceEntity)
    }
    controller.resume()
    return controller
  }

  @discardableResult
  public func move(
    to target: float4x4, relativeTo referenceEntity: Entity?, duration: TimeInterval,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    move(
      to: Transform(matrix: target), relativeTo: referenceEntity, duration: duration, timingFunction: timingFunction)
  }
}
