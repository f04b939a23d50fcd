import Foundation

/// How an app uses Sentry. The hooks, the rates and the number of breadcrumbs have an effect here.
// @unchecked: an app changes it before it hands it over.
public final class Options: NSObject, @unchecked Sendable {
  public var dsn: String?
  public var debug = false
  public var diagnosticLevel = SentryLevel.debug
  public var releaseName: String?
  public var dist: String?
  public var environment = "production"
  /// Whether anything is reported.
  public var enabled = true
  public var maxBreadcrumbs: UInt = 100
  /// The share of events that are reported: here all, unless it is zero.
  public var sampleRate: NSNumber?
  /// The share of transactions that are reported: here all, unless it is zero or `nil`.
  public var tracesSampleRate: NSNumber?
  public var tracesSampler: ((SamplingContext) -> NSNumber?)?
  /// Changes an event, or takes it out.
  public var beforeSend: ((Event) -> Event?)?
  /// Changes a breadcrumb, or takes it out.
  public var beforeBreadcrumb: ((Breadcrumb) -> Breadcrumb?)?
  public var initialScope: (Scope) -> Scope = { $0 }

  // What has no effect: nothing crashes, is measured or is sent.
  public var enableCrashHandler = true
  public var enableUncaughtNSExceptionReporting = false
  public var enableSigtermReporting = false
  public var shutdownTimeInterval: TimeInterval = 2
  public var maxCacheItems: UInt = 30
  public var onCrashedLastRun: ((Event) -> Void)?
  public var enableAutoSessionTracking = true
  public var enableGraphQLOperationTracking = false
  public var enableWatchdogTerminationTracking = true
  public var sessionTrackingIntervalMillis: UInt = 30_000
  public var attachStacktrace = true
  public var maxAttachmentSize: UInt = 20 * 1024 * 1024
  public var sendDefaultPii = false
  public var enableAutoPerformanceTracing = true
  public var enablePerformanceV2 = false
  public var enablePersistingTracesWhenCrashing = false
  public var enableUIViewControllerTracing = true
  public var attachScreenshot = false
  public var attachViewHierarchy = false
  public var reportAccessibilityIdentifier = true
  public var enableUserInteractionTracing = true
  public var idleTimeout: TimeInterval = 3
  public var enablePreWarmedAppStartTracing = false
  public var enableNetworkTracking = true
  public var enableNetworkBreadcrumbs = true
  public var enableFileIOTracing = true
  public var enableTracing = false
  public var enableSwizzling = true
  public var swizzleClassNameExcludes: Set<String> = []
  public var enableCoreDataTracing = true
  public var profilesSampleRate: NSNumber?
  public var enableProfiling = false
  public var enableLaunchProfiling = false
  public var sendClientReports = true
  public var enableAppHangTracking = true
  public var enableAppHangTrackingV2 = false
  public var enableReportNonFullyBlockingAppHangs = true
  public var appHangTimeoutInterval: TimeInterval = 2
  public var enableAutoBreadcrumbTracking = true
  public var tracePropagationTargets: [Any] = []
  public var enableCaptureFailedRequests = true
  public var failedRequestTargets: [Any] = []
  public var enableMetricKit = false
  public var enableMetricKitRawPayload = false
  public var enableTimeToFullDisplayTracing = false
  public var swiftAsyncStacktraces = false
  public var enableSpotlight = false
  public var spotlightUrl = "http://localhost:8969/stream"
  public var enableLogs = false
  public let sessionReplay = SentryReplayOptions()

  public override init() {}

  public func add(inAppInclude: String) {}
  public func add(inAppExclude: String) {}
}

/// How the screen is recorded, which it is not here.
// @unchecked: an app changes it before it hands it over.
public final class SentryReplayOptions: NSObject, @unchecked Sendable {
  public var sessionSampleRate: Float = 0
  public var onErrorSampleRate: Float = 0
  public var maskAllText = true
  public var maskAllImages = true
}

/// The transaction of which a rate is asked.
public final class SamplingContext: NSObject, Sendable {
  public let transactionContext: TransactionContext

  init(_ context: TransactionContext) { transactionContext = context }
}
