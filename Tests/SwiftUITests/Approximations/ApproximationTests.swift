import Foundation
import Testing

@testable import SwiftUI

/// Every API that the coverage page lists as approximate records a warning when it is used.
@Suite("Warnings of approximate API") @MainActor
struct ApproximationTests {
  /// The names that the coverage page lists as approximate.
  nonisolated static let names: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let page = try? String(contentsOf: root.appendingPathComponent("Docs/Coverage.md"), encoding: .utf8)
    return (page ?? "").split(separator: "\n").filter { $0.contains("| approximate: ") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
  }()

  private static let all: [Approximation] =
    views + menus + text + input + scrolling + navigation + dragging + drawing + actions + scenes + newer

  @Test("every entry of the coverage page has a view here, and every view has an entry")
  func isComplete() {
    #expect(Self.names.count > 50)
    #expect(Set(Self.all.map(\.name)) == Set(Self.names))
    #expect(Self.all.count == Set(Self.all.map(\.name)).count)
  }

  @Test("a view that uses it records one warning that names it", arguments: names)
  func warns(_ name: String) throws {
    let row = try #require(Self.all.first { $0.name == name })
    let own = row.warnings().filter { $0.hasPrefix(row.api) }
    #expect(own.count == 1, "\(row.api): \(row.warnings())")
  }

  @Test("repeated uses warn once on a screen, with the first location")
  func once() {
    let screen = Screen.phone()
    screen.show(VStack { ForEach(0..<5) { Text("\($0)").itemProvider { nil } } })
    #expect(
      screen.graph.issues.map(\.message) == ["itemProvider(_:) is not implemented: nothing can be taken from the view."]
    )
    #expect(screen.graph.issues[0].path.contains("VStack"))
  }

  @Test("a value without a screen warns on the one that shows it, and on no other")
  func valuesWithoutScreen() {
    let shown = Screen.phone()
    let other = Screen.phone()
    shown.show(Color.red.background(.regularMaterial))
    other.show(Color.red)
    _ = shown.displayList()
    #expect(
      shown.graph.issues.map(\.message) == [
        "Material is approximate: what lies on it has its own colors, without vibrancy."
      ])
    #expect(other.graph.issues.isEmpty)
  }
}
