import Foundation

/// Where a model keeps its values.
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel

  /// The identifier of the model.
  var persistentModelID: PersistentIdentifier? { get set }

  init(for modelType: Model.Type)

  /// The record behind the values. An engine hook.
  var _record: _ModelRecord { get }
}

/// The values of a model. An engine hook, whose contents are internal.
open class _ModelRecord {
  init() {}
}

extension BackingData {
  var record: ModelRecord { unsafeDowncast(_record, to: ModelRecord.self) }

  @_disfavoredOverload
  public func getValue<Value: Codable>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    record.value(at: record.description.index(of: keyPath))
  }

  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    record.requiredModel(at: record.description.index(of: keyPath))
  }

  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value?>) -> Value? {
    record.model(at: record.description.index(of: keyPath)) as? Value
  }

  public func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    record.collection(at: record.description.index(of: keyPath))
  }

  public func getValue<Value: RelationshipCollection & Codable>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    record.collection(at: record.description.index(of: keyPath))
  }

  public func getTransformableValue<Value>(forKey keyPath: KeyPath<Model, Value>) -> Value {
    record.transformedValue(at: record.description.index(of: keyPath))
  }

  @_disfavoredOverload
  public func setValue<Value: Codable>(forKey keyPath: KeyPath<Model, Value>, to value: Value) {
    record.setValue(value, at: record.description.index(of: keyPath))
  }

  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value>, to value: Value) {
    record.setModel(value, at: record.description.index(of: keyPath))
  }

  public func setValue<Value: PersistentModel>(forKey keyPath: KeyPath<Model, Value?>, to value: Value?) {
    record.setModel(value, at: record.description.index(of: keyPath))
  }

  public func setValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Model, Value>, to value: Value) {
    record.setCollection(value, at: record.description.index(of: keyPath))
  }

  public func setValue<Value: RelationshipCollection & Codable>(
    forKey keyPath: KeyPath<Model, Value>, to value: Value
  ) {
    record.setCollection(value, at: record.description.index(of: keyPath))
  }

  public func setTransformableValue<Value>(forKey keyPath: KeyPath<Model, Value>, to value: Value) {
    record.setTransformedValue(value, at: record.description.index(of: keyPath))
  }
}

/// The backing data of all models: a reference to the record of values.
struct RecordBackingData<Model: PersistentModel>: BackingData {
  let record: ModelRecord

  var _record: _ModelRecord { record }

  init(_ record: ModelRecord) { self.record = record }

  init(for modelType: Model.Type) {
    record = ModelInTheMaking.discarding(for: modelType) ?? ModelRecord(ModelDescription.of(modelType))
  }

  var persistentModelID: PersistentIdentifier? {
    get { record.identifier }
    set { if let newValue { record.identifier = newValue } }
  }
}
