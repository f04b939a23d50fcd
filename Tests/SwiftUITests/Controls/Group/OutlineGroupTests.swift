import Testing

@testable import SwiftUI

@MainActor
@Suite("Outlines")
struct OutlineGroupTests {
  private struct File: Identifiable {
    let id: String
    var files: [File]?
  }

  private static let root = [
    File(id: "Sources", files: [File(id: "App", files: [File(id: "main.swift")])]), File(id: "README"),
  ]

  private func labels(_ screen: Screen) -> [String] {
    screen.nodes.filter { $0.role == .staticText || $0.role == .button }.compactMap(\.label)
  }

  @Test("an element with children is a disclosure group, and folded at first")
  func folded() {
    let screen = Screen.phone()
    screen.show(VStack { OutlineGroup(Self.root, children: \.files) { Text($0.id) } })
    #expect(labels(screen).contains("README"))
    #expect(!labels(screen).contains("App"))
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("unfolding shows the elements below")
  func unfolded() throws {
    let screen = Screen.phone()
    screen.show(VStack { OutlineGroup(Self.root, children: \.files) { Text($0.id) } })
    let group = try #require(screen.nodes.first { $0.label == "Sources" }?.frame)
    screen.tap(at: CGPoint(x: group.midX, y: group.midY))
    #expect(screen.nodes.contains { $0.label == "App" })
    #expect(!screen.nodes.contains { $0.label == "main.swift" })
  }

  @Test("a list of trees has a row for each tree")
  func list() {
    let screen = Screen.phone()
    screen.show(List(Self.root, children: \.files) { Text($0.id) })
    #expect(screen.rows.count == 2)
  }
}
