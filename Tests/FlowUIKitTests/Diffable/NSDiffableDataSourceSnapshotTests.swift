import FlowUIKit
import SwiftUI
import Testing

@Suite("Snapshots of data sources") @MainActor
struct NSDiffableDataSourceSnapshotTests {
  @Test("items and sections are appended, inserted, moved and deleted by what identifies them")
  func edits() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.appendItems([2, 5], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    snapshot.insertItems([9], afterItem: 1)
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers == [3, 1, 9, 4, 5])
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a"] && snapshot.indexOfItem(9) == 4)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
  }

  @Test("a section snapshot shows the items of expanded ones")
  func outline() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["fruit", "tools"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["red"], to: "apple")
    #expect(snapshot.items == ["fruit", "apple", "red", "pear", "tools"])
    #expect(snapshot.visibleItems == ["fruit", "tools"])
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "tools"])
    #expect(snapshot.level(of: "red") == 2 && snapshot.parent(of: "red") == "apple")
    snapshot.delete(["fruit"])
    #expect(snapshot.items == ["tools"])
  }

  @Test("a table shows the differences of snapshots, and keeps the other cells")
  func table() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    let phone = Phone(Shown(view: table))
    #expect(phone.texts == ["a", "b", "c"])
    let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
    snapshot.deleteItems(["a"])
    snapshot.appendSections([1])
    snapshot.appendItems(["d"], toSection: 1)
    phone.screen.perform { source.apply(snapshot) }
    #expect(phone.texts == ["b", "c", "d"] && phone.issues == [])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === kept)
    #expect(source.indexPath(for: "d") == IndexPath(row: 0, section: 1))
  }

  @Test("a reference becomes a snapshot with its types, and back")
  func reference() {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["a", "b"])
    reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    reference.appendItems(withIdentifiers: [3])
    reference.reloadItems(withIdentifiers: [2])
    let snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.reloadedItemIdentifiers == [2])
    let back = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(back.itemIdentifiers as? [Int] == [1, 2, 3] && back.reloadedItemIdentifiers as? [Int] == [2])
    #expect((reference as Any) as? NSDiffableDataSourceSnapshot<Int, Int> == nil)
  }
}
