import Combine
import Flowsimd
import Foundation
import SwiftUI

/// A tree of entities, and what happens in it on the screen's clock.
@MainActor @preconcurrency
public final class Scene: EventSource {
  public let name = ""

  /// The entities without a parent.
  private(set) var roots: [Entity] = []

  /// Draws the scene.
  weak var view: ARView?

  private var subscriptions: [SceneSubscription] = []
  private var systems: [ObjectIdentifier: any System] = [:]

  init() {}

  // MARK: - Anchors

  /// The anchors of the scene.
  public var anchors: AnchorCollection {
    get { AnchorCollection(scene: self) }
    set {}
  }

  public func addAnchor(_ anchor: any HasAnchoring) { add(anchor) }
  public func removeAnchor(_ anchor: any HasAnchoring) { forget(anchor) }

  func add(_ entity: Entity) {
    if roots.contains(entity) { return }
    entity.removeFromParent()
    roots.append(entity)
    entity.owner = self
    noteChange()
    entity.placeOnPlane()
    if !entity.isPlaced {
      publish(SceneEvents.AnchoredStateChanged(anchor: entity, isAnchored: entity.isAnchored), from: entity)
    }
    warnOfBodies(in: entity)
    if !entity.playingInside.isEmpty { view?.wait(for: entity.playingInside) }
  }

  func forget(_ entity: Entity) {
    roots.removeAll { $0 === entity }
    if entity.owner === self { entity.owner = nil }
    noteChange()
  }

  private func warnOfBodies(in entity: Entity) {
    entity.forEach { entity in
      guard entity.component(PhysicsBodyComponent.self)?.mode == .dynamic else { return }
      report(.missing("PhysicsBodyComponent", "bodies of entities do not move."))
    }
  }

  func noteChange() { view?.noteChange() }

  public func findEntity(named name: String) -> Entity? {
    for root in roots {
      if let found = root.findEntity(named: name) { return found }
    }
    return nil
  }

  /// All entities, parents first.
  var entities: [Entity] {
    var all: [Entity] = []
    for root in roots { root.forEach { all.append($0) } }
    return all
  }

  /// The entities that a query asks for, parents first.
  public func performQuery(_ query: EntityQuery) -> QueryResult<Entity> {
    QueryResult(elements: entities.filter { query.predicate?($0) ?? true })
  }

  // MARK: - Events

  /// Calls a closure for each event of a type.
  ///
  /// - Parameter sourceObject: What the event has to come from, as an entity; anything by default.
  /// - Returns: What has to be kept, as calls end with it.
  public func subscribe<E: Event>(
    to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void
  ) -> any Cancellable {
    let subscription = SceneSubscription(source: sourceObject) { if let event = $0 as? E { handler(event) } }
    subscriptions.append(subscription)
    subscription.end = { [weak self, weak subscription] in
      self?.subscriptions.removeAll { $0 === subscription }
    }
    view?.restart()
    return AnyCancellable { assumeMainActor { subscription.end?() } }
  }

  /// The events of a type.
  public func publisher<E: Event>(for event: E.Type, on sourceObject: (any EventSource)? = nil) -> Publisher<E> {
    Publisher(scene: self, source: sourceObject)
  }

  /// The events of a type.
  public struct Publisher<E: Event>: Combine.Publisher {
    public typealias Output = E
    public typealias Failure = Never

    let scene: Scene
    let source: (any EventSource)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == E, S.Failure == Never {
      let subject = PassthroughSubject<E, Never>()
      let subscription = assumeMainActor(with: (subject: subject, source: source)) { [scene] parts in
        scene.subscribe(to: E.self, on: parts.source) { [subject = parts.subject] in subject.send($0) }
      }
      subject.handleEvents(receiveCancel: { subscription.cancel() }).receive(subscriber: subscriber)
    }
  }

  func publish(_ event: any Event, from source: (any EventSource)?) {
    for subscription in subscriptions where subscription.source == nil || subscription.source === source {
      subscription.handler(event)
    }
  }

  // MARK: - Frames

  /// Whether frames have something to do.
  var needsFrames: Bool { !subscriptions.isEmpty || !SystemRegistry.types.isEmpty || isPlaying || hasParticles }

  /// Whether an entity has particles.
  var hasParticles: Bool { roots.contains(where: \.hasParticlesInside) }

  private var isPlaying: Bool { roots.contains { !$0.playingInside.isEmpty } }

