import Foundation
import Testing

@testable import SourcePreparation

@Suite("Overrides in extensions") struct OverridesInExtensionsTests {
  private let source = """
    class List: Table {
      var rows = 1
    }

    extension List {
      @objc override func count() -> Int {
        rows
      }
      func other() { if true { } }
      override var title: String { "a" }
    }

    """

  @Test("a member that overrides moves to the class of its file, and its lines stay empty")
  func moves() {
    #expect(
      prepared(source) == """
        class List: Table {
          var rows = 1

                override func count() -> Int {
            rows
          }
          override var title: String { "a" }
        }

        extension List {
        \(String(repeating: " ", count: 38))
        \(String(repeating: " ", count: 8))
        \(String(repeating: " ", count: 3))
          func other() { if true { } }
        \(String(repeating: " ", count: 36))
        }

        """)
  }

  @Test("messages name the lines where the member was")
  func lines() {
    let rules = SourceRules(.apple, impliedModules: [], isUIKitImplied: false)
    let text = String(decoding: PreparedSource(Array(source.utf8), rules, path: "/A.swift").bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var original = 0
    var places: [String: Int] = [:]
    for line in lines {
      if line.hasPrefix("#sourceLocation"), let number = line.split(separator: " ").last?.dropLast() {
        original = Int(number) ?? 0
        continue
      }
      places[line.trimmingCharacters(in: .whitespaces)] = original
      original += 1
    }
    #expect(places["override func count() -> Int {"] == 6)
    #expect(places["rows"] == 7)
    #expect(places["override var title: String { \"a\" }"] == 10)
    #expect(places["func other() { if true { } }"] == 9)
    #expect(places["extension List {"] == 5)
  }

  @Test("a member in a condition, in an extension of another file's class, and one with a requirement stay")
  func stays() {
    for source in [
      "class A: B {}\nextension A {\n#if DEBUG\noverride func a() {}\n#endif\n}\n",
      "extension A { override func a() {} }\n",
      "class A<T>: B {}\nextension A where T: C { override func a() {} }\n",
      "class A: B {}\nextension A.C { override func a() {} }\n",
    ] {
      #expect(prepared(source) == source)
    }
  }

  @Test("a package that knows Linux keeps its members where they are")
  func linux() { #expect(prepared(source, .linux) == source) }
}
