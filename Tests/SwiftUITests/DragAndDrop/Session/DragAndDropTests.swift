import Foundation
import Testing

@testable import SwiftUI

@Suite("Drag and drop") @MainActor
struct DragAndDropTests {
  /// Rests on a text, and lifts the finger at another one.
  private func drag(
    _ screen: Screen, _ text: String, to other: String, after rest: Double = 0.6, by distance: CGFloat = 0
  ) throws {
    let start = try #require(screen.frame(ofText: text))
    let end = try #require(screen.frame(ofText: other))
    screen.touch([
      FingerPath(positions: [
        .init(time: 0, location: CGPoint(x: start.midX, y: start.midY)),
        .init(time: rest, location: CGPoint(x: start.midX, y: start.midY)),
        .init(time: rest + 0.2, location: CGPoint(x: start.midX, y: (start.midY + end.midY) / 2)),
        .init(time: rest + 0.4, location: CGPoint(x: end.midX, y: end.midY + distance)),
      ])
    ])
  }

  private struct Card: Transferable, Equatable {
    let title: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (card: Card) in
        card.title
      } importing: {
        Card(title: $0)
      }
    }
  }

  private func screen(_ view: some View) -> Screen {
    let screen = Screen.phone()
    screen.show(view)
    return screen
  }

  @Test("a value is dropped on a destination for its type, at a place in that view")
  func values() throws {
    var dropped: [Card] = []
    var place = CGPoint.zero
    let screen = screen(
      VStack(spacing: 20) {
        Text("Source").draggable(Card(title: "A"))
        Text("Target").frame(width: 200, height: 100).background(.yellow)
          .dropDestination(for: Card.self) { items, location in
            dropped += items
            place = location
            return true
          }
      })
    try drag(screen, "Source", to: "Target")
    #expect(dropped == [Card(title: "A")] && place == CGPoint(x: 100, y: 50))
    #expect(screen.graph.issues.isEmpty)
  }

  @Test("a finger that does not rest drags nothing, and one that is lifted elsewhere drops nothing")
  func noDrag() throws {
    var dropped = 0
    let screen = screen(
      VStack(spacing: 20) {
        Text("Source").draggable("a")
        Text("Target").dropDestination(for: String.self) { _, _ in
          dropped += 1
          return true
        }
        Text("Elsewhere")
      })
    try drag(screen, "Source", to: "Target", after: 0.1)
    try drag(screen, "Source", to: "Elsewhere")
    #expect(dropped == 0)
  }

  @Test("a disabled source and a disabled target do not take part")
  func disabled() throws {
    var dropped = 0
    func view(_ source: Bool, _ target: Bool) -> some View {
      VStack(spacing: 20) {
        Text("Source").draggable("a").disabled(source)
        Text("Target").dropDestination(for: String.self) { _, _ in
          dropped += 1
          return true
        }
        .disabled(target)
      }
    }
    try drag(screen(view(true, false)), "Source", to: "Target")
    try drag(screen(view(false, true)), "Source", to: "Target")
    #expect(dropped == 0)
    try drag(screen(view(false, false)), "Source", to: "Target")
    #expect(dropped == 1)
  }

  @Test("values are converted by their representations, and other types are not accepted")
  func conversions() throws {
    var texts: [String] = []
    var cards: [Card] = []
    var links: [URL] = []
    let screen = screen(
      VStack(spacing: 20) {
        Text("Card").draggable(Card(title: "A"))
        Text("Text").draggable("B")
        Text("Item").onDrag { NSItemProvider(object: NSString(string: "C")) }
        Text("Texts").dropDestination(for: String.self) { items, _ in
          texts += items
          return true
        }
        Text("Cards").dropDestination(for: Card.self) { items, _ in
          cards += items
          return true
        }
        Text("Links").dropDestination(for: URL.self) { items, _ in
          links += items
          return true
        }
      })
    for source in ["Card", "Text", "Item"] {
      for target in ["Texts", "Cards", "Links"] { try drag(screen, source, to: target) }
    }
    #expect(texts == ["A", "B", "C"])
    #expect(cards.map(\.title) == ["A", "B", "C"])
    #expect(links == [])
  }

  private struct Note: Codable, Transferable, Equatable {
    let text: String

    static let type = UTType(exportedAs: "com.example.note")

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: type).suggestedFileName("Note").visibility(.all)
      DataRepresentation(exportedContentType: .text) { Data($0.text.utf8) }.exportingCondition { _ in true }
      FileRepresentation(importedContentType: .text) { Note(text: $0.file.path) }
      ProxyRepresentation(exporting: \.text)
    }
  }

  private struct Sealed: Codable, Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: Note.type)
    }
  }

  @Test("a value that can be encoded is dropped as itself, as its text, and as its data")
  func encodable() throws {
    var notes: [Note] = []
    var texts: [String] = []
    var data: Data?
    let screen = screen(
      VStack(spacing: 20) {
        Text("Note").draggable(Note(text: "a"))
        Text("Sealed").draggable(Sealed(text: "b"))
        Text("Notes").dropDestination(for: Note.self) { items, _ in
          notes += items
          return true
        }
        Text("Texts").dropDestination(for: String.self) { items, _ in
          texts += items
          return true
        }
        Text("Data").onDrop(of: [Note.type], isTargeted: nil) { providers in
          _ = providers.first?.loadDataRepresentation(for: Note.type) { loaded, _ in data = loaded }
          return true
        }
      })
    for target in ["Notes", "Texts", "Data"] { try drag(screen, "Note", to: target) }
    #expect(notes == [Note(text: "a")] && texts == ["a"])
    try drag(screen, "Sealed", to: "Notes")
    try drag(screen, "Sealed", to: "Data")
    #expect(notes.count == 1)
    #expect(try JSONDecoder().decode(Note.self, from: #require(data)) == Note(text: "b"))
  }

  @Test("providers reach a target for one of their types, whose closure is told that it is a target")
  func providers() throws {
    let log = EventLog()
    var loaded: String?
    struct Target: View {
      let log: EventLog
      let take: ([NSItemProvider], CGPoint) -> Bool
      @State private var isTargeted = false

      var body: some View {
        Text("Target").frame(width: 100, height: 60)
          .onDrop(of: [.text], isTargeted: $isTargeted, perform: take)
          .onChange(of: isTargeted) { log.add("\(isTargeted)") }
      }
    }
    let screen = screen(
      VStack(spacing: 20) {
        Text("Source").onDrag { NSItemProvider(object: NSString(string: "moved")) }
        Target(log: log) { providers, _ in
          _ = providers.first?.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
            loaded = data.map { String(decoding: $0, as: UTF8.self) }
          }
          return true
        }
        Text("Pictures").onDrop(of: [.image], isTargeted: nil) { _ in
          log.add("pictures")
          return true
        }
        Text("End")
      })
    try drag(screen, "Source", to: "Target")
    #expect(loaded == "moved" && log.take() == ["true", "false"])
    try drag(screen, "Source", to: "Pictures")
    #expect(!log.take().contains("pictures"))
  }

  private final class Delegate: DropDelegate {
    let log: EventLog
    var operation = DropOperation.move
    var isValid = true

    init(_ log: EventLog) { self.log = log }

    func validateDrop(info: DropInfo) -> Bool { isValid }
    func dropEntered(info: DropInfo) { log.add("entered") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      log.add("updated \(Int(info.location.x))")
      return DropProposal(operation: operation)
    }

    func dropExited(info: DropInfo) { log.add("exited") }

    func performDrop(info: DropInfo) -> Bool {
      log.add("perform \(info.itemProviders(for: [.text]).count)")
      return true
    }
  }

  @Test("a delegate is told in order, and decides")
  func delegate() throws {
    let log = EventLog()
    let delegate = Delegate(log)
    let screen = screen(
      VStack(spacing: 20) {
        Text("Source").onDrag { NSItemProvider(object: NSString(string: "a")) }
        Text("Target").frame(width: 100, height: 20).onDrop(of: [.text], delegate: delegate)
        Text("Elsewhere")
      })
    try drag(screen, "Source", to: "Target")
    let lines = log.take()
    #expect(lines.first == "entered" && lines.last == "perform 1")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "updated 50" } && lines.count > 2)
    delegate.operation = .forbidden
    try drag(screen, "Source", to: "Target")
    #expect(log.take().last == "exited")
    delegate.operation = .move
    delegate.isValid = false
    try drag(screen, "Source", to: "Target")
    #expect(log.take() == [])
    delegate.isValid = true
    let start = try #require(screen.frame(ofText: "Source"))
    let target = try #require(screen.frame(ofText: "Target"))
    let end = try #require(screen.frame(ofText: "Elsewhere"))
    screen.touch([
      FingerPath(
        positions: [(0, start), (0.6, start), (0.8, target), (1, end)].map {
          .init(time: $0, location: CGPoint(x: $1.midX, y: $1.midY))
        })
    ])
    #expect(log.take().last == "exited")
  }

  @Test("a view without content of its own is a target in its whole frame")
  func emptyTarget() throws {
    var dropped = 0
    let screen = screen(
      VStack(spacing: 20) {
        Text("Source").draggable("a")
        VStack {
          Spacer()
          Text("Title")
        }
        .frame(width: 200, height: 300)
        .dropDestination(for: String.self) { _, _ in
          dropped += 1
          return true
        }
      })
    try drag(screen, "Source", to: "Title", by: -150)
    #expect(dropped == 1)
  }

  @Test("items are inserted before or behind the element below the finger")
  func insertion() throws {
    struct Rows: View {
      let log: EventLog
      @State private var rows = ["A", "B", "C"]

      var body: some View {
        VStack(spacing: 20) {
          Text("Source").draggable("new")
          VStack(spacing: 0) {
            ForEach(rows, id: \.self) { Text($0).frame(width: 100, height: 40) }
              .dropDestination(for: String.self) { items, offset in
                log.add("\(items) at \(offset)")
              }
          }
          VStack(spacing: 0) {
            ForEach(["X", "Y"], id: \.self) { Text($0).frame(width: 100, height: 40) }
              .onInsert(of: [.text]) { offset, providers in log.add("\(providers.count) at \(offset)") }
          }
        }
      }
    }
    let log = EventLog()
    let screen = screen(Rows(log: log))
    try drag(screen, "Source", to: "B", by: -10)
    try drag(screen, "Source", to: "B", by: 10)
    try drag(screen, "Source", to: "Y", by: 10)
    #expect(log.lines == ["[\"new\"] at 1", "[\"new\"] at 2", "1 at 2"])
  }

  @Test("rows of a list are dragged and are targets")
  func list() throws {
    var dropped: [String] = []
    let screen = screen(
      List {
        ForEach(["A", "B"], id: \.self) { name in
          Text(name).draggable(name)
        }
        Text("Target").dropDestination(for: String.self) { items, _ in
          dropped += items
          return true
        }
      })
    try drag(screen, "B", to: "Target")
    #expect(dropped == ["B"])
  }

  private struct Person: Identifiable, Transferable {
    let id: Int

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { (p: Person) in "p\(p.id)" } }
  }

  @Test("views of a container are dragged with the selected ones, or alone")
  func container() throws {
    var dropped: [[String]] = []
    func view(_ selection: [Int]) -> some View {
      VStack(spacing: 20) {
        VStack {
          ForEach(1..<4) { Text("Person \($0)").draggable(containerItemID: $0) }
        }
        .dragContainer(for: Person.self, selection: selection) { (ids: [Int]) in ids.map { Person(id: $0) } }
        Text("Alone").draggable(containerItemID: 9)
        Text("Target").dropDestination(for: String.self) { items, _ in
          dropped.append(items)
          return true
        }
      }
    }
    try drag(screen(view([])), "Person 2", to: "Target")
    try drag(screen(view([1, 3])), "Person 3", to: "Target")
    try drag(screen(view([1, 3])), "Person 2", to: "Target")
    try drag(screen(view([])), "Alone", to: "Target")
    #expect(dropped == [["p2"], ["p1", "p3"], ["p2"]])
  }

  @Test("the phases of a drag and of its drop are told, and a configuration decides on the operation")
  func phases() throws {
    let log = EventLog()
    func name(_ phase: DragSession.Phase) -> String {
      switch phase {
      case .ending(let operation): "ending with \(operation)"
      case .ended(let operation): "ended with \(operation)"
      default: "\(phase)"
      }
    }
    func name(_ phase: DropSession.Phase) -> String {
      if case .ended(let operation) = phase { "ended with \(operation)" } else { "\(phase)" }
    }
    func view(_ operation: DropOperation) -> some View {
      VStack(spacing: 20) {
        Text("Source").draggable("a").onDragSessionUpdated { log.add("drag \(name($0.phase))") }
        Text("Target").frame(width: 100, height: 40)
          .dropDestination(for: String.self) { _, _ in
            log.add("drop")
            return true
          }
          .onDropSessionUpdated { log.add("\(name($0.phase)) \(Int($0.location.x))") }
          .dropConfiguration { _ in DropConfiguration(operation: operation) }
      }
    }
    func phases() -> [String] {
      var seen: [String] = []
      for line in log.take() where line != seen.last { seen.append(line) }
      return seen
    }
    try drag(screen(view(.move)), "Source", to: "Target")
    let lines = phases()
    #expect(lines.first == "drag initial" && lines.last == "drag dataTransferCompleted")
    #expect(
      lines.suffix(7) == [
        "active 50", "ended with move 50", "drop", "dataTransferCompleted 50", "drag ending with move",
        "drag ended with move", "drag dataTransferCompleted",
      ])
    try drag(screen(view(.forbidden)), "Source", to: "Target")
    #expect(phases().suffix(3) == ["exiting 50", "drag ending with cancel", "drag ended with cancel"])
  }

  @Test("a drag and its drop know each other and the identifiers of the items")
  func sessions() throws {
    var drags: [DragSession] = []
    var drops: [DropSession] = []
    let view = VStack(spacing: 20) {
      Text("Source").draggable(Person(id: 7)).onDragSessionUpdated { drags.append($0) }
      Text("Target").frame(width: 100, height: 40)
        .dropDestination(for: String.self) { _, _ in true }
        .onDropSessionUpdated { drops.append($0) }
    }
    try drag(screen(view), "Source", to: "Target")
    let source = try #require(drags.last)
    let target = try #require(drops.last)
    #expect(source.id.matches(target.id) && target.id.matches(source.id))
    #expect(source.draggedItemIDs(for: Int.self) == [7] && source.draggedItemIDs(for: String.self).isEmpty)
    #expect(target.localSession?.draggedItemIDs(for: Int.self) == [7] && target.itemsCount == 1)
    #expect(Set(drags.map(\.id)).count == 1)
    #expect(target.reorderDestination(for: Person.self) == nil)
    #expect(target.reorderDestination(for: Person.self, itemID: \.id) == nil)
    // The source is above the target.
    #expect(source.location.y > target.location.y)
  }

  @Test("a view that leaves the screen during a drag ends it without a drop")
  func leaving() throws {
    struct Leaving: View {
      let log: EventLog
      @State private var isShown = true

      var body: some View {
        VStack(spacing: 20) {
          if isShown { Text("Source").draggable("a") }
          Text("Target").frame(width: 100, height: 60)
            .dropDestination(for: String.self) { _, _ in
              log.add("drop")
              return true
            } isTargeted: {
              log.add("\($0)")
              isShown = false
            }
        }
      }
    }
    let log = EventLog()
    let screen = screen(Leaving(log: log))
    try drag(screen, "Source", to: "Target")
    #expect(!log.lines.contains("drop"))
  }
}
