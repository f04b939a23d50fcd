#if os(Linux)
  import FlowIssueReporting
  import Foundation
  import SwiftUI
  import Testing

  @testable import SwiftUIFlowTesting

  /// axe-core checks the page in headless Chromium. `Scripts/setup-browser.sh` installs both.
  @Suite(
    "The accessibility of a report",
    .enabled(if: AccessibilityChecker.shared != nil, "Chromium and axe-core are needed: Scripts/setup-browser.sh"))
  @MainActor
  struct PageAccessibilityTests {
    private let checker: AccessibilityChecker

    init() throws { checker = try #require(AccessibilityChecker.shared) }

    /// A page with all possible content: failures, a difference, a new reference, warnings, a step that was not reached,
    /// touches, state, elements, and an animation.
    private func writePage(to folder: URL) throws -> URL {
      let references = folder.appendingPathComponent("references").path
      func mode(_ recordMode: SnapshotRecordMode) -> SnapshotMode {
        .builtin(
          SnapshotConfiguration(
            proposedSize: .init(width: 120, height: 60), snapshotDirectory: references, recordMode: recordMode))
      }
      let configurations = [
        FlowConfiguration(label: "light"),
        FlowConfiguration(label: "dark", device: .iPhoneSE) { $0.colorScheme = .dark },
      ]
      _ = IssueReporter.collecting {
        shopFlow(name: "shop").step("cart").matrixRun(
          configurations: configurations, modelFactory: { ShopModel() }, snapshotMode: mode(.all))
      }
      let flow = shopFlow(name: "shop")
        .step("cart") { model, app in
          model.screen = "another cart"
          app.windows.firstMatch.tap()
        }
        .step("new") { $0.items = 2 }
        .step("stopped", assertions: [FlowAssertion("is <paid>") { _ in throw PaymentError.declined }])
        .step("payment") { $0.pay() }
      _ = IssueReporter.collecting {
        flow.matrixRun(
          configurations: configurations, modelFactory: { ShopModel() }, snapshotMode: mode(.missing))
      }
      var storyboard = FlowStoryboard(title: "Shop", isAnimated: true)
      storyboard.add(flow.lastReport)
      return try storyboard.write(to: folder)
    }

    @Test("has no findings of axe-core, light or dark, wide or narrow", arguments: [1280, 390], [false, true])
    func page(width: Int, isDark: Bool) throws {
      try withTemporaryFolder { folder throws in
        let page = try writePage(to: folder)
        let violations = try checker.violations(of: page, width: width, isDark: isDark)
        #expect(violations == [])
      }
    }

    @Test("has no findings of axe-core with a picture open")
    func dialog() throws {
      try withTemporaryFolder { folder throws in
        let page = try writePage(to: folder)
        let opening = "document.querySelector('a.frame[data-reference]').click();"
        let violations = try checker.violations(of: page, after: opening)
        #expect(violations == [])
      }
    }

    @Test("with a mistake has a finding")
    func mistake() throws {
      try withTemporaryFolder { folder throws in
        let page = try writePage(to: folder)
        let html = try String(contentsOf: page, encoding: .utf8)
        try html.replacing("alt=\"cart, light", with: "data-alt=\"").write(to: page, atomically: true, encoding: .utf8)
        #expect(try checker.violations(of: page).contains { $0.hasPrefix("image-alt: ") })
      }
    }
  }

  /// Opens a page and checks its accessibility with axe-core.
  private struct AccessibilityChecker {
    let browser: URL
    let axe: URL

    static let shared: AccessibilityChecker? = {
      let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
      let axe = root.appendingPathComponent(".build/axe/axe.min.js")
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
      let names = ["chromium-headless-shell", "chromium", "google-chrome"]
      let browsers = names.flatMap { name in folders.map { URL(fileURLWithPath: $0).appendingPathComponent(name) } }
      let browser = browsers.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      guard let browser, FileManager.default.fileExists(atPath: axe.path) else { return nil }
      return AccessibilityChecker(browser: browser, axe: axe)
    }()

    /// The findings of axe-core, one per line: the rule, its requirement, and the elements.
    ///
    /// - Parameter script: A script that runs on the page before the check.
    func violations(of page: URL, width: Int = 1280, isDark: Bool = false, after script: String = "") throws -> [String]
    {
      let checked = page.deletingLastPathComponent().appendingPathComponent("checked.html")
      let axe = try String(contentsOf: axe, encoding: .utf8)
      let runner = """
        \(script)
        axe.run().then((found) => {
          const lines = found.violations.map((rule) =>
            `${rule.id}: ${rule.help}: ${rule.nodes.map((node) => node.target.join(" ")).join(", ")}`);
          const result = JSON.stringify({ passes: found.passes.length, violations: lines });
          document.body.innerHTML = "<pre id=found>" + encodeURIComponent(result) + "</pre>";
        });
        """
      let html = try String(contentsOf: page, encoding: .utf8)
      try (html + "<script>\(axe)</script><script>\(runner)</script>")
        .write(to: checked, atomically: true, encoding: .utf8)
      let output = try dumped(checked, width: width, isDark: isDark)
      let marked = try #require(output.firstMatch(of: /<pre id="found">([^<]*)<\/pre>/), "\(output.suffix(2_000))")
      let json = try #require(String(marked.1).removingPercentEncoding)
      let found = try JSONDecoder().decode(Found.self, from: Data(json.utf8))
      // A page that failed to load has no violations.
      try #require(found.passes > 10)
      return found.violations
    }

    private struct Found: Decodable {
      let passes: Int
      let violations: [String]
    }

    private func dumped(_ page: URL, width: Int, isDark: Bool) throws -> String {
      let profile = page.deletingLastPathComponent().appendingPathComponent("profile")
      return try ChildProcess(
        browser,
        arguments: [
          "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)",
          "--window-size=\(width),900",
          "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--virtual-time-budget=20000", "--dump-dom",
          page.absoluteString,
        ]
      ).output
    }
  }
#endif
