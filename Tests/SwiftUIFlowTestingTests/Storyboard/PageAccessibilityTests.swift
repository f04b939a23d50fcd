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
      // A tap without an effect would be the first failure.
      let flow = FlowTester(name: "shop", model: ShopModel()) { ShopView(model: $0).onTapGesture {} }
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

    /// A report of 60 failed flows and two others, with warnings, in two configurations.
    private func writeManyFlows(to folder: URL) throws -> URL {
      var storyboard = FlowStoryboard(title: "Sixty failures")
      for number in 1...62 {
        let flow = shopFlow(name: "Order number \(number) with a name that is longer than a telephone is wide")
          .step("cart")
          .step(
            "payment",
            assertions: [
              FlowAssertion("the total is right") { _ in
                if number > 2 {
                  throw TextError(
                    description: "expected: €\(number).00\n  actual: €\(number).10\n"
                      + String(repeating: "a", count: 200))
                }
              }
            ])
        _ = IssueReporter.collecting {
          flow.matrixRun(
            configurations: [FlowConfiguration(label: "light"), FlowConfiguration(label: "dark with large texts")],
            modelFactory: { ShopModel() },
            snapshotMode: .capture(SnapshotConfiguration(proposedSize: .init(width: 120, height: 60))))
        }
        storyboard.add(flow.lastReport)
      }
      for (flow, column) in [(1, 0), (1, 1), (7, 0)] {
        storyboard.content.warn("A view is drawn approximately.", flow, column)
      }
      return try storyboard.write(to: folder)
    }

    @Test("has no findings of axe-core, light or dark, wide or narrow", arguments: [1280, 390], [false, true])
    func page(width: Int, isDark: Bool) throws {
      try withTemporaryFolder { folder throws in
        for page in try [writePage(to: folder), writeManyFlows(to: folder.appendingPathComponent("many"))] {
          #expect(try checker.violations(of: page, width: width, isDark: isDark) == [])
        }
      }
    }

    @Test("has no findings of axe-core with a picture open", arguments: [1280, 390], [false, true])
    func dialog(width: Int, isDark: Bool) throws {
      try withTemporaryFolder { folder throws in
        let page = try writePage(to: folder)
        let opening = "document.querySelector('a.frame[data-reference]').click();"
        #expect(try checker.violations(of: page, width: width, isDark: isDark, after: opening) == [])
      }
    }

    @Test("with a mistake has a finding")
    func mistake() throws {
      try withTemporaryFolder { folder throws in
        let page = try writePage(to: folder)
        let html = try String(contentsOf: page, encoding: .utf8)
        try html.replacing(" alt=\"cart, light", with: " data-alt=\"").write(
          to: page, atomically: true, encoding: .utf8)
        #expect(try checker.violations(of: page).contains { $0.hasPrefix("image-alt: ") })
      }
    }

    // MARK: - Width

    @Test("is not wider than the window, with everything open or a picture enlarged", arguments: [390, 1280])
    func width(of window: Int) throws {
      try withTemporaryFolder { folder throws in
        // What is wider than its place is counted, before and after everything is opened.
        let script = """
          const wide = () => [...document.querySelectorAll('.cell, .flows > li, .entry, .problems, .warnings, header')]
            .filter((element) => element.scrollWidth > element.clientWidth + 1).length;
          const result = [innerWidth, document.scrollingElement.scrollWidth, wide()];
          for (const details of document.querySelectorAll('details')) details.open = true;
          return [...result, document.scrollingElement.scrollWidth, wide()];
          """
        let pages = try [
          writeManyFlows(to: folder), writePage(to: folder.appendingPathComponent("all")),
        ]
        for page in pages + [
          folder.appendingPathComponent("Order number 9 with a name that is longer than a telephone is wide.html")
        ] {
          let widths: [Int] = try checker.value(script, on: page, width: window)
          #expect(widths[0] == window)
          #expect(widths[1] <= window && widths[3] <= window)
          #expect(widths[2] == 0 && widths[4] == 0)
        }
        let enlarging = """
          document.querySelector('a.frame[data-reference]').click();
          const dialog = document.querySelector('dialog');
          return [dialog.clientWidth, dialog.scrollWidth];
          """
        let sizes: [Int] = try checker.value(enlarging, on: pages[1], width: window)
        #expect(sizes[0] == sizes[1] && sizes[1] <= window)
      }
    }

    @Test("begins its list of flows on the first screen, and shows a failure in one line, also with 60 failures")
    func beginning() throws {
      try withTemporaryFolder { folder throws in
        let page = try writeManyFlows(to: folder)
        for width in [390, 1280] {
          let script = """
            const summary = document.querySelector('.flows summary');
            return [document.querySelector('.flows').getBoundingClientRect().top, summary.offsetHeight].map(Math.round);
            """
          let measured: [Int] = try checker.value(script, on: page, width: width)
          #expect(measured[0] < 400)
          #expect(measured[1] < 40)
        }
      }
    }

    // MARK: - Use

    @Test("filters its list by state and by name")
    func filters() throws {
      try withTemporaryFolder { folder throws in
        let page = try writeManyFlows(to: folder)
        let script = """
          const form = document.querySelector('.filters');
          const shown = () => [...document.querySelectorAll('.flows > li')].filter((entry) => entry.offsetParent).length;
          const choose = (name) => { form.querySelector(`[value=${name}]`).click(); return shown(); };
          const counts = ['all', 'failed', 'warned', 'changed'].map(choose);
          form.querySelector('[value=all]').click();
          const search = (text) => { form.search.value = text; form.dispatchEvent(new Event('input')); return shown(); };
          return [...counts, search('NUMBER 7 '), search('payment'), search('nothing of the kind'),
            document.querySelector('.none[role=status]').hidden ? 0 : 1];
          """
        #expect(try checker.value(script, on: page) == [62, 60, 2, 0, 1, 62, 0, 1])
      }
    }

    @Test("has addresses of flows, steps and configurations, which lead to the page of the flow")
    func addresses() throws {
      try withTemporaryFolder { folder throws in
        var storyboard = FlowStoryboard(title: "Shops")
        for name in ["small shop", "large shop"] {
          let flow = shopFlow(name: name).step("cart/1").step("payment")
          flow.matrixRun(
            configurations: [FlowConfiguration(label: "light"), FlowConfiguration(label: "dark")],
            modelFactory: { ShopModel() },
            snapshotMode: .capture(SnapshotConfiguration(proposedSize: .init(width: 120, height: 60))))
          storyboard.add(flow.lastReport)
        }
        let page = try storyboard.write(to: folder)
        for (address, kind) in [
          ("large+shop", "li"), ("large+shop/cart~2f~1", "li.step"), ("large+shop/payment@dark", "figure"),
          ("large+shop@dark", ".configurations > li"),
        ] {
          let script = """
            return [location.pathname.split('/').pop(), document.querySelector(':target')?.matches('\(kind)') ? 'found' : '',
              [...document.querySelectorAll('.cell')].filter((cell) => cell.offsetParent).length + ''];
            """
          let isFlow = address == "large+shop"
          let pictures = isFlow ? "0" : address == "large+shop@dark" ? "2" : "4"
          #expect(
            try checker.value(script, on: page, fragment: address)
              == [isFlow ? "index.html" : "large%20shop.html", "found", pictures])
        }
      }
    }

    @Test("shows all that is known about a step beside its enlarged picture, and moves with keys")
    func enlarged() throws {
      try withTemporaryFolder { folder throws in
        let page = try writePage(to: folder)
        let script = """
          document.querySelector('a.frame[data-reference]').click();
          const dialog = document.querySelector('dialog');
          const title = () => dialog.querySelector('h2').textContent;
          const press = (key) => {
            dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            return `${title()} ${decodeURIComponent(location.hash)}`;
          };
          const panel = dialog.querySelector('.panel');
          const seen = ['.failures pre', '.difference img', '.command code', '.deeds .action', '.text pre']
            .filter((part) => panel.querySelector(part)?.offsetParent);
          const modes = [...dialog.querySelectorAll('.modes button')].filter((button) => button.offsetParent);
          return [title(), seen.join(), modes.map((mode) => mode.textContent).join(),
            press('ArrowRight'), press('ArrowDown'), press('ArrowUp'), press('ArrowLeft'),
            dialog.querySelector('.panel .failures pre').textContent.split(':')[0]];
          """
        let shown: [String] = try checker.value(script, on: page)
        #expect(
          shown == [
            "cart, light", ".failures pre,.difference img,.command code,.deeds .action,.text pre",
            "Actual,Slider,Blink,Reference,Difference",
            "cart, dark #shop/cart@dark", "new, dark #shop/new@dark", "cart, dark #shop/cart@dark",
            "cart, light #shop/cart@light", "The picture differs from its reference",
          ])
      }
    }

    @Test("of a run that was killed is readable, and counts the flows")
    func killed() throws {
      try withTemporaryFolder { folder throws in
        let run = ReportFolder(folder, run: TestRun(process: 1))
        let flow = shopFlow(name: "ended").step("cart")
        flow.run(snapshotMode: .capture())
        run.add(flow.lastReport)
        let killed = shopFlow(name: "killed").step("cart").step("payment")
        killed.run(snapshotMode: .capture())
        _ = run.add(killed.lastReport.steps[0], of: killed.lastReport, to: nil)

        let script = """
          return [...document.querySelectorAll('.flows > li')].map((entry) =>
            entry.querySelector('h2').textContent + ': ' + entry.querySelector('.status').textContent)
            .concat([...document.querySelectorAll('.count')].map((count) => count.textContent));
          """
        let page = folder.appendingPathComponent("index.html")
        #expect(try checker.value(script, on: page) == ["ended: Passed", "killed: Not ended", "2", "1", "0", "0"])
        #expect(try checker.violations(of: page) == [])
        let own = folder.appendingPathComponent("killed.html")
        #expect(try checker.violations(of: own) == [])
        let titles = "return [...document.querySelectorAll('.cell')].map((cell) => cell.dataset.title);"
        #expect(try checker.value(titles, on: own) == ["cart, Default"])
      }
    }
  }

  extension StoryboardContent {
    /// Adds a warning to every step of a column.
    fileprivate mutating func warn(_ warning: String, _ flow: Int, _ column: Int) {
      var changed = document
      for row in changed.flows[flow].rows {
        changed.flows[flow].columns[column].steps[row.name]?.warnings.append(warning)
      }
      let pictures = pictures
      var content = StoryboardContent()
      content.add(changed) { pictures[$0] }
      self = content
    }
  }

  private struct TextError: Error, CustomStringConvertible {
    let description: String
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
      let axe = try String(contentsOf: axe, encoding: .utf8)
      let runner = """
        \(script)
        return axe.run().then((found) => ({
          passes: found.passes.length,
          violations: found.violations.map((rule) =>
            `${rule.id}: ${rule.help}: ${rule.nodes.map((node) => node.target.join(" ")).join(", ")}`),
        }));
        """
      let found: Found = try value(runner, on: page, width: width, isDark: isDark, library: axe)
      // A page that failed to load has no violations.
      try #require(found.passes > 10)
      return found.violations
    }

    private struct Found: Decodable {
      let passes: Int
      let violations: [String]
    }

    /// What a script returns on a page, after the script of the page.
    ///
    /// - Parameters:
    ///   - fragment: The fragment of the page's URL.
    ///   - library: A script that is loaded before.
    func value<Value: Decodable>(
      _ script: String, on page: URL, width: Int = 1280, isDark: Bool = false, fragment: String? = nil,
      library: String = ""
    ) throws -> Value {
      // The script is added to every page of the folder: an address may lead to another one.
      let folder = page.deletingLastPathComponent()
      let probe = """
        <script>\(library)</script><script>
        addEventListener("load", () => setTimeout(async () => {
          const result = JSON.stringify(await (async () => { \(script) })());
          document.body.innerHTML = "<pre id=found>" + encodeURIComponent(result) + "</pre>";
        }, 200));
        </script>
        """
      let names =
        fragment == nil ? [page.lastPathComponent] : try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let pages = names.filter { $0.hasSuffix(".html") }.map { folder.appendingPathComponent($0) }
      let texts = try pages.map { try String(contentsOf: $0, encoding: .utf8) }
      defer { for (page, text) in zip(pages, texts) { try? text.write(to: page, atomically: true, encoding: .utf8) } }
      for (page, text) in zip(pages, texts) {
        // Pages end within a list.
        try (text + "</ol></div></main>" + probe).write(to: page, atomically: true, encoding: .utf8)
      }
      var address = page.absoluteString
      if let fragment { address += "#\(fragment)" }
      let output = try dumped(address, in: folder, width: width, isDark: isDark)
      let marked = try #require(output.firstMatch(of: /<pre id="found">([^<]*)<\/pre>/), "\(output.suffix(2_000))")
      let json = try #require(String(marked.1).removingPercentEncoding)
      return try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }

    private func dumped(_ address: String, in folder: URL, width: Int, isDark: Bool) throws -> String {
      let profile = folder.appendingPathComponent("profile")
      return try ChildProcess(
        browser,
        arguments: [
          "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)",
          "--window-size=\(width),900",
          "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--virtual-time-budget=20000", "--dump-dom",
          address,
        ]
      ).output
    }
  }
#endif
