import SwiftUI
import Testing
import UIAutomation

@testable import FlowUIKit

/// An app of UIKit alone: a table in a navigation controller, and a form in Auto Layout.
@Suite("A screen of UIKit, driven as by XCUITest", .serialized) @MainActor
struct UIKitScreenTests {
  private final class People: UITableViewController {
    var people = ["Ada", "Grace"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "People"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
      tableView.accessibilityIdentifier = "people"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    }

    private func add() {
      let form = Form()
      form.save = { [weak self] name in
        guard let self else { return }
        people.append(name)
        tableView.insertRows(at: [IndexPath(row: people.count - 1, section: 0)], with: .automatic)
        navigationController?.popViewController(animated: true)
      }
      navigationController?.pushViewController(form, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
      cell.textLabel?.text = people[indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      people.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  private final class Form: UIViewController {
    var save: (String) -> Void = { _ in }

    override func viewDidLoad() {
      title = "New Person"
      view.backgroundColor = .systemBackground
      let field = UITextField()
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save(field.text ?? "") })
      for part in [field, button] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 16),
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UINavigationController(rootViewController: People(style: .plain))
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("a table, navigation and a form are found and driven by queries")
  func flow() throws {
    let instance = try AppInstance.launch(DelegateApp<Delegate>.self)
    defer { instance.terminate() }
    let app = XCUIApplication(screen: instance.screen)
    #expect(app.navigationBars["People"].exists && app.tables["people"].exists)
    #expect(app.tables.cells.count == 2 && app.collectionViews.count == 0)
    #expect(app.tables.cells.element(boundBy: 1).staticTexts["Grace"].exists)
    app.navigationBars.buttons["Add"].tap()
    #expect(app.navigationBars["New Person"].waitForExistence(timeout: 1))
    let field = app.textFields["Name"]
    field.tap()
    field.typeText("Edsger")
    #expect(field.value as? String == "Edsger")
    app.buttons["Save"].tap()
    #expect(app.navigationBars["People"].exists && app.tables.cells.count == 3)
    #expect(app.staticTexts["Edsger"].exists)
    app.tables.cells.element(boundBy: 0).swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.tables.cells.count == 2 && !app.staticTexts["Ada"].exists)
    #expect(instance.screen.graph.issues.map(\.message) == [])
  }
}
