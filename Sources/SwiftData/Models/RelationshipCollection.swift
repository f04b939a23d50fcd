/// A collection of models that a property can have: an array, or an optional one.
public protocol RelationshipCollection {
  associatedtype PersistentElement: PersistentModel

  /// No collection; `nil` if there is always one. An engine hook.
  static var _missing: Self? { get }

  /// The models. An engine hook.
  var _models: [PersistentElement] { get }

  /// The collection of these models. An engine hook.
  init(_models: [PersistentElement])
}

extension Array: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element

  public static var _missing: [Element]? { nil }

  public var _models: [Element] { self }

  public init(_models models: [Element]) { self = models }
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  public typealias PersistentElement = Wrapped.PersistentElement

  public static var _missing: Wrapped?? { .some(nil) }

  public var _models: [Wrapped.PersistentElement] { self?._models ?? [] }

  public init(_models models: [Wrapped.PersistentElement]) { self = Wrapped(_models: models) }
}
