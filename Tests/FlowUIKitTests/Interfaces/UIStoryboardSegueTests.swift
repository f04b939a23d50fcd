import FlowObjectiveC
import SwiftUI
import Testing

@testable import FlowUIKit

/// A controller that notes its segues.
class SegueController: UIViewController {
  static var log: [String] = []
  var allows = true
  var note = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.append("\(title ?? "") loaded \(children.count)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("may \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let sender = sender.map { "\(type(of: $0))" } ?? "nil"
    Self.log.append(
      "\(title ?? "") prepares \(segue.identifier ?? "") for \(segue.destination.title ?? "") from \(sender)")
    (segue.destination as? SegueController)?.note += " passed"
  }

  func back(_ segue: UIStoryboardSegue) { Self.log.append("\(title ?? "") back from \(segue.source.title ?? "")") }

  func makeNoted(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
    let made = SegueController(coder: coder)
    made?.note = "made \(segueIdentifier ?? "")"
    return made
  }

  private enum _Interface_makeNoted: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] {
      [
        .action(
          _selector(SegueController.makeNoted(_:sender:segueIdentifier:), "makeNoted:sender:segueIdentifier:"))
      ]
    }
  }
}

/// The controller to which segues lead back.
class HomeController: SegueController {
  func home(_ segue: UIStoryboardSegue) { Self.log.append("home from \(segue.source.title ?? "")") }

  private enum _Interface_home: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] { [.action(_selector(HomeController.home(_:), "home:"))] }
  }
}

@Suite("Segues", .serialized) @MainActor
struct UIStoryboardSegueTests {
  init() { SegueController.log = [] }

  private static let noted = "customClass=\"SegueController\" customModule=\"FlowUIKitTests\""
  private static let home = "customClass=\"HomeController\" customModule=\"FlowUIKitTests\""

  private static let navigation = """
    <navigationController id="first" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController>
    """

  private static func button(_ title: String, _ segue: String) -> String {
    """
    <button buttonType="system" id="b\(title)">
      <rect key="frame" x="20" y="200" width="120" height="44"/>
      <state key="normal" title="\(title)"/>
      <connections><segue \(segue) id="s\(title)"/></connections>
    </button>
    """
  }

  /// A list with a button that leads to a detail, which leads back.
  private static func screens(_ segue: String) -> String {
    storyboard(
      navigation,
      controller("list", home + " title=\"List\"", subviews: button("Open", segue + " destination=\"detail\"")),
      controller(
        "detail", noted + " title=\"Detail\"",
        subviews: button("Done", "kind=\"unwind\" unwindAction=\"home:\" destination=\"exit\""))
        + "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
  }

  @Test("a button shows the next controller in the stack, and leads back to the one with the method")
  func show() throws {
    try withInterfaces(["Main.storyboard": Self.screens("kind=\"show\" identifier=\"open\"")]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      let navigation = try #require(made as? UINavigationController)
      #expect(SegueController.log == ["List loaded 0"])
      phone.tap(.button, "Open")
      #expect(navigation.viewControllers.map(\.title) == ["List", "Detail"])
      #expect((navigation.topViewController as? SegueController)?.note == " passed")
      #expect(
        SegueController.log == [
          "List loaded 0", "may open", "List prepares open for Detail from UIButton", "Detail loaded 0",
        ])
      SegueController.log = []
      phone.tap(.button, "Done")
      #expect(SegueController.log == ["may ", "Detail prepares  for List from UIButton", "home from Detail"])
      #expect(navigation.viewControllers.map(\.title) == ["List"])
      #expect(phone.issues == [])
    }
  }

  @Test("a segue that presents its destination is undone by one that leads back")
  func present() throws {
    let text = Self.screens("kind=\"presentation\" modalPresentationStyle=\"fullScreen\"")
    try withInterfaces(["Main.storyboard": text]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      phone.tap(.button, "Open")
      #expect(made?.presentedViewController?.title == "Detail")
      #expect(made?.presentedViewController?.modalPresentationStyle == .fullScreen)
      phone.tap(.button, "Done")
      #expect(made?.presentedViewController == nil)
      #expect(SegueController.log.last == "home from Detail")
      #expect(phone.issues == [])
    }
  }

