import FlowFoundation
import Foundation
import PhoneSimulation

/// Says where a download is stored, and is told of its end.
@MainActor @preconcurrency
public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  // A delegate has either form; the asynchronous one is called where the other is missing.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// A page that becomes a file: its text in the test's table.
@MainActor @preconcurrency
open class WKDownload: NSObject {
  public let originalRequest: URLRequest?
  open private(set) weak var webView: WKWebView?
  open weak var delegate: (any WKDownloadDelegate)?
  public let progress = Progress(totalUnitCount: 1)
  private var isEnded = false

  init(_ request: URLRequest, _ webView: WKWebView) {
    originalRequest = request
    self.webView = webView
    super.init()
    SimulatedPhone.current.runSoon(named: "a download") { [self] in begin() }
  }

  private func begin() {
    guard !isEnded, let address = originalRequest?.url else { return }
    SimulatedPhone.current.record("WebKit", "downloads \(address.absoluteString)")
    guard let content = SimulatedPhone.current.page(at: address) else {
      return fail(address.isFileURL ? CocoaError(.fileNoSuchFile) : URLError(.notConnectedToInternet))
    }
    let response = WKNavigationResponse(address).response
    let name = address.lastPathComponent.isEmpty ? "Unknown" : address.lastPathComponent
    guard let delegate else { return fail(URLError(.cancelled)) }
    delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) { [self] place in
      guard !isEnded else { return }
      guard let place else { return fail(URLError(.cancelled)) }
      do {
        // An existing file is not replaced, as on a phone.
        try Data(content.utf8).write(to: place, options: .withoutOverwriting)
        isEnded = true
        progress.completedUnitCount = 1
        SimulatedPhone.current.runSoon(named: "a download") { self.delegate?.downloadDidFinish(self) }
      } catch { fail(error) }
    }
  }

  private func fail(_ error: any Error) {
    isEnded = true
    delegate?.download(self, didFailWithError: error, resumeData: nil)
  }

  /// Ends the download. Nothing is stored with which it could go on.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
    if !isEnded { fail(URLError(.cancelled)) }
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "a download") { callback.call?(nil) }
  }
}

extension WKWebView {
  /// Stores the page of an address as a file, and hands over the download.
  public func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
    completionHandler(WKDownload(request, self))
  }

  /// Stores the page of an address as a file.
  public func startDownload(using request: URLRequest) async -> WKDownload { WKDownload(request, self) }
}
