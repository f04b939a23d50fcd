import AssetCatalogs
import Foundation

extension DataModel {
  /// Reads one version of a model: the file `contents` of a folder `….xcdatamodel`.
  ///
  /// - Throws: A `FileFault` if the file cannot be read or is no model.
  package init(version folder: URL) throws(FileFault) {
    let root = try MarkupElement.read(folder.appendingPathComponent("contents"))
    guard root.name == "model" else { throw FileFault("it is no data model: its element is '\(root.name)'") }
    versionIdentifier = root.attributes["userDefinedModelVersionIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    entities = root["entity"].map(Entity.init)
    for composite in root["composite"] {
      composites[composite.attributes["name"] ?? ""] = composite["attribute"].map(Attribute.init)
    }
    fetchRequests = root["fetchRequest"].map(FetchRequest.init)
    for configuration in root["configuration"] {
      configurations[configuration.attributes["name"] ?? ""] =
        configuration["memberEntity"].compactMap { $0.attributes["name"] }
    }
  }
}

extension DataModel.Entity {
  fileprivate init(_ element: MarkupElement) {
    name = element.attributes["name"] ?? ""
    let named = element.attributes["representedClassName"].flatMap { $0.isEmpty ? nil : $0 }
    className = named == "NSManagedObject" ? nil : named
    generation = element.attributes["codeGenerationType"].flatMap(DataModel.ClassGeneration.init) ?? .manual
    parent = element.attributes["parentEntity"]
    isAbstract = element.isOn("isAbstract")
    formerName = element.attributes["elementID"]
    hashModifier = element.attributes["versionHashModifier"]
    attributes = element["attribute"].map(DataModel.Attribute.init)
    relationships = element["relationship"].map(DataModel.Relationship.init)
    fetchedProperties = element["fetchedProperty"].compactMap(DataModel.FetchedProperty.init)
    uniqueness = element.all("uniquenessConstraints", "uniquenessConstraint").map {
      $0["constraint"].compactMap { $0.attributes["value"] }
    }
    indices = element["fetchIndex"].map { $0["fetchIndexElement"].compactMap { $0.attributes["property"] } }
    userInfo = element.userInfo
  }
}

extension DataModel.Attribute {
  fileprivate init(_ element: MarkupElement) {
    name = element.attributes["name"] ?? ""
    type = element.attributes["attributeType"] ?? "Undefined"
    isOptional = element.isOn("optional")
    isTransient = element.isOn("transient")
    isScalar = element.isOn("usesScalarValueType")
    defaultValue = element.attributes["defaultValueString"] ?? element.attributes["defaultDateTimeInterval"]
    formerName = element.attributes["elementID"]
    hashModifier = element.attributes["versionHashModifier"]
    minimum = element.attributes["minValueString"] ?? element.attributes["minDateTimeInterval"]
    maximum = element.attributes["maxValueString"] ?? element.attributes["maxDateTimeInterval"]
    pattern = element.attributes["regularExpressionString"]
    valueClass = element.attributes["customClassName"]
    transformer = element.attributes["valueTransformerName"]
    composite = element.attributes["composite"]
    isExternal = element.isOn("allowsExternalBinaryDataStorage")
    derivation = element.isOn("derived") ? element.attributes["derivationExpression"] : nil
    userInfo = element.userInfo
  }
}

extension DataModel.Relationship {
  fileprivate init(_ element: MarkupElement) {
    name = element.attributes["name"] ?? ""
    destination = element.attributes["destinationEntity"] ?? ""
    inverse = element.attributes["inverseName"]
    isOptional = element.isOn("optional")
    isToMany = element.isOn("toMany")
    isOrdered = element.isOn("ordered")
    isTransient = element.isOn("transient")
    deletionRule = element.attributes["deletionRule"] ?? "Nullify"
    minimum = element.number("minCount") ?? 0
    maximum = isToMany ? element.number("maxCount") ?? 0 : 1
    formerName = element.attributes["elementID"]
    hashModifier = element.attributes["versionHashModifier"]
    userInfo = element.userInfo
  }
}

extension DataModel.FetchedProperty {
  /// - Returns: `nil` if the property has no request.
  fileprivate init?(_ element: MarkupElement) {
    guard let request = element["fetchRequest"].first else { return nil }
    name = element.attributes["name"] ?? ""
    isOptional = element.isOn("optional")
    self.request = DataModel.FetchRequest(request)
    userInfo = element.userInfo
  }
}

extension DataModel.FetchRequest {
  fileprivate init(_ element: MarkupElement) {
    name = element.attributes["name"] ?? ""
    entity = element.attributes["entity"] ?? ""
    predicate = element.attributes["predicateString"]
    limit = element.number("fetchLimit") ?? 0
  }
}

extension MarkupElement {
  fileprivate func number(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  fileprivate var userInfo: [String: String] {
    all("userInfo", "entry").reduce(into: [:]) { $0[$1.attributes["key"] ?? ""] = $1.attributes["value"] ?? "" }
  }
}
