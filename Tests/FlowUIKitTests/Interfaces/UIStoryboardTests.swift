import FlowObjectiveC
import SwiftUI
import Testing

@testable import FlowUIKit

/// The first screen of the storyboards of these tests, with the table that the source preparation writes.
class GreetingController: UIViewController {
  private weak var label: UILabel! { didSet { log.add("outlet") } }
  var buttons: [UIButton]!
  weak var width: NSLayoutConstraint?
  var count = 0
  let log = CallLog()

  override func awakeFromNib() {
    super.awakeFromNib()
    log.add("awake \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("loaded \(label?.text ?? "nil")")
  }

  var shownLabel: UILabel? { label }

  private func greet(_ sender: UIButton) { label.text = "Pressed \(sender.tag)" }
  func reset() { label.text = "Reset" }

  private enum _Interface_label: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] {
      [
        .property("label", \GreetingController.label), .property("buttons", \GreetingController.buttons),
        .property("width", \GreetingController.width), .property("count", \GreetingController.count),
        .action(_selector(GreetingController.greet(_:), "greet:")),
        .action(_selector(GreetingController.reset, as: (() -> Void).self, "reset")),
      ]
    }
  }
}

/// A button whose class sets its look when it is made.
class RoundButton: UIButton {
  var radius: CGFloat = 0
  private(set) var titleWhenMade: String?
  private(set) var isAwake = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    titleWhenMade = title(for: .normal)
    backgroundColor = .red
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }

  private enum _Interface_radius: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] { [.property("radius", \RoundButton.radius)] }
  }
}

@Suite("Storyboards") @MainActor
struct UIStoryboardTests {
  private static let greeting = "customClass=\"GreetingController\" customModule=\"FlowUIKitTests\""

  private static let label = """
    <label text="Hello" textAlignment="center" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </label>
    """

  private static func button(_ id: String, tag: Int, action: String) -> String {
    """
    <button opaque="NO" tag="\(tag)" buttonType="system" id="\(id)">
      <rect key="frame" x="20" y="\(200 + tag * 60)" width="120" height="44"/>
      <state key="normal" title="Button \(tag)"/>
      <connections><action selector="\(action)" destination="first" eventType="touchUpInside" id="a\(id)"/></connections>
    </button>
    """
  }

  @Test("a controller's views, constraints, outlets and actions are those of its scene")
  func scene() throws {
    let constraints = """
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="first-safe" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="first-safe" secondAttribute="top" constant="30" id="c2"/>
        <constraint firstItem="label" firstAttribute="width" constant="150" priority="900" id="c3"/>
      </constraints>
      """
    let connections = """
      <connections>
        <outlet property="label" destination="label" id="o1"/><outlet property="width" destination="c3" id="o2"/>
        <outletCollection property="buttons" destination="one" id="o3"/>
        <outletCollection property="buttons" destination="two" id="o4"/>
      </connections>
      """
    let text = storyboard(
      controller(
        "first", Self.greeting,
        subviews: Self.label + Self.button("one", tag: 1, action: "greet:")
          + Self.button("two", tag: 2, action: "reset"),
        rest: constraints, parts: connections))
    try withInterfaces(["Base.lproj/Main.storyboard": text]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      let controller = try #require(made as? GreetingController)
      #expect(controller.log.take() == ["awake false", "outlet", "loaded Hello"])
      #expect(phone.texts == ["Hello"])
      #expect(phone.buttons == ["Button 1", "Button 2"])
      let label = try #require(controller.shownLabel)
      #expect(label.font == .boldSystemFont(ofSize: 20))
      #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(label.numberOfLines == 2)
      #expect(label.frame.origin == CGPoint(x: 20, y: controller.view.safeAreaInsets.top + 30))
      #expect(label.frame.width == 150)
      #expect(controller.buttons.map(\.tag) == [1, 2])
      #expect(controller.width?.constant == 150)
      #expect(controller.width?.priority == UILayoutPriority(900))
      #expect(controller.storyboard != nil)
      phone.tap(.button, "Button 1")
      #expect(phone.texts == ["Pressed 1"])
      phone.tap(.button, "Button 2")
      #expect(phone.texts == ["Reset"])
      #expect(phone.issues == [])
    }
  }

