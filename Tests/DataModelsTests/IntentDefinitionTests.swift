import Foundation
import Testing

@testable import DataModels

@Suite("Definitions of intents")
struct IntentDefinitionTests {
  private let plist: [String: Any] = [
    "INIntentDefinitionModelVersion": "1.2",
    "INEnums": [
      [
        "INEnumName": "Size",
        "INEnumValues": [["INEnumValueName": "unknown"], ["INEnumValueName": "large", "INEnumValueIndex": 2]],
      ]
    ],
    "INTypes": [
      [
        "INTypeName": "Shop",
        "INTypeProperties": [
          ["INTypePropertyName": "identifier", "INTypePropertyType": "String"],
          ["INTypePropertyName": "page", "INTypePropertyType": "URL"],
        ],
      ]
    ],
    "INIntents": [
      [
        "INIntentName": "Order", "INIntentClassPrefix": "My",
        "INIntentParameters": [
          ["INIntentParameterName": "note", "INIntentParameterType": "String"],
          ["INIntentParameterName": "count", "INIntentParameterType": "Integer"],
          ["INIntentParameterName": "day", "INIntentParameterType": "DateComponents"],
          ["INIntentParameterName": "size", "INIntentParameterType": "Integer", "INIntentParameterEnumType": "Size"],
          [
            "INIntentParameterName": "shops", "INIntentParameterType": "Object", "INIntentParameterObjectType": "Shop",
            "INIntentParameterSupportsMultipleValues": true,
          ],
          [
            "INIntentParameterName": "person", "INIntentParameterType": "Object",
            "INIntentParameterObjectType": "Person", "INIntentParameterObjectTypeNamespace": "System",
          ],
        ],
        "INIntentResponse": [
          "INIntentResponseCodes": [
            ["INIntentResponseCodeName": "success"], ["INIntentResponseCodeName": "soldOut"],
          ],
          "INIntentResponseParameters": [
            ["INIntentResponseParameterName": "reason", "INIntentResponseParameterType": "String"]
          ],
        ],
      ]
    ],
  ]

  private func read(_ value: Any) throws -> IntentDefinition? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).intentdefinition")
    defer { try? FileManager.default.removeItem(at: file) }
    try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0).write(to: file)
    return IntentDefinition(file)
  }

  @Test("are intents, enumerations and types; parameters of other types are left out")
  func reading() throws {
    let definition = try #require(try read(plist))
    #expect(
      definition.enumerations.map(\.cases) == [[.init(name: "unknown", value: 0), .init(name: "large", value: 2)]])
    #expect(definition.types.map(\.name) == ["Shop"])
    let intent = try #require(definition.intents.first)
    #expect(intent.className == "MyOrderIntent")
    #expect(intent.parameters.map(\.name) == ["note", "count", "day", "size", "shops"])
    #expect(
      intent.parameters.map(\.kind) == [
        .text, .number, .date, .named("Size", isEnumeration: true), .named("Shop", isEnumeration: false),
      ])
    #expect(intent.parameters.filter(\.isList).map(\.name) == ["shops"])
    #expect(intent.codes == ["success", "soldOut"])
    #expect(IntentDefinition.isDefinition("A.intentdefinition") && !IntentDefinition.isDefinition("A.plist"))
  }

  @Test("other files are none")
  func others() throws {
    #expect(try read(["a": 1]) == nil)
    #expect(try read([1]) == nil)
    #expect(IntentDefinition(URL(fileURLWithPath: "/nowhere.intentdefinition")) == nil)
  }

  @Test("have the classes that Xcode generates")
  func source() throws {
    let text = IntentClassSource(try #require(try read(plist))).text()
    #expect(
      text == """
        import Foundation
        import Intents

        nonisolated public enum Size: Int, Sendable {
          case `unknown` = 0
          case `large` = 2
        }

        nonisolated public class Shop: INObject, @unchecked Sendable {
          public var `page`: URL?
        }

        nonisolated public class MyOrderIntent: INIntent, @unchecked Sendable {
          public var `note`: String?
          public var `count`: NSNumber?
          public var `day`: DateComponents?
          public var `size` = Size.`unknown`
          public var `shops`: [Shop]?
        }

        nonisolated public protocol MyOrderIntentHandling: NSObjectProtocol {}

        nonisolated public enum MyOrderIntentResponseCode: Int, Sendable {
          case unspecified = 0
          case ready = 1
          case continueInApp = 2
          case inProgress = 3
          case success = 4
          case failure = 5
          case failureRequiringAppLaunch = 6
          case `soldOut` = 100
        }

        nonisolated public class MyOrderIntentResponse: INIntentResponse {
          public fileprivate(set) var code = MyOrderIntentResponseCode.unspecified
          public var `reason`: String?
          public convenience init(code: MyOrderIntentResponseCode, userActivity: NSUserActivity?) {
            self.init()
            self.code = code
            self.userActivity = userActivity
          }
        }

        """)
  }
}
