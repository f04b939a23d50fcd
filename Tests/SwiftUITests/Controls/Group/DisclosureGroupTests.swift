import Foundation
import Testing

@testable import SwiftUI

@Suite("DisclosureGroup, GroupBox, ContentUnavailableView") @MainActor
struct DisclosureGroupTests {
  @Test("a disclosure group shows its content while it is expanded")
  func expands() throws {
    let host = ControlHost {
      DisclosureGroup("Details") { Text("Hidden") }
    }
    #expect(host.allNodes.map(\.label) == ["Details"])
    #expect(try host.node("Details").value == "Collapsed")
    try host.perform(.activate, on: "Details")
    #expect(host.allNodes.map(\.label) == ["Details", "Hidden"])
    #expect(try host.node("Details").value == "Expanded")
    try host.perform(.activate, on: "Details")
    #expect(host.allNodes.count == 1)
  }

  struct Bound: View {
    @State private var isExpanded = true

    var body: some View {
      DisclosureGroup("Details", isExpanded: $isExpanded) { Text("Shown") }
      Text(isExpanded ? "open" : "closed")
    }
  }

  @Test("a binding follows the group")
  func binding() throws {
    let host = ControlHost { Bound() }
    #expect(host.allNodes.map(\.label) == ["Details", "Shown", "open"])
    try host.perform(.activate, on: "Details")
    #expect(host.allNodes.map(\.label) == ["Details", "closed"])
  }

  @Test("a group box puts its title above its content, 16 points inside")
  func groupBox() throws {
    let host = ControlHost(width: nil) {
      GroupBox("Title") { Text("A longer content") }
    }
    let title = try host.node("Title").frame
    let content = try host.node("A longer content").frame
    #expect(title.minX == 16)
    #expect(content.minY >= title.maxY)
    #expect(host.host.contentSize.width == content.width + 32)
  }

  @Test("an unavailable view has its texts and actions")
  func unavailable() throws {
    let log = EventLog()
    let host = ControlHost(width: 300, height: 500) {
      ContentUnavailableView {
        Label("No orders", systemImage: "cart")
      } description: {
        Text("What you order appears here.")
      } actions: {
        Button("Shop") { log.add("shop") }
      }
    }
    #expect(host.allNodes.map(\.label) == ["No orders", "What you order appears here.", "Shop"])
    try host.perform(.activate, on: "Shop")
    #expect(log.lines == ["shop"])
  }

  @Test("a search without results quotes the text")
  func search() throws {
    let host = ControlHost(width: 300, height: 500) { ContentUnavailableView.search(text: "abc") }
    #expect(host.allNodes.map(\.label) == ["No Results for “abc”", "Check the spelling or try a new search."])
  }
}
