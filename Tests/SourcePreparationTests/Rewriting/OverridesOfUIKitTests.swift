import Testing

@testable import SourcePreparation

@Suite("Overrides of UIKit's methods in extensions") struct OverridesOfUIKitTests {
  @Test("a method that a class of UIKit asks for becomes the requirement of its protocol")
  func methods() {
    #expect(
      prepared("extension UIWindow {\n  open override func motionEnded(_ m: M, with e: E?) { a() }\n}\n")
        == "extension UIWindow {\n  open          func _override_motionEnded(_ m: M, with e: E?) { a() }\n}; "
        + "extension UIWindow: @retroactive _OverridesMotionEnded {}\n")
    #expect(
      prepared("extension UINavigationController: D {\n  override func viewDidLoad() { super.viewDidLoad() }\n}\n")
        == "extension UINavigationController: D {\n  public   func _override_viewDidLoad() { super.viewDidLoad() }\n}; "
        + "extension UINavigationController: @retroactive _OverridesViewDidLoad {}\n")
  }

  @Test("other methods and classes stay")
  func others() {
    for source in [
      "extension UIWindow { override func other() {} }", "extension UIView { override func motionEnded() {} }",
      "class A: UIWindow { override func motionEnded(_ m: M, with e: E?) {} }",
    ] {
      #expect(prepared(source) == source)
    }
  }

  @Test("a property that Foundation can only read here is written under another name")
  func connectivity() {
    #expect(prepared("a.waitsForConnectivity = true") == "a._waitsForConnectivity = true")
    #expect(prepared("if a.waitsForConnectivity == true {}") == "if a.waitsForConnectivity == true {}")
    #expect(prepared("var waitsForConnectivity = true") == "var waitsForConnectivity = true")
  }

  @Test("the matches of an expression are enumerated under another name, because Foundation's closure escapes here")
  func matches() {
    let call = "e?.enumerateMatches(in: text, range: range) { result, _, _ in count += 1 }"
    #expect(prepared(call) == "e?._enumerateMatches(in: text, range: range) { result, _, _ in count += 1 }")
    #expect(prepared(call, .linux) == call)
    for source in ["e.enumerateMatches(of: a)", "func enumerateMatches(in a: A) {}", "enumerateMatches(in: a)"] {
      #expect(prepared(source) == source)
    }
  }

  @Test(
    "the domain of an app is removed by another name, because Foundation keeps values here that are not written yet")
  func domains() {
    #expect(prepared("a.removePersistentDomain(forName: b)") == "a._removePersistentDomain(forName: b)")
    for source in ["func removePersistentDomain(a: Int) {}", "let a = \"b.removePersistentDomain(\""] {
      #expect(prepared(source) == source)
    }
  }
}
