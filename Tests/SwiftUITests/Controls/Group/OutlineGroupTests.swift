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

  private func labels(_ host: Screen) -> [String] {
    host.nodes.filter { $0.role == .staticText || $0.role == .button }.compactMap(\.label)
  }

  @Test("an element with children is a disclosure group, and folded at first")
  func folded() {
    let host = Screen.phone()
    host.show(VStack { OutlineGroup(Self.root, children: \.files) { Text($0.id) } })
    #expect(labels(host).contains("README"))
    #expect(!labels(host).contains("App"))
    #expect(host.graph.issues.isEmpty)
  }

  @Test("unfolding shows the elements below")
  func unfolded() throws {
    let host = Screen.phone()
    host.show(VStack { OutlineGroup(Self.root, children: \.files) { Text($0.id) } })
    let group = try #require(host.nodes.first { $0.label == "Sources" }?.frame)
    host.tap(at: CGPoint(x: group.midX, y: group.midY))
    #expect(host.nodes.contains { $0.label == "App" })
    #expect(!host.nodes.contains { $0.label == "main.swift" })
  }

  @Test("a list of trees has a row for each tree")
  func list() {
    let host = Screen.phone()
    host.show(List(Self.root, children: \.files) { Text($0.id) })
    #expect(host.rows.count == 2)
  }
}
