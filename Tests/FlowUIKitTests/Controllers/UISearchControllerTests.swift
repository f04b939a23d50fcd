import FlowUIKit
import SwiftUI
import Testing

@Suite("UISearchController") @MainActor
struct UISearchControllerTests {
  private final class Searched: UITableViewController, UISearchResultsUpdating {
    let log = CallLog()
    let search = UISearchController(searchResultsController: nil)
    var shown = ["Apple", "Banana"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Fruit"
      search.searchResultsUpdater = self
      search.searchBar.placeholder = "Find fruit"
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      log.add(text)
      shown = ["Apple", "Banana"].filter { text.isEmpty || $0.contains(text) }
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = shown[indexPath.row]
      return cell
    }
  }

  @Test("the field of a search controller is in the navigation bar, and its text filters a table")
  func filters() {
    let controller = Searched(style: .plain)
    let phone = Phone(ShownController(controller: UINavigationController(rootViewController: controller)))
    #expect(phone.node(.searchField)?.placeholder == "Find fruit")
    #expect(phone.texts.filter { ["Apple", "Banana"].contains($0) } == ["Apple", "Banana"])
    phone.tap(.searchField)
    #expect(controller.search.isActive)
    phone.screen.type("Ban")
    #expect(controller.search.searchBar.text == "Ban" && controller.log.lines.last == "Ban")
    #expect(phone.texts.filter { ["Apple", "Banana"].contains($0) } == ["Banana"])
    phone.screen.perform { controller.search.isActive = false }
    #expect(phone.texts.filter { ["Apple", "Banana"].contains($0) } == ["Apple", "Banana"])
    #expect(phone.issues == [])
  }
}
