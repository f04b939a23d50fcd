import AssetCatalogs
import DataModels
import FlowFoundation
import Foundation

/// The reason why a file with a mapping model cannot be used, as a sentence with its name.
struct MappingFault: Error, CustomStringConvertible {
  let file: String
  let reason: String
  /// Whether the file was read, and has an expression that cannot be evaluated here.
  var isOfExpression = false

  var description: String { "The mapping model '\(file)' cannot be \(isOfExpression ? "used" : "read"): \(reason)." }
}

/// A file with a mapping model, and the versions of a data model from and to which it leads.
struct MappingFile {
  private let name: String
  private let mapping: DataMapping
  private let source: NSManagedObjectModel
  private let destination: NSManagedObjectModel

  /// Reads a folder `….xcmappingmodel`, which is `….cdm` in a bundle.
  ///
  /// - Throws: A ``MappingFault`` if it cannot be read, or if the app does not have the versions that it names.
  init(_ url: URL) throws(MappingFault) {
    name = url.lastPathComponent
    do {
      mapping = try DataMapping(url)
      source = try Self.version(mapping.source, beside: url)
      destination = try Self.version(mapping.destination, beside: url)
    } catch {
      throw MappingFault(file: name, reason: error.description)
    }
  }

  /// The version of a data model that a project has at a path, beside the file or among the app's models.
  private static func version(_ path: String, beside url: URL) throws(FileFault) -> NSManagedObjectModel {
    let place = URL(fileURLWithPath: "/" + path)
    let folder = place.deletingLastPathComponent()
    let name = (folder.pathExtension == "xcdatamodeld" ? folder : place).deletingPathExtension().lastPathComponent
    let beside = AssetCatalog.children(of: url.deletingLastPathComponent())
      .filter { DataModelFolder.isModel($0.lastPathComponent) }
    let folders = (beside + ModelFiles.all(in: nil)).map { DataModelFolder($0) }.filter { $0.name == name }
    guard
      let version = folders.flatMap(\.versions).first(where: { $0.lastPathComponent == place.lastPathComponent })
    else {
      throw FileFault("it names the version '\(path)', which is not among the app's data models")
    }
    return NSManagedObjectModel(try DataModel(version: version))
  }

  /// Whether the file leads from one model to another: the entities that it names are the same in both.
  func leads(from former: NSManagedObjectModel, to new: NSManagedObjectModel) -> Bool {
    func isSame(_ name: String?, _ own: NSManagedObjectModel, _ other: NSManagedObjectModel) -> Bool {
      guard let name else { return true }
      return own.entitiesByName[name]?.versionHash == other.entitiesByName[name]?.versionHash
    }
    return !mapping.entities.isEmpty
      && mapping.entities.allSatisfy { isSame($0.source, source, former) && isSame($0.destination, destination, new) }
  }

  /// The mapping model.
  ///
  /// - Throws: A ``MappingFault`` if it has an expression that cannot be evaluated here.
  func model() throws(MappingFault) -> NSMappingModel {
    let model = NSMappingModel()
    do {
      for entity in mapping.entities { model.entityMappings.append(try entityMapping(entity)) }
    } catch {
      throw MappingFault(file: name, reason: error.description, isOfExpression: true)
    }
    return model
  }

  private func entityMapping(_ entity: DataMapping.Entity) throws(FileFault) -> NSEntityMapping {
    let former = entity.source.flatMap { source.entitiesByName[$0] }
    let new = entity.destination.flatMap { destination.entitiesByName[$0] }
    let mapping = NSEntityMapping()
    mapping.name = entity.name
    (mapping.sourceEntityName, mapping.sourceEntityVersionHash) = (entity.source, former?.versionHash)
    (mapping.destinationEntityName, mapping.destinationEntityVersionHash) = (entity.destination, new?.versionHash)
    mapping.entityMigrationPolicyClassName = entity.policy
    mapping.userInfo = entity.userInfo
    mapping.mappingType =
      if entity.policy != nil {
        .customEntityMappingType
      } else if former == nil {
        .addEntityMappingType
      } else if new == nil {
        .removeEntityMappingType
      } else {
        former?.versionHash == new?.versionHash ? .copyEntityMappingType : .transformEntityMappingType
      }
    if let filter = entity.filter { mapping.sourceFilter = try Self.predicate(filter, of: entity.name) }
    if let objects = entity.objects { mapping.sourceExpression = try Self.expression(objects, of: entity.name) }
    var attributes: [NSPropertyMapping] = []
    for property in entity.attributes {
      attributes.append(Self.mapping(property, try attribute(property, in: entity, former)))
    }
    var relationships: [NSPropertyMapping] = []
    for property in entity.relationships {
      relationships.append(Self.mapping(property, try relationship(property, in: entity, former)))
    }
    (mapping.attributeMappings, mapping.relationshipMappings) = (attributes, relationships)
    return mapping
  }

  private static func predicate(_ text: String, of place: String) throws(FileFault) -> NSPredicate {
    do {
      var parser = try PredicateParser(text)
      return try parser.parse().predicate(nil)
    } catch {
      throw FileFault("the filter '\(text)' of '\(place)' is no predicate")
    }
  }

