import Combine
import FlowIssueReporting
import FlowReports
import Foundation
import Locking
import SwiftUI
import Testing

@testable import SwiftUIFlowTesting

private final class OldModel: ObservableObject, FlowModel {
  @Published var count = 1
  var plain = "a"
}

@Suite("The model changes of a step")
@MainActor
struct StateChangesInReportTests {
  private let capture = SnapshotMode.capture(SnapshotConfiguration(proposedSize: .init(width: 40, height: 20)))

  @Test("are in its result, member by member, without members added by the macro")
  func changes() {
    let results = shopFlow(name: "shop").step("cart").step("payment") { $0.pay() }.run(snapshotMode: capture)
    #expect(results[0].stateChanges == nil)
    #expect(
      results[1].stateChanges == """
        \u{2007} ShopModel(
        −   screen: "cart",
        +   screen: "payment",
        \u{2007}   items: 1
        """)
  }

  @Test("are not computed without a report")
  func disabled() {
    let results = shopFlow(name: "shop").step("payment") { $0.pay() }.run(snapshotMode: .disabled)
    #expect(results[0].stateChanges == nil)
  }

  @Test("have the values of published properties, not their publishers")
  func published() {
    let model = OldModel()
    let flow = FlowTester(model: model) { _ in Color.red }
      .step("more") { $0.count += 1 }
    #expect(
      flow.run(snapshotMode: capture)[0].stateChanges == """
        \u{2007} OldModel(
        −   count: 1,
        +   count: 2,
        \u{2007}   plain: "a"
        """)
  }

  @Test("are limited, so that a model with many references costs little")
  func limit() {
    let text = dump([Array(1...10), Array(1...10)], limit: 5)
    #expect(
      text == """
        [
          [
            1,
            2,
            3,
            …,
          ],
          …,
        ]
        """)
  }

  @Test("have the count of a set or a dictionary beyond the limit, which has no first elements")
  func limitOfUnorderedCollections() {
    #expect(dump(Set(1...10), limit: 5) == "Set(count: 10)")
    #expect(dump(Dictionary(uniqueKeysWithValues: (1...10).map { ($0, $0) }), limit: 5) == "Dictionary(count: 10)")
  }

  @Test("visit no more of a long list than they show")
  func longLists() {
    let list = CountingList()
    _ = dump(list.elements, limit: 100)
    #expect(list.visits.value <= 200)
  }

  @Test("include the lines next to a change, and mark omissions")
  func lines() {
    let old = (1...9).map { "\($0)" }
    var new = old
    new[1] = "x"
    new[7] = "y"
    #expect(
      LineDifference.changes(from: old, to: new) == """
        \u{2007} 1
        − 2
        + x
        \u{2007} 3
        \u{2007} …
        \u{2007} 7
        − 8
        + y
        \u{2007} 9
        """)
    #expect(LineDifference.changes(from: ["a"], to: ["a"]) == nil)
  }

  @Test("are on the page and in the report, with the device, the date and the libraries")
  func report() throws {
    let flow = FlowTester(
      name: "shop", model: ShopModel(), configuration: FlowConfiguration(label: "small", device: .iPhoneSE.landscape)
    ) { ShopView(model: $0) }
    .step("cart").step("payment") { $0.pay() }
    flow.run(snapshotMode: .capture())
    try withTemporaryFolder { folder throws in
      var storyboard = FlowStoryboard(title: "Shop", isAnimated: true)
      storyboard.add(flow.lastReport)
      try storyboard.write(to: folder)
      let document = try ReportDocument(in: folder)
      #expect(document.flows[0].columns[0].device == "iPhone SE, landscape")
      #expect(document.flows[0].columns[0].steps["payment"]?.state?.contains("+   screen: \"payment\"") == true)
      let run = try #require(document.run)
      #expect(try !Date(run.date, strategy: .iso8601).timeIntervalSince1970.isZero)
      let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(page.contains("<li>\(run.date)</li>"))
      #expect(page.contains("<span class=\"device\">iPhone SE, landscape</span>"))
      #expect(page.contains("<summary>State</summary>"))
      #expect(page.contains("2 pictures"))
      #if os(Linux)
        #expect(
          run.libraries.map { $0.prefix { $0 != " " } } == ["SwiftUIFlowTesting's", "Pango", "Cairo", "HarfBuzz"])
        #expect(run.fonts.contains { $0.hasPrefix("Inter") })
      #endif
      let name = try #require(document.flows[0].columns[0].animation)
      #expect(page.contains("<a class=\"animation\" href=\"\(name)\">All steps</a>"))
      let animation = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(animation.range(of: Data("acTL".utf8)) != nil)

      // A storyboard without an animation removes its picture.
      storyboard = FlowStoryboard(title: "Shop", showsDurations: false)
      storyboard.add(flow.lastReport)
      try storyboard.write(to: folder)
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path))
      #expect(try ReportDocument(in: folder).run == nil)
    }
  }
}

/// A list that counts the visits of its elements.
private struct CountingList {
  let visits = Locked(0)

  var elements: Elements { Elements(visits: visits) }

  struct Elements: RandomAccessCollection, CustomReflectable {
    let visits: Locked<Int>
    let startIndex = 0
    let endIndex = 200_000

    subscript(position: Int) -> Int {
      visits.withLock { $0 += 1 }
      return position
    }

    var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
  }
}
