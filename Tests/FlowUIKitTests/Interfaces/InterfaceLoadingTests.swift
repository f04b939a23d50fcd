import FlowObjectiveC
import SwiftUI
import Testing

@testable import FlowUIKit

/// A table with cells of a storyboard.
class PrototypeController: UITableViewController {
  var people = ["Ada", "Grace"]
  private(set) var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = people[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
    segue.destination.title = people[path.row]
    log.append("prepared \(path.row) \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }
}

/// A controller that counts taps.
class TapController: UIViewController {
  var taps = 0

  func tapped(_ recognizer: UITapGestureRecognizer) { taps += 1 }

  private enum _Interface_tapped: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] { [.action(_selector(TapController.tapped(_:), "tapped:"))] }
  }
}

@Suite("Elements of storyboards") @MainActor
struct InterfaceLoadingTests {
  /// The views of a scene, by their identifiers for accessibility, and what was reported.
  private func load(
    _ subviews: String, rest: String = "", _ body: ([String: UIView], Phone) throws -> Void
  ) throws {
    try withInterfaces(["Main.storyboard": storyboard(controller(subviews: subviews, rest: rest))]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      var views: [String: UIView] = [:]
      @MainActor func add(_ view: UIView) {
        if let identifier = view.accessibilityIdentifier { views[identifier] = view }
        view.subviews.forEach(add)
      }
      if let view = made?.view { add(view) }
      try body(views, phone)
    }
  }

  private func named(_ name: String) -> String {
    "<accessibility key=\"accessibilityConfiguration\" identifier=\"\(name)\"/>"
  }

  @Test("controls have the values of their elements")
  func controls() throws {
    let subviews = """
      <switch on="NO" id="1">\(named("switch"))</switch>
      <slider minValue="0.0" maxValue="10" value="4" id="2">\(named("slider"))</slider>
      <stepper minimumValue="1" maximumValue="9" value="3" stepValue="2" wraps="YES" id="3">\(named("stepper"))</stepper>
      <segmentedControl selectedSegmentIndex="1" id="4"><segments><segment title="A"/><segment title="B"/></segments>
        \(named("segments"))</segmentedControl>
      <pageControl numberOfPages="3" currentPage="2" id="5">\(named("pages"))</pageControl>
      <progressView progress="0.5" id="6">\(named("progress"))</progressView>
      <activityIndicatorView style="large" animating="YES" id="7">\(named("activity"))</activityIndicatorView>
      <activityIndicatorView hidesWhenStopped="YES" style="medium" id="14">\(named("hiding"))</activityIndicatorView>
      <datePicker datePickerMode="date" minuteInterval="1" style="wheels" id="8">\(named("date"))</datePicker>
      <textField text="typed" placeholder="Name" borderStyle="roundedRect" clearButtonMode="whileEditing" id="9">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/>
        \(named("field"))</textField>
      <textView editable="NO" id="10"><string key="text">Line &amp; line</string>\(named("text"))</textView>
      <searchBar placeholder="Find" id="11">\(named("search"))</searchBar>
      <imageView image="star" catalog="system" contentMode="scaleAspectFit" id="12">\(named("image"))</imageView>
      <button enabled="NO" id="13"><state key="normal" title="Off"/>
        <buttonConfiguration key="configuration" style="filled" title="Filled" cornerStyle="capsule"/>\(named("button"))</button>
      """
    try load(subviews) { views, phone in
      #expect((views["switch"] as? UISwitch)?.isOn == false)
      let slider = try #require(views["slider"] as? UISlider)
      #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 10, 4))
      let stepper = try #require(views["stepper"] as? UIStepper)
      #expect((stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue) == (1, 9, 3, 2))
      #expect(stepper.wraps)
      let segments = try #require(views["segments"] as? UISegmentedControl)
      #expect((0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) } == ["A", "B"])
      #expect(segments.selectedSegmentIndex == 1)
      #expect((views["pages"] as? UIPageControl)?.currentPage == 2)
      #expect((views["progress"] as? UIProgressView)?.progress == 0.5)
      #expect((views["activity"] as? UIActivityIndicatorView)?.style == .large)
      #expect((views["activity"] as? UIActivityIndicatorView)?.isAnimating == true)
      #expect((views["activity"] as? UIActivityIndicatorView)?.hidesWhenStopped == false)
      #expect((views["hiding"] as? UIActivityIndicatorView)?.hidesWhenStopped == true)
      let picker = try #require(views["date"] as? UIDatePicker)
      #expect(picker.datePickerMode == .date)
      #expect(picker.preferredDatePickerStyle == .wheels)
      let field = try #require(views["field"] as? UITextField)
      #expect(field.text == "typed")
      #expect(field.placeholder == "Name")
      #expect(field.borderStyle == .roundedRect)
      #expect(field.keyboardType == .emailAddress)
      #expect(field.returnKeyType == .done)
      #expect(field.isSecureTextEntry)
      let text = try #require(views["text"] as? UITextView)
      #expect(text.text == "Line & line")
      #expect(!text.isEditable)
      #expect((views["search"] as? UISearchBar)?.placeholder == "Find")
      #expect((views["image"] as? UIImageView)?.image == UIImage(systemName: "star"))
      #expect(views["image"]?.contentMode == .scaleAspectFit)
      let button = try #require(views["button"] as? UIButton)
      #expect(!button.isEnabled)
      #expect(button.configuration?.title == "Filled")
      #expect(button.configuration?.cornerStyle == .capsule)
      #expect(phone.issues.filter { $0.contains("Main.storyboard") } == [])
    }
  }

