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

  @Test("settings for all views of a type are not kept, and the warning names them")
  func warns() {
    let messages = warnings {
      UITabBar.appearance().isHidden = true
      #expect(!UITabBar.appearance().isHidden)
      UITableView.appearance().separatorStyle = .none
      UITextView.appearance().backgroundColor = .clear
    }
    #expect(
      messages
        == [
          "UITabBar.appearance().isHidden", "UITableView.appearance().separatorStyle",
          "UITextView.appearance().backgroundColor",
        ]
        .map { "\($0) is not implemented: views look and behave as they do without it." })
  }

  @Test("bars take a whole appearance, and attributes of their titles")
  func bars() {
    let messages = warnings {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    }
    #expect(
      messages.map { $0.prefix { $0 != " " } } == [
        "UINavigationBar.appearance().standardAppearance", "UINavigationBar.appearance().setBackgroundImage(_:for:)",
        "UISegmentedControl.appearance().setTitleTextAttributes(_:for:)",
      ])
  }
}
