import Foundation
import Locking
import SwiftUI

/// Code that changes entities in each frame.
@MainActor @preconcurrency
public protocol System {
  init(scene: Scene)

  func update(context: SceneUpdateContext)
}

extension System {
  public func update(context: SceneUpdateContext) {}

  /// Has every scene run the system, after those that were registered before.
  public static func registerSystem() { SystemRegistry.add(self) }
}

/// A frame of a scene.
@MainActor @preconcurrency
public struct SceneUpdateContext {
  public let scene: Scene

  /// The time since the last frame, in seconds.
  public let deltaTime: TimeInterval

  /// The entities that a query asks for, parents first.
  public func entities(matching query: EntityQuery, updatingSystemWhen condition: SystemUpdateCondition)
    -> QueryResult<Entity>
  {
    scene.performQuery(query)
  }
}

/// When a system runs.
public struct SystemUpdateCondition: Hashable, Sendable {
  public static let rendering = SystemUpdateCondition()
}

/// The systems of the process.
enum SystemRegistry {
  private static let registered = Locked<[any System.Type]>([])

  static var types: [any System.Type] { registered.withLock { $0 } }

  static func add(_ type: any System.Type) {
    registered.withLock { types in if !types.contains(where: { $0 == type }) { types.append(type) } }
  }
}

/// A question for entities.
public struct EntityQuery {
  let predicate: ((Entity) -> Bool)?

  /// All entities.
  public init() { predicate = nil }

  public init(where predicate: QueryPredicate<Entity>) { self.predicate = predicate.holds }
}

/// A condition of entities.
public struct QueryPredicate<Element> {
  let holds: (Element) -> Bool

  public static func && (lhs: Self, rhs: Self) -> Self {
    QueryPredicate { lhs.holds($0) && rhs.holds($0) }
  }

  public static func || (lhs: Self, rhs: Self) -> Self {
    QueryPredicate { lhs.holds($0) || rhs.holds($0) }
  }

  public static prefix func ! (predicate: Self) -> Self { QueryPredicate { !predicate.holds($0) } }
}

extension QueryPredicate where Element == Entity {
  /// Entities with a component.
  public static func has(_ componentType: any Component.Type) -> QueryPredicate<Entity> {
    QueryPredicate { entity in assumeMainActor(with: (entity, componentType)) { $0.components.has($1) } }
  }
}

/// The entities of a query.
public struct QueryResult<Element>: Sequence {
  let elements: [Element]

  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
