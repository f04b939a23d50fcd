import FlowUIKit
import Flowsimd
import Foundation

/// Moves, turns or scales an entity.
@MainActor @preconcurrency
public protocol EntityGestureRecognizer: UIGestureRecognizer {
  var entity: (any HasCollision)? { get set }
}

extension ARView {
  /// What fingers do with an entity.
  public struct EntityGestures: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let translation = EntityGestures(rawValue: 1)
    public static let rotation = EntityGestures(rawValue: 2)
    public static let scale = EntityGestures(rawValue: 4)
    public static let all: EntityGestures = [.translation, .rotation, .scale]
  }

  /// Lets fingers that begin on an entity move it, turn it and make it larger; it needs shapes.
  @discardableResult
  public func installGestures(
    _ gestures: EntityGestures = .all, for entity: any HasCollision
  ) -> [any EntityGestureRecognizer] {
    var recognizers: [any EntityGestureRecognizer] = []
    if gestures.contains(.translation) { recognizers.append(EntityTranslationGestureRecognizer(entity, in: self)) }
    if gestures.contains(.rotation) { recognizers.append(EntityRotationGestureRecognizer(entity, in: self)) }
    if gestures.contains(.scale) { recognizers.append(EntityScaleGestureRecognizer(entity, in: self)) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
    return recognizers
  }

  /// Whether a point of the view is on an entity.
  fileprivate func hits(_ entity: any HasCollision, at point: CGPoint) -> Bool { entities(at: point).contains(entity) }

  /// The place of the world at a point of the view and at the height of a place; at its distance if the view looks along
  /// the ground.
  fileprivate func place(at point: CGPoint, like old: SIMD3<Float>) -> SIMD3<Float> {
    let (start, way) = (projection.position, projection.direction(to: point))
    if abs(way.y) > 0.2, (old.y - start.y) / way.y > 0 { return start + way * ((old.y - start.y) / way.y) }
    let depth = projection.depth(old)
    return start + way * (depth / max(0.000_1, -simd_dot(way, projection.back)))
  }
}

/// Moves an entity with a finger.
open class EntityTranslationGestureRecognizer: UIPanGestureRecognizer, EntityGestureRecognizer {
  public var entity: (any HasCollision)?
  private var isOnEntity = false

  fileprivate init(_ entity: any HasCollision, in view: ARView) {
    self.entity = entity
    super.init(target: nil, action: nil)
    onAction = { [weak self, weak view] in self?.change(view) }
  }

  private func change(_ view: ARView?) {
    guard let view, let entity else { return }
    let point = location(in: view)
    if state == .began {
      let shift = translation(in: view)
      isOnEntity = view.hits(entity, at: CGPoint(x: point.x - shift.x, y: point.y - shift.y))
    }
    guard isOnEntity, state == .began || state == .changed else { return }
    let shift = translation(in: view)
    let old = entity.position(relativeTo: nil)
    let before = view.place(at: CGPoint(x: point.x - shift.x, y: point.y - shift.y), like: old)
    entity.setPosition(old + view.place(at: point, like: old) - before, relativeTo: nil)
    setTranslation(.zero, in: view)
  }
}

/// Makes an entity larger with two fingers.
open class EntityScaleGestureRecognizer: UIPinchGestureRecognizer, EntityGestureRecognizer {
  public var entity: (any HasCollision)?
  private var isOnEntity = false

  fileprivate init(_ entity: any HasCollision, in view: ARView) {
    self.entity = entity
    super.init(target: nil, action: nil)
    onAction = { [weak self, weak view] in self?.change(view) }
  }

  private func change(_ view: ARView?) {
    guard let view, let entity else { return }
    if state == .began { isOnEntity = view.hits(entity, at: location(in: view)) }
    guard isOnEntity, state == .began || state == .changed else { return }
    entity.scale *= Float(scale)
    scale = 1
  }
}

/// Turns an entity about its vertical axis with two fingers.
open class EntityRotationGestureRecognizer: UIRotationGestureRecognizer, EntityGestureRecognizer {
  public var entity: (any HasCollision)?
  private var isOnEntity = false

  fileprivate init(_ entity: any HasCollision, in view: ARView) {
    self.entity = entity
    super.init(target: nil, action: nil)
    onAction = { [weak self, weak view] in self?.change(view) }
  }

  private func change(_ view: ARView?) {
    guard let view, let entity else { return }
    if state == .began { isOnEntity = view.hits(entity, at: location(in: view)) }
    guard isOnEntity, state == .began || state == .changed else { return }
    entity.orientation *= simd_quatf(angle: -Float(rotation), axis: SIMD3(0, 1, 0))
    rotation = 0
  }
}
