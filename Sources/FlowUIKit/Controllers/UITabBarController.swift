import SwiftUI

/// Controllers next to each other, chosen in a bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Is told of selections.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar.
  public private(set) lazy var tabBar = UITabBar(of: self)

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] where viewControllers?.contains(where: { $0 === old }) != true {
        old.removeFromParent()
      }
      for new in viewControllers ?? [] where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      changes.note()
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the selected controller.
  open var selectedIndex = 0 { didSet { changes.note() } }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// Called when a person has tapped an item, before its controller is selected. This one does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override func makeContent() -> AnyView? { AnyView(TabContent(tabs: self)) }

  fileprivate var selection: Binding<Int> {
    Binding(get: { self.selectedIndex }, set: { self.select($0) })
  }

  private func select(_ index: Int) {
    guard let controller = viewControllers.flatMap({ $0.indices.contains(index) ? $0[index] : nil }) else { return }
    if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return changes.note() }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }
}

/// Is told of selections.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A tab view of SwiftUI with the controllers as its tabs.
private struct TabContent: View {
  let tabs: UITabBarController

  var body: some View {
    _ = tabs.changes.count
    for controller in tabs.viewControllers ?? [] { _ = controller.changes.count }
    return TabView(selection: tabs.selection) {
      ForEach(Array((tabs.viewControllers ?? []).enumerated()), id: \.offset) { index, controller in
        ControllerContent(controller: controller)
          .ignoresSafeArea()
          .tabItem { TabLabel(controller: controller, tabs: tabs) }
          .badge(controller.tabBarItem.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
    .tint(tabs.tabBar.ownTint.map { Color(uiColor: $0) })
    .transformEnvironment(\.barLooks) { $0.tabBar.take(tabs.tabBar.look) }
  }
}

private struct TabLabel: View {
  let controller: UIViewController
  let tabs: UITabBarController

  var body: some View {
    _ = controller.changes.count
    _ = tabs.changes.count
    let item = controller.tabBarItem
    let isSelected = tabs.selectedViewController === controller
    return Label {
      Text(verbatim: item?.title ?? controller.title ?? "")
    } icon: {
      if let image = isSelected ? item?.selectedImage ?? item?.image : item?.image { Image(uiImage: image) }
    }
  }
}
