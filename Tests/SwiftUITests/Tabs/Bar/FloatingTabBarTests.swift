import Foundation
import Testing

@testable import SwiftUI

@Suite("Floating tab bars") @MainActor
struct FloatingTabBarTests {
  private let measures = Design.iOS26.tabBars.floating

  private func layout(_ tabs: Int, separate: Bool = false) throws -> FloatingTabLayout {
    FloatingTabLayout(width: 402, tabs: tabs, hasSeparate: separate, measures: try #require(measures))
  }

  @Test("three tabs have a bar of 277 points in the middle, four one of 360, with a background of 95")
  func widths() throws {
    let three = try layout(3)
    #expect(three.barWidth == 277 && three.barStart == 62.5 && three.pillWidth == 95 && three.pitch == 87)
    let four = try layout(4)
    #expect(four.barWidth == 360 && four.barStart == 21 && four.pillWidth == 95)
    #expect(abs(four.pitch - 85.67) < 0.1 && abs(four.middle(of: 0) - 72.5) < 0.1)
  }

  @Test("beside a separate tab, four tabs have a bar of 290 points, and the circle is at the margin")
  func separate() throws {
    let four = try layout(4, separate: true)
    #expect(four.barWidth == 290 && four.barStart == 21 && four.circleStart == 319)
    #expect(abs(four.pillWidth - 74) < 0.5)
  }

  private struct Tabs: View {
    var behavior = TabBarMinimizeBehavior.automatic
    var accessory = false

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack { List(1..<60) { Text("Row \($0)") }.navigationTitle("Home") }
        }
        Tab("Favorites", systemImage: "heart") { Text("Favorites page") }
        Tab(role: .search) { Text("Search page") }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory(isEnabled: accessory) { Placement() }
    }
  }

  private struct Placement: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .inline ? "inline" : "expanded") }
  }

  @Test("the tabs are in one bar, the search tab in a circle at its end, and taps select them")
  func tabs() throws {
    let phone = PhoneScreen(Tabs(), system: .iOS26)
    #expect(phone.tabs.map(\.label) == ["Home", "Favorites", "Search"])
    #expect(try #require(phone.tabs.last).frame == CGRect(x: 319, y: 791, width: 62, height: 62))
    #expect(phone.issues == [])
    phone.tap("Search")
    #expect(phone.texts.contains("Search page"))
  }

  @Test("a touch on the part of the bar below the safe area selects a tab")
  func touch() throws {
    let phone = PhoneScreen(Tabs(), system: .iOS26)
    let frame = try #require(phone.tabs.dropFirst().first).frame
    phone.screen.tap(at: CGPoint(x: frame.midX, y: 848))
    #expect(phone.texts.contains("Favorites page"))
  }

  @Test("content ends 83 points above the bottom, and 139 with an accessory of 360 by 48 points")
  func insets() throws {
    struct Insets: View {
      let hasAccessory: Bool

      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { Color.clear.overlay(alignment: .bottom) { Text("End") } }
        }
        .tabViewBottomAccessory(isEnabled: hasAccessory) { Text("Accessory") }
      }
    }
    let plain = try #require(PhoneScreen(Insets(hasAccessory: false), system: .iOS26).node(.staticText, "End"))
    #expect(abs(plain.frame.maxY - (874 - 83)) < 0.01)
    let phone = PhoneScreen(Insets(hasAccessory: true), system: .iOS26)
    #expect(abs(try #require(phone.node(.staticText, "End")).frame.maxY - (874 - 139)) < 0.01)
    #expect(abs(try #require(phone.node(.staticText, "Accessory")).frame.midY - (874 - 139 + 24)) < 0.01)
  }

  @Test("the bar becomes small while content scrolls down, and large when it scrolls up or the circle is tapped")
  func minimizing() throws {
    let phone = PhoneScreen(Tabs(behavior: .onScrollDown, accessory: true), system: .iOS26)
    func scroll(to y: CGFloat) {
      phone.screen.perform { [screen = phone.screen] in screen.scroll.scroll(to: CGPoint(x: 0, y: y)) }
    }
    #expect(phone.texts.contains("expanded"))
    scroll(to: 400)
    #expect(phone.tabs.map(\.label).contains("Favorites") == false)
    #expect(phone.texts.contains("inline"))
    scroll(to: 300)
    #expect(phone.tabs.map(\.label).contains("Favorites"))
    scroll(to: 500)
    phone.tap("Home")
    #expect(phone.tabs.map(\.label).contains("Favorites"))
  }

  @Test("without a behavior the bar keeps its size, and an accessory is never shown before iOS 26")
  func unchanged() throws {
    let phone = PhoneScreen(Tabs(), system: .iOS26)
    phone.screen.perform { [screen = phone.screen] in screen.scroll.scroll(to: CGPoint(x: 0, y: 400)) }
    #expect(phone.tabs.map(\.label).contains("Favorites"))
    let old = PhoneScreen(Tabs(accessory: true), system: .iOS18)
    #expect(!old.texts.contains("expanded"))
    #expect(old.issues.contains { $0.hasPrefix("tabViewBottomAccessory") })
  }

  @Test("the tint of the selected tab is darker in light appearance by the same amount of each component")
  func tint() throws {
    func colors(_ scheme: ColorScheme) throws -> Set<[UInt8]> {
      let phone = PhoneScreen(
        TabView { Tab("Home", systemImage: "square.fill") { Color.white } }.tint(Color(red: 0.2, green: 0.6, blue: 1)),
        system: .iOS26, colorScheme: scheme)
      let frame = try #require(phone.tabs.first).frame
      let picture = try #require(phone.screen.picture(scale: 1))
      return Set(
        (Int(frame.minY)..<Int(frame.midY)).map {
          let pixel = picture[Int(frame.midX), $0]
          return [pixel.red, pixel.green, pixel.blue]
        })
    }
    #expect(try colors(.light).contains([41, 143, 245]) && colors(.dark).contains([51, 153, 255]))
  }
}
