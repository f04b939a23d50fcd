import Testing

@testable import SourcePreparation

@Suite("Tables of outlets and actions") struct InterfaceMembersTests {
  /// The table that stands before the last brace of a class.
  private func table(_ name: String, _ members: String...) -> String {
    "private enum _Interface_\(name): _InterfaceTable { @MainActor static var _members: [_InterfaceMember] "
      + "{ [\(members.joined(separator: ", "))] } } "
  }

  @Test("outlets, inspectable properties and actions are in the table of their class")
  func classes() {
    let source = """
      import UIKit
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var `default`: UIView? { didSet { a() } }
        @IBInspectable var radius = 1
        @IBInspectable var fixed: Int { 1 }
        var other: UIView!
        @IBAction private func tap(_ sender: UIButton) {}
        @IBAction func done() {}
        @IBAction func go(sender: Any, forEvent event: UIEvent) { var window: UIWindow? }
        @IBAction func leave(fromMenu menu: Any) {}
        @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
      }

      """
    let members = table(
      "label", #".property("label", \A.label)"#, #".property("default", \A.default)"#,
      #".property("radius", \A.radius)"#, #".action(_selector(A.tap(_:), "tap:"))"#,
      #".action(_selector(A.done, as: (() -> Void).self, "done"))"#,
      #".action(_selector(A.go(sender:forEvent:), "goWithSender:forEvent:"))"#,
      #".action(_selector(A.leave(fromMenu:), "leaveFromMenu:"))"#, #".action(_selector(A.make(_:), "make:"))"#)
    let expected = blanked(source)
    #expect(prepared(source) == expected.dropLast(2) + members + "}\n")
  }

  @Test("an extension has its own table, and so has a class inside of another one")
  func bodies() {
    #expect(
      prepared("import UIKit\nextension A.B { @IBAction func tap(_ a: Any) {} }")
        == "import UIKit\nextension A.B {           func tap(_ a: Any) {} ; "
        + table("tap", #".action(_selector(A.B.tap(_:), "tap:"))"#) + "}")
    #expect(
      prepared("import UIKit\nclass A { class B: C {\n@IBOutlet var a: D!\n} }")
        == "import UIKit\nclass A { class B: C {\n          var a: D!\n" + table("a", #".property("a", \B.a)"#)
        + "} }")
  }

  @Test("the window of the app's delegate is one of its properties")
  func delegate() {
    #expect(
      prepared("import UIKit\nclass A: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n}")
        == "import UIKit\nclass A: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n"
        + table("window", #".property("window", \A.window)"#) + "}")
    for source in [
      "import UIKit\nclass A: UIApplicationDelegate {\n  var window: UIWindow? { a() }\n}",
      "import UIKit\nclass A: UIApplicationDelegate {\n  static var window: UIWindow?\n}",
      "import UIKit\nclass A: UIWindowSceneDelegate {\n  var window: UIWindow?\n}",
      "import UIKit\nclass A: UIApplicationDelegate {\n  func b() { var window: UIWindow? }\n}",
    ] {
      #expect(prepared(source) == source)
    }
  }

  @Test("files without UIKit, generic classes, and members in conditions have none")
  func others() {
    for source in [
      "class A: B {\n@IBOutlet var a: C!\n}", "import UIKit\nclass A<B>: C {\n@IBOutlet var a: D!\n}",
      "import UIKit\nclass A: B {\n#if FLAG\n@IBOutlet var a: D!\n#endif\n}",
    ] {
      #expect(prepared(source) == blanked(source))
    }
  }

  @Test("types of a module of the main actor are found outside of it, too")
  func isolation() {
    var rules = SourceRules(.apple, impliedModules: [], isUIKitImplied: false)
    rules.isOnMainActor = true
    let source = "import UIKit\nclass A: B {\n@IBOutlet var a: C!\n}"
    #expect(
      String(decoding: PreparedSource(Array(source.utf8), rules).bytes, as: UTF8.self)
        == "import UIKit\nclass A: B {\n          var a: C!\nnonisolated "
        + table("a", #".property("a", \A.a)"#) + "}")
  }

  /// A source in which the attributes are spaces.
  private func blanked(_ source: String) -> String {
    source.replacing(/@IB[A-Za-z]+/) { String(repeating: " ", count: $0.output.count) }
  }
}
