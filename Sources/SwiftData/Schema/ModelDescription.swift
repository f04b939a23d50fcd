import Foundation
import Locking

/// What is known about a type of models.
///
/// `@unchecked Sendable`: immutable once it is made; key paths and default values are not marked as Sendable.
final class ModelDescription: @unchecked Sendable {
  let type: any PersistentModel.Type
  /// The name of the type.
  let name: String
  /// The model that the type inherits from.
  let superclass: ModelDescription?
  /// The properties, those of superclasses first, at the places that they have there.
  let properties: [PropertyDescription]
  /// The places of the properties that have a column.
  let columns: [Int]
  /// The places of the relationships.
  let relationships: [Int]
  /// The places of the properties whose values outlive a model, in the history.
  let preserved: [Int]
  /// The properties that are unique, each list together.
  let uniqueness: [[Int]]
  /// The properties with an index, each list together.
  let indices: [[Int]]
  private let indexByKeyPath: [AnyKeyPath: Int]
  private let indexByName: [String: Int]
  /// The inverses of relationships, as they are found.
  private let inverses = Locked<[Int: Inverse?]>([:])
  /// The tables of keys of relationships, as they are found.
  let joinTables = Locked<[Int: JoinTable?]>([:])
  /// The record that models of the type begin with when a stored one is made.
  private(set) var discarding: ModelRecord?

  /// The property that leads back from the related models.
  struct Inverse {
    let description: ModelDescription
    let index: Int

    var property: PropertyDescription { description.properties[index] }
  }

  private init(_ type: any PersistentModel.Type) {
    let metadata = type.schemaMetadata
    self.type = type
    let name = Self.name(of: type)
    self.name = name
    let superclass = _getSuperclass(type).flatMap { $0 as? any PersistentModel.Type }.map { Self.of($0) }
    self.superclass = superclass
    let inherited = superclass?.properties ?? []
    let properties = metadata.filter { !$0.name.hasPrefix("#") }.enumerated().map { place, metadata in
      PropertyDescription(
        metadata, inherited: place < inherited.count ? inherited[place] : nil, subclass: superclass.map { _ in name })
    }
    self.properties = properties
    columns = properties.indices.filter { properties[$0].hasColumn }
    preserved = columns.filter { properties[$0].options.contains(.preserveValueOnDeletion) }
    relationships = properties.indices.filter { !properties[$0].isAttribute }
    let indexByKeyPath = Dictionary(
      properties.enumerated().map { ($0.element.keyPath, $0.offset) } + (superclass?.indexByKeyPath.map { $0 } ?? []),
      uniquingKeysWith: { first, _ in first })
    self.indexByKeyPath = indexByKeyPath
    indexByName = Dictionary(
      properties.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    func lists(_ name: String) -> [[Int]] {
      metadata.filter { $0.name == name }.flatMap { ($0.metadata as? any KeyPathLists)?.lists ?? [] }
        .map { $0.compactMap { indexByKeyPath[$0] } }.filter { !$0.isEmpty }
    }
    uniqueness = properties.indices.filter { properties[$0].options.contains(.unique) }.map { [$0] } + lists("#Unique")
    indices = lists("#Index")
    discarding = ModelRecord(discardingFor: self)
  }

  var typeID: ObjectIdentifier { ObjectIdentifier(type) }

  /// The type and its superclasses.
  var lineage: [ModelDescription] { [self] + (superclass?.lineage ?? []) }

  /// The superclass that has none itself: all models that inherit from it are in one table.
  var root: ModelDescription { superclass?.root ?? self }

  /// The identifier of the root.
  var familyID: ObjectIdentifier { root.typeID }

  /// The number of properties of the superclass, which are the first ones.
  var inheritedCount: Int { superclass?.properties.count ?? 0 }

  /// Whether it is a type or inherits from it.
  func isKind(of other: ModelDescription) -> Bool { self === other || superclass?.isKind(of: other) == true }

  /// The name of a type of models in schemas.
  static func name(of type: any PersistentModel.Type) -> String { String(describing: type) }

  /// The descriptions that were made. They follow from the program alone.
  private static let known = Locked<[ObjectIdentifier: ModelDescription]>([:])

  static func of(_ type: any PersistentModel.Type) -> ModelDescription {
    if let description = known.withLock({ $0[ObjectIdentifier(type)] }) { return description }
    // Not in the lock: default values are code of the app.
    let new = ModelDescription(type)
    return known.withLock { known in
      if let description = known[ObjectIdentifier(type)] { return description }
      known[ObjectIdentifier(type)] = new
      return new
    }
  }

  /// The description that was made of a type with a name; `nil` if there are several or none.
  static func only(named name: String) -> ModelDescription? {
    let named = known.withLock { $0.values.filter { $0.name == name } }
    return named.count == 1 ? named.first : nil
  }

  /// The descriptions of types, and of all types that their relationships lead to, by name.
  static func reachable(from types: [any PersistentModel.Type]) -> [ModelDescription] {
    var found: [ObjectIdentifier: ModelDescription] = [:]
    var open = types
    while let type = open.popLast() {
      let description = of(type)
      if found.updateValue(description, forKey: description.typeID) != nil { continue }
      open += description.properties.compactMap(\.destination)
      if let superclass = description.superclass { open.append(superclass.type) }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// The place of a stored property.
  func index(of keyPath: AnyKeyPath) -> Int {
    guard let index = indexByKeyPath[keyPath] else {
      fatalError("\(keyPath) is no stored property of \(name). Use a property that @Model stores.")
    }
    return index
  }

  /// The place of a stored property; `nil` for another one.
  func storedIndex(of keyPath: AnyKeyPath) -> Int? { indexByKeyPath[keyPath] }

  func index(named name: String) -> Int? { indexByName[name] }

  /// The description of the models that a relationship leads to.
  func destination(of index: Int) -> ModelDescription {
    guard let type = properties[index].destination else {
      fatalError("\(name).\(properties[index].name) is no relationship.")
    }
    return Self.of(type)
  }

  /// The inverse of a relationship; `nil` if there is none.
  func inverse(of index: Int) -> Inverse? {
    if let superclass, index < inheritedCount { return superclass.inverse(of: index) }
    if let known = inverses.withLock({ $0[index] }) { return known }
    let inverse = findInverse(of: index)
    inverses.withLock { $0[index] = .some(inverse) }
    return inverse
  }

  private func findInverse(of index: Int) -> Inverse? {
    let property = properties[index]
    guard property.destination != nil else { return nil }
    let destination = destination(of: index)
    if let keyPath = property.inverseKeyPath {
      return destination.storedIndex(of: keyPath).map { Inverse(description: destination, index: $0) }
    }
    let back = destination.properties.indices.filter { destination.properties[$0].destination == type }
    if let named = back.first(where: { destination.properties[$0].inverseKeyPath == property.keyPath }) {
      return Inverse(description: destination, index: named)
    }
    // Without a name: if there is one property in each direction, one of them with at most one model, which may be
    // missing.
    let forth = properties.indices.filter { properties[$0].destination == destination.type }
    guard back.count == 1, forth.count == 1, back[0] != index || destination !== self else { return nil }
    let other = destination.properties[back[0]]
    guard other.inverseKeyPath == nil, !(property.isToMany && other.isToMany) else { return nil }
    guard property.isToMany || property.isOptional, other.isToMany || other.isOptional else { return nil }
    return Inverse(description: destination, index: back[0])
  }
}
