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

  private final class Delegate: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    private(set) var events: [String] = []
    private(set) var types: [WKNavigationType] = []
    private(set) var bodies: [String] = []
    var forbidden: String?
    var refusesPages = false
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
      #expect(delegate.events.isEmpty && !view.isLoading)
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

    @Test("keeps cookies in the phone, and those of a store that is not kept apart")
    func cookies() async throws {
      let cookie = try #require(
        HTTPCookie(properties: [.name: "id", .value: "1", .domain: "example.com", .path: "/"]))
      let store = WKWebsiteDataStore.default()
      store.httpCookieStore.setCookie(cookie)
      store.httpCookieStore.setCookie(cookie)
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
