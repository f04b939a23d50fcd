import FlowFoundation
import Foundation
import Locking

/// A value of an app in the parameters of intents.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// A fixed list of values in the parameters of intents.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// A thing of an app in the parameters of intents.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible {
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == ValueType

  /// Finds the entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
}

/// An identifier that the system can keep.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }

  /// The identifier of a text.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
extension URL: EntityIdentifierConvertible {
  public var entityIdentifierString: String { absoluteString }
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}

/// A property of an entity that shortcuts can read.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable {
  // @unchecked: only the value changes, which is guarded.
  public let title: LocalizedStringResource
  private let value = Locked<Value?>(nil)

  public var isOptional: Bool { Value._isOptional }
  public var projectedValue: EntityProperty<Value> { self }
  public var _value: Value? { value.value }

  /// The value. One that was never set, and is not optional, ends the process with a message.
  public var wrappedValue: Value {
    get {
      if let value = value.value ?? Value._wrap(nil) { return value }
      fatalError("The property \"\(String(localized: title))\" has no value. Set it in the initializer of the entity.")
    }
    set { value.withLock { $0 = newValue } }
  }

  /// Creates a property.
  public init(title: LocalizedStringResource) { self.title = title }

  /// Creates a property without a title.
  public convenience init() { self.init(title: "") }
}

/// An entity that only the result of an intent has.
public protocol TransientAppEntity: AppEntity where DefaultQuery == _TransientAppEntityQuery<Self>, ID == UUID {
  init()
}

extension TransientAppEntity {
  /// The same identifier for each: a transient entity is never looked up.
  public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// Finds none.
public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
