import Testing

@testable import SwiftUI

@Suite("Tabs") @MainActor
struct TabTests {
  enum Place: Hashable {
    case home, search, settings
  }

  @Test("tabs of the newer builder, in sections and with values")
  func tabBuilder() {
    struct Screen: View {
      @Bindable var place: TestValue<Place>

      var body: some View {
        TabView(selection: $place.value) {
          Tab("Home", systemImage: "house", value: .home) { Text("At home") }
            .badge("new")
          TabSection("More") {
            Tab("Settings", systemImage: "gear", value: .settings) { Text("Set") }
          }
          Tab(value: .search, role: .search) { Text("Find") }
        }
      }
    }
    let place = TestValue(Place.home)
    let phone = PhoneScreen(Screen(place: place))
    #expect(phone.tabs.map(\.label) == ["Home", "Settings", "Search"])
    #expect(phone.tabs.first?.value == "new")
    #expect(phone.texts == ["At home"])
    phone.tap("Search")
    #expect(place.value == .search)
    #expect(phone.texts == ["Find"])
  }

  @Test("a tag of a tab's content does not count for the tab")
  func taggedContent() {
    struct Screen: View {
      @Bindable var place: TestValue<Place>

      var body: some View {
        TabView(selection: $place.value) {
          Tab("Home", systemImage: "house", value: .home) { Text("1").tag(Place.settings) }
          Tab("Settings", systemImage: "gear", value: .settings) { Text("2").tag(Place.home) }
        }
      }
    }
    let place = TestValue(Place.home)
    let phone = PhoneScreen(Screen(place: place))
    #expect(phone.texts == ["1"])
    phone.tap("Settings")
    #expect(place.value == .settings)
    #expect(phone.texts == ["2"])
  }

  @Test("tabs are in the bar, even where a sidebar would contain them")
  func sidebarOptions() {
    let phone = PhoneScreen(
      TabView {
        Tab("Home", systemImage: "house") { Text("1") }.customizationID("home")
        TabSection("More") {
          Tab("Search", systemImage: "magnifyingglass") { Text("2") }.tabPlacement(.sidebarOnly)
          Tab("Settings", systemImage: "gear") { Text("3") }.tabPlacement(.pinned)
        }
      }
      .tabViewStyle(.sidebarAdaptable))
    #expect(phone.tabs.map(\.label) == ["Home", "Search", "Settings"])
    #expect(!phone.issues.contains { $0.hasPrefix("tabViewStyle") })
    phone.tap("Settings")
    #expect(phone.texts == ["3"])
  }

  @Test("a tab for searching is labelled by its role")
  func searchRole() {
    let phone = PhoneScreen(
      TabView {
        Tab("Home", systemImage: "house") { Text("1") }
        Tab(role: .search) { Text("2") }
      })
    #expect(phone.tabs.map(\.label) == ["Home", "Search"])
    #expect(phone.issues == [])
  }

  @Test("tabs without a label are selected by their values, and pages show them")
  func withoutLabel() {
    struct Pages: View {
      @Bindable var place: TestValue<Place>

      var body: some View {
        TabView(selection: $place.value) {
          Tab(value: .home) { Text("At home") }
          Tab(value: .search) { Text("Find") }
        }
        .tabViewStyle(.page)
      }
    }
    let place = TestValue(Place.home)
    let phone = PhoneScreen(Pages(place: place))
    #expect(phone.texts == ["At home"])
    phone.screen.perform { place.value = .search }
    #expect(phone.texts == ["Find"])
    struct OptionalPages: View {
      @Bindable var place: TestValue<Place?>
      let search: Place

      var body: some View {
        TabView(selection: $place.value) {
          Tab(value: .home) { Text("At home") }
          Tab(value: search) { Text("Find") }
        }
        .tabViewStyle(.page)
      }
    }
    #expect(PhoneScreen(OptionalPages(place: TestValue(.search), search: .search)).texts == ["Find"])
    let plain = PhoneScreen(
      TabView {
        Tab { Text("1") }
        Tab { Text("2") }
      }
      .tabViewStyle(.page))
    #expect(plain.texts == ["1"])
  }

  @Test("a tab describes itself as its modifiers say")
  func description() throws {
    let phone = PhoneScreen(
      TabView {
        Tab("Home", systemImage: "house") { Text("1") }
          .badge(3)
          .accessibilityLabel("Start")
          .accessibilityValue("3 letters")
          .accessibilityHint("Shows the letters")
          .accessibilityInputLabels(["Letters"])
        Tab("Settings", systemImage: "gear") { Text("2") }
          .accessibilityLabel("Options", isEnabled: false)
          .accessibilityHint(Text("Inner"))
          .accessibilityHint(Text("Outer"))
      })
    let tabs = phone.tabs
    try #require(tabs.count == 2)
    #expect(tabs.map(\.label) == ["Start", "Settings"])
    #expect(tabs.map(\.value) == ["3 letters", ""])
    #expect(tabs.map(\.hint) == ["Shows the letters", "Outer"])
    #expect(tabs[0].details.contains(.inputLabels(["Letters"])))
    #expect(!tabs[1].details.contains(.inputLabels(["Letters"])))
  }
}