  @Test("a stack arranges its views, and a ratio is the factor of a constraint")
  func stacks() throws {
    let subviews = """
      <stackView axis="vertical" alignment="center" distribution="equalSpacing" spacing="12"
          translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <subviews><label text="One" id="one"/><label text="Two" id="two"/></subviews>\(named("stack"))</stackView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(named("box"))
        <constraints><constraint firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="2:1" id="c1"/>
          <constraint firstAttribute="height" constant="40" id="c2"/>
          <constraint firstAttribute="height" constant="90" placeholder="YES" id="c3"/></constraints></view>
      """
    try load(subviews) { views, phone in
      let stack = try #require(views["stack"] as? UIStackView)
      #expect(stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["One", "Two"])
      #expect(stack.axis == .vertical)
      #expect(stack.alignment == .center)
      #expect(stack.distribution == .equalSpacing)
      #expect(stack.spacing == 12)
      #expect(views["box"]?.constraints.map(\.multiplier) == [2, 1])
      #expect(views["box"]?.frame.size == CGSize(width: 80, height: 40))
      #expect(phone.issues == [])
    }
  }

  @Test("prototypes are the cells of a table, and selecting one performs its segue")
  func prototypes() throws {
    let table = """
      <tableViewController id="table" customClass="PrototypeController" customModule="FlowUIKitTests">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" sectionHeaderHeight="28" id="t">
          <prototypes>
            <tableViewCell reuseIdentifier="person" style="IBUITableViewCellStyleSubtitle" accessoryType="disclosureIndicator"
                textLabel="text" detailTextLabel="detail" id="cell">
              <tableViewCellContentView key="contentView" id="content"><subviews>
                <label text="Title" id="text"/><label text="subtitle" id="detail"/></subviews></tableViewCellContentView>
              <connections><segue destination="person" kind="show" id="s1"/></connections>
            </tableViewCell>
          </prototypes>
          <connections><outlet property="dataSource" destination="table" id="o1"/>
            <outlet property="delegate" destination="table" id="o2"/></connections>
        </tableView>
      </tableViewController>
      """
    let navigation = """
      <navigationController id="first">
        <connections><segue destination="table" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController>
      """
    try withInterfaces(["Main.storyboard": storyboard(navigation, table, controller("person"))]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      let navigation = try #require(made as? UINavigationController)
      let list = try #require(navigation.topViewController as? PrototypeController)
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(cell.textLabel?.text == "Grace")
      #expect(cell.detailTextLabel?.text == "subtitle")
      #expect(cell.accessoryType == .disclosureIndicator)
      #expect(cell.contentView.subviews.filter { $0 is UILabel }.count == 2)
      phone.tap(.staticText, "Grace")
      #expect(navigation.viewControllers.last?.title == "Grace")
      #expect(list.log == ["prepared 1 1", "selected 1"])
      #expect(phone.issues.filter { $0.contains("Main.storyboard") } == [])
    }
  }

  @Test("a table shows the rows that the storyboard has itself")
  func staticRows() throws {
    let table = """
      <tableViewController id="first">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
          <sections>
            <tableViewSection headerTitle="Account" id="s1"><cells>
              <tableViewCell id="c1" rowHeight="60"><tableViewCellContentView key="contentView" id="v1">
                <subviews><label text="Name" id="l1"><rect key="frame" x="20" y="10" width="100" height="20"/></label></subviews>
              </tableViewCellContentView></tableViewCell></cells></tableViewSection>
            <tableViewSection footerTitle="The end" id="s2"><cells>
              <tableViewCell id="c2"><tableViewCellContentView key="contentView" id="v2">
                <subviews><label text="Mail" id="l2"><rect key="frame" x="20" y="10" width="100" height="20"/></label></subviews>
              </tableViewCellContentView></tableViewCell>
              <tableViewCell id="c3"><tableViewCellContentView key="contentView" id="v3">
                <subviews><label text="Phone" id="l3"><rect key="frame" x="20" y="10" width="100" height="20"/></label></subviews>
              </tableViewCellContentView></tableViewCell></cells></tableViewSection>
          </sections>
          <connections><outlet property="dataSource" destination="first" id="o1"/>
            <outlet property="delegate" destination="first" id="o2"/></connections>
        </tableView>
      </tableViewController>
      """
    try withInterfaces(["Main.storyboard": storyboard(table)]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      let list = try #require((made as? UITableViewController)?.tableView)
      #expect(list.style == .grouped)
      #expect(list.numberOfSections == 2)
      #expect((0..<2).map { list.numberOfRows(inSection: $0) } == [1, 2])
      #expect(list.delegate?.tableViewHeight(list, 0) == 60)
      #expect(list.delegate?.tableViewHeight(list, 1) == 44)
      #expect(Set(["Name", "Mail", "Phone"]).isSubset(of: Set(phone.texts)))
      #expect(phone.issues.filter { $0.contains("Main.storyboard") } == [])
    }
  }

