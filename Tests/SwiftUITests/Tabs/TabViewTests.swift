import Testing

@testable import SwiftUI

@Suite("Tab views") @MainActor
struct TabViewTests {
  enum Place: Hashable {
    case home, search, settings
  }

  struct Page: View {
    let name: String
    let log: EventLog
    @State private var count = 0

    init(_ name: String, _ log: EventLog) {
      self.name = name
      self.log = log
    }

    var body: some View {
      let _ = log.add("\(name) is made")
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.add("\(name) appears") }
        .onDisappear { log.add("\(name) disappears") }
    }
  }

  struct Screen: View {
    @Bindable var place: TestValue<Place>
    let log: EventLog

    var body: some View {
      TabView(selection: $place.value) {
        Page("Home", log)
          .tabItem { Label("Home", systemImage: "house") }
          .tag(Place.home)
        Page("Search", log)
          .tabItem {
            Image(systemName: "magnifyingglass")
            Text("Search")
          }
          .tag(Place.search)
          .badge(3)
        Page("Settings", log)
          .tabItem { Text("Settings") }
          .tag(Place.settings)
      }
    }
  }

  @Test("the bar shows the tabs, with badges as their values, and which one is selected")
  func bar() throws {
    let phone = PhoneScreen(Screen(place: TestValue(.search), log: EventLog()))
    #expect(phone.tabs.map(\.label) == ["Home", "Search", "Settings"])
    #expect(phone.tabs.map(\.isSelected) == [false, true, false])
    #expect(phone.tabs[1].value == "3")
    #expect(phone.node(.tabBar)?.frame == CGRect(x: 0, y: 761, width: 390, height: 49))
    #expect(phone.buttons == ["Search 0"])
    #expect(phone.issues == [])
  }

  @Test("a tab is made when it is first selected, keeps its state, and appears and disappears")
  func switching() {
    let place = TestValue(Place.home)
    let log = EventLog()
    let phone = PhoneScreen(Screen(place: place, log: log))
    #expect(log.take() == ["Home is made", "Home appears"])
    phone.tap("Home 0")
    _ = log.take()
    phone.tap("Search")
    #expect(place.value == .search)
    #expect(log.take() == ["Search is made", "Search appears", "Home disappears"])
    phone.screen.perform { place.value = .home }
    #expect(log.take() == ["Home appears", "Search disappears"])
    #expect(phone.buttons == ["Home 1"])
  }

  @Test("a tag may precede the tab item")
  func tagBeforeItem() {
    let place = TestValue("second")
    struct Tabs: View {
      @Bindable var place: TestValue<String>

      var body: some View {
        TabView(selection: $place.value) {
          Text("One").tag("first").badge(3).tabItem { Text("First") }
          Text("Two").padding().tag("second").tabItem { Text("Second") }
        }
      }
    }
    let phone = PhoneScreen(Tabs(place: place))
    #expect(phone.texts == ["Two"])
    phone.tap("First")
    #expect(place.value == "first")
    #expect(phone.texts == ["One"])
  }

  @Test("a tab whose tag has another type cannot be selected, and the message has the reason")
  func wrongTag() {
    let phone = PhoneScreen(
      TabView(selection: .constant(1)) {
        Text("One").tag(1).tabItem { Text("First") }
        Text("Two").tag("2").tabItem { Text("Second") }
      })
    phone.tap("Second")
    #expect(phone.texts == ["One"])
    #expect(
      phone.issues == [
        "The value 2 of a tab is a String, the tab view's selection (1) a Int: the tab cannot be selected. "
          + "Use a value of the selection's type."
      ])
  }

  @Test("a tab view without a selection keeps its own")
  func ownSelection() {
    let phone = PhoneScreen(
      TabView {
        Text("One").tabItem { Text("First") }
        Text("Two").tabItem { Text("Second") }
      })
    #expect(phone.texts == ["One"])
    phone.tap("Second")
    #expect(phone.texts == ["Two"])
  }

  @Test("a screen can hide the bar and gets its space")
  func hiddenBar() {
    let phone = PhoneScreen(
      TabView {
        Color.red.toolbar(.hidden, for: .tabBar).tabItem { Text("First") }
      })
    #expect(phone.labels(.tabBar) == [])
  }

  @Test("the selected tab sets the background of the bar")
  func barBackground() {
    struct Tabs: View {
      @Bindable var selection: TestValue<Int>

      var body: some View {
        TabView(selection: $selection.value) {
          Text("1").toolbarBackground(.red, for: .tabBar).tabItem { Text("First") }.tag(1)
          Text("2").toolbarBackground(.red, for: .tabBar).toolbarBackground(.hidden, for: .tabBar)
            .tabItem { Text("Second") }.tag(2)
          Text("3").tabItem { Text("Third") }.tag(3)
        }
      }
    }
    let selection = TestValue(1)
    let phone = PhoneScreen(Tabs(selection: selection))
    // The background continues below the screen's edge.
    let bar = CGRect(x: 0, y: 761, width: 390, height: 98)
    #expect(phone.screen.frames(of: .red) == [bar])
    phone.screen.perform { selection.value = 2 }
    #expect(phone.screen.frames(of: .red) == [])
    phone.screen.perform { selection.value = 1 }
    #expect(phone.screen.frames(of: .red) == [bar])
    phone.screen.perform { selection.value = 3 }
    #expect(phone.screen.frames(of: .red) == [])
  }

  @Test("each tab keeps its own navigation stack")
  func stacksInTabs() {
    let phone = PhoneScreen(
      TabView {
        NavigationStack {
          NavigationLink("Deeper", value: 1)
            .navigationTitle("Start")
            .navigationDestination(for: Int.self) { _ in Text("Deep").navigationTitle("Inside") }
        }
        .tabItem { Text("First") }
        Text("Two").tabItem { Text("Second") }
      })
    phone.tap("Deeper")
    phone.tap("Second")
    #expect(phone.texts == ["Two"])
    phone.tap("First")
    #expect(phone.labels(.navigationBar) == ["Inside"])
    phone.tap("Start")
    #expect(phone.labels(.navigationBar) == ["Start"])
  }

  @Test("the titles of tabs are on one line, whatever their icons")
  func titles() throws {
    let icons = ["house.fill", "minus", "gear", "heart.fill"]
    let phone = PhoneScreen(
      TabView { ForEach(icons, id: \.self) { icon in Tab("H", systemImage: icon) { Text(icon) } } })
    let picture = try #require(phone.screen.picture(scale: 2))
    let bar = try #require(phone.node(.tabBar)).frame
    let bottoms = icons.indices.map { index in
      let columns = Int(bar.width) * 2 * index / icons.count..<Int(bar.width) * 2 * (index + 1) / icons.count
      return (Int(bar.minY) * 2..<Int(bar.maxY) * 2).last { row in columns.contains { picture[$0, row].red < 160 } }
    }
    #expect(bottoms[0] != nil && Set(bottoms).count == 1, "\(bottoms)")
  }
}