  /// - Parameter duration: The time since the last frame, in seconds.
  func runFrame(_ duration: TimeInterval) {
    for entity in entities {
      for controller in entity.playing { controller.advance(duration) }
      if let emitter = entity.component(ParticleEmitterComponent.self), entity.isActive {
        entity.particles.advance(by: duration, emitter, at: entity.transformMatrix(relativeTo: nil))
        noteChange()
      }
    }
    let context = SceneUpdateContext(scene: self, deltaTime: duration)
    for type in SystemRegistry.types {
      let system = systems[ObjectIdentifier(type)] ?? type.init(scene: self)
      systems[ObjectIdentifier(type)] = system
      system.update(context: context)
    }
    publish(SceneEvents.Update(scene: self, deltaTime: duration), from: self)
  }

  // MARK: - Rays

  /// What a ray hits, the nearest first.
  ///
  /// - Parameter length: In meters.
  public func raycast(
    origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100, query: CollisionCastQueryType = .all,
    mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
  ) -> [CollisionCastHit] {
    let matrix = referenceEntity?.transformMatrix(relativeTo: nil) ?? float4x4(1)
    let (start, way) = (matrix.moved(origin), simd_normalize(matrix.turned(direction)))
    let hits = entities.filter(\.isActive).compactMap { $0.hit(from: start, way, mask: mask) }
      .filter { $0.distance <= length }
    let nearestFirst = hits.sortedStably(by: \.distance)
    return query == .all ? nearestFirst : Array(nearestFirst.prefix(1))
  }

  /// What is between two points, the nearest first.
  public func raycast(
    from startPosition: SIMD3<Float>, to endPosition: SIMD3<Float>, query: CollisionCastQueryType = .all,
    mask: CollisionGroup = .all, relativeTo referenceEntity: Entity? = nil
  ) -> [CollisionCastHit] {
    raycast(
      origin: startPosition, direction: endPosition - startPosition, length: simd_distance(startPosition, endPosition),
      query: query, mask: mask, relativeTo: referenceEntity)
  }

  /// The anchors of a scene.
  @MainActor @preconcurrency
  public struct AnchorCollection: @preconcurrency Collection {
    let scene: Scene

    private var anchors: [any HasAnchoring] { scene.roots.compactMap { $0 as? any HasAnchoring } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { anchors.count }
    public func index(after index: Int) -> Int { index + 1 }
    public subscript(index: Int) -> any HasAnchoring { anchors[index] }

    public func append(_ anchor: any HasAnchoring) { scene.add(anchor) }

    public func append<S: Sequence>(contentsOf sequence: S) where S.Element: HasAnchoring {
      for anchor in sequence { append(anchor) }
    }

    public func remove(_ anchor: any HasAnchoring) { scene.forget(anchor) }
    public func removeAll(keepCapacity: Bool = false) { anchors.forEach(scene.forget) }
  }
}

/// A closure that waits for events.
@MainActor
private final class SceneSubscription {
  let source: (any EventSource)?
  let handler: (any Event) -> Void
  var end: (() -> Void)?

  init(source: (any EventSource)?, handler: @escaping (any Event) -> Void) {
    (self.source, self.handler) = (source, handler)
  }
}

/// How much a ray finds.
public enum CollisionCastQueryType: Hashable, Sendable {
  case nearest
  case all
  case any
}

/// What a ray hits.
public struct CollisionCastHit {
  public let entity: Entity
  public let position: SIMD3<Float>
  public let normal: SIMD3<Float>

  /// In meters.
  public let distance: Float
}

extension Entity {
  /// Where a ray of the world enters the nearest shape.
  fileprivate func hit(from start: SIMD3<Float>, _ way: SIMD3<Float>, mask: CollisionGroup) -> CollisionCastHit? {
    guard let collision = component(CollisionComponent.self), !collision.filter.group.isDisjoint(with: mask) else {
      return nil
    }
    let place = transformMatrix(relativeTo: nil)
    let inverse = place.inverse
    let hits = collision.shapes.compactMap { $0.hit(from: inverse.moved(start), inverse.turned(way)) }
    guard let nearest = hits.min(by: { $0.distance < $1.distance }) else { return nil }
    return CollisionCastHit(
      entity: self, position: start + way * nearest.distance,
      normal: simd_normalize(inverse.transpose.turned(nearest.normal)), distance: nearest.distance)
  }

  /// The animations of the entity and those inside.
  var playingInside: [AnimationPlaybackController] {
    playing + childEntities.flatMap(\.playingInside)
  }
}
