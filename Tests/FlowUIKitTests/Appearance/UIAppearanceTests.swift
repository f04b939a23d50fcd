import FlowRendering
import Foundation
import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("UIAppearance") @MainActor
struct UIAppearanceTests {
  /// Shows a view that runs code when it appears, and returns the warnings.
  private func warnings(_ code: @escaping @MainActor () -> Void) -> [String] {
    let screen = Screen(device: .iPhone15)
    screen.show(Text("a").onAppear(perform: code))
    return screen.graph.issues.filter { $0.severity == .warning }.map(\.message)
  }

  @Test("settings for all views of a type that have no effect are named")
  func warns() {
    let messages = warnings {
      UITabBar.appearance().isHidden = true
      #expect(!UITabBar.appearance().isHidden)
      UITableView.appearance().separatorStyle = .none
      UITextView.appearance().backgroundColor = .clear
      UINavigationBar.appearance().backIndicatorImage = UIImage()
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    }
    #expect(
      messages
        == [
          "UITabBar.appearance().isHidden", "UITableView.appearance().separatorStyle",
          "UITextView.appearance().backgroundColor", "UINavigationBar.appearance().backIndicatorImage",
          "UISegmentedControl.appearance().setTitleTextAttributes(_:for:)",
        ]
        .map { "\($0) is not implemented: views look and behave as they do without it." })
  }

  @Test("settings for all items of bars have no effect, and are named")
  func items() {
    let messages = warnings {
      UIBarButtonItem.appearance().tintColor = .red
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).isEnabled = false
    }
    #expect(
      messages.map { $0.prefix { $0 != " " } }
        == ["UIBarButtonItem.appearance()", "UITabBarItem.setTitleTextAttributes(_:for:)"])
    #expect(messages.allSatisfy { $0.hasSuffix("items of bars look as they do without it.") })
  }

  private struct Stack: View {
    init(_ code: () -> Void) { code() }

    var body: some View {
      NavigationStack {
        Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private func bar(_ code: @escaping @MainActor () -> Void) -> (phone: Phone, colors: Set<Bitmap.Pixel>) {
    // The first view makes the screen the current one, as the app's own code does.
    let phone = Phone(Text("a"))
    phone.screen.perform(code)
    phone.screen.show(Stack {})
    let frame = phone.node(.navigationBar)?.frame ?? .zero
    return (phone, phone.colors(in: frame))
  }

  @Test("the title's color and the background of all navigation bars are those of SwiftUI's bars, too")
  func navigationBar() throws {
    let plain = bar {}
    let red = try #require(Phone(Color(uiColor: .red)).color(100, 100))
    #expect(!plain.colors.contains(red))
    let titled = bar {
      UINavigationBar.appearance().titleTextAttributes = [
        .foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 30),
      ]
    }
    #expect(titled.colors.contains(red) && titled.phone.issues == [])
    #expect(
      (titled.phone.node(.staticText, "Title")?.frame.width ?? 0)
        > (plain.phone.node(.staticText, "Title")?.frame.width ?? 99) * 1.3)
    let filled = bar {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
    }
    #expect(filled.phone.color(5, 60) == red && filled.phone.issues == [])
    let standardOnly = bar {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = appearance
    }
    // Without content below it, a bar has no background.
    #expect(standardOnly.phone.color(5, 60) != red)
    let tinted = bar { UINavigationBar.appearance().barTintColor = .red }
    #expect(tinted.phone.color(5, 60) == red)
    // A new screen has the looks of the system.
    #expect(bar {}.colors == plain.colors)
  }

  @Test("tabs have the colors and the background of the appearance of all tab bars")
  func tabBar() throws {
    let red = try #require(Phone(Color(uiColor: .red)).color(100, 100))
    let green = try #require(Phone(Color(uiColor: .green)).color(100, 100))
    func tabs(_ code: @escaping @MainActor () -> Void) -> (Phone, Set<Bitmap.Pixel>) {
      let phone = Phone(Text("a"))
      phone.screen.perform(code)
      phone.screen.show(
        TabView {
          Color.white.tabItem { Label("One", systemImage: "square.fill") }
          Color.white.tabItem { Label("Two", systemImage: "circle.fill") }
        })
      return (phone, phone.colors(in: phone.node(.tabBar)?.frame ?? .zero))
    }
    let items = tabs {
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.normal.iconColor = .green
      appearance.stackedLayoutAppearance.selected.iconColor = .red
      UITabBar.appearance().standardAppearance = appearance
    }
    #expect(items.1.contains(red) && items.1.contains(green) && items.0.issues == [])
    let unselected = tabs { UITabBar.appearance().unselectedItemTintColor = .green }
    #expect(unselected.1.contains(green) && !unselected.1.contains(red))
    let filled = tabs { UITabBar.appearance().backgroundColor = .red }
    #expect(filled.0.color(3, 805) == red)
  }

  @Test("a navigation controller's own bar has its own look")
  func ownBar() throws {
    let red = try #require(Phone(Color(uiColor: .red)).color(100, 100))
    let root = UIViewController()
    root.title = "Own"
    let navigation = UINavigationController(rootViewController: root)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    let phone = Phone(ShownController(controller: navigation).ignoresSafeArea())
    let frame = try #require(phone.node(.navigationBar)?.frame)
    #expect(phone.color(5, frame.midY) == red && phone.issues == [])
  }

  @Test("the dots of pages have the colors of the appearance of all page controls")
  func pages() throws {
    let red = try #require(Phone(Color(uiColor: .red)).color(100, 100))
    let phone = Phone(Text("a"))
    phone.screen.perform { UIPageControl.appearance().currentPageIndicatorTintColor = .red }
    phone.screen.show(
      TabView {
        Color.white
        Color.white
      }.tabViewStyle(.page).frame(height: 300))
    let frame = try #require(phone.node(.pageIndicator)?.frame)
    #expect(phone.colors(in: frame).contains(red) && phone.issues == [])
  }
}
