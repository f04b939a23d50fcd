import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// Shows a page of the web, as iOS 26's SwiftUI does.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
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

  func makeCoordinator() -> WebViewScrolling { WebViewScrolling() }

  func makeUIView(context: Context) -> WKWebView {
    page.webView.scrollView.delegate = context.coordinator
    return page.webView
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    let settings = context.environment.webViewSettings
    view.allowsBackForwardNavigationGestures = settings.allowsBackForwardGestures
    view.allowsLinkPreview = settings.allowsLinkPreviews
    view.configuration.preferences.isTextInteractionEnabled = settings.allowsTextSelection
    view.configuration.preferences.isElementFullscreenEnabled = settings.allowsElementFullscreen
    view.backgroundColor = settings.background == .hidden ? .clear : .systemBackground
    context.coordinator.follow(settings, view.scrollView)
  }
}

/// Scrolls a page to the position of the app, and tells the app of its geometry.
@MainActor
private final class WebViewScrolling: NSObject, UIScrollViewDelegate {
  private var settings = WebViewSettings()
  private var position: ScrollPosition?
  private var geometry: ScrollGeometry?

  func follow(_ settings: WebViewSettings, _ view: UIScrollView) {
    self.settings = settings
    if let requested = settings.position?.wrappedValue, requested != position {
      position = requested
      scroll(view, to: requested)
    }
    tellGeometry(of: view)
  }

  private func scroll(_ view: UIScrollView, to position: ScrollPosition) {
    let (size, shown, inset) = (view.contentSize, view.bounds.size, view.adjustedContentInset)
    let end = CGPoint(
      x: max(0, size.width + inset.right - shown.width), y: max(0, size.height + inset.bottom - shown.height))
    var offset = view.contentOffset
    switch position.edge {
    case .top: offset.y = -inset.top
    case .bottom: offset.y = end.y
    case .leading: offset.x = -inset.left
    case .trailing: offset.x = end.x
    case nil:
      offset.x = position.x ?? offset.x
      offset.y = position.y ?? offset.y
    }
    view.contentOffset = offset
  }

  private func tellGeometry(of view: UIScrollView) {
    let inset = view.adjustedContentInset
    let now = ScrollGeometry(
      contentOffset: view.contentOffset, contentSize: view.contentSize,
      contentInsets: EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
      containerSize: view.bounds.size)
    let former = geometry ?? now
    geometry = now
    guard former != now, let changed = settings.geometryChanged else { return }
    let callback = Callback(changed)
    SimulatedPhone.current.runSoon(named: "the scrolling of a page") { callback.call(former, now) }
  }

  func scrollViewDidScroll(_ view: UIScrollView) {
    if view.isDragging || view.isDecelerating, let binding = settings.position {
      let scrolled = binding.wrappedValue.scrolled(to: [])
      position = scrolled
      if binding.wrappedValue != scrolled { binding.wrappedValue = scrolled }
    }
    tellGeometry(of: view)
  }
}

/// What the modifiers of web views ask for.
struct WebViewSettings {
  var allowsBackForwardGestures = true
  var allowsLinkPreviews = true
  var allowsTextSelection = true
  var allowsElementFullscreen = false
  var background = Visibility.automatic
  var position: Binding<ScrollPosition>?
  var geometryChanged: ((ScrollGeometry, ScrollGeometry) -> Void)?
}

extension EnvironmentValues {
  @Entry var webViewSettings = WebViewSettings()
}
