/// A change of a model, as the history of a store notes it.
public enum HistoryChange: Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  /// The model that was changed.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// The first save of a model.
public protocol HistoryInsert<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

  var changeIdentifier: ChangeIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// A later save of a model.
public protocol HistoryUpdate<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
  typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

  var changeIdentifier: ChangeIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The properties that were changed.
  var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// The deletion of a model.
public protocol HistoryDelete<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

  var changeIdentifier: ChangeIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// What is left of the model.
  var tombstone: HistoryTombstone<Model> { get }
}

/// The first save of a model in a store of this module.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64

  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
}

/// A later save of a model in a store of this module.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, Hashable {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64
  public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]

  public static func == (left: DefaultHistoryUpdate, right: DefaultHistoryUpdate) -> Bool {
    left.changeIdentifier == right.changeIdentifier
      && left.changedPersistentIdentifier == right.changedPersistentIdentifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// The deletion of a model in a store of this module.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64

  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let tombstone: HistoryTombstone<Model>

  public static func == (left: DefaultHistoryDelete, right: DefaultHistoryDelete) -> Bool {
    left.changeIdentifier == right.changeIdentifier
      && left.changedPersistentIdentifier == right.changedPersistentIdentifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// The values of a deleted model's properties with `@Attribute(.preserveValueOnDeletion)`.
///
/// `@unchecked Sendable`: the values are those of attributes, and nobody else has them.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
  private let values: [(keyPath: PartialKeyPath<Model>, value: any Sendable)]

  init(_ values: [(keyPath: PartialKeyPath<Model>, value: any Sendable)]) { self.values = values }

  /// The values, in the order of the properties.
  public struct Iterator: IteratorProtocol {
    var values: [Any]

    public mutating func next() -> Any? { values.popLast() }
  }

  /// The value of a property; `nil` if it had none, or if it is not kept.
  public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
    values.first { $0.keyPath == keyPath }?.value
  }

  public func makeIterator() -> Iterator { Iterator(values: values.reversed().map(\.value)) }
}
