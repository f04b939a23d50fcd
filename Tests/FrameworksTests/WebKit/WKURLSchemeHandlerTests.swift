#if os(Linux)
  import FlowWebKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// Answers some addresses at once, and others never.
  private final class Cellar: NSObject, WKURLSchemeHandler {
    var lines: [String] = []

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      let host = urlSchemeTask.request.url?.host ?? ""
      lines.append("start \(host)")
      guard let url = urlSchemeTask.request.url else { return }
      switch host {
      case "wine":
        urlSchemeTask.didReceive(
          URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
        urlSchemeTask.didReceive(Data("<title>Wine</title>".utf8))
        urlSchemeTask.didReceive(Data("<p>Red</p>".utf8))
        urlSchemeTask.didFinish()
      case "beer": urlSchemeTask.didFailWithError(CocoaError(.fileNoSuchFile))
      default: break
      }
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
      lines.append("stop \(urlSchemeTask.request.url?.host ?? "")")
    }
  }

  private final class Failures: NSObject, WKNavigationDelegate {
    var errors: [any Error] = []

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { errors.append(error) }
  }

  private struct Page: UIViewRepresentable {
    let view: WKWebView

    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  @Suite("Pages of the app's own scheme", .ownPhone) @MainActor
  struct WKURLSchemeHandlerTests {
    private let screen = Screen(device: .iPhone)
    private let cellar = Cellar()
    private let failures = Failures()

    private func shown() -> WKWebView {
      let configuration = WKWebViewConfiguration()
      configuration.setURLSchemeHandler(cellar, forURLScheme: "cellar")
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.navigationDelegate = failures
      screen.show(Page(view: view))
      return view
    }

    private func load(_ address: String, in view: WKWebView) {
      URL(string: address).map { _ = view.load(URLRequest(url: $0)) }
      screen.advance(by: 0.1)
    }

    @Test("are what the app answers")
    func pages() {
      let view = shown()
      load("cellar://wine", in: view)
      #expect(view.title == "Wine" && XCUIApplication(screen: screen).webViews.staticTexts["Red"].exists)
      load("cellar://beer", in: view)
      #expect((failures.errors.last as? CocoaError)?.code == .fileNoSuchFile && view.title == "Wine")
      #expect(cellar.lines == ["start wine", "start beer"])
    }

    @Test("are stopped when another page is loaded")
    func stopped() {
      let view = shown()
      load("cellar://water", in: view)
      #expect(view.isLoading)
      load("cellar://wine", in: view)
      #expect(cellar.lines == ["start water", "stop water", "start wine"] && view.title == "Wine")
    }

    @Test("have no handler for schemes of the web")
    func schemes() {
      let configuration = WKWebViewConfiguration()
      let warnings = ReportCollector.warnings { configuration.setURLSchemeHandler(cellar, forURLScheme: "https") }
      #expect(configuration.urlSchemeHandler(forURLScheme: "https") == nil)
      #expect(warnings == ["'https' is a scheme that WKWebView answers itself; it has no handler of the app."])
    }
  }
#endif
