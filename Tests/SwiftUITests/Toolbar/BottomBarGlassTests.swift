import Foundation
import Testing

@testable import SwiftUI

@Suite("Bottom bars on glass") @MainActor
struct BottomBarGlassTests {
  @Test("a flexible spacer separates groups, which stand 28 points from the sides and the bottom")
  func spacer() throws {
    let phone = PhoneScreen(
      NavigationStack {
        Text("Note").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Share", systemImage: "square.and.arrow.up") {} }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Trash", systemImage: "trash") {} }
        }
      }, system: .iOS26)
    let (share, trash) = (phone.node(.button, "Share")?.frame, phone.node(.button, "Trash")?.frame)
    // Both are in the middle of circles of 44 points.
    #expect(share.map { abs($0.midX - (28 + 22)) < 0.5 } == true)
    #expect(trash.map { abs($0.midX - (402 - 28 - 22)) < 0.5 } == true)
    #expect(share.map { abs($0.midY - (874 - 28 - 24)) < 1 } == true)
  }

  @Test("the system's search item is where it is declared between the items")
  func search() throws {
    let phone = PhoneScreen(
      NavigationStack {
        Text("Note").searchable(text: .constant("")).toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "line.3.horizontal.decrease") {} }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "square.and.pencil") {} }
        }
      }, system: .iOS26)
    let field = try #require(phone.nodes.first { $0.traits.contains(.isSearchField) }).frame
    let (filter, new) = (phone.node(.button, "Filter")?.frame, phone.node(.button, "New")?.frame)
    #expect(filter.map { $0.maxX < field.minX } == true && new.map { $0.minX > field.maxX } == true)
  }
}
