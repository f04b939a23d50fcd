import FlowUIKit
import SwiftUI
import Testing

@Suite("Items of bars") @MainActor
struct UIBarItemsTests {
  private let controller = UIViewController()

  private func phone() -> Phone {
    Phone(ShownController(controller: UINavigationController(rootViewController: controller)).ignoresSafeArea())
  }

  @Test("the title of an item has the font and the color of its state")
  func titleAttributes() throws {
    let red = try #require(Phone(Color(uiColor: .red)).color(100, 100))
    let item = UIBarButtonItem(title: "Illustrate", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    let phone = phone()
    let plain = try #require(phone.node(.button, "Illustrate")).frame
    #expect(!phone.colors(in: plain).contains(red))
    phone.screen.perform {
      item.setTitleTextAttributes(
        [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30, weight: .heavy)], for: .normal)
      item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 8)], for: .disabled)
    }
    let large = try #require(phone.node(.button, "Illustrate")).frame
    #expect(large.width > plain.width && phone.colors(in: large).contains(red))
    phone.screen.perform { item.isEnabled = false }
    let small = try #require(phone.node(.button, "Illustrate")).frame
    #expect(small.width < plain.width && phone.issues == [])
    #expect(item.titleTextAttributes(for: .disabled)?.count == 1 && item.titleTextAttributes(for: .selected) == nil)
  }

  @Test("bars leave hidden items out")
  func hiddenItems() {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let below = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    controller.navigationItem.setRightBarButtonItems([item], animated: false)
    controller.toolbarItems = [below]
    controller.navigationItem.rightBarButtonItem?.isHidden = true
    let phone = phone()
    phone.screen.perform { controller.navigationController?.setToolbarHidden(false, animated: false) }
    #expect(phone.node(.button, "Save") == nil && phone.node(.button, "Send") != nil)
    phone.screen.perform {
      item.isHidden = false
      below.isHidden = true
    }
    #expect(phone.node(.button, "Save") != nil && phone.node(.button, "Send") == nil)
  }

  @Test("the selected tab has its image for the selection")
  func selectedImage() throws {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }.withRenderingMode(.alwaysOriginal)
    }
    let red = try #require(Phone(Color(uiColor: .red)).color(100, 100))
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: image(.blue), selectedImage: image(.blue))
      return controller
    }
    tabs.viewControllers?.last?.tabBarItem.selectedImage = image(.red)
    let phone = Phone(ShownController(controller: tabs).ignoresSafeArea())
    let bar = try #require(phone.node(.tabBar)?.frame)
    #expect(!phone.colors(in: bar).contains(red))
    phone.tap(.button, "Two")
    #expect(phone.colors(in: bar).contains(red) && phone.issues == [])
  }

  @Test("items of the system have their titles and symbols")
  func systemItems() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UITabBarItem.SystemItem.favorites, .topRated, .search].enumerated().map { index, item in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: index)
      return controller
    }
    let phone = Phone(ShownController(controller: tabs).ignoresSafeArea())
    #expect(phone.buttons == ["Favorites", "Top Rated", "Search"])
    #expect(tabs.tabBar.items?.map(\.tag) == [0, 1, 2] && tabs.tabBar.items?.contains { $0.image == nil } == false)
  }

  @Test("what the tab bar does not draw is named in a warning")
  func missingLooks() {
    let phone = Phone(Text("a"))
    phone.screen.perform {
      let item = UITabBarItem(title: "One", image: nil, tag: 0)
      item.badgeColor = nil
      item.badgeColor = .blue
      item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    }
    #expect(
      phone.issues.map { $0.prefix { $0 != " " } } == [
        "UITabBarItem.badgeColor", "UITabBarItem.setTitleTextAttributes(_:for:)",
      ])
  }
}
