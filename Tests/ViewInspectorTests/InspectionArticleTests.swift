import Foundation
import SwiftUI
import Testing
import ViewInspector

/// The examples of the article about inspection.
@MainActor
@Suite("The article's inspections work")
struct InspectionArticleTests {
  private struct CartView: View {
    @State var items: Int

    var body: some View {
      VStack {
        Text("\(items) items")
        Button("Add") { items += 1 }
      }
    }
  }

  @Test("a text is found by its string, and a button changes it")
  func cart() throws {
    let view = CartView(items: 2)
    #expect(try view.inspect().find(text: "2 items").pathToRoot == "view(CartView.self).vStack().text(0)")
    try view.inspect().find(button: "Add").tap()
    #expect(try view.inspect().find(ViewType.Text.self).string() == "3 items")
  }

  @Test("an error is printed with the actual views")
  func error() throws {
    let view = VStack {
      Text("Total")
      Button("Pay") {}
    }
    let error = #expect(throws: InspectionError.self) { try view.inspect().find(text: "Totl") }
    let block = try article().components(separatedBy: "```\nSearch did").last?.components(separatedBy: "\n```").first
    let printed = try #require(error).description
    #expect(block.map { "Search did\($0)" } == printed)
  }

  private func article() throws -> String {
    let path = "../../Sources/SwiftUIFlowTesting/Documentation.docc/Inspection.md"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: path)
    return try String(contentsOf: file, encoding: .utf8)
  }
}