  @Test("a controller can refuse the segue of a control, and performs others by their identifiers")
  func identifiers() throws {
    try withInterfaces(["Main.storyboard": Self.screens("kind=\"show\" identifier=\"open\"")]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      let navigation = try #require(made as? UINavigationController)
      let list = try #require(navigation.topViewController as? SegueController)
      list.allows = false
      phone.tap(.button, "Open")
      #expect(navigation.viewControllers.count == 1)
      SegueController.log = []
      phone.screen.perform { list.performSegue(withIdentifier: "open", sender: nil) }
      #expect(navigation.viewControllers.count == 2)
      #expect(SegueController.log.first == "List prepares open for Detail from nil")
      phone.screen.perform { list.performSegue(withIdentifier: "none", sender: nil) }
      #expect(phone.issues == ["HomeController has no segue with the identifier \"none\" in its storyboard."])
    }
  }

  @Test("a method of the controller makes the destination of a segue")
  func creation() throws {
    let segue = "kind=\"show\" identifier=\"open\" destinationCreationSelector=\"makeNoted:sender:segueIdentifier:\""
    try withInterfaces(["Main.storyboard": Self.screens(segue)]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      var note: String?
      phone.screen.perform {
        let list = (made as? UINavigationController)?.topViewController as? SegueController
        let scene = list?.interface?.segues.first { $0.string("identifier") == "open" }
        if let list, let scene, let interface = list.interface {
          list.perform(scene, of: interface.loading, sender: nil) { note = ($0 as? SegueController)?.note }
        }
      }
      // The controller's own preparation comes after the method.
      #expect(note == "made open passed")
      #expect(SegueController.log.last == "List prepares open for Detail from nil")
    }
  }

  @Test("a container has its controller before its own is told that the view is loaded")
  func embed() throws {
    let container = """
      <containerView id="box"><rect key="frame" x="10" y="20" width="200" height="100"/>
        <connections><segue destination="inner" kind="embed" identifier="inner" id="e1"/></connections></containerView>
      """
    let text = storyboard(
      controller("first", Self.noted + " title=\"Outer\"", subviews: container),
      controller(
        "inner", Self.noted + " title=\"Inner\"",
        subviews:
          "<label text=\"Inside\" id=\"l\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"80\" height=\"20\"/></label>"
      ))
    try withInterfaces(["Main.storyboard": text]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      #expect(
        SegueController.log == ["Outer prepares inner for Inner from nil", "Inner loaded 0", "Outer loaded 1"])
      #expect(made?.children.first?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(phone.texts == ["Inside"])
      #expect(phone.issues == [])
    }
  }

  @Test("tabs and bars are those of their scenes")
  func tabs() throws {
    let tabs = """
      <tabBarController id="first" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
        <connections>
          <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections>
      </tabBarController>
      """
    let items = """
      <tabBarItem key="tabBarItem" title="First" image="star" catalog="system" id="t1"/>
      <navigationItem key="navigationItem" title="Bar" id="n1">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="i1">
          <connections><action selector="home:" destination="one" id="a1"/></connections>
        </barButtonItem>
      </navigationItem>
      """
    let text = storyboard(
      tabs, controller("one", Self.home, parts: items),
      controller("two", "title=\"Second\"", parts: "<tabBarItem key=\"tabBarItem\" systemItem=\"history\" id=\"t2\"/>"))
    try withInterfaces(["Main.storyboard": text]) { bundle in
      let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      let tabs = try #require(made as? UITabBarController)
      let controllers = try #require(tabs.viewControllers)
      try #require(controllers.count == 2)
      #expect(controllers[0].tabBarItem.title == "First")
      #expect(controllers[0].tabBarItem.image == UIImage(systemName: "star"))
      #expect(controllers[0].navigationItem.title == "Bar")
      let item = try #require(controllers[0].navigationItem.rightBarButtonItem)
      #expect(item.target === controllers[0])
      #expect(item.action.map(NSStringFromSelector) == "home:")
      #expect(controllers[1].title == "Second" && controllers[1].tabBarItem.title == "History")
    }
  }

  @Test("a scene can be one of another storyboard")
  func references() throws {
    let reference = """
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="there" id="place" sceneMemberID="viewController"/>
      """
    let main = storyboard(
      Self.navigation,
      controller(
        "list", Self.noted + " title=\"List\"",
        parts: "<connections><segue destination=\"place\" kind=\"show\" identifier=\"go\" id=\"g\"/></connections>"),
      reference)
    let other = storyboard(controller("first", "storyboardIdentifier=\"there\" title=\"There\""))
    try withInterfaces(["Main.storyboard": main, "Other.storyboard": other]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      let navigation = try #require(made as? UINavigationController)
      phone.screen.perform { navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil) }
      #expect(navigation.viewControllers.map(\.title) == ["List", "There"])
      #expect(phone.issues == [])
    }
  }
}
