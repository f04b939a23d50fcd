import FlowFoundation
import FlowUIKit
import Foundation

/// Whether a load continues.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// Whether a page is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// Why a page is loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A load before it begins.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request) }
  /// The frame that is loaded; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { opensWindow ? nil : WKFrameInfo(request) }
  open var shouldPerformDownload: Bool { false }

  private let opensWindow: Bool

  init(request: URLRequest, type: WKNavigationType, opensWindow: Bool = false) {
    self.request = request
    navigationType = type
    self.opensWindow = opensWindow
  }
}

/// A page before it is shown.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  init(_ url: URL) {
    let page = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: ["Content-Type": "text/html"])
    response = page ?? URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)
  }
}

/// A part of a page: always the whole page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  public let request: URLRequest
  open var isMainFrame: Bool { true }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }

  init(_ request: URLRequest) { self.request = request }
}

/// Where a page is from.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
  public let `protocol`: String
  public let host: String
  /// The port, or zero for that of the protocol.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}

/// Decides about loads, and is notified of their progress, in this order: policy of the action, start, policy of the
/// response, commit, finish.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Called for a load that is to become a file.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Called for a page that is to become a file.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
  /// Called when a server asks who the person is. Never called here.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension WKNavigationDelegate {
  // A delegate has either form of a decision; the asynchronous one is called where the other is missing, and
  // immediately runs until it waits.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    Task.immediate { @MainActor in decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    Task.immediate { @MainActor in decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
  public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {}
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
}
