import Foundation

/// The values that a query offers.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
}

/// Offers values for a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// The values that the person can choose from.
  func results() async throws -> Result

  /// The value of a new widget or action.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection<R: _IntentValue> = IntentItemSection<R>
  public typealias Item<R: _IntentValue> = IntentItem<R>
  public typealias ParameterDependency = IntentParameterDependency

  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds the entities of an app.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable where Result.Result == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]

  init()

  /// The entities with identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities that the person can choose from.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds the entities of an app by a text.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match a text.
  func entities(matching string: String) async throws -> Result
}

/// Knows all entities of an app.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
  func allEntities() async throws -> [Entity]
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
