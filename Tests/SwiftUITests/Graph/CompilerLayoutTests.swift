import CFlowSupport
import Foundation
import Testing

@testable import SwiftUI

/// What a source file of the engine knows about how the compiler or Foundation lays out values.
@MainActor
private struct KnownLayout {
  let subject: String
  /// The file that relies on it, in `Sources/SwiftUI` if it names no other folder.
  let reader: String
  let expected: String
  let found: () -> String

  /// What is different, and where to look; `nil` if nothing is.
  var problem: String? {
    let found = found()
    if found == expected { return nil }
    return "This compiler lays out \(subject) differently: \(reader) expects \(expected), and it is \(found). "
      + "Read the new layout there, and change this fact with it."
  }
}

private protocol Sized {}
private protocol Bound: AnyObject {}

private final class Reference: Sized, Bound {}

private enum Choice {
  case none
  case number(Int)
}

private struct Sample: Sized {
  var flag = true
  var number = 2.5
  var text = "text"
  var optional: Int? = 3
  var action: () -> Void = {}
  var pair = (1, true)
  @SwiftUI.State var state = 1
  var any: any Sized = Reference()
  weak var reference: Reference?
  var last: Int8 = 4
}

@MainActor private protocol Conformed {}
private struct ConformingStructure: Conformed {}
private final class ConformingClass: Conformed {}
private enum ConformingEnumeration: Conformed {
  struct Inner: Conformed {}
}
private struct ConformingGeneric<Value>: Conformed {}

private final class Made: NSObject, UIApplicationDelegate {
  var numbers = [1, 2]
  let text = "made"
}

/// The engine reads some layouts that no API tells: see the readers. Another compiler may change them.
@Suite("Layouts of the compiler") @MainActor
struct CompilerLayoutTests {
  private static let typeFields = "Graph/TypeFields.swift"

  private static func fields(of type: Any.Type) -> String {
    let fields = TypeFields.of(type).fields.map { "\($0.name) \($0.type) at \($0.offset)" }
    return fields.isEmpty ? "no fields" : fields.joined(separator: ", ")
  }

  private static func offset<Value>(_ path: PartialKeyPath<Sample>, _ name: String, _: Value.Type) -> String {
    "\(name) \(Value.self) at \(MemoryLayout<Sample>.offset(of: path) ?? -1)"
  }

  private static var fieldFacts: [KnownLayout] {
    // Functions and weak references have no offset by key path. They follow the properties before.
    let actionOffset = (MemoryLayout<Sample>.offset(of: \.optional) ?? 0) + MemoryLayout<Int?>.stride
    let weakOffset = (MemoryLayout<Sample>.offset(of: \.any) ?? 0) + MemoryLayout<any Sized>.size
    return [
      KnownLayout(
        subject: "the properties of a structure", reader: typeFields,
        expected: [
          offset(\.flag, "flag", Bool.self), offset(\.number, "number", Double.self),
          offset(\.text, "text", String.self), offset(\.optional, "optional", Int?.self),
          "action \((() -> Void).self) at \(actionOffset)", offset(\.pair, "pair", (Int, Bool).self),
          "_state State<Int> at \((MemoryLayout<Sample>.offset(of: \.pair) ?? 0) + 16)",
          offset(\.any, "any", (any Sized).self), "reference Optional<Reference> at \(weakOffset)",
          offset(\.last, "last", Int8.self),
        ].joined(separator: ", "),
        found: { fields(of: Sample.self) }),
      KnownLayout(
        subject: "a tuple", reader: typeFields, expected: "0 Int at 0, 1 Bool at 8, 2 String at 16",
        found: {
          TypeFields.of((Int, Bool, String).self).fields.enumerated()
            .map { "\($0) \($1.type) at \($1.offset)" }.joined(separator: ", ")
        }),
    ]
      + [
        ("an enumeration", Choice.self), ("an object", Reference.self), ("a function", (() -> Void).self),
        ("an existential", (any Sized).self), ("a metatype", Int.Type.self),
      ].map { (subject: String, type: Any.Type) in
        KnownLayout(
          subject: subject, reader: typeFields, expected: "no fields", found: { fields(of: type) })
      }
  }

  private static func comparison(of type: Any.Type) -> String {
    TypeFields.of(type).compare == nil ? "compared by bytes or fields" : "compared by contents"
  }

