import FlowUIKit
import SwiftUI
import Testing

@Suite("Bars of controllers") @MainActor
struct BarsTests {
  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("a navigation bar has the items of its controllers, and shows what the top one is changed to")
  func navigationItems() {
    let navigation = UINavigationController(rootViewController: controller("First"))
    navigation.viewControllers.append(controller("Second"))
    let bar = navigation.navigationBar
    #expect(bar.items?.map(\.title) == ["First", "Second"])
    #expect(bar.topItem?.title == "Second" && bar.backItem?.title == "First")
    let phone = Phone(ShownController(controller: navigation).ignoresSafeArea())
    phone.screen.perform { bar.topItem?.title = "Other" }
    #expect(phone.node(.navigationBar, "Other") != nil && phone.node(.navigationBar, "Second") == nil)
    phone.screen.perform { navigation.popViewController(animated: false) }
    #expect(bar.topItem?.title == "First" && bar.backItem == nil && UINavigationBar().items == nil)
  }

  @Test("a navigation controller shows the toolbar items of the top controller, unless its toolbar is hidden")
  func toolbarItems() throws {
    let first = controller("First")
    var taps = 0
    let item = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in taps += 1 })
    first.toolbarItems = [.flexibleSpace(), item]
    let navigation = UINavigationController(rootViewController: first)
    let phone = Phone(ShownController(controller: navigation).ignoresSafeArea())
    #expect(phone.node(.button, "Send") == nil)
    phone.screen.perform { navigation.setToolbarHidden(false, animated: false) }
    let frame = try #require(phone.node(.button, "Send")).frame
    #expect(frame.minY > 740 && frame.minX > 200)
    phone.tap(.button, "Send")
    #expect(taps == 1)
    phone.screen.perform { item.isEnabled = false }
    #expect(phone.node(.button, "Send")?.isEnabled == false)
    phone.screen.perform { first.setToolbarItems([UIBarButtonItem(title: "Reply")], animated: false) }
    #expect(phone.node(.button, "Send") == nil && phone.node(.button, "Reply") != nil)
    phone.screen.perform { navigation.pushViewController(controller("Second"), animated: false) }
    #expect(phone.node(.button, "Reply") == nil && phone.issues == [])
  }

  private final class Tabs: UITabBarController {
    var log: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("\(item.title ?? "") while \(tabBar.selectedItem?.title ?? "")")
    }
  }

  @Test("a tab bar controller hears of a tapped item before its controller is selected, and not of what code selects")
  func tabItems() {
    let tabs = Tabs()
    tabs.viewControllers = ["One", "Two"].map { controller($0) }
    let phone = Phone(ShownController(controller: tabs).ignoresSafeArea())
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?.first?.tabBarItem)
    phone.tap(.button, "Two")
    #expect(tabs.log == ["Two while One"] && tabs.tabBar.selectedItem?.title == "Two")
    phone.screen.perform { tabs.selectedIndex = 0 }
    #expect(tabs.log.count == 1 && tabs.tabBar.selectedItem?.title == "One" && UITabBar().selectedItem == nil)
  }

  @Test("a badge that is set later is shown")
  func badges() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { controller($0) }
    let phone = Phone(ShownController(controller: tabs).ignoresSafeArea())
    #expect(phone.node(.button, "Two")?.value != "3")
    phone.screen.perform { tabs.tabBar.items?.last?.badgeValue = "3" }
    #expect(phone.node(.button, "Two")?.value == "3")
  }
}
