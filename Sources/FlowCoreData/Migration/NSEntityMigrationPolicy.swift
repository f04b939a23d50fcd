import FlowFoundation
import FlowObjectiveC
import Foundation

public let NSMigrationManagerKey = "manager"
public let NSMigrationSourceObjectKey = "source"
public let NSMigrationDestinationObjectKey = "destination"
public let NSMigrationEntityMappingKey = "entityMapping"
public let NSMigrationPropertyMappingKey = "propertyMapping"
public let NSMigrationEntityPolicyKey = "entityPolicy"

/// Carries out the mapping of an entity; a subclass does so in another way.
open class NSEntityMigrationPolicy: NSObject {
  public required override init() {}

  /// The methods of the class that a mapping model may call by their names, as the source preparation lists them.
  open class var _methods: [Selector] { [] }

  /// Called before the objects of the entity are made.
  ///
  /// - Throws: An error of a subclass, which ends the migration.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Makes the new objects for a former one, with their attributes. By default one, unless the entity is removed.
  ///
  /// - Throws: An error of a subclass, which ends the migration.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let name = mapping.destinationEntityName else { return }
    let new = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
    for property in mapping.attributeMappings ?? [] {
      guard let key = property.name, let expression = property.valueExpression else { continue }
      new.setValue(value(of: expression, property, sInstance, new, mapping, manager), forKey: key)
    }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: new, for: mapping)
  }

  /// Called after the objects of the entity are made.
  ///
  /// - Throws: An error of a subclass, which ends the migration.
  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Relates a new object with others. By default with those that the related former ones have become.
  ///
  /// - Throws: An error of a subclass, which ends the migration.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    let sources = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance])
    guard let source = sources.first else { return }
    for property in mapping.relationshipMappings ?? [] {
      guard let key = property.name, let expression = property.valueExpression,
        let relationship = dInstance.entity.relationshipsByName[key]
      else { continue }
      let value = value(of: expression, property, source, dInstance, mapping, manager)
      let related = NSMigrationManager.objects(value).flatMap {
        $0.managedObjectContext === manager.destinationContext ? [$0] : manager.destinations(of: $0)
      }
      let new: Any? =
        relationship.isToMany
        ? relationship.isOrdered ? NSOrderedSet(array: related) : NSSet(array: related) : related.first
      dInstance.setValue(new, forKey: key)
    }
  }

  /// Called after the objects of the entity are related.
  ///
  /// - Throws: An error of a subclass, which ends the migration.
  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Called when all objects are made and related; checks them.
  ///
  /// - Throws: An error of a subclass, which ends the migration.
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Called at the end of the migration.
  ///
  /// - Throws: An error of a subclass, which ends the migration.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  private func value(
    of expression: FlowFoundation.NSExpression, _ property: NSPropertyMapping, _ source: NSManagedObject,
    _ destination: NSManagedObject, _ mapping: NSEntityMapping, _ manager: NSMigrationManager
  ) -> Any? {
    let value = expression.expressionValue(
      with: source,
      context: [
        NSMigrationManagerKey: manager, NSMigrationSourceObjectKey: source,
        NSMigrationDestinationObjectKey: destination, NSMigrationEntityMappingKey: mapping,
        NSMigrationPropertyMappingKey: property, NSMigrationEntityPolicyKey: self,
      ])
    return value is NSNull ? nil : value
  }

  /// The result of a method by its name; a name that the class does not have is a mistake.
  func result(of name: String, _ arguments: some Sequence<Any>) -> Any? {
    guard let method = Self._methods.first(where: { $0.description == name }) else {
      reportMistake(
        "A mapping model calls the method '\(name)' of \(type(of: self)), which has no method of this name that is "
          + "marked '@objc'.")
      return nil
    }
    let result = method._send(to: self, arguments.map { $0 is NSNull ? nil : $0 }) ?? nil
    return result.flatMap(KeyValueCoding.plain)
  }
}
