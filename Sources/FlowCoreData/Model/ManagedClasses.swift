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
    if let type = NSClassFromString(name) as? NSManagedObject.Type { return type }
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let module = name.hasPrefix(".") ? nil : name.split(separator: ".").dropLast().last.map(String.init)
    let candidates = classes(plain)
    let exact = candidates.first { module != nil && String(reflecting: $0).hasPrefix("\(module ?? "").") }
    guard let type = exact ?? candidates.first else {
      reportWarning(
        "The data model names the class '\(name)', which the program does not have; NSManagedObject is used.")
      return NSManagedObject.self
    }
    return type
  }

  private final class Found {
    var types: [NSManagedObject.Type] = []
  }

  /// The classes with a name in all modules, sorted by their full names.
  private static func classes(_ name: String) -> [NSManagedObject.Type] {
    let found = Found()
    flow_each_class_named(
      name,
      { type, context in
        guard let type, let context else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        if let type = unsafeBitCast(type, to: Any.Type.self) as? NSManagedObject.Type { found.types.append(type) }
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.types.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }
}

extension NSEntityDescription {
  /// The class of the entity's objects.
  var managedObjectClass: NSManagedObject.Type { ManagedClasses.named(managedObjectClassName ?? "NSManagedObject") }
}
