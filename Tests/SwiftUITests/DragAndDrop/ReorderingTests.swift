import Foundation
import Testing

@testable import SwiftUI

@Suite("Reordering containers") @MainActor
struct ReorderingTests {
  private struct Card: Identifiable {
    let id: String
  }

  private typealias Change = ReorderDifference<String, ReorderableSingleCollectionIdentifier>

  private final class Log {
    var changes: [Change] = []
  }

  /// Cards of 40 points in a stack.
  private struct Cards: View {
    let log: Log
    var isEnabled = true
    @State private var cards = ["A", "B", "C"].map(Card.init)

    var body: some View {
      VStack(spacing: 0) {
        ForEach(cards) { Text($0.id).frame(width: 100, height: 40) }.reorderable()
      }
      .reorderContainer(for: Card.self, isEnabled: isEnabled) { change in
        log.changes.append(change)
        let moved = cards.filter { change.sources.contains($0.id) }
        cards.removeAll { change.sources.contains($0.id) }
        switch change.destination.position {
        case .before(let next):
          cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == next } ?? cards.endIndex)
        case .end: cards += moved
        }
      }
    }
  }

  private func texts(_ screen: Screen) -> [String?] {
    screen.nodes.filter { $0.role == .staticText }.map(\.label)
  }

  /// Rests on a text, and lifts the finger at another one.
  private func move(
    _ screen: Screen, _ text: String, to other: String, by distance: CGFloat = 0, after rest: Double = 0.6
  )
    throws
  {
    let start = try #require(screen.frame(ofText: text))
    let end = try #require(screen.frame(ofText: other))
    screen.touch([
      FingerPath(positions: [
        .init(time: 0, location: CGPoint(x: start.midX, y: start.midY)),
        .init(time: rest, location: CGPoint(x: start.midX, y: start.midY)),
        .init(time: rest + 0.3, location: CGPoint(x: end.midX, y: end.midY + distance)),
      ])
    ])
  }

  @Test("an element takes the place of the one over which the finger is lifted")
  func moves() throws {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Cards(log: log))
    try move(screen, "C", to: "A")
    #expect(texts(screen) == ["C", "A", "B"])
    #expect(log.changes == [Change(sources: ["C"], destination: .init(position: .before("A")))])
    try move(screen, "C", to: "A")
    #expect(texts(screen) == ["A", "C", "B"])
    try move(screen, "A", to: "B", by: 100)
    #expect(texts(screen) == ["C", "B", "A"])
    #expect(log.changes.last?.destination.position == .end)
  }

  @Test("a finger that does not rest, or that is lifted over its own element, moves nothing")
  func staysPut() throws {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Cards(log: log))
    try move(screen, "A", to: "C", after: 0.1)
    try move(screen, "A", to: "A")
    #expect(log.changes.isEmpty)
    screen.show(Cards(log: log, isEnabled: false))
    try move(screen, "A", to: "C")
    #expect(log.changes.isEmpty)
  }

  private struct Groups: View {
    let changes: TestValue<[ReorderDifference<Int, String>]>

    var body: some View {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          ForEach([1, 2], id: \.self) { Text("\($0)").frame(width: 100, height: 40) }.reorderable(collectionID: "left")
        }
        VStack(spacing: 0) {
          ForEach([3, 4], id: \.self) { Text("\($0)").frame(width: 100, height: 40) }.reorderable(collectionID: "right")
        }
      }
      .reorderContainer(for: Int.self, itemID: \.self, in: String.self) { changes.value.append($0) }
    }
  }

  @Test("an element moves to another collection: in front of the element there, or behind the last one")
  func collections() throws {
    let changes = TestValue<[ReorderDifference<Int, String>]>([])
    let screen = Screen.phone()
    screen.show(Groups(changes: changes))
    try move(screen, "1", to: "4")
    try move(screen, "1", to: "4", by: 60)
    #expect(
      changes.value == [
        ReorderDifference(sources: [1], destination: .init(position: .before(4), collectionID: "right")),
        ReorderDifference(sources: [1], destination: .init(position: .end, collectionID: "right")),
      ])
  }

  private struct Rows: View {
    let log: Log

    var body: some View {
      List {
        ForEach(["A", "B", "C"].map(Card.init)) { Text($0.id) }.reorderable()
      }
      .reorderContainer(for: Card.self) { log.changes.append($0) }
    }
  }

  @Test("rows of a list are lifted by the list")
  func rows() throws {
    let log = Log()
    let screen = Screen.phone()
    screen.show(Rows(log: log))
    try move(screen, "A", to: "B")
    let row = screen.rows[2]
    screen.perform { row.performMove(to: 0) }
    #expect(
      log.changes == [
        Change(sources: ["A"], destination: .init(position: .before("C"))),
        Change(sources: ["C"], destination: .init(position: .before("A"))),
      ])
  }

  @Test("elements outside of a container stay")
  func outside() throws {
    let screen = Screen.phone()
    screen.show(VStack { ForEach(["A", "B"], id: \.self) { Text($0) }.reorderable() })
    try move(screen, "A", to: "B")
    #expect(texts(screen) == ["A", "B"])
  }
}
