import FlowFoundation
import FlowUIKit
import Foundation
import Observation

/// A page of iOS 26's SwiftUI, over a web view.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@MainActor @Observable
public final class WebPage {
  public private(set) var title = ""
  public private(set) var url: URL?
  public private(set) var isLoading = false
  /// How much of the page is loaded, from zero to one.
  public private(set) var estimatedProgress = 0.0
  /// The latest event of a load.
  public private(set) var currentNavigationEvent: NavigationEvent?
  /// The pages that were shown.
  public private(set) var backForwardList = BackForwardList()

  @ObservationIgnored let webView: WKWebView
  @ObservationIgnored private let configuration: Configuration
  @ObservationIgnored private var decider: (any NavigationDeciding)?
  @ObservationIgnored private var follower: Follower?
  @ObservationIgnored private let followers = NavigationFollowers()

  private init(_ configuration: Configuration, _ decider: (any NavigationDeciding)?) {
    self.configuration = configuration
    self.decider = decider
    webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration(configuration))
    for (scheme, handler) in configuration.urlSchemeHandlers {
      webView.schemeHandlers[scheme.rawValue.lowercased()] = handler
    }
    let follower = Follower(self)
    self.follower = follower
    webView.navigationDelegate = follower
  }

  /// Creates a page without content.
  public convenience init(configuration: Configuration = Configuration()) { self.init(configuration, nil) }

  /// Creates a page without content.
  ///
  /// - Parameter navigationDecider: Decides which pages are loaded and shown.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) {
    self.init(configuration, navigationDecider)
  }

  // MARK: - Loading

  /// Loads the page of a request.
  ///
  /// - Returns: The events of this load, which end when it is finished, or throw a ``NavigationError``.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    events(of: webView.load(request))
  }

  /// Loads the page of an address.
  ///
  /// - Returns: The events of this load, which end when it is finished, or throw a ``NavigationError``: `invalidURL`
  ///   without an address.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url else { return AsyncThrowingStream { $0.finish(throwing: NavigationError.invalidURL) } }
    return events(of: webView.load(URLRequest(url: url)))
  }

  /// Shows HTML. Links are relative to the base address.
  ///
  /// - Returns: The events of this load, which end when it is finished, or throw a ``NavigationError``.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(fileURLWithPath: "/")
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    events(of: webView.loadHTMLString(html, baseURL: baseURL))
  }

  /// Shows data as HTML. Links are relative to the base address.
  ///
  /// - Returns: The events of this load, which end when it is finished, or throw a ``NavigationError``.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    let text = String(data: data, encoding: characterEncoding) ?? String(decoding: data, as: UTF8.self)
    return events(of: webView.loadHTMLString(text, baseURL: baseURL))
  }

  /// Shows HTML as that of an address.
  ///
  /// - Returns: The events of this load, which end when it is finished, or throw a ``NavigationError``.
  @discardableResult
  public func load(
    simulatedRequest: URLRequest, responseHTML: String
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    events(of: webView.loadSimulatedRequest(simulatedRequest, responseHTML: responseHTML))
  }

  /// Loads a page of the list again.
  ///
  /// - Returns: The events of this load, which end when it is finished, or throw a ``NavigationError``.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
    events(of: webView.go(to: item.wrapped))
  }

  /// Loads the page again.
  ///
  /// - Returns: The events of this load, which end when it is finished, or throw a ``NavigationError``. There are none
  ///   without a page.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    events(of: webView.reload())
  }

  /// Ends a load.
  public func stopLoading() { webView.stopLoading() }

  /// The events of all loads from now on. An error of a load ends them: they throw a ``NavigationError``.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { followers.add(nil) }

  private func events(of navigation: WKNavigation?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    guard let navigation else { return AsyncThrowingStream { $0.finish() } }
    followers.cancelLoads()
    return followers.add(navigation)
  }

  // MARK: - The page

  public var hasOnlySecureContent: Bool { url?.scheme == "https" }

  public var customUserAgent: String? {
    get { webView.customUserAgent }
    set { webView.customUserAgent = newValue }
  }

  public var isInspectable: Bool {
    get { webView.isInspectable }
    set { webView.isInspectable = newValue }
  }

  /// Whether pages with a scheme are loaded without a handler of the app.
  public static func handlesURLScheme(_ scheme: String) -> Bool { WKWebView.handlesURLScheme(scheme) }

  /// Asks the test's table for the answer of the body of a function.
  ///
  /// - Throws: The error that the table has.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> Any? {
    try await webView.callAsyncJavaScript(functionBody, arguments: arguments, contentWorld: contentWorld ?? .page)
  }

  private func update(_ event: NavigationEvent?) {
    title = webView.title ?? ""
    url = webView.url
    isLoading = webView.isLoading
    estimatedProgress = webView.estimatedProgress
    backForwardList = BackForwardList(webView.backForwardList)
    if let event { currentNavigationEvent = event }
  }

  private func policy(for action: WKNavigationAction) async -> WKNavigationActionPolicy {
    guard var decider else { return .allow }
    var preferences = configuration.defaultNavigationPreferences
    let policy = await decider.decidePolicy(for: NavigationAction(action), preferences: &preferences)
    self.decider = decider
    // A load that does not begin has no other end.
    if policy != .allow { followers.cancelLoads() }
    return policy
  }

  private func policy(for response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
    guard var decider else { return .allow }
    let policy = await decider.decidePolicy(for: NavigationResponse(response))
    self.decider = decider
    return policy
  }

  /// Tells the page of its loads.
  private final class Follower: NSObject, WKNavigationDelegate {
    weak var page: WebPage?

    init(_ page: WebPage) { self.page = page }

    private func tell(_ event: NavigationEvent, of navigation: WKNavigation) {
      page?.update(event)
      page?.followers.tell(event, of: navigation)
    }

    private func fail(_ navigation: WKNavigation, _ error: any Error) {
      page?.update(nil)
      page?.followers.fail(navigation, NavigationError.failedProvisionalNavigation(error))
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      await page?.policy(for: navigationAction) ?? .cancel
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      await page?.policy(for: navigationResponse) ?? .cancel
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      tell(.startedProvisionalNavigation, of: navigation)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { tell(.committed, of: navigation) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { tell(.finished, of: navigation) }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { fail(navigation, error) }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      fail(navigation, error)
    }
  }
}
