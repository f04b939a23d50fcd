import SwiftUI
import Testing
import ViewInspector

private struct Details: View {
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Text(isExpanded ? "Open" : "Closed")
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
    }
  }
}

@MainActor
@Suite("Disclosure groups and outlines")
struct DisclosureGroupTests {
  @Test("expanding a group writes its binding")
  func expand() throws {
    let view = Details()
    ViewHosting.host(view: view)
    defer { ViewHosting.expel() }
    let group = { try view.inspect(function: "expand()").find(ViewType.DisclosureGroup.self) }
    #expect(try group().isExpanded() == false)
    try group().expand()
    #expect(try group().isExpanded())
    #expect(throws: Never.self) { try view.inspect().find(text: "Open") }
    try group().collapse()
    #expect(throws: Never.self) { try view.inspect().find(text: "Closed") }
    #expect(try group().labelView().text().string() == "More")
  }

  @Test("a group without a binding cannot be expanded by a test")
  func noBinding() throws {
    let group = try DisclosureGroup("More") { Text("Inside") }.inspect().disclosureGroup()
    #expect(try group.isExpanded() == false)
    #expect { try group.expand() } throws: {
      $0.localizedDescription
        == "You need to enable programmatic expansion by using `DisclosureGroup(isExpanded:, content:, label:`"
    }
  }

  private struct Tree: Hashable {
    let name: String
    var children: [Tree]?
  }

  @Test("an outline has its data, the view of each element, and all of them for searches")
  func outline() throws {
    let tree = Tree(name: "root", children: [Tree(name: "leaf")])
    let one = OutlineGroup(tree, id: \.name, children: \.children) { Text($0.name) }
    let several = OutlineGroup([tree], id: \.name, children: \.children) { Text($0.name) }
    #expect(try one.inspect().outlineGroup().sourceData(Tree.self) == tree)
    #expect(try several.inspect().outlineGroup().sourceData([Tree].self) == [tree])
    #expect(try one.inspect().outlineGroup().leaf(Tree(name: "other")).text().string() == "other")
    #expect { try one.inspect().outlineGroup().leaf("root") } throws: {
      $0.localizedDescription == "Type mismatch: String is not Tree"
    }
    #expect(throws: Never.self) { try one.inspect().find(text: "root") }
    #expect(throws: Never.self) { try several.inspect().find(text: "leaf") }
  }
}
