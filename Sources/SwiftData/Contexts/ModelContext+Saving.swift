import Foundation

extension ModelContext {
  /// Posted before a context saves.
  public static let willSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted after a context has saved, with the identifiers under the keys of ``NotificationKey``.
  public static let didSave = Notification.Name("NSManagingContextDidSaveChangesNotification")

  /// The keys of a notification's information.
  public enum NotificationKey: String {
    case queryGeneration
    case invalidatedAllIdentifiers
    case insertedIdentifiers = "inserted"
    case updatedIdentifiers = "updated"
    case deletedIdentifiers = "deleted"
  }

  /// Stores all changes, or none of them.
  ///
  /// - Throws: An error of Cocoa if a model is not valid: 1570 for a missing value, 1590 and 1580 for too few and too
  ///   many related models, 1600 for a delete rule that denies; 513 if the store cannot be written.
  public func save() throws {
    receiveChanges()
    guard hasChanges else { return forgetTouched() }
    let records = touched.filter { $0.hasChanges }
    for record in records { try record.validate() }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    // A store that fails leaves no keys behind.
    defer {
      for record in records { record.newKey = nil }
    }
    for store in core.stores {
      let own = core.stores.count == 1 ? records : records.filter { core.store(of: $0.description) === store }
      if own.isEmpty { continue }
      guard store.allowsSave else {
        throw StoreError.invalid(
          513, "The models cannot be saved: their configuration has allowsSave: false.")
      }
      try store.save(own, in: self)
    }
    saveCount += 1
    let change = finish(records)
    core.publish(change, from: self)
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: change.inserted,
        NotificationKey.updatedIdentifiers.rawValue: change.updated,
        NotificationKey.deletedIdentifiers.rawValue: change.deleted,
      ])
  }

  /// Takes over what was saved.
  private func finish(_ records: [ModelRecord]) -> ContextChange {
    var change = ContextChange()
    var types: Set<ObjectIdentifier> = []
    var last: SavedType?
    for record in records {
      let type: SavedType
      if let last, last.description === record.description {
        type = last
      } else {
        type = SavedType(record.description, in: self)
        types.insert(type.description.familyID)
        last = type
      }
      switch record.state {
      case .inserted:
        guard let key = record.newKey else { continue }
        finishInsertion(record, key, type, &change)
      case .deleted:
        change.deleted.append(record.identifier)
        unregister(record)
        record.state = .gone
        record.context = nil
      case .stored: change.updated.append(record.identifier)
      case .detached, .gone: break
      }
      record.changed.removeAll()
    }
    for record in records { record.releaseLinks() }
    forgetTouched()
    notifyWatchers(types)
    return change
  }

  /// The models of a type that is saved.
  private struct SavedType {
    let description: ModelDescription
    let registry: ModelRegistry
    let storeIdentifier: String?

    init(_ description: ModelDescription, in context: ModelContext) {
      self.description = description
      registry = context.registry(of: description)
      storeIdentifier = context.core.store(of: description)?.identifier
    }
  }

  private func finishInsertion(
    _ record: ModelRecord, _ key: Int64, _ type: SavedType, _ change: inout ContextChange
  ) {
    let identifier = PersistentIdentifier(
      .permanent(key), entityName: type.description.name, storeIdentifier: type.storeIdentifier)
    guard let known = type.registry[key], known !== record, let model = record.model else {
      record.identifier = identifier
      record.state = .stored
      type.registry[key] = record
      change.inserted.append(identifier)
      return
    }
    // A unique value: the new model has become the stored one.
    for index in known.slots.indices { known.forget(index) }
    change.updated.append(identifier)
    record.state = .gone
    record.context = nil
    record.isTouched = false
    record.retained = nil
    model.adopt(known)
  }
}

extension ModelRecord {
  /// - Throws: An error of Cocoa if the model cannot be saved.
  func validate() throws {
    if state == .deleted { return try validateDeletion() }
    for index in description.relationships {
      let property = description.properties[index]
      if !property.isToMany, !property.isOptional, state == .inserted || changed.contains(index),
        model(at: index) == nil
      {
        throw StoreError.invalid(1570, "\(name(of: index)) is a required value. Set it before saving.")
      }
      guard property.isToMany, property.minimumCount > 0 || property.maximumCount > 0 else { continue }
      let count = models(at: index).count
      if count < property.minimumCount {
        throw StoreError.invalid(
          1590, "\(name(of: index)) has \(count) models; at least \(property.minimumCount) are required.")
      }
      if property.maximumCount > 0, count > property.maximumCount {
        throw StoreError.invalid(
          1580, "\(name(of: index)) has \(count) models; at most \(property.maximumCount) are allowed.")
      }
    }
  }

  private func validateDeletion() throws {
    for index in description.relationships where description.properties[index].deleteRule == .deny {
      let property = description.properties[index]
      let related = property.isToMany ? models(at: index) : model(at: index).map { [$0] } ?? []
      let count = related.filter { $0.record.state != .deleted }.count
      guard count > 0 else { continue }
      throw StoreError.invalid(
        1600,
        """
        \(description.name) cannot be deleted: \(name(of: index)) leads to \(count) models, and its delete rule is deny. \
        Delete them first.
        """)
    }
  }
}
