import AssetCatalogs
import Foundation

/// How the objects of one version of a data model become those of another one, as a file `….xcmappingmodel` says.
package struct DataMapping {
  /// The path of the former version in the project, such as `App/Shop.xcdatamodeld/Shop 1.xcdatamodel`.
  package let source: String
  /// The path of the new version in the project.
  package let destination: String
  /// The mappings of entities, in the order in which they are carried out.
  package let entities: [Entity]

  /// Which objects of an entity become objects of a new one.
  package struct Entity {
    package let name: String
    /// The former entity; `nil` for an entity that is added.
    package let source: String?
    /// The new entity; `nil` for one that is removed.
    package let destination: String?
    /// The class of the app that carries out the mapping.
    package let policy: String?
    /// The predicate of the former objects; `nil` for all of them.
    package let filter: String?
    /// The former objects, if the file has an expression for them.
    package let objects: DataExpression?
    package let attributes: [Property]
    package let relationships: [Property]
    package let userInfo: [AnyHashable: Any]?
  }

  /// Where the value of a property comes from.
  package struct Property {
    package let name: String
    /// The value; `nil` for that of the former property with the same name.
    package let value: DataExpression?
    /// The former objects of a relationship, such as `$source.country`.
    package let keyPath: String?
    /// The name of the mapping that makes the objects of a relationship.
    package let mapping: String?
    package let userInfo: [AnyHashable: Any]?
  }

  /// Whether a name is that of a mapping model. One in a bundle has the extension that Xcode gives to a compiled one.
  package static func isMapping(_ name: String) -> Bool {
    ["xcmappingmodel", "cdm"].contains((name as NSString).pathExtension)
  }

  /// The name that a mapping model has in a bundle.
  package static func nameInBundle(of url: URL) -> String { url.deletingPathExtension().lastPathComponent + ".cdm" }

  /// Reads a folder `….xcmappingmodel`.
  ///
  /// - Throws: A `FileFault` if the file in it cannot be read, or is no mapping model.
  package init(_ folder: URL) throws(FileFault) {
    let root = try MarkupElement.read(folder.appendingPathComponent("xcmapping.xml"))
    let objects = MappingObject.all(in: root)
    guard let model = objects.values.first(where: { $0.kind == "XDDEVMAPPINGMODEL" }) else {
      throw FileFault("it has no mapping model")
    }
    source = model["sourcemodelpath"] ?? ""
    destination = model["destinationmodelpath"] ?? ""
    entities = model.related("entitymappings", in: objects).sorted { $0.place < $1.place }.map { Entity($0, objects) }
  }
}

extension DataMapping.Entity {
  fileprivate init(_ object: MappingObject, _ objects: [String: MappingObject]) {
    source = object["sourcename"]
    destination = object["destinationname"]
    let names = [source, destination].compactMap { $0 }
    name = object["name"] ?? names.joined(separator: "To")
    policy = object["migrationpolicyclassname"]
    filter = object["sourcefilterpredicatestring"]
    self.objects = object.expression("sourceexpressiondata")
    attributes = Self.properties(object.related("attributemappings", in: objects))
    relationships = Self.properties(object.related("relationshipmappings", in: objects))
    userInfo = object.userInfo
  }

  private static func properties(_ objects: [MappingObject]) -> [DataMapping.Property] {
    let properties = objects.compactMap { object in
      object["name"].map { name in
        DataMapping.Property(
          name: name, value: object.expression("valueexpressiondata"), keyPath: object["sourcekeypath"],
          mapping: object["sourcemappingname"], userInfo: object.userInfo)
      }
    }
    return properties.sorted { $0.name < $1.name }
  }
}

/// An object of the file, which is an XML store of Xcode's editor.
private struct MappingObject {
  let kind: String
  private var values: [String: String] = [:]
  private var references: [String: [String]] = [:]

  /// The objects by their identifiers.
  static func all(in root: MarkupElement) -> [String: MappingObject] {
    root["object"].reduce(into: [:]) { objects, element in
      if let id = element.attributes["id"] { objects[id] = MappingObject(element) }
    }
  }

  private init(_ element: MarkupElement) {
    kind = (element.attributes["type"] ?? "").uppercased()
    for value in element["attribute"] { values[value.attributes["name"]?.lowercased() ?? ""] = value.text }
    for relationship in element["relationship"] {
      let ids = (relationship.attributes["idrefs"] ?? "").split(separator: " ")
      references[relationship.attributes["name"]?.lowercased() ?? ""] = ids.map(String.init)
    }
  }

  /// A value; `nil` if it is empty.
  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The place of a mapping among the others.
  var place: Int { self["mappingnumber"].flatMap { Int($0) } ?? 0 }

  func related(_ name: String, in objects: [String: MappingObject]) -> [MappingObject] {
    (references[name] ?? []).compactMap { objects[$0] }
  }

  private func data(_ name: String) -> Data? {
    self[name].flatMap { Data(base64Encoded: $0, options: .ignoreUnknownCharacters) }
  }

  var userInfo: [AnyHashable: Any]? { data("userinfodata").flatMap(DataExpression.dictionary) }

  /// The expression that somebody wrote; `nil` if it follows from the models.
  func expression(_ name: String) -> DataExpression? {
    guard self["autogenerateexpression"] != "1", let data = data(name) else { return nil }
    return DataExpression(archive: data) ?? .unknown
  }
}
