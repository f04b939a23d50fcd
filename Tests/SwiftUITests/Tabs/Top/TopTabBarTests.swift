import Foundation
import Testing

@testable import SwiftUI

@Suite("The tab bar at the top of an iPad") @MainActor
struct TopTabBarTests {
  struct Tabs: View {
    var isLarge = true

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack {
            List(0..<40) { Text("Row \($0)") }
              .navigationTitle("Start")
              .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
              .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
                ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
              }
          }
        }
        .badge(3)
        Tab("Library", systemImage: "books.vertical") { Text("Library page") }
        Tab(role: .search) { Text("Search page") }
      }
    }
  }

  private nonisolated static let systems: [SystemVersion] = [.iOS18, .iOS26]

  @Test("the tabs are in the middle of the top, with the one for search at the end", arguments: systems)
  func place(system: SystemVersion) throws {
    let tablet = PhoneScreen(Tabs(), system: system, device: .iPad)
    let size = Device.iPad.size
    let bar = try #require(tablet.node(.tabBar)).frame
    #expect(abs(bar.midX - size.width / 2) < 1)
    #expect(bar.maxY < 90 && bar.width < 400)
    #expect(tablet.tabs.map(\.label) == ["Home", "Library", "Search"])
    #expect(tablet.tabs.map(\.value) == ["3", "", ""])
    #expect(tablet.tabs.map(\.isSelected) == [true, false, false])
    #expect(tablet.issues == [])
  }

  @Test("a tap selects a tab, whose content is below the bar", arguments: systems)
  func tap(system: SystemVersion) throws {
    let tablet = PhoneScreen(
      TabView {
        Tab("One", systemImage: "house") { Text("First") }
        Tab("Two", systemImage: "star") { Color.red.accessibilityElement().accessibilityLabel("Red") }
      }, system: system, device: .iPad)
    let two = try #require(tablet.tabs.last).frame
    tablet.screen.tap(at: CGPoint(x: two.midX, y: two.midY))
    #expect(tablet.tabs.map(\.isSelected) == [false, true])
    let red = try #require(tablet.nodes.first { $0.label == "Red" }).frame
    let bar = try #require(tablet.node(.tabBar)).frame
    #expect(red.minY >= bar.maxY)
    #expect(abs(red.maxY - (Device.iPad.size.height - 20)) < 1)
  }

  @Test("a navigation bar shares the row: its items are beside the tabs, a large title is below", arguments: systems)
  func sharedRow(system: SystemVersion) throws {
    let tablet = PhoneScreen(Tabs(), system: system, device: .iPad)
    let bar = try #require(tablet.node(.tabBar)).frame
    let add = try #require(tablet.node(.button, "Add")).frame
    let sort = try #require(tablet.node(.button, "Sort")).frame
    #expect(abs(add.midY - bar.midY) < 4 && add.minX > bar.maxX)
    #expect(abs(sort.midY - bar.midY) < 4 && sort.maxX < bar.minX)
    let title = try #require(tablet.node(.staticText, "Start")).frame
    #expect(title.minY >= bar.maxY)
    tablet.screen.tap(at: CGPoint(x: add.midX, y: add.midY))
    #expect(tablet.issues == [])
  }

  @Test("an inline title is between the items at the leading edge and the tabs", arguments: systems)
  func inlineTitle(system: SystemVersion) throws {
    let tablet = PhoneScreen(Tabs(isLarge: false), system: system, device: .iPad)
    let bar = try #require(tablet.node(.tabBar)).frame
    let sort = try #require(tablet.node(.button, "Sort")).frame
    let title = try #require(tablet.node(.staticText, "Start")).frame
    #expect(title.minX > sort.maxX && title.maxX < bar.minX)
    #expect(abs(title.midY - bar.midY) < 4)
  }

  @Test("a sheet and a pushed stack have their bars at their own tops")
  func sheet() throws {
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        TabView {
          Tab("One", systemImage: "house") {
            NavigationStack {
              Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                  NavigationStack { Text("Inside").navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline) }
                }
            }
          }
        }
      }
    }
    let tablet = PhoneScreen(Screen(), system: .iOS26, device: .iPad)
    tablet.tap("Show")
    let sheet = try #require(tablet.sheet).frame
    let title = try #require(tablet.node(.staticText, "Sheet")).frame
    #expect(abs(title.midX - sheet.midX) < 1)
    #expect(title.minY > sheet.minY)
  }

  @Test("a narrow window has its bar at the bottom, and a hidden bar takes no space")
  func narrow() throws {
    let narrow = PhoneScreen(
      Tabs().environment(\.horizontalSizeClass, .compact), system: .iOS18, device: .iPad)
    #expect(try #require(narrow.node(.tabBar)).frame.minY > 1000)
    let hidden = PhoneScreen(
      TabView {
        Tab("One", systemImage: "house") {
          Color.red.accessibilityElement().accessibilityLabel("Red").toolbar(.hidden, for: .tabBar)
        }
      }, system: .iOS18, device: .iPad)
    #expect(hidden.node(.tabBar) == nil)
    #expect(try #require(hidden.nodes.first { $0.label == "Red" }).frame.minY < 30)
  }

  @Test("the title of a tab item that is an image and a text is its text")
  func olderItem() throws {
    let tablet = PhoneScreen(
      TabView {
        Text("Page").tabItem {
          Image(systemName: "star")
          Text("Favorites")
        }
      }, system: .iOS18, device: .iPad)
    #expect(tablet.tabs.map(\.label) == ["Favorites"])
    let plain = PhoneScreen(
      TabView { Text("Page").tabItem { Text("Favorites") } }, system: .iOS18, device: .iPad)
    #expect(tablet.tabs.first?.frame == plain.tabs.first?.frame)
  }

  @Test("the app knows where the tabs are")
  func placement() {
    struct Reader: View {
      @Environment(\.tabBarPlacement) private var placement

      var body: some View {
        Text(placement == .topBar ? "top" : placement == .bottomBar ? "bottom" : placement == nil ? "none" : "other")
      }
    }
    let tabs = TabView { Tab("One", systemImage: "house") { Reader() } }
    #expect(PhoneScreen(tabs, system: .iOS18, device: .iPad).texts == ["top"])
    #expect(PhoneScreen(tabs, system: .iOS18).texts == ["bottom"])
    #expect(PhoneScreen(tabs.tabViewStyle(.page), system: .iOS18).texts == ["none"])
    #expect(PhoneScreen(Reader(), system: .iOS18).texts == ["none"])
  }

  @Test("pictures of the bar", arguments: systems, [ColorScheme.light, .dark])
  func pictures(system: SystemVersion, scheme: ColorScheme) throws {
    let tablet = PhoneScreen(
      Tabs().tabViewStyle(.sidebarAdaptable), system: system, device: .iPad, colorScheme: scheme)
    try tablet.savePicture("top-\(system)-\(scheme)")
    let other = PhoneScreen(
      Tabs(isLarge: false).tabViewStyle(.sidebarAdaptable).dynamicTypeSize(.accessibility2)
        .environment(\.layoutDirection, .rightToLeft),
      system: system, device: .iPad, colorScheme: scheme)
    try other.savePicture("top-\(system)-\(scheme)-rtl")
    #expect(tablet.issues == [] && other.issues == [])
  }
}
