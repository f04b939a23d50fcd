import FlowFoundation
import FlowUIKit
import Foundation
import Locking
import PhoneSimulation
import SwiftUI

/// A load of a page.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// Shows a page of the test's table by its texts, links and controls, without styles. Scripts do not run: the test answers
/// those of the app.
open class WKWebView: UIView, AnnouncingObject {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public let backForwardList = WKBackForwardList()
  package nonisolated let propertyObservers = PropertyObservers()

  private lazy var host = UIHostingController(rootView: face)
  private var face: WebPageFace {
    WebPageFace(
      page: page, identifier: ownIdentifier, open: { [weak self] in self?.follow($0) },
      press: { label in SimulatedPhone.current.record("WebKit", "presses \"\(label)\"") })
  }

  private(set) var page = HTMLPage.empty
  private(set) var source = ""
  private var ownIdentifier: String?
  /// Counts the loads, so that one that was stopped does not continue.
  private var loads = 0
  /// Whether the app has asked for a load about which its delegate has not decided.
  private var isPending = false
  /// The load that the delegate was told of, until it ends.
  private var started: PageLoad?
  /// Shows what scripts ask for, which a test says.
  private var panels: PhoneObservation?
  /// What answers addresses with schemes of the app.
  var schemeHandlers: [String: any URLSchemeHandler] = [:]
  private var schemeTask: (handler: any WKURLSchemeHandler, task: PageTask)?

