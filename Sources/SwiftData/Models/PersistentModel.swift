import Foundation
import Observation

/// A class whose instances a store keeps. `@Model` makes it conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  init(backingData: any BackingData<Self>)

  /// Where the model keeps its values.
  var persistentBackingData: any BackingData<Self> { get set }

  /// The stored properties.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// The observers of the model. An engine hook.
  var _$modelObservation: ObservationRegistrar { get }

  /// The records of the classes of the model, from its first superclass on. An engine hook.
  var _$records: [_ModelRecord] { get }
}

extension PersistentModel {
  /// A registrar without observers, for conformances without `@Model`.
  public var _$modelObservation: ObservationRegistrar { ObservationRegistrar() }

  /// The one record of a class without another model as its superclass.
  public var _$records: [_ModelRecord] { [persistentBackingData._record] }

  /// Backing data for a new model.
  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> {
    RecordBackingData<P>(for: P.self)
  }

  /// The record of the values; it knows the model from now on.
  var record: ModelRecord {
    let record = persistentBackingData.record
    if record.model != nil { return record }
    if record.description.type != type(of: self), let whole = uniteRecords() { return whole }
    record.bind(self)
    return record
  }

  /// Lets a new model of several classes have one record: the initializer of each has set the values of its own.
  ///
  /// - Returns: `nil` if there is one record only.
  private func uniteRecords() -> ModelRecord? {
    let records = _$records.map { unsafeDowncast($0, to: ModelRecord.self) }
    guard let whole = records.last, records.count > 1 else { return nil }
    for part in records.dropLast() { whole.take(part) }
    adopt(whole)
    whole.bind(self)
    return whole
  }

  /// The context to which the model belongs, or `nil`.
  public var modelContext: ModelContext? { record.context }

  /// The identity of the model in all contexts. It changes at the first save.
  public var persistentModelID: PersistentIdentifier { record.identifier }

  public var id: PersistentIdentifier { persistentModelID }

  /// Whether the model was changed since the last save of its context.
  public var hasChanges: Bool { record.hasChanges }

  /// Whether the next save deletes the model.
  public var isDeleted: Bool { record.state == .deleted }

  public static func == (left: Self, right: Self) -> Bool {
    left === right || left.persistentModelID == right.persistentModelID
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

  @_disfavoredOverload
  public func getValue<Value: Codable>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    let record = record
    return record.value(at: record.description.index(of: keyPath))
  }

  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    let record = record
    return record.requiredModel(at: record.description.index(of: keyPath))
  }

  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>) -> Value? {
    let record = record
    return record.model(at: record.description.index(of: keyPath)) as? Value
  }

  public func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    let record = record
    return record.collection(at: record.description.index(of: keyPath))
  }

  public func getValue<Value: RelationshipCollection & Codable>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    let record = record
    return record.collection(at: record.description.index(of: keyPath))
  }

  public func getTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    let record = record
    return record.transformedValue(at: record.description.index(of: keyPath))
  }

  @_disfavoredOverload
  public func setValue<Value: Codable>(forKey keyPath: KeyPath<Self, Value>, to value: Value) {
    let record = record
    record.setValue(value, at: record.description.index(of: keyPath))
  }

  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>, to value: Value) {
    let record = record
    record.setModel(value, at: record.description.index(of: keyPath))
  }

  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>, to value: Value?) {
    let record = record
    record.setModel(value, at: record.description.index(of: keyPath))
  }

  public func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value>, to value: Value) {
    let record = record
    record.setCollection(value, at: record.description.index(of: keyPath))
  }

  public func setValue<Value: RelationshipCollection & Codable>(
    forKey keyPath: KeyPath<Self, Value>, to value: Value
  ) {
    let record = record
    record.setCollection(value, at: record.description.index(of: keyPath))
  }

  public func setTransformableValue<Value>(forKey keyPath: KeyPath<Self, Value>, to value: Value) {
    let record = record
    record.setTransformedValue(value, at: record.description.index(of: keyPath))
  }
}

extension PersistentModel {
  /// A model with the values of a record.
  static func make(_ record: ModelRecord) -> Self {
    let model = ModelInTheMaking.make(record.description) { Self(backingData: RecordBackingData<Self>(record)) }
    record.bind(model)
    return model
  }

  /// Lets the model use another record.
  func adopt(_ record: ModelRecord) {
    persistentBackingData = RecordBackingData<Self>(record)
  }

  /// Tells observers of a property about a change that no setter makes.
  func observing(_ keyPath: AnyKeyPath, _ change: () -> Void) {
    func open<Value>(_: Value.Type) {
      if let keyPath = keyPath as? KeyPath<Self, Value> {
        return _$modelObservation.withMutation(of: self, keyPath: keyPath, change)
      }
      // An inherited property is observed as one of the class that declares it.
      func openRoot<Root: PersistentModel>(_: Root.Type) {
        guard let root = self as? Root, let keyPath = keyPath as? KeyPath<Root, Value> else { return change() }
        _$modelObservation.withMutation(of: root, keyPath: keyPath, change)
      }
      guard let root = type(of: keyPath).rootType as? any PersistentModel.Type else { return change() }
      openRoot(root)
    }
    _openExistential(type(of: keyPath).valueType, do: open)
  }
}