  private static func mapping(
    _ property: DataMapping.Property, _ value: FlowFoundation.NSExpression?
  ) -> NSPropertyMapping {
    let mapping = NSPropertyMapping()
    (mapping.name, mapping.valueExpression, mapping.userInfo) = (property.name, value, property.userInfo)
    return mapping
  }

  // MARK: - Values

  private func attribute(
    _ property: DataMapping.Property, in entity: DataMapping.Entity, _ former: NSEntityDescription?
  ) throws(FileFault) -> FlowFoundation.NSExpression? {
    if let value = property.value { return try Self.expression(value, of: "\(entity.name).\(property.name)") }
    return former?.attributesByName[property.name] == nil ? nil : Self.source(property.name)
  }

  private func relationship(
    _ property: DataMapping.Property, in entity: DataMapping.Entity, _ former: NSEntityDescription?
  ) throws(FileFault) -> FlowFoundation.NSExpression? {
    if let value = property.value { return try Self.expression(value, of: "\(entity.name).\(property.name)") }
    let prefix = "$source."
    let path = property.keyPath.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    guard path != nil || former?.relationshipsByName[property.name] != nil else { return nil }
    let objects = Self.source(path ?? property.name)
    guard let mapping = property.mapping else { return objects }
    return Self.destinations(of: objects, by: FlowFoundation.NSExpression(forConstantValue: mapping))
  }

  /// A value of the former object.
  private static func source(_ path: String) -> FlowFoundation.NSExpression {
    FlowFoundation.NSExpression(format: "$source.\(path)")
  }

  /// The new objects that a mapping has made of former ones.
  private static func destinations(
    of objects: FlowFoundation.NSExpression, by mapping: FlowFoundation.NSExpression
  ) -> FlowFoundation.NSExpression {
    FlowFoundation.NSExpression(
      block: { _, values, _ in
        guard values.count == 3, let manager = values[0] as? NSMigrationManager, let name = values[1] as? String else {
          return NSNull()
        }
        return manager.destinationInstances(
          forEntityMappingName: name, sourceInstances: NSMigrationManager.objects(values[2]))
      }, arguments: [FlowFoundation.NSExpression(forVariable: NSMigrationManagerKey), mapping, objects])
  }

  /// An expression of the file. Methods that it may call are those of the policy, and one of the manager.
  private static func expression(
    _ value: DataExpression, of place: String
  ) throws(FileFault) -> FlowFoundation.NSExpression {
    switch value {
    case .constant(let value): return FlowFoundation.NSExpression(forConstantValue: value)
    case .object: return FlowFoundation.NSExpression.expressionForEvaluatedObject()
    case .variable(let name): return FlowFoundation.NSExpression(forVariable: name)
    case .keyPath(nil, let path): return FlowFoundation.NSExpression(forKeyPath: path)
    case .keyPath(let base?, let path):
      return FlowFoundation.NSExpression(format: "%@.\(path)", try expression(base, of: place))
    // A method without arguments is a key.
    case .call(let name, of: let base?, let arguments) where arguments.isEmpty:
      return FlowFoundation.NSExpression(format: "%@.\(name)", try expression(base, of: place))
    case .list(let parts):
      return FlowFoundation.NSExpression(forAggregate: try expressions(parts, of: place))
    case .call(let name, of: nil, let arguments):
      return FlowFoundation.NSExpression(forFunction: name, arguments: try expressions(arguments, of: place))
    case .call(let name, of: .variable(let receiver)?, let arguments):
      let arguments = try expressions(arguments, of: place)
      if receiver == NSMigrationEntityPolicyKey { return result(of: name, arguments) }
      if receiver == NSMigrationManagerKey, name == "destinationInstancesForEntityMappingNamed:sourceInstances:",
        arguments.count == 2
      {
        return destinations(of: arguments[1], by: arguments[0])
      }
      throw FileFault("'\(place)' calls '\(name)' of '$\(receiver)', and methods cannot be called by their names here")
    case .unknown: throw FileFault("'\(place)' has an expression of a kind that is not known here")
    case .call(let name, of: _, _):
      throw FileFault("'\(place)' calls '\(name)', and methods cannot be called by their names here")
    }
  }

  private static func expressions(
    _ values: [DataExpression], of place: String
  ) throws(FileFault) -> [FlowFoundation.NSExpression] {
    var expressions: [FlowFoundation.NSExpression] = []
    for value in values { expressions.append(try expression(value, of: place)) }
    return expressions
  }

  /// The result of a method of the policy.
  private static func result(
    of method: String, _ arguments: [FlowFoundation.NSExpression]
  ) -> FlowFoundation.NSExpression {
    FlowFoundation.NSExpression(
      block: { _, values, _ in
        (values.first as? NSEntityMigrationPolicy)?.result(of: method, values.dropFirst()) ?? NSNull()
      }, arguments: [FlowFoundation.NSExpression(forVariable: NSMigrationEntityPolicyKey)] + arguments)
  }
}
