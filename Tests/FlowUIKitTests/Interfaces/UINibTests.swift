import FlowObjectiveC
import SwiftUI
import Testing

@testable import FlowUIKit

/// The owner of a nib, and its view.
class CardView: UIView {
  var title: UILabel!
  var content: UIView!

  private enum _Interface_title: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] {
      [.property("title", \CardView.title), .property("content", \CardView.content)]
    }
  }
}

/// A cell of a nib.
class NameCell: UITableViewCell {
  weak var name: UILabel!
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = name != nil
  }

  private enum _Interface_name: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] { [.property("name", \NameCell.name)] }
  }
}

/// A controller whose view is in the nib with its name.
class ProfileViewController: UIViewController {
  var label: UILabel!
  var text: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    text = label.text
  }

  private enum _Interface_label: _InterfaceTable {
    @MainActor static var _members: [_InterfaceMember] { [.property("label", \ProfileViewController.label)] }
  }
}

@Suite("Nibs") @MainActor
struct UINibTests {
  private static let responder =
    "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"

  private static func owner(_ name: String, _ connections: String) -> String {
    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(name)\">"
      + "<connections>\(connections)</connections></placeholder>" + responder
  }

  private static let label = """
    <label text="Card" id="label"><rect key="frame" x="8" y="8" width="60" height="20"/></label>
    """

  private static let view = """
    <view contentMode="scaleToFill" id="view"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>\(label)</subviews></view>
    """

  @Test("the objects of a nib are made, and the outlets of the owner are set")
  func owners() throws {
    let text = nib(
      Self.owner(
        "CardView",
        "<outlet property=\"title\" destination=\"label\" id=\"o1\"/>"
          + "<outlet property=\"content\" destination=\"view\" id=\"o2\"/>") + Self.view)
    try withInterfaces(["Card.xib": text]) { bundle in
      let card = CardView(frame: .zero)
      let objects = try #require(bundle.loadNibNamed("Card", owner: card))
      #expect(objects.count == 1)
      #expect(card.title?.text == "Card")
      #expect(card.content === objects.first as? UIView)
      #expect(card.content?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      let again = UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil, options: nil)
      #expect(again.first as? UIView !== card.content)
    }
  }

  @Test("cells are made of a nib, and used again")
  func cells() throws {
    let text = nib(
      Self.owner("NSObject", "")
        + """
        <tableViewCell id="cell" customClass="NameCell" customModule="FlowUIKitTests" customModuleProvider="target">
          <tableViewCellContentView key="contentView" id="content"><subviews>\(Self.label)</subviews></tableViewCellContentView>
          <connections><outlet property="name" destination="label" id="o1"/></connections>
        </tableViewCell>
        """)
    try withInterfaces(["NameCell.xib": text]) { bundle in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UINib(nibName: "NameCell", bundle: bundle), forCellReuseIdentifier: "name")
      let cell = try #require(table.dequeueReusableCell(withIdentifier: "name") as? NameCell)
      #expect(cell.reuseIdentifier == "name")
      #expect(cell.name?.text == "Card")
      #expect(cell.name?.superview === cell.contentView)
      #expect(cell.isAwake)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      #expect(table.dequeueReusableCell(withIdentifier: "name") is NameCell == false)
    }
  }

  @Test("items of a collection are made of a nib")
  func items() throws {
    let text = nib(
      Self.owner("NSObject", "")
        + """
        <collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <view key="contentView" id="content"><subviews>\(Self.label)</subviews></view></collectionViewCell>
        """)
    try withInterfaces(["Item.xib": text]) { bundle in
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(UINib(nibName: "Item", bundle: bundle), forCellWithReuseIdentifier: "item")
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
      #expect((cell.contentView.subviews.first as? UILabel)?.text == "Card")
      #expect(cell.reuseIdentifier == "item")
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, String>(
        cellNib: UINib(nibName: "Item", bundle: bundle)
      ) { cell, _, item in (cell.contentView.subviews.first as? UILabel)?.text = item }
      let path = IndexPath(item: 1, section: 0)
      let other = collection.dequeueConfiguredReusableCell(using: registration, for: path, item: "Own")
      #expect((other.contentView.subviews.first as? UILabel)?.text == "Own")
    }
  }

  @Test("a controller's view is the one of the nib that it names, or that has its name")
  func controllers() throws {
    let text = nib(
      Self.owner(
        "ProfileViewController",
        "<outlet property=\"view\" destination=\"view\" id=\"o1\"/>"
          + "<outlet property=\"label\" destination=\"label\" id=\"o2\"/>") + Self.view)
    for name in ["ProfileViewController", "ProfileView"] {
      try withInterfaces(["\(name).xib": text]) { bundle in
        let controller = ProfileViewController(nibName: nil, bundle: bundle)
        controller.loadViewIfNeeded()
        #expect(controller.text == "Card")
      }
    }
    try withInterfaces(["Other.xib": text]) { bundle in
      let controller = ProfileViewController(nibName: "Other", bundle: bundle)
      controller.loadViewIfNeeded()
      #expect(controller.text == "Card")
      #expect(controller.nibName == "Other")
    }
  }

  @Test("a nib that is missing is a mistake")
  func missing() throws {
    try withInterfaces([:]) { bundle in
      let phone = Phone(Text("screen"))
      phone.screen.perform {
        #expect(UINib(nibName: "None", bundle: bundle).instantiate(withOwner: nil, options: nil).isEmpty)
        UIViewController(nibName: "None", bundle: bundle).loadViewIfNeeded()
        let table = UITableView(frame: .zero)
        table.register(UINib(nibName: "None", bundle: bundle), forCellReuseIdentifier: "none")
        #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
      }
      #expect(phone.issues == ["UINib(nibName:bundle:): there is no file 'None.xib' in \(bundle.bundlePath)."])
    }
  }
}
