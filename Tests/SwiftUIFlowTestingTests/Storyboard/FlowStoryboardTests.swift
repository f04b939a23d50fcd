import FlowIssueReporting
import FlowReports
import FlowSnapshots
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIFlowTesting

private struct TextError: Error, CustomStringConvertible {
  let description: String
}

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
      .filter { !["report.json", "junit.xml", "summary.md", "report.css", "report.js"].contains($0) }.sorted()
  }

  private func pages(of storyboard: FlowStoryboard) -> ReportPages {
    var content = storyboard.content
    content.namePages()
    return ReportPages(
      title: storyboard.title, document: content.document, showsDurations: storyboard.showsDurations)
  }

  /// The first page.
  private func page(of storyboard: FlowStoryboard) -> String { pages(of: storyboard).index }

  /// The pages of all flows.
  private func flowPages(of storyboard: FlowStoryboard) -> [String] {
    let pages = pages(of: storyboard)
    return pages.document.flows.map(pages.page)
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
          "shop.html",
        ]
      )
      let stored = try Data(contentsOf: index.deletingLastPathComponent().appendingPathComponent("shop-cart-light.png"))
      let taken = try #require(report.steps[0].snapshotResult?.pngData)
      // Encoded once.
      #expect(stored == taken)
    }
  }

  private func picture(at url: URL) throws -> Picture { try Picture(png: Data(contentsOf: url)) }

  @Test("is reproducible without durations")
  func deterministic() throws {
    func page() -> String {
      self.page(of: storyboard(of: report(shopFlow(name: "shop").step("cart") { _ in })))
    }
    #expect(page() == page())
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
      let recorded = page(of: storyboard(of: report(.all, "cart")))
      #expect(recorded.contains("1 picture<span class=\"badge accent\">1 new</span>"))
      let changed = report(.never, "card")
      let index = try storyboard(of: changed).write(to: folder.appendingPathComponent("storyboard"))

      let stored = index.deletingLastPathComponent().appendingPathComponent("shop-cart-difference.png")
      let path = try #require(changed.steps[0].snapshotResult?.diffPath)
      #expect(try picture(at: stored) == picture(at: URL(fileURLWithPath: path)))
      let html = try String(contentsOf: index, encoding: .utf8)
      #expect(html.contains("<span class=\"badge bad\">1 failure</span><span class=\"badge bad\">1 changed</span>"))
      #expect(html.contains("<a class=\"difference\" href=\"shop-cart-difference.png\""))
      #expect(html.contains("data-reference=\"shop-cart-reference.png\""))
      let reference = index.deletingLastPathComponent().appendingPathComponent("shop-cart-reference.png")
      #expect(try picture(at: reference) == picture(at: folder.appendingPathComponent("shop-cart.png")))
      #expect(html.contains("<code>swift run flow accept &#39;\(folder.lastPathComponent)/shop-cart&#39;</code>"))

      try storyboard(of: report(.never, "cart")).write(to: index.deletingLastPathComponent())
      #expect(try files(in: index.deletingLastPathComponent()) == ["index.html", "shop-cart.png", "shop.html"])
    }
  }

  @Test("removes pictures of an earlier storyboard, and nothing else")
  func removesOldPictures() throws {
    try withTemporaryFolder { folder throws in
      for name in ["mine.png", "mine.html"] { try Data().write(to: folder.appendingPathComponent(name)) }
      try storyboard(of: report(shopFlow(name: "old 100 %#?").step("a") { _ in }, in: [""])).write(to: folder)
      #expect(
        try files(in: folder)
          == ["index.html", "mine.png", "mine.html", "old 100 %#_-a.png", "old 100 %#_.html"].sorted())

      try storyboard(of: report(shopFlow(name: "new").step("a") { _ in }, in: [""])).write(to: folder)
      #expect(try files(in: folder) == ["index.html", "mine.png", "mine.html", "new.html", "new-a.png"].sorted())
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
      #expect(
        try Set(files(in: target)) == [
          "Unnamed flow.html", "_._.._x-_etc.png", "\(long)-a.png", "\(long).html", "index.html",
        ])
    }
  }

  @Test("numbers pictures whose names would be equal")
  func sameNames() {
    let first = report(shopFlow(name: "a").step("b-c") { _ in }, in: [""])
    let second = report(shopFlow(name: "a-b").step("C") { _ in }, in: [""])
    let again = report(shopFlow(name: "a").step("b-c") { _ in }, in: [""])

    let flows = storyboard(of: first, second, again).content.document.flows
    let pictures = flows.map { $0.columns.flatMap { $0.steps.values.compactMap(\.picture) } }
    #expect(pictures == [["a-b-c.png", "a-b-c-3.png"], ["a-b-C-2.png"]])
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

  @Test("has a section for each step with a picture for each configuration")
  func table() throws {
    let page = page(of: storyboard(of: report(shopFlow(name: "shop").step("cart") { _ in }.step { $0.pay() })))

    #expect(page.contains("<title>Shop</title>"))
    #expect(page.contains("Shop: shop</h1>"))
    #expect(page.contains("<li id=\"shop@light\"><label>"))
    #expect(page.contains("<span class=\"number\">1</span><h2><a href=\"#shop/cart\">cart</a></h2><span"))
    #expect(page.contains("<span class=\"number\">2</span><h2><a href=\"#shop/step-1\">step-1</a></h2><span"))
    #expect(page.contains("<span class=\"place\">FlowStoryboardTests.swift:"))
    #expect(page.contains("<img src=\"shop-step-1-dark.png\" width=\"40\" height=\"20\" alt=\"step-1, dark\""))
    #expect(page.contains("2 steps in 2 configurations · 4 pictures"))
    #expect(!page.contains("failed\" id"))
    #expect(!page.contains("://"))
  }

  @Test("of several flows has a list of them, and a page for each")
  func list() throws {
    let unnamed = report(shopFlow().step("cart") { _ in })
    let named = report(shopFlow(name: "shop").step("cart") { _ in })

    #expect(page(of: storyboard(of: unnamed)).contains("</span></span>Shop</h1>"))
    let storyboard = storyboard(of: unnamed, named)
    let page = page(of: storyboard)
    #expect(page.contains("<h2><a href=\"Unnamed%20flow.html\">Unnamed flow</a></h2>"))
    #expect(page.contains("<h2><a href=\"shop.html\">shop</a></h2>"))
    #expect(page.contains("All 2 flows passed</strong> · 2 steps in 2 configurations, 4 pictures, no failures"))
    #expect(flowPages(of: storyboard)[1].contains("<nav><a href=\"index.html\">All flows</a></nav>"))
  }

  @Test("lists failed flows first, each failure in one line that opens to all lines")
  func failedFirst() throws {
    func failing(_ name: String) -> FlowReport {
      report(
        shopFlow(name: name).step(
          "declined", assertions: [FlowAssertion("lines") { _ in throw TextError(description: "one\n  <two>") }]))
    }
    let passing = report(shopFlow(name: "passing").step("cart") { _ in })
    let page = page(of: storyboard(of: passing, failing("failing")))
    let order = page.matches(of: /<h2><a href="(\w+).html">/).map { String($0.1) }

    #expect(order == ["failing", "passing"])
    #expect(page.contains("1 of 2 flows failed</strong>"))
    #expect(
      page.contains(
        "<summary><b>declined, light, dark</b> <span>The assertion &quot;lines&quot; threw "))
    #expect(page.contains("one\n  &lt;two&gt;"))
    #expect(page.contains("<a class=\"more\" href=\"failing.html#failing/declined@light\">Show the step</a>"))
  }

  @Test("shows equal warnings once, with their steps and configurations")
  func warnings() throws {
    var document = ReportDocument()
    for name in ["one", "two"] {
      var run = document.begin(
        flow: name, rows: [.init(name: "a", place: "T.swift:1"), .init(name: "b", place: "T.swift:2")])
      for label in ["light", "dark"] {
        for row in ["a", "b"] {
          var step = ReportDocument.Step(outcome: .passed, comparison: .matched, screen: .zero)
          step.warnings = ["Everywhere <once>"] + (row == "b" ? ["Only in b"] : [])
          document.add(step, row: row, label: label, device: nil, to: &run)
        }
      }
      document.end(run, failures: [])
      document.flows[run.flow].page = "\(name).html"
    }
    let pages = ReportPages(title: "Shop", document: document, showsDurations: false)

    #expect(pages.index.contains("<summary>2 warnings</summary>"))
    #expect(pages.index.components(separatedBy: "Everywhere &lt;once&gt;").count == 2)
    #expect(
      pages.index.contains(
        "<li>two, b: <a href=\"two.html#two/b@light\">light</a>, <a href=\"two.html#two/b@dark\">dark</a></li>"))
    let page = pages.page(of: document.flows[0])
    #expect(page.components(separatedBy: "Everywhere &lt;once&gt;").count == 2)
    #expect(page.components(separatedBy: "<a href=\"#warning-1\">Warning 1</a>").count == 5)
    #expect(page.components(separatedBy: "<a href=\"#warning-2\">Warning 2</a>").count == 3)
  }

  @Test("puts runs of a flow in several configurations into one table")
  func separateRuns() throws {
    var storyboard = FlowStoryboard(title: "Shop")
    for label in ["light", "dark", "dark"] {
      let flow = shopFlow(name: "shop", configuration: FlowConfiguration(label: label)).step("cart") { _ in }
      flow.run(snapshotMode: capture)
      storyboard.add(flow.lastReport)
    }

    let flows = storyboard.content.document.flows
    #expect(flows.count == 1)
    #expect(flows[0].columns.map(\.title) == ["light", "dark", "dark (2)"])
    #expect(
      flows[0].columns.map { $0.steps["cart"]?.picture }
        == ["shop-cart-light.png", "shop-cart-dark.png", "shop-cart-dark-2.png"])
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

    let page = page(of: storyboard(of: report(stopping, in: ["light"]), report(goingOn, in: ["dark"])))

    #expect(page.contains("3 steps in 2 configurations · 5 pictures<span class=\"badge bad\">1 failure</span>"))
    #expect(page.contains("<figure class=\"cell failed\" id=\"shop/declined@light\""))
    #expect(page.contains("<a class=\"more\" href=\"#shop/declined@light\">Show the step</a>"))
    #expect(
      page.contains("<pre tabindex=\"0\">The assertion threw PaymentError.declined, which stopped the flow.</pre>"))
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
      let page = page(of: storyboard(of: flow.lastReport))

      #expect(page.contains(" alt=\"cart, Default: cart\""))
      #expect(page.contains("<details class=\"text\"><summary>Elements</summary>"))
    }
  }

  @Test("offers a choice of configurations if there are several")
  func configurations() throws {
    let flow = shopFlow().step("cart") { _ in }
    let choice = "<input type=\"checkbox\" name=\"configuration\" value=\"light\" checked hidden> light"
    #expect(page(of: storyboard(of: report(flow))).contains(choice))
    #expect(!page(of: storyboard(of: report(flow, in: [""]))).contains("name=\"configuration\""))
  }

  @Test("shows steps that no configuration reached")
  func notReached() throws {
    let flow = shopFlow().step("declined") { try $0.decline() }.step("never") { _ in }
    let page = page(of: storyboard(of: report(flow)))

    #expect(page.contains("<span class=\"number\">2</span><h2><a href=\"#Unnamed+flow/never\">never</a></h2><span"))
    #expect(page.components(separatedBy: ">Not reached<").count == 3)
  }

  @Test("shows why a flow was not run")
  func refusedFlow() throws {
    let page = page(of: storyboard(of: report(shopFlow(name: "shop").step("a") { _ in }.step("a") { _ in })))

    #expect(page.contains("have the same name, &quot;shop-a-light&quot;"))
    #expect(page.contains("No step was run."))
  }

  @Test("says if there is no picture")
  func skipped() throws {
    let page = page(of: storyboard(of: report(shopFlow().step("cart", snapshot: false) { _ in }, in: [""])))

    #expect(page.contains("<a class=\"frame blank\" href=\"#Unnamed+flow/cart@Default\">No picture</a>"))
    #expect(page.contains("1 step in 1 configuration · no pictures"))
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
    let page = page(of: storyboard(of: report))

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
      let page = page(of: storyboard(of: flow.lastReport))

      #expect(page.contains("<li class=\"action\">tap &quot;Pay&quot; Button (FlowStoryboardTests.swift:\(line))</li>"))
    }
  #endif

  @Test("shows durations if requested")
  func durations() throws {
    let report = report(shopFlow().step("cart") { _ in }, in: [""])

    #expect(page(of: storyboard(of: report, durations: true)).contains(" ms</span>"))
    #expect(!page(of: storyboard(of: report, durations: false)).contains(" ms</span>"))
  }

  @Test("escapes every text")
  func escaping() throws {
    let hostile = "</title><script>alert('x')</script>\" onload=\"x"
    let flow = shopFlow(name: hostile).step(hostile + "{{title}}") { _ in }
    let storyboard = storyboard(hostile, of: report(flow, in: ["<b>&amp;"]), report(flow, in: ["<b>&amp;"]))
    let page = page(of: storyboard) + flowPages(of: storyboard).joined()

    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("\" onload="))
    #expect(!page.contains("<b>&"))
    #expect(page.contains("&lt;b&gt;&amp;amp;"))
    #expect(page.contains("{{title}}"))
  }
}
