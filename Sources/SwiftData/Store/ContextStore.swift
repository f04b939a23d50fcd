import Foundation

/// A store as contexts use it: SQLite's, or one that an app brings.
protocol ContextStore: AnyObject, Sendable {
  var identifier: String { get }
  var allowsSave: Bool { get }

  /// What a descriptor selects of the store and of the changes of a context.
  func selection<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws
    -> any Selection<T>

  /// Whether there is a model.
  func contains(_ description: ModelDescription, key: Int64, in context: ModelContext) throws -> Bool

  /// The name of a model's own type; `nil` for the type that others inherit from.
  func typeName(_ description: ModelDescription, key: Int64, in context: ModelContext) throws -> String?

  /// The rows of models.
  func rows(_ description: ModelDescription, keys: [Int64], in context: ModelContext) throws -> [ModelStore.Row]

  /// The value of a property and others that are read with it, in the order of the properties; `nil` for a model that the
  /// store has no more.
  func slots(_ description: ModelDescription, _ index: Int, key: Int64, in context: ModelContext) throws
    -> [ModelRecord.Slot]?

  /// Stores the changes of records, or none of them, and gives new ones their keys (``ModelRecord/newKey``).
  func save(_ records: [ModelRecord], in context: ModelContext) throws

  /// Deletes the models for which a condition holds at once, if the store does so without the context.
  ///
  /// - Returns: Whether it is the store's business.
  func delete<T: PersistentModel>(_ type: T.Type, _ predicate: Predicate<T>?, in context: ModelContext) throws -> Bool

  /// Deletes all models.
  func removeAll() throws

  /// The saves of the store; `nil` if it notes none of this kind.
  func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]?

  /// Forgets saves.
  ///
  /// - Returns: Whether the store notes saves of this kind.
  func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> Bool

  /// A context begins to use the store.
  func begin(_ state: EditingState)

  /// A context is gone.
  func end(_ state: EditingState)
}

/// What a descriptor selects.
protocol Selection<Model> {
  associatedtype Model: PersistentModel

  /// The types of the models that decide on the result, besides those that are fetched.
  var otherTypes: Set<ObjectIdentifier> { get }

  func models() throws -> [Model]
  func count() throws -> Int
  func identifiers() throws -> [PersistentIdentifier]

  /// Runs code for each model, with as many models in memory as a batch has if that is possible.
  func enumerate(_ batchSize: Int, _ body: (Model) throws -> Void) throws
}
