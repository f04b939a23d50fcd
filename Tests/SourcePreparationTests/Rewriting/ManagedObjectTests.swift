import Testing

@testable import SourcePreparation

@Suite("Managed objects") struct ManagedObjectTests {
  private func accessors(_ name: String) -> String {
    " { get { _managedValue(\"\(name)\") } set { _setManagedValue(\"\(name)\", newValue) } }"
  }

  @Test("a managed property gets accessors behind its type, on its line")
  func properties() {
    #expect(
      prepared("class A: B {\n  @NSManaged public var name: String? // A name.\n  @NSManaged var n: Int16\n}")
        == "class A: B {\n             public var name: String?\(accessors("name")) // A name.\n             var n: Int16\(accessors("n"))\n}"
    )
    #expect(prepared("@NSManaged var a: Set<B>?") == "           var a: Set<B>?\(accessors("a"))")
    #expect(prepared("@NSManaged var a: [String: (Int, C)]") == "           var a: [String: (Int, C)]\(accessors("a"))")
    #expect(
      prepared("@NSManaged\npublic var `in`: Int; let b = 1")
        == "          \npublic var `in`: Int\(accessors("in")); let b = 1")
    #expect(
      prepared("@objc @NSManaged private(set) var a: M.B")
        == "                 private(set) var a: M.B\(accessors("a"))")
  }

  @Test("a managed method calls the accessor of its name")
  func methods() {
    #expect(
      prepared("@objc(addItemsObject:)\n@NSManaged public func addToItems(_ value: Item)\nlet a = 1")
        == "                      \n           public func addToItems(_ value: Item) { _callManaged(\"addToItems\", [value]) }\nlet a = 1"
    )
    #expect(
      prepared("@NSManaged func replaceItems(at i: Int, with value: [A])")
        == "           func replaceItems(at i: Int, with value: [A]) { _callManaged(\"replaceItems\", [i, value]) }")
  }

  @Test("several properties in one declaration are named and stay")
  func leftovers() {
    let source = "@NSManaged var a: Int, b: Int"
    #expect(prepared(source) == source)
    #expect(summary(source).leftovers == [Leftover(.managed, line: 1)])
  }

  @Test("an initializer that a managed object overrides is a required one")
  func initializers() {
    #expect(
      prepared("override public init(entity: E, insertInto c: C?) {}")
        == "required public init(entity: E, insertInto c: C?) {}")
    #expect(prepared("override init(frame: F) {}") == "override init(frame: F) {}")
  }

  @Test("a file that names classes of predicates imports ours")
  func expressions() {
    let source = "import Foundation\nlet a = NSExpression(forKeyPath: \"a\")\n"
    #expect(prepared(source).contains("import class FlowFoundation.NSExpression"))
    let names = "import Foundation\nlet a = PersonNameComponentsFormatter()\n"
    #expect(prepared(names).contains("import class FlowFoundation.PersonNameComponentsFormatter"))
    #expect(!prepared("import Foundation\nlet a = NSPredicate(value: true)\n").contains("import class"))
  }
}
