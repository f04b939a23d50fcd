import FlowUIKit
import SwiftUI
import Testing

@Suite("UITableView") @MainActor
struct UITableViewTests {
  /// A data source of titles, which logs what it is asked.
  final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    let log = CallLog()
    var headers: [String?] = []
    var given: CGFloat?
    var made = 0

    init(_ sections: [[String]]) {
      self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      given ?? UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willSelect \(indexPath.row)")
      return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.add("didDeselect \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.add("commit \(editingStyle) \(indexPath.row)")
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.add("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
    }
  }

  final class Cell: UITableViewCell {
    static var made = 0
    private(set) var reused = 0
    private let note = "made by the initializer"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      Cell.made += 1
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessibilityHint = note
    }

    required init?(coder: NSCoder) { fatalError() }

    override func prepareForReuse() {
      super.prepareForReuse()
      reused += 1
    }
  }

  private func table(
    _ titles: Titles, style: UITableView.Style = .plain, cell: UITableViewCell.Type = UITableViewCell.self
  ) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = titles
    table.delegate = titles
    return table
  }

  private func cells(_ phone: Phone) -> [String] {
    phone.nodes.filter { $0.role == .cell }.map { $0.children.first { $0.role == .staticText }?.label ?? "" }
  }

  @Test("a table shows the rows of its data source as cells below their headers")
  func rows() throws {
    let titles = Titles([["Milk", "Bread"], ["Soap"]])
    titles.headers = ["Food", "Home"]
    let phone = Phone(Shown(view: table(titles)))
    #expect(phone.node(.table) != nil && phone.node(.collectionView) == nil)
    #expect(cells(phone) == ["Milk", "Bread", "Soap"])
    #expect(phone.texts == ["Food", "Milk", "Bread", "Home", "Soap"])
    #expect(phone.nodes.first { $0.role == .cell }?.frame.height == 44)
    #expect(phone.issues == [])
    try phone.savePicture("table-plain")
  }

  @Test("100,000 rows make the cells of a screen, and scrolling reuses them")
  func laziness() throws {
    let titles = Titles([(0..<100_000).map { "Row \($0)" }])
    Cell.made = 0
    let table = table(titles, cell: Cell.self)
    let phone = Phone(Shown(view: table))
    #expect(Cell.made > 10 && Cell.made < 40)
    for _ in 0..<6 { phone.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100)) }
    #expect(titles.made > 60 && Cell.made < 60)
    #expect(table.visibleCells.contains { ($0 as? Cell)?.reused ?? 0 > 0 })
    let first = try #require(table.indexPathsForVisibleRows?.first)
    #expect(first.row > 40)
    #expect(table.cellForRow(at: first)?.textLabel?.text == "Row \(first.row)")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(phone.issues == [])
  }

  @Test("code scrolls to a row far away, and the table knows where it is")
  func scrolling() throws {
    let titles = Titles([(0..<1000).map { "Row \($0)" }])
    let table = table(titles)
    let phone = Phone(Shown(view: table))
    let path = IndexPath(row: 700, section: 0)
    phone.screen.perform { table.scrollToRow(at: path, at: .top, animated: false) }
    #expect(table.indexPathsForVisibleRows?.first == path)
    #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y) < 1)
    #expect(phone.texts.first == "Row 700" && phone.nodes.first { $0.role == .cell }?.frame.minY == 47)
  }

  @Test("a tap selects a row, tells the delegate in order, and deselects the one before")
  func selection() {
    let titles = Titles([["a", "b"]])
    let table = table(titles)
    let phone = Phone(Shown(view: table))
    phone.tap(.staticText, "a")
    #expect(titles.log.take() == ["willSelect 0", "didSelect 0"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
    #expect(phone.nodes.filter { $0.role == .cell }.map(\.isSelected) == [true, false])
    phone.tap(.staticText, "b")
    #expect(titles.log.take() == ["willSelect 1", "didDeselect 0", "didSelect 1"])
    phone.screen.perform { table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true) }
    #expect(table.indexPathForSelectedRow == nil && titles.log.take() == [])
  }

  @Test("a selected row has a background unless its selection style is none")
  func selectionLook() throws {
    let titles = Titles([["a", "b"]])
    let table = table(titles)
    let phone = Phone(Shown(view: table))
    let frame = try #require(phone.nodes.first { $0.role == .cell }?.frame)
    let before = phone.color(frame.maxX - 20, frame.midY)
    phone.tap(.staticText, "a")
    #expect(phone.color(frame.maxX - 20, frame.midY) != before)
    phone.screen.perform { table.cellForRow(at: IndexPath(row: 0, section: 0))?.selectionStyle = .none }
    phone.screen.perform { table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false) }
    phone.tap(.staticText, "a")
    #expect(phone.color(frame.maxX - 20, frame.midY) == before)
  }

  @Test("a swipe deletes a row through the data source, and its row is gone")
  func deletion() {
    let titles = Titles([["a", "b", "c"]])
    let table = table(titles)
    let phone = Phone(Shown(view: table))
    guard let frame = phone.node(.staticText, "b")?.frame else { return #expect(Bool(false)) }
    phone.screen.drag(from: CGPoint(x: 300, y: frame.midY), to: CGPoint(x: 180, y: frame.midY))
    phone.tap(.button, "Delete")
    #expect(titles.log.take() == ["commit delete 1"])
    #expect(cells(phone) == ["a", "c"])
    #expect(phone.issues == [])
  }

  @Test("edit mode shows controls, and a row is moved by its handle")
  func moving() {
    let titles = Titles([["a", "b", "c"]])
    let table = table(titles)
    let phone = Phone(Shown(view: table))
    #expect(phone.buttons == [])
    phone.screen.perform { table.setEditing(true, animated: true) }
    #expect(phone.buttons.filter { $0.hasPrefix("Reorder") } == ["Reorder a", "Reorder b", "Reorder c"])
    guard let handle = phone.node(.button, "Reorder a")?.frame, let last = phone.node(.staticText, "c")?.frame else {
      return #expect(Bool(false))
    }
    phone.screen.drag(
      from: CGPoint(x: handle.midX, y: handle.midY), to: CGPoint(x: handle.midX, y: last.maxY + 2))
    #expect(titles.log.take().first?.hasPrefix("move 0 to ") == true)
    #expect(cells(phone) == titles.sections[0])
    #expect(cells(phone).first == "b")
  }

  @Test("edits keep the other cells, and an edit that does not fit is named")
  func edits() {
    let titles = Titles([["a", "b"]])
    let table = table(titles)
    let phone = Phone(Shown(view: table))
    let kept = table.cellForRow(at: IndexPath(row: 1, section: 0))
    phone.screen.perform {
      titles.sections = [["x", "a", "b"], ["y"]]
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        table.insertSections([1], with: .automatic)
      }
    }
    #expect(cells(phone) == ["x", "a", "b", "y"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
    phone.screen.perform {
      titles.sections = [["x"]]
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(cells(phone) == ["x"])
    #expect(
      phone.issues == [
        "Invalid update of a UITableView: after the update, its sections would have [2, 1] rows, but its data source has "
          + "[1]; all rows were reloaded."
      ])
  }

  @Test("given heights, automatic heights of constraints, and those of several lines are the rows'")
  func heights() {
    final class Tall: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 60),
        ])
      }

      required init?(coder: NSCoder) { fatalError() }
    }
    func height(_ titles: Titles, _ cell: UITableViewCell.Type = UITableViewCell.self) -> CGFloat? {
      let phone = Phone(Shown(view: table(titles, cell: cell)))
      return phone.nodes.first { $0.role == .cell }?.frame.height
    }
    let titles = Titles([["a"]])
    titles.given = 71
    #expect(height(titles) == 71)
    #expect(height(Titles([["a"]]), Tall.self) == 80)
    let text = Array(repeating: "several words", count: 12).joined(separator: " ")
    final class Lines: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.numberOfLines = 0
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    #expect((height(Titles([[text]]), Lines.self) ?? 0) > 90)
  }

  @Test("swipe actions of the delegate act, and rows show accessories")
  func accessories() throws {
    final class Swipes: NSObject, UITableViewDataSource, UITableViewDelegate {
      let log = CallLog()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "detail"
        cell.accessoryType = [.disclosureIndicator, .checkmark, .detailButton, .none][indexPath.row]
        cell.accessibilityIdentifier = "row-\(indexPath.row)"
        return cell
      }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [log] _, _, done in
          log.add("flag \(indexPath.row)")
          done(true)
        }
        flag.backgroundColor = .orange
        return UISwipeActionsConfiguration(actions: [flag])
      }
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.add("accessory \(indexPath.row)")
      }
    }
    let swipes = Swipes()
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = swipes
    table.delegate = swipes
    let phone = Phone(Shown(view: table))
    try phone.savePicture("table-accessories")
    #expect(phone.nodes.filter { $0.role == .cell }.map(\.identifier) == ["row-0", "row-1", "row-2", "row-3"])
    phone.tap(.button, "More Info")
    #expect(swipes.log.take() == ["accessory 2"])
    let frame = try #require(phone.node(.staticText, "Row 3")?.frame)
    phone.screen.drag(from: CGPoint(x: 300, y: frame.midY), to: CGPoint(x: 180, y: frame.midY))
    try phone.savePicture("table-swipe")
    #expect(!phone.buttons.contains("Delete"))
    phone.tap(.button, "Flag")
    #expect(swipes.log.take() == ["flag 3"])
  }

  @Test("the views above and below the rows, and views of sections, are shown in their heights")
  func views() throws {
    final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "below"
        content.image = UIImage(systemName: "star")
        let cell = UITableViewCell()
        cell.contentConfiguration = content
        return cell
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = "Header"
        label.backgroundColor = .yellow
        return label
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
    }
    let sections = Sections()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = sections
    table.delegate = sections
    let top = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 70))
    top.text = "Above"
    top.backgroundColor = .cyan
    table.tableHeaderView = top
    let phone = Phone(Shown(view: table))
    try phone.savePicture("table-views")
    #expect(phone.texts == ["Above", "Header", "Title", "below"])
    let above = try #require(phone.node(.staticText, "Above")?.frame)
    let header = try #require(phone.node(.staticText, "Header")?.frame)
    #expect(above.height == 70 && above.minY == 47)
    #expect(header.height == 33 && header.minY >= 117 && header.width == 390)
  }
}
