import Foundation
import SwiftUI
import Testing

@testable import RandomActions

/// No random actions on the example or on random views break them, and a fresh app after the same actions is in
/// the same state.
///
/// `FLOW_RANDOM_SEEDS` sets the number of seeds, `FLOW_RANDOM_START` the first seed. `make soak` performs a million
/// actions. See CONTRIBUTING.md.
@Suite("Random actions")
struct RandomActionTests {
  // Runs in its own process, because an app changes its process, and other tests launch apps, too.
  @Test(
    "an app to which random things were done equals a fresh one to which the same is done",
    arguments: ["checkout", "views", "models"])
  func replay(subject: String) throws {
    let environment = ProcessInfo.processInfo.environment
    let start = environment["FLOW_RANDOM_START"].flatMap { Int($0) } ?? 1
    let count = environment["FLOW_RANDOM_SEEDS"].flatMap { Int($0) } ?? 4
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("soak")
    process.arguments = [subject, "work", "\(start)", "\(start + count - 1)", "100", "plain"]
    process.standardOutput = output
    try process.run()
    let lines = try (output.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    process.waitUntilExit()

    #expect(process.terminationReason == .exit, "The process crashed after:\n\(lines)")
    #expect(process.terminationStatus == 0)
    let ended = lines.split(separator: "\n").filter { $0.hasPrefix("ended") }
    #expect(ended.count == count, "\(lines)")
  }

  @Test("the actions and the view of a seed are reproducible, and differ between seeds")
  func sequences() {
    #expect(RandomAction.sequence(seed: 7, count: 50) == RandomAction.sequence(seed: 7, count: 50))
    #expect(RandomAction.sequence(seed: 7, count: 50) != RandomAction.sequence(seed: 8, count: 50))
    #expect(RandomAction.sequence(seed: 7, count: 20) == Array(RandomAction.sequence(seed: 7, count: 50).prefix(20)))
    #expect(RandomView.make(seed: 7) == RandomView.make(seed: 7))
    #expect(Set((0..<100).map { RandomView.make(seed: $0) }).count > 90)
  }

  @Test("the views of a thousand seeds include every kind")
  func kinds() {
    var kinds: Set<RandomView.Kind> = []
    func add(_ view: RandomView) {
      kinds.insert(view.kind)
      view.children.forEach(add)
    }
    for seed in 0..<1_000 { add(RandomView.make(seed: seed)) }
    #expect(kinds == Set(RandomView.Kind.allCases))
  }

  @Test("rows in rows show a bounded number of views")
  func shownViews() {
    func expectBounded(_ view: RandomView) {
      if view.kind == .rows { #expect(view.shownCount <= RandomView.shownLimit) }
      view.children.forEach(expectBounded)
    }
    for seed in 0..<1_000 { expectBounded(RandomView.make(seed: seed)) }
    let rows = RandomView(.rows, 3, [RandomView(.text), RandomView(.rows, 2, [RandomView(.text)])])
    #expect(rows.shownCount == 2 + 13 * (1 + 1 + (2 + 8 * (1 + 1))))
  }

  @Test("a failure is reduced to the necessary views and actions, as code")
  func shrinking() throws {
    func has(_ kind: RandomView.Kind, in view: RandomView) -> Bool {
      view.kind == kind || view.children.contains { has(kind, in: $0) }
    }
    let seed = try #require(
      (0..<1_000).first { seed in
        let view = RandomView.make(seed: seed)
        return has(.toggle, in: view) && has(.sheet, in: view) && view.count > 8
      })
    let whole = RandomScenario(.views, seed: seed, count: 100)
    let settle = try #require(whole.actions.firstIndex(of: .settle))
    let smallest = whole.smallest { scenario in
      guard case .view(let view) = scenario.subject else { return false }
      return has(.toggle, in: view) && has(.sheet, in: view) && scenario.actions.contains(.settle)
    }
    guard case .view(let view) = smallest.subject else { return }
    #expect(view.count == 2 || view.count == 3)
    #expect(smallest.actions == [.settle])
    #expect(whole.actions[settle] == .settle)
    #expect(
      smallest.code == """
        try await RandomRun(
          of: .view(\(view)), seed: \(seed),
          actions: [
            .settle,
          ], fonts: TextSystem()
        ).run()
        """)
    #expect(
      "\(RandomView(.sheet, 3, [RandomView(.toggle), RandomView(.text, 2)]))"
        == "RandomView(.sheet, 3, [RandomView(.toggle), RandomView(.text, 2)])")
  }

  @Test("the code of an action creates it")
  func code() {
    let place = RandomAction.Place(x: 0.5, y: 0.25)
    #expect(
      RandomAction.drag(place, to: place, seconds: 0.2).code
        == ".drag(.init(x: 0.5, y: 0.25), to: .init(x: 0.5, y: 0.25), seconds: 0.2)")
    #expect(RandomAction.pressKey(.up, isCommand: true).code == ".pressKey(.up, isCommand: true)")
    #expect(RandomAction.swipeElement(3, .top, seconds: 0.1).code == ".swipeElement(3, .top, seconds: 0.1)")
    #expect(RandomAction.change(.isDark(true)).code == ".change(.isDark(true))")
    #expect(RandomAction.type("a\n").code == #".type("a\n")"#)
    #expect(RandomAction.pointer(place).code == ".pointer(.init(x: 0.5, y: 0.25))")
    #expect(RandomAction.pointer(nil).code == ".pointer(nil)")
    #expect(RandomAction.answer(.refusal).code == ".answer(.refusal)")
    #expect(RandomAction.rotate(.portrait).code == ".rotate(.portrait)")
  }
}
