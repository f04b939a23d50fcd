import Foundation

/// What a definition of intents says of the classes that Xcode generates; titles, dialogs and suggestions are not read.
package struct IntentDefinition: Equatable {
  /// The type of a parameter.
  package enum Kind: Equatable {
    case text
    case number
    case url
    case date
    /// A type or an enumeration of the definition.
    case named(String, isEnumeration: Bool)
  }

  /// A parameter of an intent, of its response, or a property of a type.
  package struct Parameter: Equatable {
    package let name: String
    package let kind: Kind
    package let isList: Bool
  }

  package struct Intent: Equatable {
    package let className: String
    package let parameters: [Parameter]
    /// The names of the response's own codes.
    package let codes: [String]
    package let responseParameters: [Parameter]
  }

  package struct Enumeration: Equatable {
    package let name: String
    package let cases: [Case]

    package struct Case: Equatable {
      package let name: String
      package let value: Int
    }
  }

  /// A class of objects.
  package struct ObjectType: Equatable {
    package let name: String
    package let properties: [Parameter]
  }

  /// The name of the file.
  package let name: String
  package let intents: [Intent]
  package let enumerations: [Enumeration]
  package let types: [ObjectType]

  /// Whether a name is that of a definition.
  package static func isDefinition(_ name: String) -> Bool { (name as NSString).pathExtension == "intentdefinition" }

  /// - Returns: `nil` if the file is no definition.
  package init?(_ url: URL) {
    guard let data = FileManager.default.contents(atPath: url.path),
      let root = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      root["INIntentDefinitionModelVersion"] != nil
    else { return nil }
    name = url.deletingPathExtension().lastPathComponent
    intents = Self.list(root["INIntents"]).compactMap(Self.intent)
    enumerations = Self.list(root["INEnums"]).compactMap(Self.enumeration)
    types = Self.list(root["INTypes"]).compactMap(Self.type)
  }

  private static func list(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  private static func intent(_ value: [String: Any]) -> Intent? {
    guard let name = value["INIntentName"] as? String else { return nil }
    let prefix = value["INIntentClassPrefix"] as? String ?? ""
    let response = value["INIntentResponse"] as? [String: Any] ?? [:]
    return Intent(
      className: value["INIntentClassName"] as? String ?? "\(prefix)\(name)Intent",
      parameters: parameters(value["INIntentParameters"], "INIntentParameter"),
      codes: list(response["INIntentResponseCodes"]).compactMap { $0["INIntentResponseCodeName"] as? String },
      responseParameters: parameters(response["INIntentResponseParameters"], "INIntentResponseParameter"))
  }

  private static func enumeration(_ value: [String: Any]) -> Enumeration? {
    guard let name = value["INEnumName"] as? String else { return nil }
    let cases = list(value["INEnumValues"]).compactMap { value in
      (value["INEnumValueName"] as? String).map {
        Enumeration.Case(name: $0, value: value["INEnumValueIndex"] as? Int ?? 0)
      }
    }
    return Enumeration(name: name, cases: cases)
  }

  private static func type(_ value: [String: Any]) -> ObjectType? {
    (value["INTypeName"] as? String).map {
      ObjectType(name: $0, properties: parameters(value["INTypeProperties"], "INTypeProperty"))
    }
  }

  /// Those of which the type is known.
  private static func parameters(_ value: Any?, _ key: String) -> [Parameter] {
    list(value).compactMap { value in
      guard let name = value["\(key)Name"] as? String, let kind = kind(value, key) else { return nil }
      return Parameter(name: name, kind: kind, isList: value["\(key)SupportsMultipleValues"] as? Bool ?? false)
    }
  }

  private static func kind(_ value: [String: Any], _ key: String) -> Kind? {
    if let name = value["\(key)EnumType"] as? String { return .named(name, isEnumeration: true) }
    switch value["\(key)Type"] as? String {
    case "String": return .text
    case "Integer", "Decimal", "Boolean", "TimeInterval": return .number
    case "URL": return .url
    case "DateComponents", "Date": return .date
    case "Object":
      guard value["\(key)ObjectTypeNamespace"] as? String != "System" else { return nil }
      return (value["\(key)ObjectType"] as? String).map { .named($0, isEnumeration: false) }
    default: return nil
    }
  }
}
