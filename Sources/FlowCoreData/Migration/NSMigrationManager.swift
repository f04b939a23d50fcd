import FlowFoundation
import Foundation

/// Makes a store of one version of a model from that of another one, object by object.
open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  public private(set) var mappingModel = NSMappingModel()
  /// The former objects.
  public private(set) var sourceContext: NSManagedObjectContext
  /// The new objects.
  public private(set) var destinationContext: NSManagedObjectContext
  public private(set) var currentEntityMapping = NSEntityMapping()
  /// How much is done: from 0 to 1.
  open private(set) var migrationProgress: Float = 0
  open var userInfo: [AnyHashable: Any]?
  /// Without effect: each migration goes object by object.
  open var usesStoreSpecificMigrationManager = true
  private var cancellation: (any Error)?
  /// The new objects for each mapping and former object, and the reverse.
  private var associations: [String: Associations] = [:]

  private struct Associations {
    var order: [NSManagedObject] = []
    var destinations: [ObjectIdentifier: [NSManagedObject]] = [:]
    var sources: [ObjectIdentifier: [NSManagedObject]] = [:]
  }

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
    sourceContext = NSManagedObjectContext(.mainQueue)
    destinationContext = NSManagedObjectContext(.mainQueue)
  }

  /// Makes a store from another one.
  ///
  /// - Throws: An error of Cocoa if a store cannot be opened or saved, and what a policy throws. The new store is then
  ///   removed.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard let mappings else {
      throw CocoaError(
        .migrationMissingMappingModel, userInfo: [NSLocalizedDescriptionKey: "The migration has no mapping model."])
    }
    reset()
    mappingModel = mappings
    let source = try Self.context(sourceModel, sourceURL, sStoreType, sOptions)
    let destination = try Self.context(destinationModel, dURL, dStoreType, dOptions)
    (sourceContext, destinationContext) = (source, destination)
    defer {
      for context in [source, destination] {
        context.persistentStoreCoordinator?.persistentStores.forEach {
          try? context.persistentStoreCoordinator?.remove($0)
        }
      }
    }
    do {
      try migrate()
      try destination.save()
    } catch {
      try? destination.persistentStoreCoordinator?.destroyPersistentStore(at: dURL, ofType: dStoreType)
      throw error
    }
    migrationProgress = 1
  }

  /// Makes a store from another one.
  ///
  /// - Throws: An error of Cocoa if a store cannot be opened or saved, and what a policy throws. The new store is then
  ///   removed.
  public func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil,
    mapping mappingModel: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mappingModel,
      toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
      destinationOptions: destinationOptions)
  }

  /// A context on a store whose objects are of no class of the app: the classes know one version only.
  private static func context(
    _ model: NSManagedObjectModel, _ url: URL, _ type: String, _ options: [AnyHashable: Any]?
  ) throws -> NSManagedObjectContext {
    let model = model.copy() as? NSManagedObjectModel ?? model
    for entity in model.entities { entity.managedObjectClassName = "NSManagedObject" }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func migrate() throws {
    let mappings = mappingModel.entityMappings ?? []
    let policies = mappings.map { (mapping: $0, policy: Self.policy(of: $0)) }
    let steps: [(NSEntityMapping, NSEntityMigrationPolicy) throws -> Void] = [
      { mapping, policy in
        try policy.begin(mapping, with: self)
        for source in try self.sources(of: mapping) {
          try self.cancellation.map { throw $0 }
          try policy.createDestinationInstances(forSource: source, in: mapping, manager: self)
        }
        try policy.endInstanceCreation(forMapping: mapping, manager: self)
      },
      { mapping, policy in
        for destination in self.associations[mapping.name]?.order ?? [] {
          try self.cancellation.map { throw $0 }
          try policy.createRelationships(forDestination: destination, in: mapping, manager: self)
        }
        try policy.endRelationshipCreation(forMapping: mapping, manager: self)
      },
      { mapping, policy in
        try policy.performCustomValidation(forMapping: mapping, manager: self)
        try policy.end(mapping, manager: self)
      },
    ]
    let count = Float(max(1, steps.count * policies.count))
    for step in steps {
      for (mapping, policy) in policies {
        currentEntityMapping = mapping
        try step(mapping, policy)
        migrationProgress += 1 / count
      }
    }
  }

  /// The former objects of a mapping.
  private func sources(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
    if mapping.mappingType == .addEntityMappingType || mapping.mappingType == .removeEntityMappingType { return [] }
    if let expression = mapping.sourceExpression {
      return Self.objects(expression.expressionValue(with: nil, context: [NSMigrationManagerKey: self]))
    }
    guard let name = mapping.sourceEntityName else { return [] }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.includesSubentities = false
    request.predicate = mapping.sourceFilter
    return try sourceContext.fetch(request)
  }

  private static func policy(of mapping: NSEntityMapping) -> NSEntityMigrationPolicy {
    guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty else { return NSEntityMigrationPolicy() }
    if let type = ManagedClasses.policy(named: name) { return type.init() }
    reportMistake(
      "The mapping '\(mapping.name)' names the policy '\(name)', which the program does not have; the standard one is used."
    )
    return NSEntityMigrationPolicy()
  }

  /// The objects of a value: of a set, a list, or one.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }

  /// Stops the migration, which throws the error.
  open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

  /// Forgets the last migration.
  open func reset() {
    associations = [:]
    cancellation = nil
    migrationProgress = 0
  }

  // MARK: - Objects

  /// The former entity of a mapping.
  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceContext.persistentStoreCoordinator?.managedObjectModel.entitiesByName[$0] }
  }

  /// The new entity of a mapping.
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap {
      destinationContext.persistentStoreCoordinator?.managedObjectModel.entitiesByName[$0]
    }
  }

  /// Notes which new object a former one has become. A policy calls it for each object that it makes.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {
    associations[entityMapping.name, default: Associations()].order.append(destinationInstance)
    associations[entityMapping.name]?.destinations[ObjectIdentifier(sourceInstance), default: []]
      .append(destinationInstance)
    associations[entityMapping.name]?.sources[ObjectIdentifier(destinationInstance), default: []].append(sourceInstance)
  }

  /// The new objects that a mapping has made of former ones; `nil` for all of them.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    let known = associations[mappingName]
    return sourceInstances?.flatMap { known?.destinations[ObjectIdentifier($0)] ?? [] } ?? known?.order ?? []
  }

  /// The former objects from which a mapping has made new ones; `nil` for all of them.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    let known = associations[mappingName]
    return (destinationInstances ?? known?.order ?? []).flatMap { known?.sources[ObjectIdentifier($0)] ?? [] }
  }

  /// The new objects of a former one, from the first mapping that has made some of it.
  func destinations(of source: NSManagedObject) -> [NSManagedObject] {
    for mapping in mappingModel.entityMappings ?? [] {
      if let found = associations[mapping.name]?.destinations[ObjectIdentifier(source)] { return found }
    }
    return []
  }
}
