import FlowFoundation
import Foundation

/// How a web view works. What pages may do has no effect, since their scripts do not run.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var preferences = WKPreferences()
  open var processPool = WKProcessPool()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsAirPlayForMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  public override init() {}

  /// Sets a value that has no property; it has no effect, with a warning.
  open func setValue(_ value: Any?, forKey key: String) {
    report(.missing("WKWebViewConfiguration.setValue(_:forKey:)", "\(key) has no effect."))
  }

  /// Sets what answers addresses with a scheme of the app.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    if WKWebView.handlesURLScheme(urlScheme) {
      return reportMistake("'\(urlScheme)' is a scheme that WKWebView answers itself; it has no handler of the app.")
    }
    schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }
}

/// What media needs a tap.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What of a text becomes a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var shouldPrintBackgrounds = false

  public override init() {}

  /// Sets a value that has no property; it has no effect, with a warning.
  open func setValue(_ value: Any?, forKey key: String) {
    report(.missing("WKPreferences.setValue(_:forKey:)", "\(key) has no effect."))
  }
}

/// What a page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// The layout that a page is asked for.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended

  public override init() {}
}

/// The processes of web views.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
  public override init() {}
}
