import Foundation
import Testing

@testable import SwiftUI

@Suite("The tab for search") @MainActor
struct SearchTabTests {
  private struct Tabs: View {
    var activation = TabSearchActivation.automatic
    @State private var text = ""

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("Home page") }
        Tab("Favorites", systemImage: "heart") { Text("Favorites page") }
        Tab(role: .search) {
          NavigationStack { List(1..<30) { Text("Row \($0)") }.navigationTitle("Search") }
            .searchable(text: $text)
        }
      }
      .tabViewSearchActivation(activation)
    }
  }

  private func field(_ phone: PhoneScreen) -> SemanticsNode? {
    phone.nodes.first { $0.traits.contains(.isSearchField) }
  }

  @Test("its field is at the bottom, beside a circle with the tab that was shown before")
  func place() throws {
    let phone = PhoneScreen(Tabs(), system: .iOS26)
    phone.tap("Favorites")
    phone.tap("Search")
    let place = try #require(field(phone)).frame
    #expect(place.midY > 798 && place.midY < 846)
    #expect(place.minX > 91)
    #expect(phone.tabs.map(\.label) == ["Favorites"])
    #expect(try #require(phone.tabs.first).frame == CGRect(x: 21, y: 791, width: 62, height: 62))
    #expect(phone.issues == [])
  }

  @Test("the circle leads back to the tab before, whose bar has all tabs")
  func back() throws {
    let phone = PhoneScreen(Tabs(), system: .iOS26)
    phone.tap("Favorites")
    phone.tap("Search")
    phone.screen.tap(at: CGPoint(x: 52, y: 822))
    #expect(phone.texts.contains("Favorites page"))
    #expect(phone.tabs.map(\.label) == ["Home", "Favorites", "Search"])
  }

  @Test("selecting the tab does not use the field, unless the app wants that")
  func activation() {
    func isActive(_ activation: TabSearchActivation) -> Bool {
      let phone = PhoneScreen(Tabs(activation: activation), system: .iOS26)
      phone.tap("Search")
      return phone.nodes.contains { $0.label == "Close" }
    }
    #expect(!isActive(.automatic))
    #expect(isActive(.searchTabSelection))
  }

  @Test("a search that was closed stays closed until the tab is selected again")
  func closing() {
    let phone = PhoneScreen(Tabs(activation: .searchTabSelection), system: .iOS26)
    phone.tap("Search")
    phone.tap("Close")
    #expect(!phone.nodes.contains { $0.label == "Close" })
    phone.screen.tap(at: CGPoint(x: 52, y: 822))
    phone.tap("Search")
    #expect(phone.nodes.contains { $0.label == "Close" })
  }

  @Test("before iOS 26 the field is below the title")
  func before() throws {
    let phone = PhoneScreen(Tabs(), system: .iOS18)
    phone.tap("Search")
    #expect(try #require(field(phone)).frame.midY < 300)
  }
}
