#if os(Linux)
  import FlowWebKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct NoMilk: WebPage.NavigationDeciding {
    func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      action.request.url?.path == "/milk" ? .cancel : .allow
    }
  }

  private struct Cellar: URLSchemeHandler {
    struct Empty: Error {}

    func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
      AsyncThrowingStream { continuation in
        guard let url = request.url, url.host == "wine" else { return continuation.finish(throwing: Empty()) }
        continuation.yield(
          .response(URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)))
        continuation.yield(.data(Data("<title>Wi".utf8)))
        continuation.yield(.data(Data("ne</title>".utf8)))
        continuation.finish()
      }
    }
  }

  @Suite("A page of SwiftUI", .ownPhone) @MainActor
  struct WebPageTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }
    private let tea = URL(string: "https://example.com/tea")
    private let milk = URL(string: "https://example.com/milk")

    init() {
      screen.phone.pages["https://example.com/tea"] = "<title>Tea</title><p>Green</p><a href='/milk'>With milk</a>"
      screen.phone.pages["https://example.com/milk"] = "<title>Milk</title>"
    }

    /// The events of a sequence, and how it ends.
    private func texts(_ events: some AsyncSequence<WebPage.NavigationEvent, any Error>) async -> [String] {
      var texts: [String] = []
      do {
        for try await event in events { texts.append("\(event)") }
        texts.append("end")
      } catch WebPage.NavigationError.failedProvisionalNavigation(let error) {
        texts.append("failed \((error as? URLError).map { "\($0.code.rawValue)" } ?? "\(error)")")
      } catch { texts.append("\(error)") }
      return texts
    }

    @Test("is loaded by its address, and observed")
    func page() {
      struct Browser: View {
        @State private var page = WebPage()

        var body: some View {
          Text(page.isLoading ? "loading" : page.title.isEmpty ? "nothing" : page.title)
          Button("Open") { page.load(URL(string: "https://example.com/tea")) }
          WebView(page)
        }
      }
      screen.show(VStack { Browser() })
      #expect(app.staticTexts["nothing"].exists)
      app.buttons["Open"].tap()
      screen.advance(by: 0.1)
      #expect(app.staticTexts["Tea"].exists && app.webViews.staticTexts["Green"].exists)
      screen.show(WebView(url: tea))
      screen.advance(by: 0.1)
      #expect(app.webViews.staticTexts["Green"].exists)
    }

    @Test("tells the events of each load, which then end, and those of all loads")
    func events() async throws {
      let page = WebPage()
      screen.show(WebView(page))
      let all = page.navigations
      let first = page.load(tea)
      screen.advance(by: 0.1)
      let second = page.load(html: "<title>Own</title>")
      screen.advance(by: 0.1)
      let third = page.load(URL(string: "https://example.com/coffee"))
      screen.advance(by: 0.1)
      try #require(page.currentNavigationEvent == .startedProvisionalNavigation && page.title == "Own")
      let events = ["startedProvisionalNavigation", "committed", "finished"]
      #expect(await texts(first) == events + ["end"])
      #expect(await texts(second) == events + ["end"])
      #expect(await texts(third) == ["startedProvisionalNavigation", "failed -1009"])
      #expect(await texts(all) == events + events + ["startedProvisionalNavigation", "failed -1009"])
    }

    @Test("a load without an address fails, and one that another follows is cancelled")
    func noPage() async throws {
      let page = WebPage()
      screen.show(WebView(page))
      #expect(await texts(page.load(nil as URL?)) == ["invalidURL"])
      #expect(await texts(page.reload()) == ["end"])
      let first = page.load(tea)
      page.load(milk)
      screen.advance(by: 0.1)
      try #require(page.title == "Milk")
      #expect(await texts(first) == ["failed -999"])
    }

    @Test("the events end with the page")
    func gone() async throws {
      var page: WebPage? = WebPage()
      let all = try #require(page).navigations
      weak let gone = page
      page = nil
      try #require(gone == nil)
      #expect(await texts(all) == ["end"])
    }

    @Test("asks the app's decider, also for links")
    func decider() async {
      let page = WebPage(navigationDecider: NoMilk())
      screen.show(WebView(page))
      page.load(tea)
      screen.advance(by: 0.1)
      app.webViews.links["With milk"].tap()
      screen.advance(by: 0.1)
      #expect(page.title == "Tea" && page.backForwardList.forwardList.isEmpty)
      let forbidden = page.load(milk)
      screen.advance(by: 0.1)
      #expect(await texts(forbidden) == ["failed -999"])
    }

    @Test("has a list of its pages, to which it returns")
    func list() throws {
      let page = WebPage()
      screen.show(WebView(page))
      #expect(page.backForwardList.currentItem == nil)
      page.load(tea)
      screen.advance(by: 0.1)
      page.load(milk)
      screen.advance(by: 0.1)
      let list = page.backForwardList
      #expect(list.backList.map(\.title) == ["Tea"] && list.currentItem?.url == milk && list.forwardList.isEmpty)
      #expect(list[-1] == list.backList.first && list[0] == list.currentItem && list[1] == nil && list[-2] == nil)
      page.load(try #require(list[-1]))
      screen.advance(by: 0.1)
      #expect(page.title == "Tea" && page.backForwardList.forwardList.map(\.title) == ["Milk"])
      #expect(page.backForwardList[1]?.url == milk)
    }

    @Test("asks the app for the pages of its own scheme")
    func scheme() async throws {
      var configuration = WebPage.Configuration()
      configuration.urlSchemeHandlers[try #require(URLScheme("Cellar"))] = Cellar()
      let page = WebPage(configuration: configuration)
      screen.show(WebView(page))
      let found = page.load(URL(string: "cellar://wine"))
      screen.advance(by: 0.1)
      await wait()
      try #require(page.title == "Wine" && page.url?.absoluteString == "cellar://wine")
      #expect(await texts(found).last == "end")
      let empty = page.load(URL(string: "cellar://beer"))
      screen.advance(by: 0.1)
      await wait()
      try #require(!page.isLoading)
      #expect(await texts(empty).last == "failed Empty()")
      #expect(URLScheme("https") == nil && URLScheme("1x") == nil && URLScheme("a b") == nil)
    }

    /// Waits for the app's answer, while the screen goes on.
    private func wait() async {
      for _ in 0..<100 {
        await Task.yield()
        screen.advance(by: 0.1)
      }
    }

    @Test("scrolls to the app's position, and tells where it is")
    func scrolling() {
      struct Browser: View {
        let page: WebPage
        @State private var position = ScrollPosition()
        @State private var offset = 0

        var body: some View {
          VStack {
            Button("End") { position.scrollTo(edge: .bottom) }
            Text(verbatim: "\(position.isPositionedByUser ? "by hand" : "by the app")")
            Text(verbatim: offset > 1000 ? "far" : "near")
            WebView(page)
              .webViewScrollPosition($position)
              .webViewOnScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y) }) { offset = $1 }
          }
        }
      }
      let page = WebPage()
      screen.show(Browser(page: page))
      page.load(html: (1...80).map { "<p>Line \($0)</p>" }.joined())
      screen.advance(by: 0.1)
      #expect(app.staticTexts["near"].exists && app.staticTexts["by the app"].exists)
      app.buttons["End"].tap()
      screen.advance(by: 0.1)
      #expect(app.staticTexts["far"].exists && app.staticTexts["by the app"].exists)
      for _ in 0..<20 { app.swipeDown() }
      screen.advance(by: 0.1)
      #expect(app.staticTexts["near"].exists && app.staticTexts["by hand"].exists)
      app.buttons["End"].tap()
      screen.advance(by: 0.1)
      #expect(app.staticTexts["far"].exists && app.staticTexts["by the app"].exists)
    }
  }
#endif