  @Test("what is not read is named with the file")
  func unknown() throws {
    let subviews = """
      <arSCNView id="scene"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></arSCNView>
      <label text="Hello" sparkles="3" id="label"><rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
        <glitter key="glitter"/></label>
      """
    let items = """
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" customClass="Own" id="add"/>
      </navigationItem>
      """
    let text = storyboard(controller("first", subviews: subviews, parts: items))
    try withInterfaces(["Main.storyboard": text]) { bundle in
      let phone = Phone(ShownStoryboard(bundle))
      #expect(phone.texts == ["Hello"])
      #expect(
        phone.issues == [
          "'Main.storyboard': the attribute \"customClass\" of the element <barButtonItem> has no effect.",
          "'Main.storyboard': the element <arSCNView> is not shown.",
          "'Main.storyboard': the attribute \"sparkles\" of the element <label> has no effect.",
          "'Main.storyboard': the element <glitter> has no effect.",
        ])
    }
  }

  @Test("names that the app's classes do not have are mistakes")
  func mistakes() throws {
    let parts = """
      <connections>
        <outlet property="nothing" destination="label" id="o1"/><outlet property="label" destination="one" id="o2"/>
      </connections>
      """
    let text = storyboard(
      controller(
        "first", Self.greeting,
        subviews: "<label text=\"Hello\" customClass=\"Missing\" id=\"label\"/>"
          + Self.button("one", tag: 1, action: "vanish:"), parts: parts))
    try withInterfaces(["Main.storyboard": text]) { bundle in
      let phone = Phone(ShownStoryboard(bundle))
      #expect(
        phone.issues == [
          "There is no class Missing, which 'Main.storyboard' names; a UILabel is shown.",
          "'Main.storyboard' sends the action \"vanish:\" to GreetingController, which has no such method with @IBAction.",
          "'Main.storyboard' sets the outlet \"nothing\" of GreetingController, which has no such property with @IBOutlet.",
          "The outlet \"label\" of GreetingController was not set: a UIButton in 'Main.storyboard' has not its type.",
        ])
    }
  }

  @Test("collections of outlets that are not there are mistakes, always in the same order")
  func missingCollections() throws {
    let names = ["north", "east", "south", "west", "up", "down"]
    let outlets = names.map { "<outletCollection property=\"\($0)\" destination=\"label\" id=\"\($0)\"/>" }.joined()
    let text = storyboard(
      controller(
        "first", Self.greeting, subviews: Self.label, parts: "<connections>\(outlets)</connections>"))
    try withInterfaces(["Main.storyboard": text]) { bundle in
      #expect(
        Phone(ShownStoryboard(bundle)).issues
          == names.sorted().map {
            "'Main.storyboard' sets the outlets \"\($0)\" of GreetingController, which has no such property with @IBOutlet."
          })
    }
  }

  @Test("a class's own initializer has the last word, and runtime attributes are set before the view awakes")
  func classes() throws {
    let button = """
      <button id="round" customClass="RoundButton" customModule="FlowUIKitTests">
        <rect key="frame" x="20" y="100" width="120" height="44"/>
        <color key="backgroundColor" white="0.0" alpha="1" colorSpace="custom"/>
        <state key="normal" title="Round"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="7.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="shine" value="much"/>
        </userDefinedRuntimeAttributes>
      </button>
      """
    try withInterfaces(["Main.storyboard": storyboard(controller(subviews: button))]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      let shown = try #require(made?.view.subviews.first as? RoundButton)
      #expect(shown.titleWhenMade == "Round")
      #expect(shown.backgroundColor == .red)
      #expect(shown.radius == 7.5)
      #expect(shown.layer.masksToBounds)
      #expect(shown.layer.cornerRadius == 8)
      #expect(shown.isAwake)
      #expect(
        phone.issues == [
          "'Main.storyboard': the runtime attribute \"shine\" is not set: RoundButton has no such property with "
            + "@IBInspectable."
        ])
    }
  }

  @Test("controllers are made by their identifiers, and by closures")
  func identifiers() throws {
    let text = storyboard(
      controller("first"), controller("second", Self.greeting + " storyboardIdentifier=\"greeting\" title=\"Two\""))
    try withInterfaces(["Main.storyboard": text]) { bundle in
      let storyboard = UIStoryboard(name: "Main", bundle: bundle)
      #expect(storyboard.instantiateInitialViewController().map { type(of: $0) == UIViewController.self } == true)
      #expect(storyboard.instantiateViewController(withIdentifier: "greeting") is GreetingController)
      #expect(storyboard.instantiateViewController(withIdentifier: "greeting").title == "Two")
      let made: GreetingController = storyboard.instantiateViewController(identifier: "greeting") { coder in
        let controller = GreetingController(coder: coder)
        controller?.count = 3
        return controller
      }
      #expect(made.count == 3)
      #expect(made.storyboard === storyboard)
      #expect(made.view.backgroundColor == .systemBackground)
    }
  }

  @Test("a storyboard, or a controller, that is missing is a mistake")
  func missing() throws {
    try withInterfaces(["Main.storyboard": storyboard(controller())]) { bundle in
      let phone = Phone(Text("screen"))
      phone.screen.perform {
        _ = UIStoryboard(name: "Other", bundle: bundle)
        _ = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "none")
      }
      #expect(
        phone.issues == [
          "UIStoryboard(name:bundle:): there is no file 'Other.storyboard' in \(bundle.bundlePath).",
          "'Main.storyboard' has no controller with the identifier \"none\".",
        ])
    }
  }

  @Test("texts are those of the table of the storyboard in the language of the screen")
  func texts() throws {
    let files = [
      "Base.lproj/Main.storyboard": storyboard(controller(subviews: Self.label)),
      "en.lproj/Main.strings": "\"label.text\" = \"Good day\";",
    ]
    try withInterfaces(files) { bundle in
      #expect(Phone(ShownStoryboard(bundle)).texts == ["Good day"])
    }
  }

  @Test("a view is gone with its controller")
  func lifetime() throws {
    let table = """
      <tableViewController id="first" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" id="table">
          <prototypes><tableViewCell reuseIdentifier="a" id="cell">
            <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes>
          <connections><outlet property="dataSource" destination="first" id="o1"/></connections>
        </tableView>
      </tableViewController>
      """
    try withInterfaces(["Main.storyboard": storyboard(table)]) { bundle in
      weak var view: UIView?
      weak var controller: UIViewController?
      do {
        let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
        controller = made
        view = made?.view
        #expect((view as? UITableView)?.dequeueReusableCell(withIdentifier: "a") != nil)
        #expect((view as? UITableView)?.dataSource === made)
      }
      #expect(controller == nil)
      #expect(view == nil)
    }
  }
}
