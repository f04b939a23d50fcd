#if os(Linux)
  import FlowWebKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Page: UIViewRepresentable {
    let view: WKWebView

    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  private final class Delegate: NSObject, WKNavigationDelegate, WKScriptMessageHandler, WKUIDelegate {
    private(set) var events: [String] = []
    private(set) var types: [WKNavigationType] = []
    private(set) var bodies: [String] = []
    var forbidden: String?
    var refusesPages = false
    var decidesLater = false
    private(set) var decision: (@MainActor (WKNavigationActionPolicy) -> Void)?
    private(set) var hasTarget: [Bool] = []
    weak var window: WKWebView?
    var whenStarted: (() -> Void)?

    func take() -> [String] {
      defer { events = [] }
      return events
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      types.append(navigationAction.navigationType)
      events.append("action")
      hasTarget.append(navigationAction.targetFrame != nil)
      if decidesLater { return decision = decisionHandler }
      let address = navigationAction.request.url?.absoluteString
      decisionHandler(forbidden != nil && address == forbidden ? .cancel : .allow)
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      events.append("response \((navigationResponse.response as? HTTPURLResponse)?.statusCode ?? 0)")
      return refusesPages ? .cancel : .allow
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      events.append("start \(webView.isLoading)")
      whenStarted?()
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { events.append("commit") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      events.append("finish \(webView.isLoading)")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      events.append("fail \((error as? URLError)?.code.rawValue ?? (error as NSError).code)")
    }

    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { window }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor (Bool) -> Void
    ) { completionHandler(true) }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
      initiatedByFrame frame: WKFrameInfo
    ) async -> String? { defaultText.map { $0 + " Lee" } }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      bodies.append("\(message.name) \(message.body)")
    }
  }

  @Suite("A web view", .ownPhone) @MainActor
  struct WKWebViewTests {
    private let screen = Screen(device: .iPhone)
    private let delegate = Delegate()
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    private static let tea = """
      <html><head><title>Tea &amp; Milk</title><style>p { color: red }</style></head><body>
      <h1>Tea</h1><p>Green, <b>black</b> and <a href="/milk">with milk</a>.</p>
      <script>document.write("<p>hidden</p>")</script>
      <ul><li>One&nbsp;cup</li></ul><button>Brew</button><input placeholder="Name"><img src="x.png" alt="A cup">
      </body></html>
      """

    init() {
      screen.phone.pages["https://example.com/tea"] = Self.tea
      screen.phone.pages["https://example.com/milk"] = "<title>Milk</title><p>White</p>"
    }

    private func load(_ address: String, in view: WKWebView) {
      view.load(URLRequest(url: URL(string: address)!))
      screen.advance(by: 0.1)
    }

    private func shown() -> WKWebView {
      let view = WKWebView()
      view.navigationDelegate = delegate
      screen.show(Page(view: view))
      return view
    }

    @Test("shows the texts, links and controls of a page, and follows a link")
    func page() throws {
      let view = shown()
      view.accessibilityIdentifier = "browser"
      load("https://example.com/tea", in: view)
      let web = app.webViews["browser"]
      #expect(web.exists && web.label == "Tea & Milk" && view.title == "Tea & Milk")
      #expect(web.staticTexts.allElementsBoundByIndex.map(\.label) == ["Tea", "Green, black and", ".", "One\u{A0}cup"])
      #expect(web.buttons["Brew"].exists && web.textFields["Name"].exists && web.images["A cup"].exists)
      web.textFields["Name"].tap()
      web.textFields["Name"].typeText("Ann")
      #expect(web.textFields["Name"].value as? String == "Ann")
      #expect(web.staticTexts["Tea"].frame.minY < 100 && web.images["A cup"].frame.maxY < 400)
      try screen.savePicture("web")
      web.links["with milk"].tap()
      #expect(view.url?.absoluteString == "https://example.com/milk" && view.title == "Milk")
      #expect(web.staticTexts["White"].exists && !web.staticTexts["Tea"].exists)
      #expect(delegate.types == [.other, .linkActivated])
      #expect(
        screen.phone.acts(of: "WebKit") == [
          "WebKit: loads https://example.com/tea", "WebKit: loads https://example.com/milk",
        ])
    }

    @Test("tells its delegate of a load in Apple's order, at turns of the clock")
    func order() {
      let view = shown()
      view.load(URLRequest(url: URL(string: "https://example.com/tea")!))
      #expect(delegate.events.isEmpty && view.isLoading && view.estimatedProgress == 0.1)
      #expect(view.url?.absoluteString == "https://example.com/tea")
      screen.advance(by: 0.1)
      #expect(delegate.take() == ["action", "start true", "response 200", "commit", "finish false"])
      #expect(view.estimatedProgress == 1)
    }

    @Test("fails as without a connection for addresses that the test has not set, and for all when it is offline")
    func offline() {
      let view = shown()
      load("https://example.com/coffee", in: view)
      #expect(delegate.take() == ["action", "start true", "fail -1009"])
      #expect(!view.isLoading && view.url == nil)
      screen.phone.network = .offline
      load("https://example.com/tea", in: view)
      #expect(delegate.take() == ["action", "start true", "fail -1009"])
      #expect(app.webViews.staticTexts.count == 0)
    }

    @Test("does not load what its delegate forbids")
    func forbidden() {
      let view = shown()
      delegate.forbidden = "https://example.com/milk"
      load("https://example.com/tea", in: view)
      app.webViews.links["with milk"].tap()
      #expect(view.url?.absoluteString == "https://example.com/tea")
      #expect(delegate.types.count == 2 && delegate.events.last == "action")
      load("https://example.com/milk", in: view)
      #expect(view.url?.absoluteString == "https://example.com/tea" && !view.isLoading && view.estimatedProgress == 1)
    }

    @Test("a load that is stopped before its delegate has decided does not begin")
    func stoppedEarly() {
      let view = shown()
      delegate.decidesLater = true
      load("https://example.com/tea", in: view)
      #expect(view.isLoading && delegate.take() == ["action"])
      view.stopLoading()
      #expect(!view.isLoading && view.url == nil && view.estimatedProgress == 0)
      delegate.decision?(.allow)
      screen.advance(by: 0.1)
      #expect(delegate.take() == [] && view.title == "" && !view.isLoading)
      view.load(URLRequest(url: URL(string: "https://example.com/tea")!))
      view.stopLoading()
      screen.advance(by: 0.1)
      #expect(delegate.take() == [] && view.url == nil)
    }

    @Test("a second decision about a load is a mistake, and has no effect")
    func decidedTwice() {
      let view = shown()
      delegate.decidesLater = true
      load("https://example.com/tea", in: view)
      let mistakes = ReportCollector.warnings {
        delegate.decision?(.cancel)
        delegate.decision?(.allow)
      }
      screen.advance(by: 0.1)
      #expect(mistakes == ["The decision handler of a WKNavigationDelegate was called twice."])
      #expect(delegate.take() == ["action"] && view.title == "")
    }

    @Test("a link to a part of the page shows that part without a load, and a scheme of other apps is no page")
    func otherLinks() {
      let view = shown()
      screen.phone.pages["https://example.com/list"] = "<a href='#end'>End</a><a href='tel:123'>Call</a>"
      load("https://example.com/list", in: view)
      _ = delegate.take()
      app.webViews.links["End"].tap()
      #expect(view.url?.absoluteString == "https://example.com/list#end" && delegate.take() == ["action"])
      #expect(view.canGoBack && app.webViews.links["End"].exists)
      app.webViews.links["Call"].tap()
      #expect(delegate.take() == ["action", "start true", "fail -1002"])
      #expect(view.url?.absoluteString == "https://example.com/list#end")
    }

    @Test("a link ends a load about which nobody has decided, and leads from the page that is shown")
    func linkDuringLoad() {
      let view = shown()
      screen.phone.pages["https://example.com/list"] = "<a href='#end'>End</a>"
      load("https://example.com/list", in: view)
      delegate.decidesLater = true
      load("https://example.com/tea", in: view)
      #expect(view.isLoading && view.url?.path == "/tea")
      delegate.decidesLater = false
      app.webViews.links["End"].tap()
      #expect(!view.isLoading && view.url?.absoluteString == "https://example.com/list#end")
    }

    @Test("a link to a new window is loaded where the app says")
    func newWindow() {
      let view = shown()
      screen.phone.pages["https://example.com/list"] = "<a href='/tea' target='_blank'>Tea</a>"
      load("https://example.com/list", in: view)
      app.webViews.links["Tea"].tap()
      #expect(view.url?.path == "/list" && delegate.hasTarget == [true, false])
      view.uiDelegate = delegate
      delegate.window = view
      app.webViews.links["Tea"].tap()
      screen.advance(by: 0.1)
      #expect(view.title == "Tea & Milk" && delegate.hasTarget == [true, false, false, true])
    }

    @Test("shows what scripts ask by its delegate, and records the answers")
    func panels() {
      let view = shown()
      load("https://example.com/tea", in: view)
      screen.phone.showScriptPanel(.confirm("Sure?"))
      view.uiDelegate = delegate
      screen.phone.showScriptPanel(.alert("Hot"))
      screen.phone.showScriptPanel(.confirm("Sure?"))
      screen.phone.showScriptPanel(.prompt("Name", defaultText: "Ann"))
      #expect(
        screen.phone.acts(of: "WebKit").suffix(4) == [
          "WebKit: answers the question \"Sure?\": false", "WebKit: answers the alert \"Hot\"",
          "WebKit: answers the question \"Sure?\": true", "WebKit: answers the prompt \"Name\": Ann Lee",
        ])
      screen.show(Text("Nothing"))
      let warnings = ReportCollector.warnings { screen.phone.showScriptPanel(.alert("Cold")) }
      #expect(warnings == ["No web view is on the screen that would show the alert \"Cold\"."])
    }

    @Test("goes back and forward, and a new page ends what was forward")
    func history() {
      let view = shown()
      #expect(!view.canGoBack && view.goBack() == nil && view.reload() == nil)
      load("https://example.com/tea", in: view)
      load("https://example.com/milk", in: view)
      #expect(view.canGoBack && !view.canGoForward)
      view.goBack()
      screen.advance(by: 0.1)
      #expect(view.title == "Tea & Milk" && view.canGoForward && !view.canGoBack)
      view.goForward()
      screen.advance(by: 0.1)
      view.reload()
      screen.advance(by: 0.1)
      #expect(view.title == "Milk" && delegate.types.suffix(3) == [.backForward, .backForward, .reload])
      view.goBack()
      screen.advance(by: 0.1)
      view.loadHTMLString("<p>Own</p>", baseURL: nil)
      screen.advance(by: 0.1)
      #expect(!view.canGoForward && view.url?.absoluteString == "about:blank")
      #expect(view.backForwardList.backList.map(\.title) == ["Tea & Milk"])
    }

    @Test("a load that is stopped, or followed by another one, does not go on")
    func stopped() {
      let view = shown()
      view.load(URLRequest(url: URL(string: "https://example.com/tea")!))
      load("https://example.com/milk", in: view)
      #expect(delegate.take().filter { $0 == "commit" }.count == 1 && view.title == "Milk")
    }

    @Test("a load that is stopped after its start fails as cancelled, and its page is not shown")
    func cancelled() {
      let view = shown()
      delegate.whenStarted = { view.stopLoading() }
      load("https://example.com/tea", in: view)
      #expect(delegate.take() == ["action", "start true", "fail -999"])
      #expect(!view.isLoading && view.title == "")
      delegate.whenStarted = nil
      view.stopLoading()
      load("https://example.com/tea", in: view)
      #expect(delegate.take().last == "finish false")
    }

    @Test("a page that the delegate refuses when it comes has failed")
    func refused() {
      let view = shown()
      delegate.refusesPages = true
      load("https://example.com/tea", in: view)
      #expect(delegate.take() == ["action", "start true", "response 200", "fail 102"])
      #expect(!view.isLoading && view.title == "")
    }

    @Test("announces its progress and its title")
    func observation() {
      let view = shown()
      let (progress, titles) = (Locked<[Double]>([]), Locked<[String?]>([]))
      let first = view.observe(\.estimatedProgress, options: .new) { _, change in
        progress.withLock { $0.append(change.newValue ?? -1) }
      }
      let second = view.publisher(for: \.title).sink { title in titles.withLock { $0.append(title) } }
      load("https://example.com/tea", in: view)
      #expect(progress.value == [0.1, 0.5, 1] && titles.value == ["", "Tea & Milk"])
      withExtendedLifetime((first, second)) {}
    }

    @Test("answers scripts from the page and from the test's table")
    func scripts() async throws {
      struct Failure: Error {}
      let view = shown()
      load("https://example.com/tea", in: view)
      screen.phone.scriptAnswers = ["cups": 3, "broken()": Failure()]
      let title = try await view.evaluateJavaScript("document.title")
      let cups = try await view.evaluateJavaScript("return window.cups")
      #expect(title as? String == "Tea & Milk" && cups as? Int == 3)
      #expect(cups as? Double == 3 && cups as? CGFloat == 3)
      screen.phone.scriptAnswers["size"] = ["width": 2, "height": 1.5]
      let size = try await view.evaluateJavaScript("size()", contentWorld: .page) as? [String: Any]
      #expect(size?["width"] as? Double == 2 && size?["height"] as? Double == 1.5)
      let kinds = Locked<[String]>([])
      view.evaluateJavaScript("cups", in: nil, in: .page) { result in
        kinds.withLock { $0.append((try? result.get() as? Int) == 3 ? "number" : "other") }
      }
      view.callAsyncJavaScript("broken()", in: nil, in: .page) { result in
        if case .failure(let error) = result { kinds.withLock { $0.append(error is Failure ? "failure" : "other") } }
      }
      screen.advance(by: 0.1)
      #expect(kinds.value == ["number", "failure"])
      do {
        _ = try await view.evaluateJavaScript("broken()")
        Issue.record("The script has an answer.")
      } catch { #expect(error is Failure) }
      let results = Locked<[String]>([])
      view.evaluateJavaScript("document.body.innerText") { value, _ in
        results.withLock { $0.append(value as? String ?? "") }
      }
      #expect(results.value.isEmpty)
      screen.advance(by: 0.1)
      #expect(results.value.first?.hasPrefix("Tea\nGreen, black and with milk.\nOne") == true)
      #expect(screen.phone.acts(of: "WebKit").last == "WebKit: runs the script document.body.innerText")
    }

    @Test("warns about a script that has no answer")
    func unknownScript() {
      let view = WKWebView()
      screen.show(Button("Paint") { view.evaluateJavaScript("paint()") })
      app.buttons["Paint"].tap()
      #expect(screen.phone.acts(of: "WebKit") == ["WebKit: runs the script paint()"])
      let warning = "WKWebView.evaluateJavaScript is not implemented: scripts do not run"
      #expect(screen.graph.issues.contains { $0.message.contains(warning) })
    }

    @Test("hands messages of the test to their handlers, once, until these are removed")
    func messages() {
      let controller = WKUserContentController()
      screen.phone.postScriptMessage("cart", "before")
      controller.add(delegate, name: "cart")
      screen.phone.pages["https://example.com/x"] = ""
      screen.phone.postScriptMessage("cart", 2)
      screen.phone.postScriptMessage("other", 3)
      controller.removeScriptMessageHandler(forName: "cart")
      screen.phone.postScriptMessage("cart", 4)
      #expect(delegate.bodies == ["cart 2"])
    }

    private final class Downloads: NSObject, WKDownloadDelegate, WKNavigationDelegate {
      let place: URL
      private(set) var lines: [String] = []
      private var download: WKDownload?

      init(_ place: URL) { self.place = place }

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
      ) async -> WKNavigationResponsePolicy { .download }

      func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
      ) {
        download.delegate = self
        self.download = download
      }

      func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
      ) async -> URL? {
        lines.append(suggestedFilename)
        return place
      }

      func downloadDidFinish(_ download: WKDownload) { lines.append("finished \(download.progress.isFinished)") }
      func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        lines.append("failed")
      }
    }

    @Test("a page that is to become a file is stored where the app says, and not over another file")
    func downloads() throws {
      let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
      defer { try? FileManager.default.removeItem(at: place) }
      let downloads = Downloads(place)
      let view = WKWebView()
      view.navigationDelegate = downloads
      screen.show(Page(view: view))
      load("https://example.com/milk", in: view)
      #expect(downloads.lines == ["milk", "finished true"] && view.title == "")
      #expect(try String(contentsOf: place, encoding: .utf8) == "<title>Milk</title><p>White</p>")
      load("https://example.com/milk", in: view)
      #expect(downloads.lines.last == "failed")
    }

    private final class CookieObserver: NSObject, WKHTTPCookieStoreObserver {
      private(set) var changes = 0

      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }

    @Test("tells of changes of its cookies", arguments: [true, false])
    func cookieChanges(isPersistent: Bool) throws {
      screen.show(Text("Cookies"))
      let observer = CookieObserver()
      let store = (isPersistent ? WKWebsiteDataStore.default() : .nonPersistent()).httpCookieStore
      store.add(observer)
      let cookie = try #require(
        HTTPCookie(properties: [.name: "id", .value: "1", .domain: "example.com", .path: "/"]))
      store.setCookie(cookie)
      screen.advance(by: 0.1)
      let added = observer.changes
      store.delete(cookie)
      screen.advance(by: 0.1)
      #expect(added == 1 && observer.changes == 2)
      store.remove(observer)
      store.setCookie(cookie)
      screen.advance(by: 0.1)
      #expect(observer.changes == 2)
    }

    @Test("keeps lists of rules, which have no effect, with a warning")
    func rules() async throws {
      let store = try #require(WKContentRuleListStore.default())
      let list = try #require(
        try await store.compileContentRuleList(forIdentifier: "ads", encodedContentRuleList: "[]"))
      #expect(try await store.contentRuleList(forIdentifier: "ads") === list)
      await #expect(throws: WKError(.contentRuleListStoreCompileFailed)) {
        try await store.compileContentRuleList(forIdentifier: "x", encodedContentRuleList: "x")
      }
      let warnings = ReportCollector.warnings { WKUserContentController().add(list) }
      #expect(warnings.count == 1 && warnings.first?.contains("the rules of ads block nothing.") == true)
    }

    @Test("keeps cookies in the phone, and those of a store that is not kept apart")
    func cookies() async throws {
      let cookie = try #require(
        HTTPCookie(properties: [.name: "id", .value: "1", .domain: "example.com", .path: "/"]))
      let store = WKWebsiteDataStore.default()
      await store.httpCookieStore.setCookie(cookie)
      await store.httpCookieStore.setCookie(cookie)
      #expect(await store.httpCookieStore.allCookies().map(\.name) == ["id"])
      #expect(await WKWebsiteDataStore.nonPersistent().httpCookieStore.allCookies().isEmpty)
      #expect(
        await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()).map(\.displayName) == ["example.com"]
      )
      store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast) {}
      #expect(await store.httpCookieStore.allCookies().isEmpty)
    }

    @Test("scrolls a page that is longer than the view")
    func scrolling() {
      let view = shown()
      let lines = (1...80).map { "<p>Line \($0)</p>" }.joined()
      view.loadHTMLString(lines, baseURL: nil)
      screen.advance(by: 0.1)
      #expect(view.scrollView.contentSize.height > view.bounds.height)
      app.swipeUp()
      #expect(view.scrollView.contentOffset.y > 100)
    }
  }
#endif
