import SwiftUI
import Testing
import UIAutomation

@testable import FlowUIKit

@Suite("Drags and drops of UIKit", .serialized) @MainActor
struct UIDragInteractionTests {
  /// Two squares: what is dragged from the first one is dropped on the second one.
  private final class Board: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let log = CallLog()
    let source = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
    let target = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
    var operation = UIDropOperation.copy
    var canHandle = true
    var texts: [String] = []
    var place = CGPoint.zero

    override func viewDidLoad() {
      for (square, name) in [(source, "Source"), (target, "Target")] {
        square.isAccessibilityElement = true
        square.accessibilityLabel = name
        square.accessibilityIdentifier = name
        view.addSubview(square)
      }
      source.addInteraction(UIDragInteraction(delegate: self))
      target.addInteraction(UIDropInteraction(delegate: self))
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let place = session.location(in: source)
      log.add("items at \(Int(place.x)), \(Int(place.y))")
      session.localContext = "context"
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "dragged")))
      item.localObject = 7
      return [item]
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.add("will begin")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.add("will end with \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.add("did end with \(operation)") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      log.add("did transfer")
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      canHandle && session.canLoadObjects(ofClass: NSString.self) && !session.canLoadObjects(ofClass: NSURL.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.add("enter \(session.localDragSession?.localContext as? String ?? "from elsewhere")")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.add("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.add("perform")
      place = session.location(in: target)
      session.loadObjects(ofClass: NSString.self) { self.texts += $0.compactMap { ($0 as? NSString)?.description } }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.add("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.add("end")
    }
  }

  private func drag(_ app: XCUIApplication, _ source: String, to target: String, for duration: TimeInterval = 1) {
    app.descendants(matching: .any)[source].press(
      forDuration: duration, thenDragTo: app.descendants(matching: .any)[target])
  }

  @Test("a drag from a view is dropped on another, and both delegates are told in order")
  func views() {
    let board = Board()
    let phone = Phone(ShownController(controller: board).ignoresSafeArea())
    let app = XCUIApplication(screen: phone.screen)
    drag(app, "Source", to: "Target")
    #expect(board.texts == ["dragged"] && board.place == CGPoint(x: 50, y: 50))
    #expect(
      board.log.take() == [
        "items at 40, 40", "will begin", "enter context", "perform", "conclude", "will end with copy",
        "did end with copy", "did transfer", "end",
      ])
    #expect(phone.issues == [])
  }

  @Test("nothing is dropped where the proposal is to cancel, or where the delegate cannot handle it")
  func refusals() {
    let board = Board()
    let phone = Phone(ShownController(controller: board).ignoresSafeArea())
    let app = XCUIApplication(screen: phone.screen)
    board.operation = .forbidden
    drag(app, "Source", to: "Target")
    #expect(board.texts == [])
    #expect(
      board.log.take() == [
        "items at 40, 40", "will begin", "enter context", "exit", "will end with cancel", "did end with cancel",
        "end",
      ])
    board.operation = .copy
    board.canHandle = false
    drag(app, "Source", to: "Target")
    #expect(board.texts == [])
    board.canHandle = true
    func finger(after rest: Double) {
      phone.screen.touch([
        FingerPath(positions: [
          .init(time: 0, location: CGPoint(x: 60, y: 140)), .init(time: rest, location: CGPoint(x: 60, y: 140)),
          .init(time: rest + 0.3, location: CGPoint(x: 250, y: 350)),
        ])
      ])
    }
    finger(after: 0.1)
    (board.source.interactions.first as? UIDragInteraction)?.isEnabled = false
    finger(after: 1)
    #expect(board.texts == [])
  }

  @Test("an item goes from SwiftUI to UIKit and back")
  func betweenFrameworks() {
    let board = Board()
    var dropped: [String] = []
    let phone = Phone(
      VStack {
        Text("Swift source").draggable("from SwiftUI")
        Text("Swift target").frame(height: 60)
          .dropDestination(for: String.self) { items, _ in
            dropped += items
            return true
          }
        ShownController(controller: board)
      })
    let app = XCUIApplication(screen: phone.screen)
    drag(app, "Swift source", to: "Target")
    #expect(board.texts == ["from SwiftUI"])
    #expect(board.log.take().first == "enter from elsewhere")
    drag(app, "Source", to: "Swift target")
    #expect(dropped == ["dragged"])
  }

  // MARK: - Tables

  private final class Names: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var names = ["Ada", "Grace", "Edsger", "Alan"]
    let log = CallLog()
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      tableView.dragDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.add("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      if names[indexPath.row] == "Alan" { return [] }
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.row])))]
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.add("ended") }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move, intent: intent)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let target = coordinator.destinationIndexPath ?? IndexPath(row: names.count, section: 0)
      log.add("drop at \(target.row) with \(coordinator.proposal.operation)")
      for item in coordinator.items {
        if let source = item.sourceIndexPath {
          names.insert(names.remove(at: source.row), at: target.row)
          tableView.moveRow(at: source, to: target)
          coordinator.drop(item.dragItem, toRowAt: target)
        } else {
          coordinator.session.loadObjects(ofClass: NSString.self) { objects in
            self.names.insert(contentsOf: objects.compactMap { ($0 as? NSString)?.description }, at: target.row)
            tableView.insertRows(at: [target], with: .automatic)
          }
        }
      }
    }
  }

  /// The texts of the cells, from top to bottom.
  private func rows(_ app: XCUIApplication) -> [String] {
    app.cells.allElementsBoundByIndex
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .map { $0.staticTexts.firstMatch.label }
  }

  @Test("without a drop delegate, rows that the data source lets move are reordered")
  func reorderedByDataSource() {
    let table = Names(style: .plain)
    let phone = Phone(ShownController(controller: table).ignoresSafeArea())
    let app = XCUIApplication(screen: phone.screen)
    app.staticTexts["Ada"].press(forDuration: 1, thenDragTo: app.staticTexts["Edsger"])
    #expect(rows(app) == ["Grace", "Edsger", "Ada", "Alan"] && table.names == rows(app))
    #expect(table.log.take() == ["move 0 to 2", "ended"])
    app.staticTexts["Alan"].press(forDuration: 1, thenDragTo: app.staticTexts["Grace"])
    #expect(table.names == ["Grace", "Edsger", "Ada", "Alan"])
    table.tableView.dragInteractionEnabled = false
    app.staticTexts["Ada"].press(forDuration: 1, thenDragTo: app.staticTexts["Grace"])
    #expect(table.log.take() == [])
  }

  @Test("a drop delegate moves rows and takes items from elsewhere, before or behind the row below the finger")
  func dropDelegate() {
    let table = Names(style: .plain)
    let phone = Phone(
      VStack {
        Text("Outside").draggable("Donald")
        ShownController(controller: table)
      })
    phone.screen.perform { table.tableView.dropDelegate = table }
    let app = XCUIApplication(screen: phone.screen)
    app.staticTexts["Edsger"].press(forDuration: 1, thenDragTo: app.staticTexts["Ada"])
    #expect(rows(app) == ["Edsger", "Ada", "Grace", "Alan"])
    #expect(table.log.take() == ["drop at 0 with move", "ended"])
    let ada = app.cells.element(boundBy: 1)
    app.staticTexts["Outside"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      .press(forDuration: 1, thenDragTo: ada.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8)))
    #expect(rows(app) == ["Edsger", "Ada", "Donald", "Grace", "Alan"])
    #expect(table.log.take() == ["drop at 2 with copy"])
    table.intent = .insertIntoDestinationIndexPath
    app.staticTexts["Outside"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      .press(forDuration: 1, thenDragTo: ada.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8)))
    #expect(table.log.take() == ["drop at 1 with copy"])
  }

  // MARK: - Collections

  private final class Cell: UICollectionViewCell {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
  }

  private final class Grid: UICollectionViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var names = ["A", "B", "C", "D", "E"]
    let log = CallLog()

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
      collectionView.dragDelegate = self
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = names[indexPath.item]
      return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      true
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.add("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.item])))]
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let source = item.sourceIndexPath
      else { return log.add("nowhere") }
      collectionView.performBatchUpdates {
        self.names.insert(self.names.remove(at: source.item), at: target.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [target])
      }
      coordinator.drop(item.dragItem, toItemAt: target).addCompletion { [log] _ in log.add("arrived") }
    }
  }

  @Test("items of a collection are reordered by its data source, or by a drop delegate")
  func collection() {
    let grid = Grid()
    let phone = Phone(ShownController(controller: grid).ignoresSafeArea())
    let app = XCUIApplication(screen: phone.screen)
    app.staticTexts["A"].press(forDuration: 1, thenDragTo: app.staticTexts["C"])
    #expect(grid.names == ["B", "C", "A", "D", "E"] && rows(app) == grid.names)
    #expect(grid.log.take() == ["move 0 to 2"])
    grid.collectionView.dropDelegate = grid
    app.staticTexts["E"].press(forDuration: 1, thenDragTo: app.staticTexts["B"])
    #expect(grid.names == ["E", "B", "C", "A", "D"] && rows(app) == grid.names)
    #expect(grid.log.take() == ["arrived"])
    #expect(phone.issues == [])
  }
}
