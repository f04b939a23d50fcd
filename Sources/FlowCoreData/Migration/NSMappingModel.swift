import FlowFoundation
import Foundation

/// What a migration does with the objects of an entity.
public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType, removeEntityMappingType
  case copyEntityMappingType, transformEntityMappingType
}

/// Where the value of a property comes from in a migration.
open class NSPropertyMapping: NSObject {
  /// The property of the new entity.
  open var name: String?
  /// The value. The variables `source`, `manager`, `entityMapping`, `destination` and `entityPolicy` have what their names
  /// say; `$source.title` is a value of the former object.
  open var valueExpression: FlowFoundation.NSExpression?
  open var userInfo: [AnyHashable: Any]?

  public override init() {}
}

/// Which objects of an entity become objects of a new one in a migration, and how.
open class NSEntityMapping: NSObject {
  open var name = ""
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var sourceEntityVersionHash: Data?
  open var destinationEntityName: String?
  open var destinationEntityVersionHash: Data?
  open var attributeMappings: [NSPropertyMapping]?
  open var relationshipMappings: [NSPropertyMapping]?
  /// The objects; `nil` for all of the entity. An expression whose value is a list of objects.
  open var sourceExpression: FlowFoundation.NSExpression?
  open var userInfo: [AnyHashable: Any]?
  /// The class of the policy; `nil` for ``NSEntityMigrationPolicy``.
  open var entityMigrationPolicyClassName: String?
  /// The predicate that a file has for the former objects.
  var sourceFilter: NSPredicate?

  public override init() {}
}

/// How the objects of one version of a model become those of another one.
open class NSMappingModel: NSObject {
  /// The mappings in the order in which they are carried out.
  open var entityMappings: [NSEntityMapping]!

  public override init() { entityMappings = [] }

  /// Reads a mapping model: a folder `….xcmappingmodel`, which is `….cdm` in a bundle.
  ///
  /// - Returns: `nil` if it cannot be read; a warning says why.
  public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    do {
      try self.init(mappings: MappingFile(url).model().entityMappings)
    } catch {
      reportWarning(error.description)
      return nil
    }
  }

  /// The mapping model among the files of bundles that leads from one model to another; `nil` for the app's bundles.
  ///
  /// - Returns: `nil` if there is none. A warning names each file that cannot be read.
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) {
    guard let sourceModel, let destinationModel else { return nil }
    do {
      guard let model = try Self.found(in: bundles, from: sourceModel, to: destinationModel) else { return nil }
      self.init(mappings: model.entityMappings)
    } catch {
      reportWarning(error.description)
      return nil
    }
  }

  private convenience init(mappings: [NSEntityMapping]?) {
    self.init()
    entityMappings = mappings ?? []
  }

  /// The first mapping model among the files of bundles that leads from one model to another. A warning names each file
  /// that cannot be read.
  ///
  /// - Throws: A ``MappingFault`` if this one has an expression that cannot be evaluated here.
  static func found(
    in bundles: [Bundle]?, from source: NSManagedObjectModel, to destination: NSManagedObjectModel
  ) throws(MappingFault) -> NSMappingModel? {
    for url in ModelFiles.mappings(in: bundles) {
      do {
        let file = try MappingFile(url)
        if file.leads(from: source, to: destination) { return try file.model() }
      } catch {
        if error.isOfExpression { throw error }
        reportWarning(error.description)
      }
    }
    return nil
  }

  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary((entityMappings ?? []).map { ($0.name, $0) }) { first, _ in first }
  }

  /// The mapping that follows from comparing two models: by names and renaming identifiers.
  ///
  /// - Throws: `CocoaError.inferredMappingModel` if a property is required and has no value in the former model.
  public class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    let former = sourceModel.entitiesByName
    var used: Set<String> = []
    for entity in destinationModel.entities where !entity.isAbstract {
      let name = entity.name ?? ""
      let mapping = NSEntityMapping()
      mapping.destinationEntityName = name
      mapping.destinationEntityVersionHash = entity.versionHash
      guard let source = [entity.renamingIdentifier, name].compactMap({ $0 }).compactMap({ former[$0] }).first else {
        mapping.name = "IEM_Add_\(name)"
        mapping.mappingType = .addEntityMappingType
        model.entityMappings.append(mapping)
        continue
      }
      used.insert(source.name ?? "")
      let isSame = source.versionHash == entity.versionHash
      mapping.name = "IEM_\(isSame ? "Copy" : "Transform")_\(name)"
      mapping.mappingType = isSame ? .copyEntityMappingType : .transformEntityMappingType
      mapping.sourceEntityName = source.name
      mapping.sourceEntityVersionHash = source.versionHash
      try mapping.infer(from: source, to: entity)
      model.entityMappings.append(mapping)
    }
    for entity in sourceModel.entities where !entity.isAbstract && !used.contains(entity.name ?? "") {
      let mapping = NSEntityMapping()
      mapping.name = "IEM_Remove_\(entity.name ?? "")"
      mapping.mappingType = .removeEntityMappingType
      mapping.sourceEntityName = entity.name
      mapping.sourceEntityVersionHash = entity.versionHash
      model.entityMappings.append(mapping)
    }
    return model
  }
}

extension NSEntityMapping {
  /// Maps the properties with the same names, or the former ones.
  fileprivate func infer(from source: NSEntityDescription, to entity: NSEntityDescription) throws {
    func mapping(_ property: NSPropertyDescription) -> NSPropertyMapping? {
      let known = source.propertiesByName
      let names = [property.renamingIdentifier, property.name].compactMap { $0 }
      guard let name = names.first(where: { known[$0] != nil }) else { return nil }
      let mapping = NSPropertyMapping()
      mapping.name = property.name
      mapping.valueExpression = FlowFoundation.NSExpression(format: "$source.\(name)")
      return mapping
    }
    var attributes: [NSPropertyMapping] = []
    for (name, attribute) in entity.attributesByName.sorted(by: { $0.key < $1.key }) where !attribute.isTransient {
      if let mapping = mapping(attribute) {
        attributes.append(mapping)
      } else if !attribute.isOptional, attribute.defaultValue == nil {
        let reason = "'\(name)' is required, and has no former value and no default."
        throw CocoaError(
          .inferredMappingModel,
          userInfo: [
            NSLocalizedDescriptionKey: "No mapping of '\(entity.name ?? "")' can be inferred: \(reason)"
          ])
      }
    }
    attributeMappings = attributes
    relationshipMappings = entity.relationshipsByName.sorted { $0.key < $1.key }.compactMap { mapping($0.value) }
  }
}
