import FlowFoundation
import Foundation

/// A request of a page for an address with a scheme of the app.
@MainActor @preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// Answers the requests of pages for addresses with a scheme of the app.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request for the page of a web view.
@MainActor
final class PageTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private let finish: (Result<Data, any Error>) -> Void
  private var data = Data()
  private var hasResponse = false
  private(set) var isEnded = false

  init(_ request: URLRequest, finish: @escaping (Result<Data, any Error>) -> Void) {
    self.request = request
    self.finish = finish
  }

  func didReceive(_ response: URLResponse) {
    if isEnded { return reportMistake("A WKURLSchemeTask received a response after its end.") }
    hasResponse = true
  }

  func didReceive(_ data: Data) {
    if isEnded { return reportMistake("A WKURLSchemeTask received data after its end.") }
    if !hasResponse { reportMistake("A WKURLSchemeTask received data without a response before.") }
    self.data += data
  }

  func didFinish() { end(.success(data)) }
  func didFailWithError(_ error: any Error) { end(.failure(error)) }

  private func end(_ result: Result<Data, any Error>) {
    if isEnded { return reportMistake("A WKURLSchemeTask was ended twice, or after it was stopped.") }
    isEnded = true
    finish(result)
  }

  /// Ends the request without its page.
  func stop() { isEnded = true }
}
