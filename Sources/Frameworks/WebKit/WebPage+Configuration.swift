import Foundation

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension WebPage {
  /// How a page works. What pages may do has no effect, since their scripts do not run.
  @MainActor
  public struct Configuration {
    /// Where videos are shown.
    public enum MediaPlaybackBehavior: Sendable {
      case automatic, allowsInlinePlayback, alwaysFullscreen
    }

    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var defaultNavigationPreferences = NavigationPreferences()
    /// What answers addresses with schemes of the app.
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    public var applicationNameForUserAgent: String?
    public var limitsNavigationsToAppBoundDomains = false
    public var upgradeKnownHostsToHTTPS = true
    public var suppressesIncrementalRendering = false
    public var allowsAirPlayForMediaPlayback = true
    public var loadsSubresources = true
    public var allowsInlinePredictions = false
    public var supportsAdaptiveImageGlyph = false
    public var dataDetectorTypes: WKDataDetectorTypes = []
    public var ignoresViewportScaleLimits = false
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

    public init() {}
  }

  /// How a page is loaded.
  public struct NavigationPreferences: Sendable {
    /// The layout that a page is asked for.
    public enum ContentMode: Sendable {
      case recommended, mobile, desktop
    }

    /// Whether a page is asked for by an encrypted connection.
    public enum UpgradeToHTTPSPolicy: Sendable {
      case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    public var preferredContentMode = ContentMode.recommended
    public var allowsContentJavaScript = true
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    public var isLockdownModeEnabled = false

    public init() {}
  }
}

extension WKWebViewConfiguration {
  convenience init(_ configuration: WebPage.Configuration) {
    self.init()
    websiteDataStore = configuration.websiteDataStore
    userContentController = configuration.userContentController
    applicationNameForUserAgent = configuration.applicationNameForUserAgent
    limitsNavigationsToAppBoundDomains = configuration.limitsNavigationsToAppBoundDomains
    upgradeKnownHostsToHTTPS = configuration.upgradeKnownHostsToHTTPS
    suppressesIncrementalRendering = configuration.suppressesIncrementalRendering
    allowsAirPlayForMediaPlayback = configuration.allowsAirPlayForMediaPlayback
    dataDetectorTypes = configuration.dataDetectorTypes
    ignoresViewportScaleLimits = configuration.ignoresViewportScaleLimits
    allowsInlineMediaPlayback = configuration.mediaPlaybackBehavior == .allowsInlinePlayback
  }
}
