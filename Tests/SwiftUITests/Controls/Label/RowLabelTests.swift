import Foundation
import Testing

@testable import SwiftUI

@Suite("Labels in rows") @MainActor
struct RowLabelTests {
  private func titles(_ content: some View, _ system: SystemVersion = .iOS26) -> [CGFloat] {
    let phone = PhoneScreen(List { content }, system: system)
    return phone.nodes.filter { $0.role == .staticText }.map(\.frame.minX)
  }

  @Test("titles of labels in small and large fonts start 40 points inside the row on iOS 26, also beside a wide icon")
  func column() {
    let starts = titles(
      Group {
        Label("Body", systemImage: "circle")
        Label("Footnote", systemImage: "circle").font(.footnote)
        Label("Wide", systemImage: "textformat")
      })
    #expect(starts.count == 3 && starts.allSatisfy { abs($0 - 72) < 0.1 })
  }

  @Test("before iOS 26 the column has the size of the font")
  func old() {
    let starts = titles(
      Group {
        Label("Body", systemImage: "circle")
        Label("Footnote", systemImage: "circle").font(.footnote)
      }, .iOS18)
    #expect(starts.count == 2 && starts[1] < starts[0] - 5)
  }

  @Test("the icon in a filled button of a row has the tint of the button, and a color of the app stays")
  func filled() throws {
    func colors(_ label: some View) throws -> Set<[Int]> {
      let phone = PhoneScreen(
        List {
          Button {
          } label: {
            label
          }.buttonStyle(.borderedProminent).tint(.blue)
        }, system: .iOS26)
      let frame = try #require(phone.node(.button)).frame
      var found: Set<[Int]> = []
      for x in stride(from: frame.minX + 12, to: frame.minX + 32, by: 1) {
        for y in stride(from: frame.midY - 8, to: frame.midY + 8, by: 1) { found.insert(try phone.color(x, y)) }
      }
      return found
    }
    #expect(try colors(Label("Go", systemImage: "circle.fill")).allSatisfy { $0[0] < 40 && $0[2] > 240 })
    #expect(
      try colors(Label("Go", systemImage: "circle.fill").foregroundStyle(.white)).contains {
        $0.allSatisfy { $0 > 240 }
      })
  }
}
