import FlowUIKit
import SwiftUI
import Testing

@Suite("Items of navigation bars") @MainActor
struct UINavigationItemTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController

  init() {
    first.title = "First"
    second.title = "Second"
    navigation = UINavigationController(rootViewController: first)
  }

  /// A phone that shows the second controller.
  private func phone() -> Phone {
    navigation.pushViewController(second, animated: false)
    return Phone(ShownController(controller: navigation).ignoresSafeArea())
  }

  private func back(_ phone: Phone) -> SemanticsNode? { phone.nodes.first { $0.identifier == "BackButton" } }

  @Test("the button that leads back has the title that the item of the covered controller asks for")
  func backTitle() {
    let phone = phone()
    #expect(back(phone)?.label == "First")
    phone.screen.perform { first.navigationItem.backButtonTitle = "Home" }
    #expect(back(phone)?.label == "Home" && phone.node(.navigationBar, "Second") != nil)
    phone.screen.perform { first.navigationItem.backButtonDisplayMode = .generic }
    #expect(back(phone)?.label == "Back")
    phone.screen.perform {
      first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    }
    #expect(back(phone)?.label == "Own")
    phone.screen.perform { first.navigationItem.backBarButtonItem?.title = "Changed" }
    #expect(back(phone)?.label == "Changed")
    phone.tap(.button, "Changed")
    #expect(phone.node(.navigationBar, "First") != nil && navigation.viewControllers == [first] && phone.issues == [])
  }

  @Test("a minimal button that leads back shows no text")
  func minimalBackButton() throws {
    let phone = phone()
    let bar = try #require(phone.node(.navigationBar)?.frame)
    let besideArrow = CGRect(x: 30, y: bar.minY, width: 30, height: bar.height)
    #expect(phone.colors(in: besideArrow).count > 1)
    phone.screen.perform { first.navigationItem.backButtonDisplayMode = .minimal }
    #expect(phone.colors(in: besideArrow).count == 1)
  }

  @Test("items at the left replace the button that leads back, unless they supplement it")
  func leftItems() throws {
    let close = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    second.navigationItem.setLeftBarButton(close, animated: false)
    let phone = phone()
    #expect(phone.node(.button, "Close") != nil && back(phone) == nil)
    phone.screen.perform { second.navigationItem.leftItemsSupplementBackButton = true }
    let arrow = try #require(back(phone)).frame
    #expect(try #require(phone.node(.button, "Close")).frame.minX >= arrow.maxX)
    phone.screen.perform {
      second.navigationItem.leftItemsSupplementBackButton = false
      close.isHidden = true
    }
    #expect(phone.node(.button, "Close") == nil && back(phone) != nil)
    phone.screen.perform { second.navigationItem.setHidesBackButton(true, animated: false) }
    #expect(back(phone) == nil)
  }

  @Test("a subtitle is below the title, and a prompt is named in a warning")
  func texts() throws {
    let phone = phone()
    #expect(!phone.texts.contains("Below"))
    phone.screen.perform { second.navigationItem.subtitle = "Below" }
    let below = try #require(phone.node(.staticText, "Below")?.frame)
    let title = try #require(phone.node(.staticText, "Second")?.frame)
    #expect(below.minY >= title.maxY - 1 && abs(below.midX - title.midX) < 1)
    phone.screen.perform { second.navigationItem.subtitle = nil }
    #expect(!phone.texts.contains("Below") && phone.issues == [])
    phone.screen.perform { second.navigationItem.prompt = "Above" }
    #expect(phone.issues.map { $0.prefix { $0 != " " } } == ["UINavigationItem.prompt"])
  }

  @Test("the look of an item is that of the bar while its controller is on top")
  func appearance() throws {
    let red = try #require(Phone(Color(uiColor: .red)).color(100, 100))
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    second.navigationItem.standardAppearance = appearance
    second.navigationItem.scrollEdgeAppearance = appearance
    let phone = phone()
    let frame = try #require(phone.node(.navigationBar)?.frame)
    #expect(phone.color(5, frame.midY) == red)
    phone.screen.perform { navigation.popViewController(animated: false) }
    #expect(phone.node(.navigationBar, "First") != nil)
    #expect(phone.color(5, frame.midY) != red)
  }

  @Test("a look that is set while the controller is shown is seen at once")
  func laterAppearance() throws {
    let red = try #require(Phone(Color(uiColor: .red)).color(100, 100))
    let phone = phone()
    let frame = try #require(phone.node(.navigationBar)?.frame)
    #expect(phone.color(5, frame.midY) != red)
    phone.screen.perform {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      second.navigationItem.standardAppearance = appearance
      second.navigationItem.scrollEdgeAppearance = appearance
    }
    #expect(phone.color(5, frame.midY) == red && phone.issues == [])
  }
}
