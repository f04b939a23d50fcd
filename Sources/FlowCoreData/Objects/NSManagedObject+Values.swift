import FlowFoundation
import Foundation

extension NSManagedObject {
  /// The value of a property, for generated accessors.
  public func _managedValue<T>(_ key: String) -> T {
    guard let index = propertyIndex(key) else {
      preconditionFailure("\(entity.name ?? "") has no property '\(key)' in the data model.")
    }
    read()
    let value = value(at: index)
    if let converted = ManagedValue.converted(value, to: T.self) { return converted }
    if value == nil, let missing = ManagedValue.missing(T.self) { return missing }
    preconditionFailure(
      "\(entity.name ?? "").\(key) is \(value.map { "\(type(of: $0))" } ?? "nil"), and the property has the type \(T.self)."
    )
  }

  /// Sets the value of a property, for generated accessors.
  public func _setManagedValue<T>(_ key: String, _ value: T) {
    guard let index = propertyIndex(key) else {
      preconditionFailure("\(entity.name ?? "") has no property '\(key)' in the data model.")
    }
    setValue(KeyValueCoding.plain(value), at: index)
  }

  private func propertyIndex(_ key: String) -> Int? { entity.layout.index(of: key) }

  // MARK: - Reading

  /// Reads the values of a fault.
  func read() {
    if values != nil { return }
    if let row {
      values = row
      self.row = nil
    } else {
      guard let context else {
        values = entity.layout.properties.map { _ in nil }
        return reportMistake(
          "A value of \(entity.name ?? "an object") was read after its context was gone: keep the context or the container."
        )
      }
      guard context.fill(self) else {
        values = entity.layout.properties.map { _ in nil }
        return reportMistake(
          "A value of \(id) was read, which is no longer in the store: CoreData could not fulfill a fault.")
      }
    }
    awakeFromFetch()
  }

  /// The value of a property as accessors return it. The values must have been read.
  func value(at index: Int) -> Any? {
    guard let values else { return nil }
    if values[index] is Unread, entity.layout.properties[index].relationship != nil {
      return presented(relatedIDs(index), index)
    }
    return presented(values[index], index)
  }

  /// A kept value as accessors return it.
  func presented(_ value: Any?, _ index: Int) -> Any? {
    if let fetched = entity.layout.properties[index].fetched { return fetchedList(fetched, at: index) }
    guard let relationship = entity.layout.properties[index].relationship else { return value }
    switch value {
    case let id as NSManagedObjectID: return context?.object(with: id)
    case let ids as RelatedIDs:
      let objects = ids.list.compactMap { context?.object(with: $0) ?? ($0 as Any as? NSManagedObject) }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case is Unread: return presented(relatedIDs(index), index)
    default:
      if !relationship.isToMany { return nil }
      return relationship.isOrdered ? NSOrderedSet() : NSSet()
    }
  }

  /// The identifiers of a relationship to many, read if necessary.
  func relatedIDs(_ index: Int) -> RelatedIDs {
    read()
    switch values?[index] {
    case let ids as RelatedIDs: return ids
    case let id as NSManagedObjectID: return RelatedIDs([id])
    case is Unread:
      let ids = RelatedIDs(context?.relatedIDs(of: self, index) ?? [])
      values?[index] = ids
      if committed?[index] is Unread { committed?[index] = ids }
      return ids
    default: return RelatedIDs()
    }
  }

  func relatedObjects(_ key: String) -> [NSManagedObject] {
    guard let index = propertyIndex(key) else { return [] }
    return relatedIDs(index).list.compactMap { context?.object(with: $0) }
  }

  // MARK: - Writing

  /// Says that values will change: views of the object are notified, and the values in the store are kept.
  func noteChange() {
    read()
    objectWillChange.send()
    if state == .clean {
      committed = values
      state = .updated
      context?.noteUpdate(of: self)
    }
  }

  /// Sets a property, with the inverse relationship.
  func setValue(_ value: Any?, at index: Int) {
    let property = entity.layout.properties[index]
    if property.fetched != nil { return refuseFetchedValue(property.name) }
    read()
    guard let relationship = property.relationship else {
      return store(ManagedValue.kept(value, property.attribute), at: index)
    }
    if relationship.isToMany {
      setRelated(PredicateValue.elements(of: value)?.compactMap { $0 as? NSManagedObject } ?? [], at: index)
    } else {
      setRelated(value as? NSManagedObject, at: index)
    }
  }

  /// Keeps a value, and says so.
  func store(_ value: Any?, at index: Int) {
    noteChange()
    let before = values?[index]
    values?[index] = value
    context?.registerUndo { [weak self] in self?.store(before, at: index) }
    context?.noteChange(of: self)
  }

  /// The value of a property without notes to views.
  func storePrimitive(_ value: Any?, at index: Int) {
    read()
    if state == .clean {
      committed = values
      state = .updated
      context?.noteUpdate(of: self)
    }
    values?[index] = value
    context?.noteChange(of: self)
  }
}
