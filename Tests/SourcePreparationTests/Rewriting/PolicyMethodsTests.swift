import Testing

@testable import SourcePreparation

@Suite("Methods of migration policies") struct PolicyMethodsTests {
  /// The override behind the members of a class.
  private func list(_ methods: String...) -> String {
    "override class var _methods: [Selector] { [\(methods.joined(separator: ", "))] } "
  }

  @Test("a policy lists its methods with arguments by the names that Objective-C has for them")
  func methods() {
    let source = """
      class A: NSEntityMigrationPolicy {
        @objc func title(forTitle title: String) -> String { title }
        @objc(nameOf:and:) private func name(_ a: String, _ b: String) -> String { func b(c: Int) {}; return a }
        @objc func plain() -> Int { 1 }
        @objc func fail(_ a: Int) throws -> Int { a }
        func other(_ a: Int) {}
        @objc class func make(_ a: Int) {}
        override func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
      }

      """
    let expected = list(
      #"_selector(A.title(forTitle:), "titleForTitle:")"#, #"_selector(A.name(_:_:), "nameOf:and:")"#)
    #expect(prepared(source).hasSuffix("throws {}\n" + expected + "}\nimport ObjectiveC\n"))
  }

  @Test("the list of a public policy is public, and that on one line stands behind a semicolon")
  func access() {
    let text = prepared("public final class A: NSEntityMigrationPolicy { @objc func a(_ b: Int) -> Int { b } }\n")
    let list = list(#"_selector(A.a(_:), "a:")"#)
    #expect(text.hasSuffix("-> Int { b } ; public \(list)}\nimport ObjectiveC\n"))
  }

  @Test("policies without such methods, and other classes, stay")
  func others() {
    for source in [
      "class A: NSEntityMigrationPolicy { func a(_ b: Int) {} }", "class A: NSEntityMigrationPolicy {}",
      "class A: B { func a(_ b: Int) {} }",
    ] {
      #expect(prepared(source) == source)
    }
  }
}
