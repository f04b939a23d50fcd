import Foundation
import Observation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspection of unusual views")
struct RobustnessTests {
  @Test("a search in endlessly nested views ends, with a reason", arguments: [1, 2])
  func endless(width: Int) throws {
    let error = #expect(throws: InspectionError.self) { try Endless(width: width).inspect().find(text: "nowhere") }
    #expect(
      error?.localizedDescription
        == "Search did not find a match. Possible blockers: Endless, which contains itself without end")
  }

  @Test(
    "ten thousand levels are searched", arguments: [ViewSearch.Traversal.breadthFirst, .depthFirst])
  func depth(traversal: ViewSearch.Traversal) throws {
    let found = try Deep(level: 10_000).inspect().find(ViewType.Text.self, traversal: traversal)
    #expect(try found.string() == "bottom")
    #expect(found.pathToRoot.hasSuffix("view(Deep.self, 0).anyView().text()"))
  }

  @Test("a view inside ten thousand others is released on a small stack")
  func release() async throws {
    let found = Released(try Deep(level: 10_000).inspect().find(ViewType.Text.self))
    await withCheckedContinuation { continuation in
      let thread = Thread {
        found.view = nil
        continuation.resume()
      }
      thread.stackSize = 256 << 10
      thread.start()
    }
    #expect(found.view == nil)
  }

  @Test("a failed search in thousands of levels shows the top levels")
  func depthWithoutMatch() throws {
    let error = #expect(throws: InspectionError.self) { try Deep(level: 3_000).inspect().find(text: "top") }
    #expect(error?.localizedDescription == "Search did not find a match")
    #expect(error?.description.split(separator: "\n").count == 27)
  }

  @Test("a search takes a number of steps linear in the depth")
  func growth() throws {
    func bodies(_ depth: Int) throws -> Int {
      let counter = Counter()
      _ = try Deep(level: depth, counter: counter).inspect().find(text: "bottom")
      return counter.count
    }
    #expect(try bodies(100) == 101)
    #expect(try bodies(3_000) == 3_001)
  }

  @Test("a missing observable object is an error that names it")
  func missingObservable() {
    let error = #expect(throws: InspectionError.self) { try Total().inspect().view(Total.self).text() }
    #expect(error?.localizedDescription.contains("Basket") == true)
  }

  @Test("a search whose condition changes the views continues with the old ones")
  func changingCondition() throws {
    ViewHosting.host(view: Rows())
    defer { ViewHosting.expel() }
    var seen: [String] = []
    let rows = try Rows().inspect()
    _ = rows.findAll(ViewType.Text.self) { text in
      let string = try text.string()
      seen.append(string)
      if string == "row 1" { try Rows().inspect().find(button: "Remove").tap() }
      return false
    }
    #expect(seen == ["row 0", "row 1", "row 2", "Remove"])
    #expect(try Rows().inspect().findAll(ViewType.Text.self).map { try $0.string() } == ["row 0", "row 1", "Remove"])
  }

  @Test("removed views can be inspected and used, without an effect on the screen")
  func staleViews() throws {
    ViewHosting.host(view: Rows())
    defer { ViewHosting.expel() }
    let last = try Rows().inspect().find(text: "row 2")
    let remove = try Rows().inspect().find(button: "Remove")
    for _ in 0..<5 { try remove.tap() }
    #expect(try last.string() == "row 2")
    #expect(try Rows().inspect().findAll(ViewType.Text.self).map { try $0.string() } == ["Remove"])
    ViewHosting.expel()
    try remove.tap()
    #expect(try last.string() == "row 2")
  }

  @Test("a thousand open screens do not interfere with each other")
  func manyScreens() throws {
    for index in 0..<1_000 {
      ViewHosting.host(view: Numbered(number: index), function: "left \(index)")
      try Numbered(number: index).inspect(function: "left \(index)").find(ViewType.Button.self).tap()
    }
    for index in [0, 500, 999] {
      let text = try Numbered(number: index).inspect(function: "left \(index)").find(ViewType.Text.self)
      #expect(try text.string() == "\(index): 1")
    }
  }
}

/// Contains itself, one or more times.
private struct Endless: View {
  let width: Int

  var body: AnyView { AnyView(VStack { ForEach(0..<width, id: \.self) { _ in Endless(width: width) } }) }
}

/// A view that one thread creates and another one releases.
private final class Released: @unchecked Sendable {
  // Not accessed by both threads at the same time.
  var view: InspectableView<ViewType.Text>?

  init(_ view: InspectableView<ViewType.Text>) { self.view = view }
}

private final class Counter {
  var count = 0
}

private struct Deep: View {
  let level: Int
  var counter = Counter()

  var body: AnyView {
    counter.count += 1
    return level == 0 ? AnyView(Text("bottom")) : AnyView(VStack { Deep(level: level - 1, counter: counter) })
  }
}

@Observable
private final class Basket {
  var total = 1
}

private struct Total: View {
  @Environment(Basket.self) private var basket

  var body: some View { Text(verbatim: "\(basket.total)") }
}

private struct Rows: View {
  @State private var count = 3

  var body: some View {
    ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
    Button("Remove") { count = max(0, count - 1) }
  }
}

private struct Numbered: View {
  let number: Int
  @State private var taps = 0

  var body: some View { Button("\(number): \(taps)") { taps += 1 } }
}
