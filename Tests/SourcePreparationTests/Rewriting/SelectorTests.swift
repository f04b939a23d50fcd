import Testing

@testable import SourcePreparation

@Suite("Selectors and key paths") struct SelectorTests {
  /// The prepared text of an expression in a class `Shop`.
  private func inClass(_ expression: String, header: String = "class Shop") -> String {
    let text = prepared("\(header) { func a() { f(\(expression)) } }")
    let start = text.range(of: "f(")?.upperBound ?? text.startIndex
    let end = text.range(of: ") } }")?.lowerBound ?? text.endIndex
    return String(text[start..<end])
  }

  @Test(
    "a selector becomes the unapplied method of its type, with the name that Objective-C gives it",
    arguments: [
      ("#selector(tap)", "_selector(Shop.tap, \"tap\")"),
      ("#selector(tap(_:))", "_selector(Shop.tap(_:), \"tap:\")"),
      ("#selector(self.tap(_:))", "_selector(Shop.tap(_:), \"tap:\")"),
      ("#selector(super.tap)", "_selector(Shop.tap, \"tap\")"),
      ("#selector(Self.tap)", "_selector(Self.tap, \"tap\")"),
      ("#selector(Shop.tap(sender:))", "_selector(Shop.tap(sender:), \"tapWithSender:\")"),
      ("#selector(Outer.Inner.tap(_:for:))", "_selector(Outer.Inner.tap(_:for:), \"tap:for:\")"),
      ("#selector(Box<[Int]>.tap)", "_selector(Box<[Int]>.tap, \"tap\")"),
      ("#selector(show(at:))", "_selector(Shop.show(at:), \"showAt:\")"),
      ("#selector(moveTo(place:in:))", "_selector(Shop.moveTo(place:in:), \"moveToPlace:in:\")"),
      ("#selector(model.shop.tap)", "_selector(type(of: model.shop).tap, \"tap\")"),
      ("#selector(self.model.tap)", "_selector(type(of: self.model).tap, \"tap\")"),
      ("#selector(`default`(_:))", "_selector(Shop.`default`(_:), \"default:\")"),
      ("#selector(tap as () -> Void)", "_selector(Shop.tap , as: ( () -> Void).self, \"tap\")"),
      (
        "#selector(Shop.tap(_:) as (Shop) -> (Int) -> Void)",
        "_selector(Shop.tap(_:) , as: ( (Shop) -> (Int) -> Void).self, \"tap:\")"
      ),
      ("#selector(getter: isOpen)", "_selector(getter: \\Shop.isOpen, \"isOpen\")"),
      ("#selector(getter: self.isOpen)", "_selector(getter: \\Shop.isOpen, \"isOpen\")"),
      ("#selector(setter: Shop.isOpen)", "_selector(setter: \\Shop.isOpen, \"setIsOpen:\")"),
      ("#selector(\n  tap(_:) // a\n)", "_selector(\n  Shop.tap(_:) // a\n, \"tap:\")"),
      ("\"\\(#selector(tap))\"", "\"\\(_selector(Shop.tap, \"tap\"))\""),
      ("#\"#selector(tap) \\#(#selector(tap))\"#", "#\"#selector(tap) \\#(_selector(Shop.tap, \"tap\"))\"#"),
    ])
  func selectors(_ source: String, _ expected: String) {
    #expect(inClass(source) == expected)
  }

  @Test("the type is the innermost one around, by name or as Self in an extension")
  func types() {
    #expect(inClass("#selector(tap)", header: "extension Shop") == "_selector(Self.tap, \"tap\")")
    #expect(
      inClass("#selector(tap)", header: "class A { struct B {} }\nfinal class `C` : D<[E]>")
        == "_selector(`C`.tap, \"tap\")")
    #expect(
      inClass(
        "{ if a { g(#selector(tap)) } }", header: "class A { class func a() {}\nclass var b: Int { 1 } }; class B"
      ).contains("(B.tap,"))
    #expect(
      inClass(
        "#selector(tap)", header: "class A { let a = \"class B { \\({ 1 }()) {\" /* { */ }\nclass C<T> where T: D")
        == "_selector(C.tap, \"tap\")")
  }

  @Test("a selector of an unknown form is named and left")
  func unknown() {
    let source = "\nclass A {\n  let a = #selector((tap))\n}\nlet b = #selector(tap)\n"
    #expect(prepared(source) == source)
    #expect(summary(source).leftovers == [Leftover(.selector, line: 3), Leftover(.selector, line: 5)])
  }

  @Test("a file with its own name _selector names the module, too")
  func ownName() {
    #expect(prepared("class A { let _selector = #selector(a) }\n").contains("= ObjectiveC._selector(A.a, \"a\")"))
  }

  @Test(
    "a key path becomes its text, of the same width",
    arguments: [
      ("#keyPath(Person.address.street)", "               \"address.street\""),
      ("#keyPath(name)", "        \"name\""),
      ("#keyPath(Outer.Person.name)", "                     \"name\""),
      ("#keyPath(\n  Person.name)", "\n\"name\""),
    ])
  func keyPaths(_ source: String, _ expected: String) {
    #expect(prepared("f(\(source), 1)") == "f(\(expected), 1)")
  }
}
