import Foundation
import Testing

@testable import SwiftUI

@Suite("The sidebar of a tab view") @MainActor
struct TabSidebarTests {
  private nonisolated static let systems: [SystemVersion] = [.iOS18, .iOS26]

  struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { NavigationStack { Text("Home page").navigationTitle("Start") } }.badge(3)
        Tab("Inbox", systemImage: "tray") { Text("Inbox page") }
        TabSection("Albums") {
          Tab("Roads", systemImage: "car") { Text("Roads page") }.customizationID("roads")
          Tab("Lakes", systemImage: "drop") { Text("Lakes page") }.tabPlacement(.sidebarOnly).customizationID("lakes")
        }
        .customizationID("albums")
        .sectionActions { Button("New Album") {} }
        Tab("Pinned", systemImage: "pin") { Text("Pinned page") }.tabPlacement(.pinned)
        Tab("Late", systemImage: "clock") { Text("Late page") }.defaultVisibility(.hidden, for: .tabBar)
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  private func tablet<V: View>(_ view: V, _ system: SystemVersion = .iOS18, device: Device = .iPad) -> PhoneScreen {
    PhoneScreen(view, system: system, device: device)
  }

  @Test("a button shows the sidebar with all tabs below the headers of their sections", arguments: systems)
  func show(system: SystemVersion) throws {
    let tablet = tablet(Tabs(), system, device: .iPad.landscape)
    #expect(tablet.tabs.map(\.label) == ["Show Sidebar", "Home", "Inbox", "Roads", "Pinned"])
    tablet.tap("Show Sidebar")
    #expect(tablet.node(.tabBar) == nil)
    let rows = tablet.nodes.filter { $0.role == .cell }.compactMap { $0.outlineName ?? $0.children.first?.outlineName }
    #expect(rows == ["Home", "Inbox", "Roads", "Lakes", "New Album", "Pinned", "Late"])
    #expect(tablet.buttons.contains("Albums"))
    #expect(tablet.issues == [])
  }

  @Test("a tap on a row selects the tab, and the button brings the bar back", arguments: systems)
  func select(system: SystemVersion) throws {
    let tablet = tablet(Tabs(), system, device: .iPad.landscape)
    tablet.tap("Show Sidebar")
    let row = try #require(tablet.node(.staticText, "Lakes")).frame
    tablet.screen.tap(at: CGPoint(x: row.midX, y: row.midY))
    #expect(tablet.texts.contains("Lakes page"))
    #expect(tablet.nodes.filter { $0.role == .cell && $0.isSelected }.count == 1)
    tablet.tap("Hide Sidebar")
    #expect(tablet.node(.tabBar) != nil)
    #expect(tablet.texts.contains("Lakes page"))
    #expect(tablet.tabs.allSatisfy { !$0.isSelected })
  }

  @Test("in a wide window the content is beside the sidebar, in an upright one behind it", arguments: systems)
  func layout(system: SystemVersion) throws {
    for (device, start) in [(Device.iPad.landscape, system == .iOS18 ? 320.0 : 290), (.iPad, 0)] {
      let tablet = tablet(
        TabView {
          Tab("One", systemImage: "house") { Color.red.accessibilityElement().accessibilityLabel("Red") }
        }
        .tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar), system, device: device)
      #expect(try #require(tablet.nodes.first { $0.label == "Red" }).frame.minX == start)
      #expect(tablet.node(.button, "Hide Sidebar") != nil)
    }
  }

  @Test("a header folds its section")
  func fold() {
    let tablet = tablet(Tabs(), device: .iPad.landscape)
    tablet.tap("Show Sidebar")
    tablet.tap("Albums")
    #expect(!tablet.texts.contains("Roads"))
    tablet.tap("Albums")
    #expect(tablet.texts.contains("Roads"))
  }

  @Test("the app adds views above, below and under the tabs")
  func parts() throws {
    let tablet = tablet(
      Tabs().tabViewSidebarHeader { Text("Header") }.tabViewSidebarFooter { Text("Footer") }
        .tabViewSidebarBottomBar { Text("Bottom") }.defaultTabBarPlacement(.sidebar), device: .iPad.landscape)
    let texts = tablet.texts.filter { ["Header", "Home", "Late", "Footer", "Bottom"].contains($0) }
    #expect(texts == ["Header", "Home", "Late", "Footer", "Bottom"])
    #expect(try #require(tablet.node(.staticText, "Bottom")).frame.minY > 700)
  }

  @Test("what people have chosen decides which tabs are visible, and their order in a section")
  func customization() {
    var choice = TabViewCustomization()
    choice[tab: "roads"].tabBarVisibility = .hidden
    choice[tab: "lakes"].sidebarVisibility = .hidden
    let tablet1 = tablet(Tabs().tabViewCustomization(.constant(choice)), device: .iPad.landscape)
    #expect(tablet1.tabs.map(\.label) == ["Show Sidebar", "Home", "Inbox", "Pinned"])
    tablet1.tap("Show Sidebar")
    #expect(tablet1.texts.contains("Roads") && !tablet1.texts.contains("Lakes"))
    var order = TabViewCustomization()
    order[section: "albums"].tabOrder = ["lakes", "roads"]
    let tablet2 = tablet(Tabs().tabViewCustomization(.constant(order)), device: .iPad.landscape)
    tablet2.tap("Show Sidebar")
    #expect(tablet2.texts.filter { ["Roads", "Lakes"].contains($0) } == ["Lakes", "Roads"])
    #expect(tablet2.issues.allSatisfy { $0.contains("people cannot customize tabs.") })
  }

  @Test("a tab view without the style, and one in a narrow window, have no sidebar")
  func without() {
    let plain = tablet(TabView { Tab("One", systemImage: "house") { Text("1") } })
    #expect(plain.tabs.map(\.label) == ["One"])
    let phone = PhoneScreen(Tabs(), system: .iOS18)
    #expect(phone.tabs.map(\.label) == ["Home", "Inbox", "Roads", "Lakes", "More"])
  }

  @Test("pictures of the sidebar", arguments: systems, [ColorScheme.light, .dark])
  func pictures(system: SystemVersion, scheme: ColorScheme) throws {
    for (name, direction) in [("ltr", LayoutDirection.leftToRight), ("rtl", .rightToLeft)] {
      let tablet = PhoneScreen(
        Tabs().environment(\.layoutDirection, direction)
          .dynamicTypeSize(direction == .rightToLeft ? .accessibility1 : .large), system: system,
        device: .iPad.landscape, colorScheme: scheme)
      tablet.tap("Show Sidebar")
      try tablet.savePicture("sidebar-\(system)-\(scheme)-\(name)")
      #expect(tablet.issues == [])
    }
  }
}
