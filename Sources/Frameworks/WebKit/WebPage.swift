import FlowFoundation
import FlowUIKit
import Foundation
import Observation
import SwiftUI

/// A page of iOS 26's SwiftUI, over a web view.
@MainActor @Observable
public final class WebPage {
  public private(set) var title = ""
  public private(set) var url: URL?
  public private(set) var isLoading = false
  /// How much of the page is loaded, from zero to one.
  public private(set) var estimatedProgress = 0.0
  /// The event of the latest load.
  public private(set) var currentNavigationEvent: NavigationEvent?

  /// How a load continues.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  @ObservationIgnored let webView: WKWebView
  @ObservationIgnored private var follower: Follower?

  /// Creates a page without content.
  public init() {
    webView = WKWebView()
    let follower = Follower(self)
    self.follower = follower
    webView.navigationDelegate = follower
  }

  /// Loads the page of a request.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? { webView.load(request) }

  /// Loads the page of an address.
  @discardableResult
  public func load(_ url: URL?) -> WKNavigation? { url.flatMap { webView.load(URLRequest(url: $0)) } }

  /// Shows HTML. Links are relative to the base address.
  @discardableResult
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> WKNavigation? {
    webView.loadHTMLString(html, baseURL: baseURL)
  }

  @discardableResult
  public func reload(fromOrigin: Bool = false) -> WKNavigation? { webView.reload() }

  public func stopLoading() { webView.stopLoading() }

  public var backForwardList: WKBackForwardList { webView.backForwardList }

  /// Asks the test's table for the answer of the body of a function.
  ///
  /// - Throws: The error that the table has.
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? {
    try await webView.callAsyncJavaScript(functionBody, arguments: arguments, contentWorld: .page)
  }

  fileprivate func update(_ event: NavigationEvent?) {
    title = webView.title ?? ""
    url = webView.url
    isLoading = webView.isLoading
    estimatedProgress = webView.estimatedProgress
    if let event { currentNavigationEvent = event }
  }

  /// Tells the page of its loads.
  private final class Follower: NSObject, WKNavigationDelegate {
    weak var page: WebPage?

    init(_ page: WebPage) { self.page = page }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(.allow)
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
      decisionHandler(.allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      page?.update(.startedProvisionalNavigation)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { page?.update(.committed) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { page?.update(.finished) }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      page?.update(nil)
    }
  }
}

/// Shows a page of the web, as iOS 26's SwiftUI does.
@MainActor @preconcurrency
public struct WebView: View {
  private enum Source {
    case page(WebPage)
    case url(URL?)
  }

  private let source: Source
  @State private var own = OwnPage()

  /// Shows a page.
  public init(_ page: WebPage) { source = .page(page) }

  /// Shows the page of an address.
  public init(url: URL?) { source = .url(url) }

  public var body: some View {
    switch source {
    case .page(let page): WebViewRepresentation(page: page)
    case .url(let url): WebViewRepresentation(page: own.page(of: url))
    }
  }

  /// The page of a view with an address, which is loaded once.
  @MainActor
  private final class OwnPage {
    private let page = WebPage()
    private var url: URL?

    func page(of url: URL?) -> WebPage {
      if url != self.url {
        self.url = url
        page.load(url)
      }
      return page
    }
  }
}

private struct WebViewRepresentation: UIViewRepresentable {
  let page: WebPage

  func makeUIView(context: Context) -> WKWebView { page.webView }
  func updateUIView(_ view: WKWebView, context: Context) {}
}
