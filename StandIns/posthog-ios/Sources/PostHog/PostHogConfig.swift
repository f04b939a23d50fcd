import Foundation

/// Which people have a profile, which has no effect here.
public enum PostHogPersonProfiles: Int, Sendable {
  case never, always, identifiedOnly
}

/// How the screen is recorded, which it is not here.
// @unchecked: an app changes it before it hands it over.
public final class PostHogSessionReplayConfig: NSObject, @unchecked Sendable {
  public var maskAllTextInputs = true
  public var maskAllImages = true
  public var maskAllSandboxedViews = true
  public var captureNetworkTelemetry = true
  public var screenshotMode = false
  public var throttleDelay: TimeInterval = 1
  public var debouncerDelay: TimeInterval = 1
}

/// How an app uses PostHog. Whether it is opted out has an effect here.
// @unchecked: an app changes it before it hands it over.
public final class PostHogConfig: NSObject, @unchecked Sendable {
  public static let defaultHost = "https://us.i.posthog.com"

  public let host: URL
  public let projectToken: String
  public var apiKey: String { projectToken }
  /// Whether nothing is captured.
  public var optOut = false
  /// Whether a feature flag that is asked for is an event.
  public var sendFeatureFlagEvent = true

  // What has no effect: nothing is captured without a call, and nothing is sent.
  public var flushAt = 20
  public var maxQueueSize = 1000
  public var maxBatchSize = 50
  public var flushIntervalSeconds: TimeInterval = 30
  public var preloadFeatureFlags = true
  public var remoteConfig = true
  public var captureApplicationLifecycleEvents = true
  public var captureScreenViews = true
  public var enableSwizzling = true
  public var captureElementInteractions = false
  public var debug = false
  public var reuseAnonymousId = false
  public var personProfiles = PostHogPersonProfiles.identifiedOnly
  public var setDefaultPersonProperties = true
  public var appGroupIdentifier: String?
  public var sessionReplay = false
  public let sessionReplayConfig = PostHogSessionReplayConfig()
  public var surveys = false

  public init(projectToken: String, host: String = defaultHost) {
    self.projectToken = projectToken
    self.host = URL(string: host) ?? URL(fileURLWithPath: "/")
  }

  public convenience init(apiKey: String, host: String = defaultHost) { self.init(projectToken: apiKey, host: host) }
}