  private static var existentialFacts: [KnownLayout] {
    [
      ("the metadata of an existential", (any Sized).self, "compared by contents"),
      ("the metadata of any value", Any.self, "compared by contents"),
      ("the metadata of an existential of objects", (any Bound).self, "compared by bytes or fields"),
      ("the metadata of an error", (any Error).self, "compared by bytes or fields"),
    ].map { (subject: String, type: Any.Type, expected: String) in
      KnownLayout(subject: subject, reader: typeFields, expected: expected, found: { comparison(of: type) })
    }
      + [
        KnownLayout(
          subject: "the words of an existential", reader: typeFields, expected: "3 words and a table",
          found: {
            MemoryLayout<any Sized>.size == 5 * MemoryLayout<UInt>.size && MemoryLayout<Any>.size == 32
              ? "3 words and a table" : "\(MemoryLayout<any Sized>.size) bytes"
          })
      ]
  }

  private static var recordFacts: [KnownLayout] {
    [
      KnownLayout(
        subject: "the records of conformances", reader: "../CFlowSupport/conformances.c",
        expected: "ConformingClass, ConformingEnumeration, ConformingStructure, Inner",
        found: {
          TypeDiscovery.types(conformingTo: (any Conformed).self).map { "\($0)" }.sorted().joined(separator: ", ")
        })
    ]
  }

  private static var functionFacts: [KnownLayout] {
    [
      KnownLayout(
        subject: "a function of the main actor", reader: "State/MainActorAccess.swift", expected: "7",
        found: {
          let number = 7
          let isolated: @MainActor () -> Int = { number }
          guard MemoryLayout<@MainActor () -> Int>.size == MemoryLayout<() -> Int>.size else {
            return "of another size"
          }
          return "\(unsafeBitCast(isolated, to: (() -> Int).self)())"
        }),
      KnownLayout(
        subject: "a function of the main actor with an argument", reader: "State/Binding.swift", expected: "text 9",
        found: {
          let prefix = "text"
          let isolated: @MainActor (Int) throws -> String = { "\(prefix) \($0)" }
          return (try? unsafeBitCast(isolated, to: ((Int) throws -> String).self)(9)) ?? "an error"
        }),
      KnownLayout(
        subject: "the methods of NSObject", reader: "Scenes/Delegate/UIApplicationDelegateAdaptor.swift",
        expected: "Made with [1, 2] and made",
        found: {
          let made = UIApplicationDelegateAdaptor(Made.self).wrappedValue
          return "\(type(of: made)) with \(made.numbers) and \(made.text)"
        }),
    ]
  }

  private struct Shop: App {
    var body: some Scene {
      WindowGroup { Text("Shop") }
    }
  }

  private static var processFacts: [KnownLayout] {
    [
      KnownLayout(
        subject: "an array, and the arguments in Foundation's object",
        reader: "Scenes/Running/ProcessArguments.swift", expected: "one word, with the arguments of the app",
        found: {
          guard let app = try? AppInstance.launch(Shop.self, arguments: ["-canary"]) else { return "not launched" }
          defer { app.terminate() }
          let size = MemoryLayout<[String]>.size == MemoryLayout<UInt>.size ? "one word" : "several words"
          let isSet = ProcessInfo.processInfo.arguments.last == "-canary" && CommandLine.arguments.last == "-canary"
          return "\(size), \(isSet ? "with the arguments of the app" : "with other arguments")"
        }),
      KnownLayout(
        subject: "a locale", reader: "Scenes/Running/ProcessLocale.swift",
        expected: "two words, en_US while an app runs, and as before afterwards",
        found: {
          let before = Locale.current.identifier
          guard let app = try? AppInstance.launch(Shop.self) else { return "not launched" }
          let during = Locale.current.identifier
          app.terminate()
          let size = MemoryLayout<Locale>.size == 16 && MemoryLayout<String>.size == 16 ? "two words" : "other words"
          let after = Locale.current.identifier == before ? "as before" : "another one"
          return "\(size), \(during) while an app runs, and \(after) afterwards"
        }),
    ]
  }

  @Test("are those that the engine reads")
  func facts() {
    let facts = Self.fieldFacts + Self.existentialFacts + Self.recordFacts + Self.functionFacts + Self.processFacts
    for fact in facts {
      let problem = fact.problem
      #expect(problem == nil, "\(problem ?? "")")
    }
  }

  @Test("are reported with what is different, and where it is read")
  func sentence() {
    let fact = KnownLayout(
      subject: "a tuple", reader: Self.typeFields, expected: "2 fields", found: { "no fields" })
    #expect(
      fact.problem == """
        This compiler lays out a tuple differently: Graph/TypeFields.swift expects 2 fields, and it is no fields. Read \
        the new layout there, and change this fact with it.
        """)
  }
}
