import Flowsimd
import Foundation
import SwiftUI

/// Something in a scene: a place in a tree, and components that say what it looks like and does.
@MainActor @preconcurrency
open class Entity: HasHierarchy, HasSynchronization, HasTransform {
  /// A number that no other entity of the process has.
  public nonisolated let id: UInt64

  open var name = ""
  public internal(set) weak final var parent: Entity?

  /// The scene that the entity is in.
  public final var scene: Scene? { root.owner }

  /// The scene of an entity without a parent.
  final weak var owner: Scene?

  final var childEntities: [Entity] = []
  final var values: [ObjectIdentifier: any Component] = [:]

  private static var count: UInt64 = 0

  public required init() {
    Self.count += 1
    id = Self.count
    values[ObjectIdentifier(Transform.self)] = Transform.identity
  }

  /// Called on a copy.
  open func didClone(from source: Entity) {}

  /// What the entity has, by type.
  public final var components: ComponentSet {
    get { ComponentSet(entity: self) }
    set { values = newValue.entity.values }
  }

  final func component<T: Component>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  final func set<T: Component>(_ component: T?, _ type: T.Type = T.self) {
    values[ObjectIdentifier(type)] = component
    noteChange()
  }

  /// Has the scene drawn again.
  final func noteChange() { scene?.noteChange() }

  private var root: Entity {
    var entity = self
    while let parent = entity.parent { entity = parent }
    return entity
  }

  // MARK: - State

  /// Whether the entity and those inside are shown.
  public final var isEnabled = true { didSet { noteChange() } }

  public final var isEnabledInHierarchy: Bool { isEnabled && parent?.isEnabledInHierarchy ?? true }

  /// Whether the entity is enabled, and in a scene.
  public final var isActive: Bool { isEnabledInHierarchy && isAnchored && scene != nil }

  /// Whether what the entity is anchored to has been found.
  public final var isAnchored: Bool {
    if let anchoring = component(AnchoringComponent.self), !anchoring.target.isFound { return false }
    return parent?.isAnchored ?? (owner != nil)
  }

  /// The anchor that the entity is in, or is.
  public final var anchor: (any HasAnchoring)? { (self as? any HasAnchoring) ?? parent?.anchor }

  /// The first entity with a name: this one, or one inside.
  public final func findEntity(named name: String) -> Entity? {
    if self.name == name { return self }
    for child in childEntities {
      if let found = child.findEntity(named: name) { return found }
    }
    return nil
  }

  /// A copy.
  ///
  /// - Parameter recursive: Whether those inside are copied, too.
  public final func clone(recursive: Bool) -> Self {
    let copy = Self()
    copy.name = name
    copy.values = values
    copy.isEnabled = isEnabled
    if recursive { for child in childEntities { copy.addChild(child.clone(recursive: true)) } }
    copy.didClone(from: self)
    return copy
  }

  /// Calls a closure with the entity and all inside, parents first.
  final func forEach(_ body: (Entity) -> Void) {
    body(self)
    for child in childEntities { child.forEach(body) }
  }

  // MARK: - Elements for assistive technologies

  public final var isAccessibilityElement = false { didSet { noteChange() } }
  public final var accessibilityLabel: String? { didSet { noteChange() } }
  public final var accessibilityDescription: String? { didSet { noteChange() } }

  final var playing: [AnimationPlaybackController] = []
  final var particles = ParticleSimulation()

  /// Whether the entity or one inside has particles.
  final var hasParticlesInside: Bool {
    component(ParticleEmitterComponent.self) != nil || childEntities.contains(where: \.hasParticlesInside)
  }

  /// Whether the entity is on the surface that it waits for.
  final var isPlaced = false
}

extension Entity: Equatable, Hashable, Identifiable, CustomDebugStringConvertible {
  public nonisolated static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public nonisolated var debugDescription: String {
    assumeMainActor { "▿ '\(name)' : \(type(of: self)), children: \(childEntities.count)" }
  }
}

/// An entity that is in a tree.
@MainActor @preconcurrency
public protocol HasHierarchy: Entity {}

/// An entity that has a place.
@MainActor @preconcurrency
public protocol HasTransform: Entity {}

/// An entity that a network could share, which has no effect.
@MainActor @preconcurrency
public protocol HasSynchronization: Entity {}
