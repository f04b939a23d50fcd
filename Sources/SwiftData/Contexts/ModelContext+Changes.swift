import FlowFoundation
import Foundation

extension ModelContext {
  /// Adds a model, and all models that it leads to. The next save stores them.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    var open: [any PersistentModel] = [model]
    var next = 0
    while next < open.count {
      let model = open[next]
      next += 1
      guard insertAlone(model) else { continue }
      let record = model.record
      for index in record.description.relationships {
        open += record.linkedModels(at: index).filter { $0.record.state == .detached }
      }
    }
  }

  /// - Returns: Whether the model was in no context.
  private func insertAlone(_ model: any PersistentModel) -> Bool {
    let record = model.record
    switch record.state {
    case .detached:
      guard core.store(of: record.description) != nil else {
        reportMistake(
          """
          \(record.description.name) cannot be inserted: the container's schema does not have it. Name the type where \
          the ModelContainer is made\(core.schema.descriptions.isEmpty ? ", and add .modelContainer(for:)" : "").
          """)
        return false
      }
      record.context = self
      record.state = .inserted
      noteChange(of: record)
      registerUndo { $0.withdraw(model) }
      record.linkInverses()
      return true
    case .deleted where record.context === self: restore(model)
    case .inserted, .stored, .deleted:
      if record.context === self { break }
      reportMistake(
        "\(record.description.name) cannot be inserted: another context has it. Use that context, or make a new model.")
    case .gone:
      reportMistake("\(record.description.name) cannot be inserted: it was deleted. Make a new model.")
    }
    return false
  }

  /// Deletes a model with the next save. A model that was never saved is forgotten.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  func deleteAny(_ model: any PersistentModel) {
    let record = model.record
    guard record.context === self else {
      if record.context != nil {
        reportMistake("\(record.description.name) cannot be deleted: another context has it. Use that context.")
      }
      return
    }
    guard record.state == .inserted || record.state == .stored else { return }
    if recordsUndo { record.loadAll() }
    let isInStore = record.isInStore
    record.state = isInStore ? .deleted : .detached
    noteChange(of: record)
    registerUndo { $0.restore(model) }
    applyDeleteRules(of: record)
    if !isInStore {
      record.context = nil
      record.changed.removeAll()
    }
  }

  private func applyDeleteRules(of record: ModelRecord) {
    for index in record.description.relationships {
      let property = record.description.properties[index]
      if property.deleteRule == .deny || property.deleteRule == .noAction { continue }
      let related = property.isToMany ? record.models(at: index) : record.model(at: index).map { [$0] } ?? []
      for model in related {
        if property.deleteRule == .cascade {
          deleteAny(model)
        } else if let inverse = record.description.inverse(of: index), model.record.state != .deleted {
          model.record.remove(record, at: inverse.index)
        }
      }
    }
  }

  /// Deletes the models for which a condition holds, with the next save.
  ///
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - predicate: The condition; `nil` for all models of the type.
  ///   - includeSubclasses: Whether models of types that inherit from it are deleted, too.
  /// - Throws: ``SwiftDataError/unsupportedPredicate`` if the condition cannot be evaluated, and an error of Cocoa if a
  ///   model that remains requires one of them: then none is deleted. Of a store of the app: what the store throws.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let description = ModelDescription.of(model)
    if try core.store(of: description)?.delete(model, predicate, in: self) == true {
      let change = ContextChange(unknown: [description.familyID])
      inbox.withLock { $0.append(change) }
      receiveChanges()
      return core.publish(change, from: self)
    }
    var models = try fetch(FetchDescriptor(predicate: predicate))
    if !includeSubclasses { models.removeAll { $0.record.description.type != model } }
    try checkNobodyRequires(models)
    for model in models { deleteAny(model) }
  }

  /// - Throws: An error of Cocoa if a model requires one of those that are deleted, and is not among them.
  private func checkNobodyRequires<T: PersistentModel>(_ models: [T]) throws {
    let description = ModelDescription.of(T.self)
    let deleted = Set(models.map { ObjectIdentifier($0.record) })
    for index in description.relationships where description.properties[index].deleteRule == .nullify {
      guard let inverse = description.inverse(of: index), !inverse.property.isToMany, !inverse.property.isOptional
      else { continue }
      for record in models.map(\.record) {
        let isToMany = description.properties[index].isToMany
        let related = isToMany ? record.models(at: index) : record.model(at: index).map { [$0] } ?? []
        if related.allSatisfy({ deleted.contains(ObjectIdentifier($0.record)) || $0.record.state == .deleted }) {
          continue
        }
        throw StoreError.invalid(
          134030,
          """
          Constraint trigger violation: Batch delete failed due to mandatory OTO nullify inverse on \
          \(inverse.description.name)/\(inverse.property.name). Delete the \(inverse.description.name) models first, or \
          make the property optional.
          """)
      }
    }
  }

  /// Discards all changes that are not saved.
  public func rollback() {
    var types: Set<ObjectIdentifier> = []
    for record in touched {
      types.insert(record.description.familyID)
      switch record.state {
      case .inserted:
        unregister(record)
        record.state = .detached
        record.context = nil
      case .deleted: record.state = .stored
      case .detached, .stored, .gone: break
      }
      for index in record.changed where record.state == .stored { record.forget(index) }
      record.changed.removeAll()
    }
    forgetTouched()
    forgetUndo(in: undoManager)
    notifyWatchers(types)
  }

  /// Applies changes that are pending. They always are applied at once here.
  public func processPendingChanges() {}

  /// Runs code, and saves.
  ///
  /// - Throws: What the code or saving throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Takes over what other contexts saved.
  func receiveChanges() {
    let changes = inbox.withLock { inbox in
      defer { inbox.removeAll() }
      return inbox
    }
    if changes.isEmpty { return }
    var types: Set<ObjectIdentifier> = []
    for change in changes { receive(change, &types) }
    notifyWatchers(types)
  }

  private func receive(_ change: ContextChange, _ types: inout Set<ObjectIdentifier>) {
    if change.isEverything {
      types.formUnion(core.schema.descriptions.map(\.familyID))
      for record in registeredRecords { lose(record) }
      forgetUndo(in: undoManager)
      return
    }
    for identifier in change.inserted + change.updated {
      guard let (description, record) = known(identifier) else { continue }
      types.insert(description.familyID)
      record?.forgetUnchanged()
    }
    if !change.unknown.isEmpty {
      types.formUnion(change.unknown)
      for record in registeredRecords where change.unknown.contains(record.description.familyID) {
        record.forgetUnchanged()
      }
    }
    for identifier in change.deleted {
      guard let (description, record) = known(identifier) else { continue }
      types.insert(description.familyID)
      if let record { lose(record) }
    }
  }

  private func known(_ identifier: PersistentIdentifier) -> (ModelDescription, ModelRecord?)? {
    guard let description = core.description(named: identifier.entityName), let key = identifier.row else { return nil }
    return (description, registeredRecord(description, key))
  }

  /// Another context has deleted the model.
  private func lose(_ record: ModelRecord) {
    unregister(record)
    record.state = .gone
    record.changed.removeAll()
  }
}

extension ModelRecord {
  /// Forgets the values of a stored model that the context has not changed.
  fileprivate func forgetUnchanged() {
    guard state == .stored else { return }
    for index in slots.indices where !changed.contains(index) { forget(index) }
  }

  /// Forgets a value, so that it is read from the store.
  func forget(_ index: Int) {
    if case .missing = slots[index] { return }
    guard let model else {
      slots[index] = .missing
      return
    }
    model.observing(description.properties[index].declaredKeyPath) { slots[index] = .missing }
  }
}
