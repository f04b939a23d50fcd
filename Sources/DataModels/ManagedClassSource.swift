/// The Swift source of the classes that Xcode generates for the entities of a model.
package struct ManagedClassSource {
  private let model: DataModel
  private let members: (String) -> [String]
  private var lines: [String] = []

  /// - Parameters:
  ///   - model: The current version of a model.
  ///   - members: The members that a class has in its body, by its name.
  package init(_ model: DataModel, members: @escaping (String) -> [String] = { _ in [] }) {
    self.model = model
    self.members = members
  }

  /// The names of the classes that are generated as a whole.
  package var classNames: Set<String> {
    Set(model.entities.filter { $0.generation == .whole && $0.className != nil }.map { className(of: $0.name) })
  }

  /// The source; `nil` if nothing has to be generated.
  ///
  /// - Parameter module: The name of the module to import.
  package func text(importing module: String = "CoreData") -> String? {
    var source = self
    for entity in model.entities where entity.generation != .manual { source.add(entity) }
    if source.lines.isEmpty { return nil }
    return (["import Foundation", "import \(module)", ""] + source.lines).joined(separator: "\n")
  }

  /// The name of a class without that of its module.
  package static func plain(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  private func className(of entity: String) -> String {
    let found = model.entities.first { $0.name == entity }?.className
    return found.map(Self.plain) ?? "NSManagedObject"
  }

  private mutating func add(_ entity: DataModel.Entity) {
    guard entity.className != nil else { return }
    let name = className(of: entity.name)
    if entity.generation == .whole {
      let parent = entity.parent.map(className) ?? "NSManagedObject"
      let body = members(name).map { "  \($0)" }
      lines +=
        body.isEmpty
        ? ["nonisolated public class \(name): \(parent) {}", ""]
        : ["nonisolated public class \(name): \(parent) {"] + body + ["}", ""]
    }
    lines.append("nonisolated extension \(name) {")
    lines += [
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }"
    ]
    for attribute in entity.attributes { addProperty(attribute.name, Self.type(of: attribute)) }
    for relationship in entity.relationships { add(relationship) }
    for property in entity.fetchedProperties { add(property) }
    lines += ["}", ""]
    let isInherited = entity.parent.map { parent in model.entities.contains { $0.name == parent && $0.className != nil }
    }
    // The superclass is identifiable already.
    if isInherited != true { lines += ["nonisolated extension \(name): Identifiable {}", ""] }
  }

  private mutating func addProperty(_ name: String, _ type: String) {
    let key = name.replacing("`", with: "")
    lines.append(
      "  public var `\(key)`: \(type) { get { _managedValue(\"\(key)\") } set { _setManagedValue(\"\(key)\", newValue) } }"
    )
  }

  /// The Swift type of an attribute, as Xcode chooses it.
  static func type(of attribute: DataModel.Attribute) -> String {
    let scalar: String? =
      switch attribute.type {
      case "Integer 16": "Int16"
      case "Integer 32": "Int32"
      case "Integer 64": "Int64"
      case "Double": "Double"
      case "Float": "Float"
      case "Boolean": "Bool"
      default: nil
      }
    if let scalar { return attribute.isScalar ? scalar : "NSNumber?" }
    return switch attribute.type {
    case "String": "String?"
    case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Decimal": "NSDecimalNumber?"
    case "Composite": "[String: Any]?"
    default: attribute.valueClass.map { "\($0)?" } ?? "NSObject?"
    }
  }

  /// What is fetched cannot be set. The type fits sources that take it for optional, and those that do not.
  private mutating func add(_ property: DataModel.FetchedProperty) {
    let type = className(of: property.request.entity)
    lines.append("  public var `\(property.name)`: [\(type)]! { _managedValue(\"\(property.name)\") }")
  }

  private mutating func add(_ relationship: DataModel.Relationship) {
    let name = relationship.name
    let type = className(of: relationship.destination)
    guard relationship.isToMany else { return addProperty(name, "\(type)?") }
    let list = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    addProperty(name, "\(list)?")
    let title = name.prefix(1).uppercased() + name.dropFirst()
    func call(_ declaration: String, _ arguments: String) -> String {
      let method = declaration.prefix { $0 != "(" }
      return "  public func \(declaration) { _callManaged(\"\(method)\", \(arguments)) }"
    }
    lines += [
      call("addTo\(title)(_ value: \(type))", "[value]"), call("removeFrom\(title)(_ value: \(type))", "[value]"),
      call("addTo\(title)(_ values: \(list))", "[values]"), call("removeFrom\(title)(_ values: \(list))", "[values]"),
    ]
    guard relationship.isOrdered else { return }
    lines += [
      call("insertInto\(title)(_ value: \(type), at idx: Int)", "[value, idx]"),
      call("removeFrom\(title)(at idx: Int)", "[idx]"),
      call("insertInto\(title)(_ values: [\(type)], at indexes: NSIndexSet)", "[values, indexes]"),
      call("removeFrom\(title)(at indexes: NSIndexSet)", "[indexes]"),
      call("replace\(title)(at idx: Int, with value: \(type))", "[idx, value]"),
      call("replace\(title)(at indexes: NSIndexSet, with values: [\(type)])", "[indexes, values]"),
    ]
  }
}
