import FlowObjectiveC
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("Elements of menus", .serialized) @MainActor
struct UICommandTests {
  private final class Page: UIViewController {
    var marks = 0
    func mark() { marks += 1 }
  }

  private let action = _selector(Page.mark, "mark")

  @Test("a command in a button's menu sends its message to the responders around")
  func menu() {
    let page = Page()
    page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
    button.setTitle("Menu", for: [])
    button.menu = UIMenu(children: [UICommand(title: "Mark", action: action)])
    button.showsMenuAsPrimaryAction = true
    page.view.addSubview(button)
    let phone = Phone(ShownController(controller: page))
    phone.tap(.button, "Menu")
    phone.tap(.button, "Mark")
    #expect(page.marks == 1)
  }

  @Test("titles and images of actions and commands can be changed")
  func labels() {
    let action = UIAction(title: "A") { _ in }
    action.title = "B"
    action.image = UIImage(systemName: "star")
    #expect(action.title == "B" && action.image != nil && (action as UIMenuElement).title == "B")
    let command = UICommand(title: "C", action: self.action)
    command.title = "D"
    #expect((command as UIMenuElement).title == "D")
  }
}
