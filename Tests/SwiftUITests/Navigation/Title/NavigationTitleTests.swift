import Testing

@testable import SwiftUI

@Suite("Titles of screens") @MainActor
struct NavigationTitleTests {
  private func pushed(_ change: @escaping (Text) -> some View) -> PhoneScreen {
    PhoneScreen(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Home").navigationDestination(for: Int.self) { _ in change(Text("Content")) }
      })
  }

  @Test("a subtitle stands below the title in the bar")
  func subtitle() throws {
    let phone = pushed { $0.navigationBarTitle("Title", displayMode: .inline).navigationSubtitle("Subtitle") }
    let title = try #require(phone.screen.frame(ofText: "Title"))
    let subtitle = try #require(phone.screen.frame(ofText: "Subtitle"))
    #expect(subtitle.minY >= title.maxY - 1 && abs(subtitle.midX - title.midX) < 1)
  }

  @Test("deprecated names of titles")
  func olderTitles() {
    #expect(pushed { $0.navigationBarTitle("Title") }.labels(.navigationBar) == ["Title"])
    #expect(pushed { $0.navigationBarTitle(Text("Title")) }.labels(.navigationBar) == ["Title"])
    let inline = pushed { $0.navigationBarTitle(Text("Title"), displayMode: .inline) }
    #expect(inline.node(.navigationBar)?.frame.height == 44)
    let large = pushed { $0.navigationBarTitle("Title", displayMode: .large) }
    #expect(large.node(.navigationBar)?.frame.height == 96)
  }
}
