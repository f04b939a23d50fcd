import FlowUIKit
import SwiftUI
import Testing
import UIAutomation

@Suite("Split view controllers") @MainActor
struct UISplitViewControllerTests {
  private final class Screen: UIViewController {
    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
      label.text = "content of \(title ?? "")"
      view.addSubview(label)
    }
  }

  private final class Delegate: UISplitViewControllerDelegate {
    let log = CallLog()
    var top: UISplitViewController.Column?
    var joins = false

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.add("will change to \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.add("will show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.add("will hide \(column)")
    }

    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.add("collapsing to \(proposed)")
      return top ?? proposed
    }

    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      log.add("expanding to \(proposed)")
      return proposed
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("did expand") }

    func splitViewController(
      _ svc: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController
    ) -> Bool {
      log.add("collapse secondary")
      return joins
    }
  }

  private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(Screen("List"), for: .primary)
    if style == .tripleColumn { split.setViewController(Screen("Middle"), for: .supplementary) }
    split.setViewController(Screen("Detail"), for: .secondary)
    return split
  }

  private func tablet(_ split: UISplitViewController) -> Phone {
    Phone(device: .iPad.landscape, ShownController(controller: split).ignoresSafeArea())
  }

  private func phone(_ split: UISplitViewController) -> Phone {
    Phone(device: .iPhone17Pro, ShownController(controller: split).ignoresSafeArea())
  }

  private func bars(_ screen: Phone) -> [String] {
    screen.nodes.filter { $0.role == .navigationBar }.map { $0.names.first ?? "" }
  }

  @Test("a wide window shows the columns beside each other, each with its own bar")
  func wide() {
    let two = tablet(split())
    #expect(bars(two) == ["List", "Detail"])
    #expect(two.texts.contains("content of List") && two.texts.contains("content of Detail"))
    #expect(bars(tablet(split(.tripleColumn))) == ["List", "Middle", "Detail"])
  }

  @Test("the children know the split view controller, and are in navigation controllers")
  func children() throws {
    let split = split()
    let detail = try #require(split.viewController(for: .secondary))
    #expect(detail.splitViewController === split)
    #expect(detail.navigationController?.parent === split)
    let own = UINavigationController(rootViewController: Screen("Own"))
    split.setViewController(own, for: .secondary)
    #expect(split.viewController(for: .secondary) === own && own.parent === split)
    #expect(detail.navigationController?.parent == nil)
    #expect(split.viewControllers.count == 2 && split.viewControllers.last === own)
  }

  @Test("a navigation controller in a column pushes in that column")
  func push() throws {
    let split = split()
    let tablet = tablet(split)
    tablet.screen.perform {
      split.viewController(for: .secondary)?.navigationController?.pushViewController(Screen("More"), animated: true)
    }
    #expect(bars(tablet) == ["List", "More"])
    tablet.tap(.button, "Detail")
    #expect(bars(tablet) == ["List", "Detail"])
  }

  @Test("the app chooses the visible columns, and shows and hides one; the delegate is told")
  func modes() {
    let split = split()
    let delegate = Delegate()
    split.delegate = delegate
    split.preferredDisplayMode = .secondaryOnly
    let tablet = tablet(split)
    #expect(bars(tablet) == ["Detail"] && split.displayMode == .secondaryOnly)
    tablet.screen.perform { split.show(.primary) }
    #expect(bars(tablet) == ["List", "Detail"] && split.displayMode == .oneBesideSecondary)
    tablet.screen.perform { split.hide(.primary) }
    #expect(bars(tablet) == ["Detail"])
    #expect(
      delegate.log.take() == [
        "will show primary", "will change to oneBesideSecondary", "will hide primary", "will change to secondaryOnly",
      ])
    let three = self.split(.tripleColumn)
    let wide = self.tablet(three)
    wide.screen.perform { three.hide(.primary) }
    #expect(bars(wide) == ["Middle", "Detail"] && three.displayMode == .oneBesideSecondary)
    wide.screen.perform { three.preferredDisplayMode = .twoBesideSecondary }
    #expect(bars(wide) == ["List", "Middle", "Detail"])
  }

  @Test("the item that changes the visible columns hides and shows the first one")
  func modeItem() {
    let split = split()
    split.viewController(for: .secondary)?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    let tablet = tablet(split)
    let place = tablet.nodes.last { $0.role == .button }?.frame ?? .zero
    tablet.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(bars(tablet) == ["Detail"])
    let next = tablet.nodes.last { $0.role == .button }?.frame ?? .zero
    tablet.screen.tap(at: CGPoint(x: next.midX, y: next.midY))
    #expect(bars(tablet) == ["List", "Detail"])
  }

  @Test("the widths of columns are those that the app prefers, within its limits")
  func widths() throws {
    let split = split()
    split.preferredPrimaryColumnWidth = 250
    let tablet = tablet(split)
    func width() throws -> CGFloat { try #require(tablet.node(.navigationBar, "List")).frame.width }
    #expect(try width() == 250 && split.primaryColumnWidth == 250)
    tablet.screen.perform { split.minimumPrimaryColumnWidth = 300 }
    #expect(try width() == 300)
    let window = Device.iPad.landscape.size.width
    tablet.screen.perform {
      split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
      split.preferredPrimaryColumnWidthFraction = 0.5
    }
    #expect(try abs(width() - window / 2) < 1)
    tablet.screen.perform { split.maximumPrimaryColumnWidth = 400 }
    #expect(try width() == 400)
  }

  @Test("a narrow window shows the last column, or the one that the delegate chooses")
  func narrow() {
    let delegate = Delegate()
    let first = split()
    first.delegate = delegate
    let phone1 = phone(first)
    #expect(first.isCollapsed && bars(phone1) == ["Detail"])
    #expect(delegate.log.take() == ["collapsing to secondary", "did collapse"])
    phone1.tap(.button, "Back")
    #expect(bars(phone1) == ["List"])

    delegate.top = .primary
    let second = split()
    second.delegate = delegate
    let phone2 = phone(second)
    #expect(bars(phone2) == ["List"])
    phone2.screen.perform { second.show(.secondary) }
    #expect(bars(phone2) == ["Detail"])
    phone2.screen.perform { second.hide(.secondary) }
    #expect(bars(phone2) == ["List"])
  }

  @Test("what is in a column knows whether the columns are beside or above each other")
  func layoutEnvironment() throws {
    let (wide, narrow) = (split(), split())
    let screens = [tablet(wide), phone(narrow), Phone(ShownController(controller: Screen("Alone")))]
    func shown(_ split: UISplitViewController) throws -> UISplitViewController.LayoutEnvironment {
      try #require(split.viewController(for: .secondary)).traitCollection.splitViewControllerLayoutEnvironment
    }
    #expect(try shown(wide) == .expanded)
    #expect(try shown(narrow) == .collapsed)
    #expect(wide.traitCollection.splitViewControllerLayoutEnvironment == .none)
    withExtendedLifetime(screens) {}
  }

  @Test("an inspector is not set, which is a warning")
  func inspector() {
    let split = split()
    let tablet = tablet(split)
    tablet.screen.perform { split.setViewController(Screen("Inspector"), for: .inspector) }
    tablet.screen.perform { split.show(.inspector) }
    #expect(split.viewController(for: .inspector) == nil && bars(tablet) == ["List", "Detail"])
    #expect(tablet.issues.contains { $0.contains("UISplitViewController.Column.inspector") })
  }

  @Test("a controller for narrow windows is shown instead of the columns")
  func compact() {
    let split = split()
    let other = Screen("Compact")
    split.setViewController(UINavigationController(rootViewController: other), for: .compact)
    let phone = phone(split)
    #expect(bars(phone) == ["Compact"])
    #expect(bars(tablet(self.split())) == ["List", "Detail"])
  }

  @Test("a detail controller replaces the last column, and comes to the top of a narrow window")
  func detail() throws {
    let wide = split()
    let tablet = tablet(wide)
    tablet.screen.perform {
      wide.viewController(for: .primary)?.showDetailViewController(Screen("New"), sender: nil)
    }
    #expect(bars(tablet) == ["List", "New"])

    let delegate = Delegate()
    delegate.top = .primary
    let narrow = split()
    narrow.delegate = delegate
    let phone = phone(narrow)
    phone.screen.perform {
      narrow.viewController(for: .primary)?.showDetailViewController(Screen("New"), sender: nil)
    }
    #expect(bars(phone) == ["New"])

    let alone = Screen("Alone")
    let other = Phone(ShownController(controller: alone))
    other.screen.perform { alone.showDetailViewController(Screen("Sheet"), sender: nil) }
    #expect(other.texts.contains("content of Sheet"))
  }

  @Test("the older form has a list of controllers, and its delegate joins the columns of a narrow window")
  func older() {
    func older() -> UISplitViewController {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: Screen("List")),
        UINavigationController(rootViewController: Screen("Detail")),
      ]
      return split
    }
    #expect(bars(tablet(older())) == ["List", "Detail"])
    #expect(bars(phone(older())) == ["Detail"])
    let delegate = Delegate()
    delegate.joins = true
    let joined = older()
    joined.delegate = delegate
    #expect(bars(phone(joined)) == ["List"])
    #expect(delegate.log.take() == ["collapse secondary"])
  }

  @Test("a window that becomes narrow and wide again collapses and expands")
  func collapseAndExpand() {
    struct Window: View {
      let size: Size
      let split: UISplitViewController

      var body: some View {
        ShownController(controller: split).ignoresSafeArea()
          .environment(\.horizontalSizeClass, size.isNarrow ? .compact : .regular)
      }
    }
    let size = Size()
    let delegate = Delegate()
    let split = split()
    split.delegate = delegate
    let tablet = Phone(device: .iPad.landscape, Window(size: size, split: split))
    #expect(delegate.log.take() == [] && !split.isCollapsed)
    tablet.screen.perform { size.isNarrow = true }
    #expect(split.isCollapsed && bars(tablet) == ["Detail"])
    tablet.screen.perform { size.isNarrow = false }
    #expect(!split.isCollapsed && bars(tablet) == ["List", "Detail"])
    #expect(
      delegate.log.take() == [
        "collapsing to secondary", "did collapse", "expanding to oneBesideSecondary", "did expand",
      ])
  }

  @Observable
  final class Size {
    var isNarrow = false
  }

  @Test("columns that the style does not have are mistakes, and columns over others are approximate")
  func mistakes() {
    let split = UISplitViewController(style: .doubleColumn)
    let tablet = tablet(split)
    tablet.screen.perform {
      split.setViewController(Screen("a"), for: .supplementary)
      split.preferredDisplayMode = .oneOverSecondary
    }
    #expect(split.viewController(for: .supplementary) == nil && split.displayMode == .oneBesideSecondary)
    #expect(
      tablet.issues.contains(
        "A UISplitViewController with the style doubleColumn has no supplementary column; nothing was set."))
    #expect(
      tablet.issues.contains { $0.contains("columns are beside each other, not over the last one.") })
    let older = UISplitViewController()
    tablet.screen.perform { older.setViewController(Screen("a"), for: .primary) }
    #expect(
      tablet.issues.contains(
        "setViewController(_:for:) was called on a UISplitViewController without a style, which has no named columns; "
          + "nothing was set. Create it with init(style:), or set viewControllers."))
  }

  private final class Fruits: UITableViewController {
    private let fruits = ["Apple", "Pear"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruits"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      cell.textLabel?.text = fruits[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      showDetailViewController(
        UINavigationController(rootViewController: Screen(fruits[indexPath.row])), sender: self)
    }
  }

  @Test("a list beside or above its details is driven by queries", arguments: [true, false])
  func queries(isWide: Bool) {
    let delegate = Delegate()
    delegate.top = .primary
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    split.setViewController(Fruits(style: .plain), for: .primary)
    split.setViewController(Screen("Nothing"), for: .secondary)
    let phone = Phone(
      device: isWide ? .iPad.landscape : .iPhone17Pro, ShownController(controller: split).ignoresSafeArea())
    let app = XCUIApplication(screen: phone.screen)
    #expect(app.navigationBars["Fruits"].exists)
    #expect(app.navigationBars["Nothing"].exists == !split.isCollapsed)
    app.tables.cells.staticTexts["Pear"].tap()
    #expect(app.navigationBars["Pear"].exists && app.staticTexts["content of Pear"].exists)
    #expect(app.navigationBars["Fruits"].exists == !split.isCollapsed)
    #expect(phone.issues == [])
  }
}