  @Test("items and the layout of a collection are those of the storyboard")
  func collections() throws {
    let subviews = """
      <collectionView dataMode="prototypes" id="collection">\(named("collection"))
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="4" id="flow">
          <size key="itemSize" width="70" height="30"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="item" id="cell">
          <collectionViewCellContentView key="contentView" id="content"><subviews><label text="Item" id="label"/></subviews>
          </collectionViewCellContentView></collectionViewCell></cells>
      </collectionView>
      """
    try load(subviews) { views, _ in
      let collection = try #require(views["collection"] as? UICollectionView)
      let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(layout.scrollDirection == .horizontal)
      #expect(layout.itemSize == CGSize(width: 70, height: 30))
      #expect(layout.minimumLineSpacing == 4)
      #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
      #expect((cell.contentView.subviews.first as? UILabel)?.text == "Item")
    }
  }

  @Test("a recognizer of the scene belongs to the view that names it")
  func recognizers() throws {
    let subviews = """
      <view id="box"><rect key="frame" x="40" y="100" width="100" height="100"/>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/></connections>
      </view>
      """
    let tap = """
      <tapGestureRecognizer id="tap">
        <connections><action selector="tapped:" destination="first" id="a1"/></connections></tapGestureRecognizer>
      """
    let text = storyboard(
      controller("first", "customClass=\"TapController\" customModule=\"FlowUIKitTests\"", subviews: subviews) + tap)
    try withInterfaces(["Main.storyboard": text]) { bundle in
      var made: UIViewController?
      let phone = Phone(ShownStoryboard(bundle) { made = $0 })
      let controller = try #require(made as? TapController)
      let box = try #require(controller.view.subviews.first)
      let middle = box.convert(CGPoint(x: 50, y: 50), to: nil)
      phone.screen.tap(at: middle)
      #expect(controller.taps == 1)
      #expect(phone.issues == [])
    }
  }

  @Test("colors, fonts and attributed texts are those of the file")
  func values() throws {
    let subviews = """
      <label text="A" id="1">\(named("style"))<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
        <color key="textColor" systemColor="secondaryLabelColor"/></label>
      <label id="2">\(named("parts"))<attributedString key="attributedText"><fragment content="Bold"><attributes>
        <font key="NSFont" size="17" name="Helvetica-Bold"/><color key="NSColor" white="0.5" alpha="1"/></attributes></fragment>
        <fragment content=" plain"/></attributedString></label>
      <label text="C" id="3">\(named("weight"))
        <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="30"/></label>
      <label text="D" minimumFontSize="9" id="4">\(named("small"))
        <fontDescription key="fontDescription" type="system" pointSize="36"/></label>
      <label text="E" adjustsFontSizeToFit="NO" minimumFontSize="9" id="5">\(named("fixed"))</label>
      """
    try load(subviews) { views, _ in
      let style = try #require(views["style"] as? UILabel)
      #expect(style.font == .preferredFont(forTextStyle: .headline))
      #expect(style.textColor == .secondaryLabel)
      #expect((views["parts"] as? UILabel)?.attributedText?.string == "Bold plain")
      #expect((views["weight"] as? UILabel)?.font == .systemFont(ofSize: 30, weight: .heavy))
      let small = try #require(views["small"] as? UILabel)
      #expect(small.adjustsFontSizeToFitWidth && small.minimumScaleFactor == 0.25)
      #expect((views["fixed"] as? UILabel)?.adjustsFontSizeToFitWidth == false)
      #expect(style.adjustsFontSizeToFitWidth == false)
    }
  }
}

extension UIScrollViewDelegate {
  /// The height of the first row of a section.
  @MainActor fileprivate func tableViewHeight(_ table: UITableView, _ section: Int) -> CGFloat? {
    (self as? any UITableViewDelegate)?.tableView(table, heightForRowAt: IndexPath(row: 0, section: section))
  }
}
