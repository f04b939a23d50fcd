import FlowFoundation
import Foundation

/// The protocol that key-value coding is added to, so that classes of apps can have methods of the same names.
public protocol _KeyValueCodedObject: NSManagedObject {}

extension NSManagedObject: _KeyValueCodedObject {}

extension _KeyValueCodedObject {
  /// The value of a property.
  public func value(forKey key: String) -> Any? {
    guard let index = entity.layout.index(of: key) else {
      do {
        return try stored(key)
      } catch {
        reportMistake("\(error)")
        return nil
      }
    }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return value(at: index)
  }

  /// The value for a key path.
  public func value(forKeyPath keyPath: String) -> Any? {
    do {
      return try KeyValueCoding.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
    } catch {
      reportMistake("\(error)")
      return nil
    }
  }

  /// Sets the value of a property.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let index = entity.layout.index(of: key) else {
      return reportMistake(
        "setValue(_:forKey: \"\(key)\") has no effect: \(entity.name ?? "") has no such property in the data model.")
    }
    setValue(value, at: index)
  }

  /// Sets the value for a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard keys.count > 1, let last = keys.last else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: keys.dropLast().joined(separator: ".")) as? NSManagedObject
    owner?.setValue(value, forKey: last)
  }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The values of several properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// The value of a property, without a note of the access.
  public func primitiveValue(forKey key: String) -> Any? {
    guard let index = entity.layout.index(of: key) else { return nil }
    read()
    return value(at: index)
  }

  /// Sets the value of a property, without a note to views and without the inverse relationship.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let index = entity.layout.index(of: key) else { return }
    let property = entity.layout.properties[index]
    if property.fetched != nil { return refuseFetchedValue(key) }
    guard let relationship = property.relationship else {
      return storePrimitive(ManagedValue.kept(value, property.attribute), at: index)
    }
    let objects = PredicateValue.elements(of: value)?.compactMap { ($0 as? NSManagedObject)?.id } ?? []
    storePrimitive(relationship.isToMany ? RelatedIDs(objects) : (value as? NSManagedObject)?.id, at: index)
  }

  /// The related objects, as a set whose changes are those of the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedMutableSet(self, key) }

  /// The related objects in their order, as a set whose changes are those of the relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { ManagedMutableOrderedSet(self, key) }
}

extension NSManagedObject: KeyValueCoded {
  package func keyedValue(_ key: String) throws -> Any? {
    if key == "objectID" || key == "self" { return id }
    guard let index = entity.layout.index(of: key) else { return try stored(key) }
    read()
    return value(at: index)
  }

  /// The value of a property that the class stores itself.
  func stored(_ key: String) throws -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != NSManagedObject.self {
      if let child = current.children.first(where: { $0.label == key }) { return KeyValueCoding.plain(child.value) }
      mirror = current.superclassMirror
    }
    throw PredicateEvaluationError(
      description:
        "\(entity.name ?? "") has no property '\(key)' in the data model, which has: \(entity.layout.properties.map(\.name).joined(separator: ", "))."
    )
  }
}

extension NSManagedObject: PredicateIdentified {
  package var predicateIdentity: AnyHashable { id }
}
