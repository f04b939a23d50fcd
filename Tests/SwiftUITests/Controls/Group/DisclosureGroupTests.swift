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

  private struct Framed: DisclosureGroupStyle {
    func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
      Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test("a custom style receives the label, the content and the state")
  func customStyle() throws {
    let host = ControlHost {
      VStack { DisclosureGroup("Details") { Text("Hidden") } }.disclosureGroupStyle(Framed())
    }
    #expect(host.allNodes.map(\.label) == ["More", "Details"])
    try host.perform(.activate, on: "More")
    #expect(host.allNodes.map(\.label) == ["Less", "Details", "Hidden"])
  }

  @Test("the automatic style replaces an inherited one")
  func automaticStyle() throws {
    let host = ControlHost {
      VStack { DisclosureGroup("Details") { Text("Hidden") }.disclosureGroupStyle(.automatic) }
        .disclosureGroupStyle(Framed())
    }
    #expect(host.allNodes.map(\.label) == ["Details"])
  }

  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
      configuration.content
      configuration.label
    }
  }

  @Test("a custom style lays out the title and the content of a group box")
  func groupBoxStyle() throws {
    let host = ControlHost(width: nil) { VStack { GroupBox("Title") { Text("Content") } }.groupBoxStyle(Plain()) }
    #expect(host.allNodes.map(\.label) == ["Content", "Title"])
    let automatic = ControlHost(width: nil) {
      VStack { GroupBox("Title") { Text("Content") }.groupBoxStyle(.automatic) }.groupBoxStyle(Plain())
    }
    #expect(automatic.allNodes.map(\.label) == ["Title", "Content"])
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
    #expect(host.screen.contentSize.width == content.width + 32)
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
