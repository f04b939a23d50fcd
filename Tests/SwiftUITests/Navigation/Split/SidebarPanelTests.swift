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

  @Test("a list without a style has rows of 44 points without lines, and a selected one is a capsule")
  func rows() throws {
    let tablet = PhoneScreen(
      NavigationSplitView {
        List(0..<4, selection: .constant(1)) { Text("Row \($0)") }
      } detail: {
        Text("Note")
      }, system: .iOS26, device: .iPad)
    let rows = tablet.nodes.filter { $0.role == .cell }.map(\.frame)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1.minY - $0.minY == 44 })
    #expect(rows[1].minX == 26 && rows[1].maxX == 274)
    let gray = try tablet.color(rows[1].midX, rows[1].midY)
    #expect(gray[0] < 0xE8)
    // The corner of the capsule shows the panel, and so does the place of a line.
    #expect(try tablet.color(rows[1].minX + 2, rows[1].minY + 2)[0] > 0xF0)
    #expect(try tablet.color(rows[3].midX, rows[3].minY)[0] > 0xF0)
  }

  @Test("before, it is a column at the edge")
  func column() throws {
    let bars = tablet(.iOS18).nodes.filter { $0.role == .navigationBar }.map(\.frame.minX)
    #expect(bars == [0, 321, 642])
  }
}
