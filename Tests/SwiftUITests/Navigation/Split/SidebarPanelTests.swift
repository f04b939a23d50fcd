import Foundation
import Testing

@testable import SwiftUI

@Suite("Sidebars in panels") @MainActor
struct SidebarPanelTests {
  private func tablet(_ system: SystemVersion) -> PhoneScreen {
    PhoneScreen(
      NavigationSplitView {
        List(0..<4) { Text("Row \($0)") }.navigationTitle("Mail")
      } content: {
        Color.white.ignoresSafeArea().navigationTitle("Box")
      } detail: {
        Color.white.ignoresSafeArea().navigationTitle("Note")
      }, system: system, device: .iPad)
  }

  @Test("on iPadOS 26 a sidebar is 280 points wide, 10 points from the side and the bottom, without a background")
  func panel() throws {
    let tablet = tablet(.iOS26)
    let bars = tablet.nodes.filter { $0.role == .navigationBar }.map(\.frame)
    #expect(bars.map(\.minX) == [10, 290, 566.5])
    let height = Device.iPad.size.height
    #expect(try tablet.color(150, height - 60) == [0xFA, 0xFA, 0xFA])
    #expect(try tablet.color(4, height - 200)[0] > 0xEF && tablet.color(150, height - 4)[0] > 0xEF)
  }

  @Test("before, it is a column at the edge")
  func column() throws {
    let bars = tablet(.iOS18).nodes.filter { $0.role == .navigationBar }.map(\.frame.minX)
    #expect(bars == [0, 321, 642])
  }
}