  /// Creates a view with a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    addSubview(scrollView)
    host.safeAreaRegions = []
    host.view.backgroundColor = .clear
    scrollView.addSubview(host.view)
    panels = observePanels()
  }

  open override var accessibilityIdentifier: String? {
    get { ownIdentifier }
    set {
      ownIdentifier = newValue
      host.rootView = face
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let height = host.sizeThatFits(in: CGSize(width: bounds.width, height: 0)).height
    host.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scrollView.contentSize = CGSize(width: bounds.width, height: height)
  }

  // MARK: - State

  /// The title of the page; empty until there is one.
  open private(set) var title: String? = ""
  open private(set) var url: URL?
  open private(set) var isLoading = false
  /// How much of the page is loaded, from zero to one.
  open private(set) var estimatedProgress = 0.0
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  open var customUserAgent: String?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var mediaType: String?
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var themeColor: UIColor? { nil }
  open var pageZoom: CGFloat = 1 {
    didSet {
      if pageZoom != oldValue { report(.missing("WKWebView.pageZoom", "the page has its usual size.")) }
    }
  }

  private func change(_ body: () -> Void) {
    body()
    propertyObservers.announce()
  }

  package nonisolated func announcedValue(forKeyPath keyPath: String) -> Any? {
    MainActor.assumeIsolated {
      let value: Any? =
        switch keyPath {
        case "estimatedProgress": estimatedProgress
        case "title": title
        case "URL": url
        case "loading": isLoading
        case "canGoBack": canGoBack
        case "canGoForward": canGoForward
        default: nil
        }
      return Callback(value)
    }.call
  }

  // MARK: - Loading

  /// Loads the page of an address.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { navigate(request, .other) }

  /// Shows HTML. Links are relative to the base address.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    navigate(URLRequest(url: baseURL ?? Self.blank), .other, content: string)
  }

  /// Shows a file of HTML.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    navigate(URLRequest(url: URL), .other)
  }

  /// Shows data as HTML.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    navigate(URLRequest(url: baseURL), .other, content: String(decoding: data, as: UTF8.self))
  }

  /// Shows HTML as that of an address.
  @discardableResult
  open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    navigate(request, .other, content: string)
  }

  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem else { return nil }
    return navigate(URLRequest(url: item.url), .reload, content: item.content)
  }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }

  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }

  /// Loads a page of the list again.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    return navigate(URLRequest(url: item.url), .backForward, content: item.content, item: item)
  }

  /// Ends a load. The delegate hears that it was cancelled, if it has heard of its start.
  open func stopLoading() {
    guard isLoading else { return }
    loads += 1
    if isPending { endPending() } else { change { isLoading = false } }
    cancelStarted()
  }

  /// Takes back what a load has changed that does not begin.
  private func endPending() {
    isPending = false
    change {
      isLoading = false
      estimatedProgress = backForwardList.currentItem == nil ? 0 : 1
      url = backForwardList.currentItem?.url
    }
  }

  private func cancelStarted() {
    if let (handler, task) = schemeTask, !task.isEnded {
      task.stop()
      handler.webView(self, stop: task)
    }
    schemeTask = nil
    guard let load = started else { return }
    started = nil
    SimulatedPhone.current.runSoon(named: "a page") { [weak self] in
      guard let self else { return }
      let error = URLError(.cancelled)
      if load.isCommitted {
        navigationDelegate?.webView(self, didFail: load.navigation, withError: error)
      } else {
        navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
      }
    }
  }

  private static let blank = URL(fileURLWithPath: "/")

  /// Follows a link of the page.
  private func follow(_ link: HTMLPage.Run) {
    let shown = isPending ? backForwardList.currentItem?.url : url
    guard let target = link.link.flatMap({ URL(string: $0, relativeTo: shown)?.absoluteURL }) else { return }
    let request = URLRequest(url: target)
    if link.opensWindow { return openWindow(request) }
    stopLoading()
    loads += 1
    let load = PageLoad(number: loads, request: request, content: nil, item: nil, navigation: WKNavigation())
    SimulatedPhone.current.runSoon(named: "a page") { [weak self] in self?.decide(load, .linkActivated) }
  }

  /// Asks the app about a link to a new window, and for the view of that window. Without one, nothing is loaded.
  private func openWindow(_ request: URLRequest) {
    SimulatedPhone.current.runSoon(named: "a new window") { [weak self] in
      guard let self else { return }
      let action = WKNavigationAction(request: request, type: .linkActivated, opensWindow: true)
      decide(action) { [weak self] in
        guard let self, let delegate = uiDelegate else { return }
        let new = delegate.webView(
          self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
        new?.load(request)
      }
    }
  }

  /// Begins a load that the app asks for.
  @discardableResult
  private func navigate(
    _ request: URLRequest, _ type: WKNavigationType, content: String? = nil, item: WKBackForwardListItem? = nil
  ) -> WKNavigation {
    loads += 1
    cancelStarted()
    isPending = true
    let load = PageLoad(number: loads, request: request, content: content, item: item, navigation: WKNavigation())
    change {
      isLoading = true
      estimatedProgress = 0.1
      url = shownAddress(of: load)
    }
    SimulatedPhone.current.runSoon(named: "a page") { [weak self] in self?.decide(load, type) }
    return load.navigation
  }

  private func shownAddress(of load: PageLoad) -> URL? {
    let address = load.request.url ?? Self.blank
    return load.content == nil || address != Self.blank ? address : Self.aboutBlank
  }

  /// A load on its way.
  private struct PageLoad {
    let number: Int
    let request: URLRequest
    /// The page, if the app has given it.
    let content: String?
    /// The place in the list of pages, if the load is one of them.
    let item: WKBackForwardListItem?
    let navigation: WKNavigation
    /// Whether its page is shown.
    var isCommitted = false
  }

  private func decide(_ load: PageLoad, _ type: WKNavigationType) {
    guard load.number == loads else { return }
    let action = WKNavigationAction(request: load.request, type: type)
    decide(action) { [weak self] in
      self?.start(load, type)
    } refused: { [weak self] in
      guard let self, load.number == loads, isPending else { return }
      endPending()
    }
  }

  /// Asks the delegate about a load.
  private func decide(
    _ action: WKNavigationAction, allowed: @escaping @MainActor () -> Void,
    refused: @escaping @MainActor () -> Void = {}
  ) {
    guard let delegate = navigationDelegate else { return allowed() }
    let isDecided = Locked(false)
    delegate.webView(self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences) {
      [weak self] policy, _ in
      if isDecided.value { return Self.reportDecision() }
      isDecided.value = true
      if policy == .allow { return allowed() }
      refused()
      guard policy == .download, let self else { return }
      navigationDelegate?.webView(self, navigationAction: action, didBecome: WKDownload(action.request, self))
    }
  }

  private static func reportDecision() {
    reportMistake("The decision handler of a WKNavigationDelegate was called twice.")
  }

  private func start(_ load: PageLoad, _ type: WKNavigationType) {
    guard load.number == loads else { return }
    isPending = false
    let address = load.request.url ?? Self.blank
    if type == .linkActivated, isPart(address) {
      return change {
        url = address
        backForwardList.visit(address, title: page.title, content: backForwardList.currentItem?.content, item: nil)
      }
    }
    if load.content == nil { SimulatedPhone.current.record("WebKit", "loads \(address.absoluteString)") }
    started = load
    change {
      isLoading = true
      estimatedProgress = 0.1
      url = shownAddress(of: load)
    }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    SimulatedPhone.current.runSoon(named: "a page") { [weak self] in self?.receive(load, address) }
  }

  private static let aboutBlank = URL(string: "about:blank")

  /// Whether an address leads to a part of the page that is shown.
  private func isPart(_ address: URL) -> Bool {
    let pages = [address, url].map { $0?.absoluteString.split(separator: "#", omittingEmptySubsequences: false).first }
    return address.fragment != nil && pages[0] == pages[1]
  }

  private func receive(_ load: PageLoad, _ address: URL) {
    guard load.number == loads else { return }
    if load.content == nil, let handler = address.scheme.flatMap({ schemeHandlers[$0.lowercased()] }) {
      return ask(handler, for: load, address)
    }
    if load.content == nil, let handler = address.scheme.flatMap(configuration.urlSchemeHandler(forURLScheme:)) {
      return ask(handler, for: load, address)
    }
    if load.content == nil, let scheme = address.scheme, !Self.handlesURLScheme(scheme) {
      return fail(load, URLError(.unsupportedURL))
    }
    guard let content = load.content ?? SimulatedPhone.current.page(at: address) else {
      return fail(load, address.isFileURL ? CocoaError(.fileNoSuchFile) : URLError(.notConnectedToInternet))
    }
    respond(load, address, content)
  }

  private func ask(_ handler: any URLSchemeHandler, for load: PageLoad, _ address: URL) {
    Task { @MainActor [weak self] in
      do {
        let data = try await handler.data(for: load.request)
        self?.respond(load, address, String(decoding: data, as: UTF8.self))
      } catch { self?.fail(load, error) }
    }
  }

  private func ask(_ handler: any WKURLSchemeHandler, for load: PageLoad, _ address: URL) {
    let task = PageTask(load.request) { [weak self] result in
      switch result {
      case .success(let data): self?.respond(load, address, String(decoding: data, as: UTF8.self))
      case .failure(let error): self?.fail(load, error)
      }
    }
    schemeTask = (handler, task)
    handler.webView(self, start: task)
  }

  private func fail(_ load: PageLoad, _ error: any Error) {
    guard load.number == loads else { return }
    started = nil
    change {
      isLoading = false
      estimatedProgress = 0
      url = backForwardList.currentItem?.url
    }
    navigationDelegate?.webView(self, didFailProvisionalNavigation: load.navigation, withError: error)
  }

  private func respond(_ load: PageLoad, _ address: URL, _ content: String) {
    guard load.number == loads else { return }
    let response = WKNavigationResponse(address)
    let isDecided = Locked(false)
    let decided: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
      guard let self else { return }
      if isDecided.value { return Self.reportDecision() }
      isDecided.value = true
      if policy == .allow { return commit(load, address, content) }
      // WebKit's error of a page that is not to be shown.
      fail(load, NSError(domain: "WebKitErrorDomain", code: 102))
      guard policy == .download else { return }
      navigationDelegate?.webView(
        self, navigationResponse: response, didBecome: WKDownload(load.request, self))
    }
    guard let delegate = navigationDelegate else { return decided(.allow) }
    delegate.webView(self, decidePolicyFor: response, decisionHandler: decided)
  }

  private func commit(_ load: PageLoad, _ address: URL, _ content: String) {
    guard load.number == loads else { return }
    started?.isCommitted = true
    source = content
    page = HTMLPage(content)
    change {
      estimatedProgress = 0.5
      title = page.title
      let shown = address == Self.blank ? Self.aboutBlank ?? address : address
      backForwardList.visit(shown, title: page.title, content: load.content, item: load.item)
      host.rootView = face
      scrollView.contentOffset = .zero
      setNeedsLayout()
    }
    navigationDelegate?.webView(self, didCommit: load.navigation)
    SimulatedPhone.current.runSoon(named: "a page") { [weak self] in self?.finish(load) }
  }

  private func finish(_ load: PageLoad) {
    guard load.number == loads else { return }
    started = nil
    change {
      isLoading = false
      estimatedProgress = 1
    }
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  /// Asks the test's table for the answer of a script, and calls back soon on the main thread. What pages answer by
  /// themselves - title, text, HTML and address - needs no table.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let (callback, answer) = (Callback(completionHandler), answer(to: javaScriptString))
    SimulatedPhone.current.runSoon(named: "a script") {
      switch answer.call {
      case .success(let value): callback.call?(value, nil)
      case .failure(let error): callback.call?(nil, error)
      }
    }
  }

  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }
}
