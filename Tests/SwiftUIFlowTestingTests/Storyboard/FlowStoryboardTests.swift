import FlowIssueReporting
import FlowReports
import FlowSnapshots
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIFlowTesting

@Suite("A storyboard")
@MainActor
struct FlowStoryboardTests {
  private let capture = SnapshotMode.capture(SnapshotConfiguration(proposedSize: .init(width: 40, height: 20)))

  private func storyboard(_ title: String = "Shop", of reports: FlowReport..., durations: Bool = false)
    -> FlowStoryboard
  {
    var storyboard = FlowStoryboard(title: title, showsDurations: durations)
    for report in reports { storyboard.add(report) }
    return storyboard
  }

  private func report(
    _ flow: FlowTester<ShopModel, ShopView>,
    in labels: [String] = ["light", "dark"]
  ) -> FlowReport {
    _ = IssueReporter.collecting {
      flow.matrixRun(
        configurations: labels.map { FlowConfiguration(label: $0) },
        modelFactory: { ShopModel() },
        snapshotMode: capture
      )
    }
    return flow.lastReport
  }

  /// The files in a folder, except those for programs.
  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !["report.json", "junit.xml", "summary.md"].contains($0) }.sorted()
  }

  private func page(of storyboard: FlowStoryboard) throws -> String {
    try StoryboardPage(storyboard).html()
  }

  // MARK: - Files

  @Test("is a folder with a page and one picture for each step and configuration")
  func folder() throws {
    try withTemporaryFolder { folder throws in
      let report = report(shopFlow(name: "shop").step("cart") { _ in }.step("payment") { $0.pay() })
      let index = try storyboard(of: report).write(to: folder.appendingPathComponent("a/storyboard"))

      #expect(
        try files(in: index.deletingLastPathComponent()) == [
          "index.html", "shop-cart-dark.png", "shop-cart-light.png", "shop-payment-dark.png", "shop-payment-light.png",
        ]
      )
      let stored = try Data(contentsOf: index.deletingLastPathComponent().appendingPathComponent("shop-cart-light.png"))
      let taken = try #require(report.steps[0].snapshotResult?.pngData)
      #expect(try Picture(png: stored) == Picture(png: taken))
      #if os(Linux)
        #expect(stored.count < taken.count)
      #endif
    }
  }

  private func picture(at url: URL) throws -> Picture { try Picture(png: Data(contentsOf: url)) }

  @Test("is reproducible without durations")
  func deterministic() throws {
    func page() throws -> String {
      try self.page(of: storyboard(of: report(shopFlow(name: "shop").step("cart") { _ in })))
    }
    #expect(try page() == page())
  }

  @Test("shows the reference, the actual picture and their difference for a step that differs")
  func difference() throws {
    try withTemporaryFolder { folder throws in
      @MainActor func report(_ mode: SnapshotRecordMode, _ screen: String) -> FlowReport {
        let pictures = SnapshotConfiguration(
          proposedSize: .init(width: 40, height: 20), snapshotDirectory: folder.path, recordMode: mode)
        let flow = shopFlow(name: "shop").step("cart") { $0.screen = screen }
        _ = IssueReporter.collecting { flow.run(snapshotMode: .builtin(pictures)) }
        return flow.lastReport
      }
      let recorded = try page(of: storyboard(of: report(.all, "cart")))
      #expect(recorded.contains("1 picture (1 new), no failures"))
      let changed = report(.never, "card")
      let index = try storyboard(of: changed).write(to: folder.appendingPathComponent("storyboard"))

      let stored = index.deletingLastPathComponent().appendingPathComponent("shop-cart-difference.png")
      let path = try #require(changed.steps[0].snapshotResult?.diffPath)
      #expect(try picture(at: stored) == picture(at: URL(fileURLWithPath: path)))
      let html = try String(contentsOf: index, encoding: .utf8)
      #expect(html.contains("1 step in 1 configuration, 1 picture (1 changed), 1 failure"))
      #expect(html.contains("<a class=\"frame difference\" href=\"shop-cart-difference.png\""))
      #expect(html.contains("data-reference=\"shop-cart-reference.png\""))
      let reference = index.deletingLastPathComponent().appendingPathComponent("shop-cart-reference.png")
      #expect(try picture(at: reference) == picture(at: folder.appendingPathComponent("shop-cart.png")))
      #expect(html.contains("<code>swift run flow accept &#39;\(folder.lastPathComponent)/shop-cart&#39;</code>"))

      try storyboard(of: report(.never, "cart")).write(to: index.deletingLastPathComponent())
      #expect(try files(in: index.deletingLastPathComponent()) == ["index.html", "shop-cart.png"])
    }
  }

  @Test("removes pictures of an earlier storyboard, and nothing else")
  func removesOldPictures() throws {
    try withTemporaryFolder { folder throws in
      try Data().write(to: folder.appendingPathComponent("mine.png"))
      try storyboard(of: report(shopFlow().step("old 100 %#?") { _ in }, in: [""])).write(to: folder)
      #expect(try files(in: folder) == ["index.html", "mine.png", "old 100 %#_.png"])

      try storyboard(of: report(shopFlow().step("new") { _ in }, in: [""])).write(to: folder)
      #expect(try files(in: folder) == ["index.html", "mine.png", "new.png"])
    }
  }

  @Test("keeps every picture inside the folder with any names")
  func names() throws {
    try withTemporaryFolder { folder throws in
      let target = folder.appendingPathComponent("storyboard")
      let long = String(repeating: "é", count: 96)
      try storyboard(
        of: report(shopFlow().step("../../x") { _ in }, in: ["/etc"]),
        report(shopFlow(name: long).step("a") { _ in }, in: [""])
      )
      .write(to: target)

      #expect(try files(in: folder) == ["storyboard"])
      #expect(try Set(files(in: target)) == ["_._.._x-_etc.png", "\(long)-a.png", "index.html"])
    }
  }

  @Test("numbers pictures whose names would be equal")
  func sameNames() {
    let first = report(shopFlow(name: "a").step("b-c") { _ in }, in: [""])
    let second = report(shopFlow(name: "a-b").step("C") { _ in }, in: [""])
    let again = report(shopFlow(name: "a").step("b-c") { _ in }, in: [""])

    let page = StoryboardPage(storyboard(of: first, second, again))

    #expect(page.pictures == ["a-b-c.png", "a-b-c-3.png", "a-b-C-2.png"])
  }

  @Test("that cannot be written reports the folder and the reason")
  func unwritable() throws {
    try withTemporaryFolder { folder throws in
      let blocked = folder.appendingPathComponent("blocked")
      try Data().write(to: blocked)

      let error = #expect(throws: FlowStoryboardError.self) {
        try storyboard(of: report(shopFlow().step("cart") { _ in })).write(to: blocked)
      }
      #expect(error?.description.hasPrefix("The storyboard could not be written to \(blocked.path): ") == true)
    }
  }

  // MARK: - The page

  @Test("has a row for each step and a column for each configuration")
  func table() throws {
    let page = try page(of: storyboard(of: report(shopFlow(name: "shop").step("cart") { _ in }.step { $0.pay() })))

    #expect(page.contains("<title>Shop</title>"))
    #expect(page.contains("<h2>shop</h2>"))
    #expect(
      page.contains(
        "<th scope=\"col\" data-configuration=\"light\">light</th><th scope=\"col\" data-configuration=\"dark\">dark</th>"
      ))
    #expect(page.contains("<span class=\"number\">1</span><h3>cart</h3><span"))
    #expect(page.contains("<span class=\"number\">2</span><h3>step-1</h3><span"))
    #expect(page.contains("<img src=\"shop-step-1-dark.png\" alt=\"step-1, dark\""))
    #expect(page.contains("2 steps in 2 configurations, 4 pictures, no failures"))
    #expect(!page.contains("class=\"failed"))
    #expect(!page.contains("://"))
  }

  @Test("has a heading for each flow, unless it is the only one and has no name")
  func headings() throws {
    let unnamed = report(shopFlow().step("cart") { _ in })
    let named = report(shopFlow(name: "shop").step("cart") { _ in })

    #expect(try page(of: storyboard(of: unnamed)).components(separatedBy: "<h2>").count == 2)
    #expect(try page(of: storyboard(of: unnamed)).contains("<h2>cart</h2>"))
    let page = try page(of: storyboard(of: unnamed, named))
    #expect(page.contains("<h2>Unnamed flow</h2>"))
    #expect(page.contains("<h2>shop</h2>"))
    #expect(page.contains("<span class=\"place\">FlowStoryboardTests.swift:"))
  }

  @Test("puts runs of a flow in several configurations into one table")
  func separateRuns() throws {
    var storyboard = FlowStoryboard(title: "Shop")
    for label in ["light", "dark", "dark"] {
      let flow = shopFlow(name: "shop", configuration: FlowConfiguration(label: label)).step("cart") { _ in }
      flow.run(snapshotMode: capture)
      storyboard.add(flow.lastReport)
    }

    let page = StoryboardPage(storyboard)

    #expect(page.sections.count == 1)
    #expect(page.sections[0].columns.map(\.title) == ["light", "dark", "dark (2)"])
    #expect(page.pictures == ["shop-cart-light.png", "shop-cart-dark.png", "shop-cart-dark-2.png"])
  }

  @Test("marks failures, the step at which a flow stopped, and the steps that it did not reach")
  func failures() throws {
    let stopping = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("declined", assert: { try $0.decline() })
      .step("confirmation") { $0.confirm() }
    let goingOn = shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("declined") { _ in }
      .step("confirmation") { $0.confirm() }

    let page = try page(of: storyboard(of: report(stopping, in: ["light"]), report(goingOn, in: ["dark"])))

    #expect(page.contains("3 steps in 2 configurations, 5 pictures, 1 failure"))
    #expect(page.contains("<figure id=\"step-3\" class=\"failed \">"))
    #expect(page.contains("<a href=\"#step-3\">Step &quot;declined&quot; of flow &quot;shop&quot;"))
    #expect(page.contains("<img src=\"shop-declined-light.png\""))
    #expect(page.contains("<span class=\"badge\">Stopped here</span>"))
    #expect(page.components(separatedBy: ">Not reached<").count == 2)
  }

  @Test("has the semantics of the screen in alternative texts and below the pictures")
  func semantics() throws {
    try withTemporaryFolder { folder throws in
      let pictures = SnapshotConfiguration(
        proposedSize: .init(width: 40, height: 20), snapshotDirectory: folder.path, recordMode: .all)
      let flow = shopFlow(name: "shop").step("cart") { _ in }
      flow.run(snapshotMode: .builtin(pictures))
      let page = try page(of: storyboard(of: flow.lastReport))

      #expect(page.contains(" alt=\"cart, Default: cart\""))
      #expect(page.contains("<details class=\"semantics\"><summary>Elements</summary>"))
    }
  }

  @Test("offers a choice of configurations if there are several")
  func configurations() throws {
    let flow = shopFlow().step("cart") { _ in }
    let choice = "<input type=\"checkbox\" name=\"configuration\" value=\"light\" checked> light"
    #expect(try page(of: storyboard(of: report(flow))).contains(choice))
    #expect(try !page(of: storyboard(of: report(flow, in: ["light"]))).contains(choice))
  }

  @Test("shows steps that no configuration reached")
  func notReached() throws {
    let flow = shopFlow().step("declined") { try $0.decline() }.step("never") { _ in }
    let page = try page(of: storyboard(of: report(flow)))

    #expect(page.contains("<span class=\"number\">2</span><h2>never</h2><span"))
    #expect(page.components(separatedBy: ">Not reached<").count == 3)
  }

  @Test("shows why a flow was not run")
  func refusedFlow() throws {
    let page = try page(of: storyboard(of: report(shopFlow(name: "shop").step("a") { _ in }.step("a") { _ in })))

    #expect(page.contains("have the same name, &quot;shop-a-light&quot;"))
    #expect(page.contains("No step was run."))
  }

  @Test("says if there is no picture")
  func skipped() throws {
    let page = try page(of: storyboard(of: report(shopFlow().step("cart", snapshot: false) { _ in }, in: [""])))

    #expect(page.contains("<div class=\"blank\">No picture</div>"))
    #expect(page.contains("1 step in 1 configuration, no pictures, no failures"))
    #expect(page.contains("<th scope=\"col\" data-configuration=\"Default\">Default</th>"))
  }

  @Test("shows the assertions, with their outcomes and lines")
  func assertions() throws {
    let flow = shopFlow().step("one", assert: { _ in }).step(
      "two",
      assertions: [
        .init("is <paid>") { _ in throw PaymentError.declined }
      ])
    let line = #line - 2
    let report = report(flow, in: [""])
    let page = try page(of: storyboard(of: report))

    #expect(page.contains("<li class=\"met\">assertion 1 (FlowStoryboardTests.swift:"))
    #expect(page.contains("<li class=\"unmet\">is &lt;paid&gt;: failed (FlowStoryboardTests.swift:\(line))</li>"))
  }

  #if os(Linux)
    @Test("shows the actions on the screen, with their lines")
    func actions() throws {
      let flow = FlowTester(model: ShopModel()) { model in Button("Pay") { model.pay() } }
        .step("pay") { _, app in
          app.buttons["Pay"].tap()
          app.advance(by: .seconds(1))
        }
      let line = #line - 3
      flow.run(snapshotMode: capture)
      let page = try page(of: storyboard(of: flow.lastReport))

      #expect(page.contains("<li class=\"action\">tap &quot;Pay&quot; Button (FlowStoryboardTests.swift:\(line))</li>"))
    }
  #endif

  @Test("shows durations if requested")
  func durations() throws {
    let report = report(shopFlow().step("cart") { _ in }, in: [""])

    #expect(try page(of: storyboard(of: report, durations: true)).contains(" ms</span>"))
    #expect(try !page(of: storyboard(of: report, durations: false)).contains(" ms</span>"))
  }

  @Test("escapes every text")
  func escaping() throws {
    let hostile = "</title><script>alert('x')</script>\" onload=\"x"
    let flow = shopFlow(name: hostile).step(hostile + "{{title}}") { _ in }
    let page = try page(of: storyboard(hostile, of: report(flow, in: ["<b>&amp;"])))

    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("\" onload="))
    #expect(!page.contains("<b>"))
    #expect(page.contains("&lt;b&gt;&amp;amp;"))
    #expect(page.contains("{{title}}"))
    #expect(escapedHTML("<\u{301} \"\u{301} \u{0}") == "&lt;\u{301} &quot;\u{301} \u{FFFD}")
  }
}
