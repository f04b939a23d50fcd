import CFlowSupport
import Foundation
import Locking

/// The classes of entities, by their names.
enum ManagedClasses {
  /// Classes that do not change while a program runs.
  private static let known = Locked<[String: NSManagedObject.Type]>([:])

  /// The class of an entity; `NSManagedObject` if the program has none with its name.
  static func named(_ name: String) -> NSManagedObject.Type {
    if name == "NSManagedObject" { return NSManagedObject.self }
    if let type = known.withLock({ $0[name] }) { return type }
    let found = found(name)
    known.withLock { $0[name] = found }
    return found
  }

  private static func found(_ name: String) -> NSManagedObject.Type {
    if let type: NSManagedObject.Type = type(named: name) { return type }
    reportWarning(
      "The data model names the class '\(name)', which the program does not have; NSManagedObject is used.")
    return NSManagedObject.self
  }

  /// The class of the policy of a migration with a name; `nil` if the program has none.
  static func policy(named name: String) -> NSEntityMigrationPolicy.Type? { type(named: name) }

  private static func type<Class>(named name: String) -> Class? {
    if let type = NSClassFromString(name) as? Class { return type }
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let module = name.hasPrefix(".") ? nil : name.split(separator: ".").dropLast().last.map(String.init)
    let candidates: [Class] = classes(plain)
    return candidates.first { module != nil && String(reflecting: $0).hasPrefix("\(module ?? "").") }
      ?? candidates.first
  }

  private final class Found {
    var types: [Any.Type] = []
  }

  /// The classes with a name in all modules, sorted by their full names.
  private static func classes<Class>(_ name: String) -> [Class] {
    let found = Found()
    flow_each_class_named(
      name,
      { type, context in
        guard let type, let context else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        found.types.append(unsafeBitCast(type, to: Any.Type.self))
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types.compactMap { $0 as? Class }.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }
}

extension NSEntityDescription {
  /// The class of the entity's objects.
  var managedObjectClass: NSManagedObject.Type { ManagedClasses.named(managedObjectClassName ?? "NSManagedObject") }
}
