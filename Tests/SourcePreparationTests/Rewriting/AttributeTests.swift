import Testing

@testable import SourcePreparation

@Suite("Attributes") struct AttributeTests {
  @Test(
    "attributes of Objective-C become spaces",
    arguments: [
      ("@objc func tap() {}", "      func tap() {}"),
      ("@objc(Name) class A {}", "            class A {}"),
      ("@objc(tap:with:) private func tap() {}", "                 private func tap() {}"),
      ("@objcMembers final class A {}", "             final class A {}"),
      ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
      ("@IBAction func a(_ sender: Any) {}", "          func a(_ sender: Any) {}"),
      ("@IBInspectable var a = 1", "               var a = 1"),
      ("@IBDesignable class A {}", "              class A {}"),
      ("@MainActor @objc dynamic var a = 1", "@MainActor       dynamic var a = 1"),
      ("@UIApplicationMain class A {}", "@main              class A {}"),
      ("@NSApplicationMain\nclass A {}", "@main             \nclass A {}"),
      ("@objc\nfunc tap() {}", "     \nfunc tap() {}"),
      ("@objc (a) in", "      (a) in"),
    ])
  func blank(_ source: String, _ expected: String) {
    #expect(prepared(source) == expected)
  }

  @Test(
    "other attributes, and the same words elsewhere, stay",
    arguments: [
      "@nonobjc func a() {}", "@NSCopying var a: NSString",
      "@available(iOS 17, *) struct A {}",
      "@Published var objc = 1", "let objc = \"@objc\"", "/* @objc /* @objc */ @objc */ let a = 1", "let a = #/@objc/#",
    ])
  func others(_ source: String) {
    #expect(prepared(source) == source)
  }

  @Test("a protocol for Objective-C is one of classes, and its optional requirements are named")
  func protocols() {
    #expect(prepared("@objc protocol A {}") == "      protocol A: AnyObject {}")
    #expect(prepared("@objc public protocol A: B {}") == "      public protocol A: AnyObject, B {}")
    #expect(prepared("@objc protocol A: NSObjectProtocol {}") == "      protocol A: NSObjectProtocol {}")
    #expect(prepared("@objc func a() {}\nprotocol A {}") == "      func a() {}\nprotocol A {}")
    let source =
      "@objc protocol A {\n  @objc optional func a()\n  var optional: Int { get }\n}\nprotocol B { func a(optional: Int) }\n"
    #expect(summary(source).leftovers == [Leftover(.optionalRequirement, line: 2)])
  }
}
