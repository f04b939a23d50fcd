import Foundation

/// What is tracked without a call, which is nothing here.
public struct AutocaptureOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let sessions = AutocaptureOptions(rawValue: 1 << 0)
  public static let appLifecycles = AutocaptureOptions(rawValue: 1 << 1)
  public static let screenViews = AutocaptureOptions(rawValue: 1 << 2)
  public static let elementInteractions = AutocaptureOptions(rawValue: 1 << 3)
  public static let networkTracking = AutocaptureOptions(rawValue: 1 << 4)
  public static let frustrationInteractions = AutocaptureOptions(rawValue: 1 << 5)
  public static let all: AutocaptureOptions = [
    .sessions, .appLifecycles, .screenViews, .elementInteractions, .networkTracking, .frustrationInteractions,
  ]
}

/// What is tracked without a call, which is nothing here.
// @unchecked: an app changes it before it hands it over.
public class DefaultTrackingOptions: @unchecked Sendable {
  public static var ALL: DefaultTrackingOptions {
    DefaultTrackingOptions(sessions: true, appLifecycles: true, screenViews: true)
  }
  public static var NONE: DefaultTrackingOptions { DefaultTrackingOptions(sessions: false) }

  public var sessions: Bool
  public var appLifecycles: Bool
  public var screenViews: Bool

  public init(sessions: Bool = true, appLifecycles: Bool = false, screenViews: Bool = false) {
    self.sessions = sessions
    self.appLifecycles = appLifecycles
    self.screenViews = screenViews
  }
}

/// Which messages are printed, which none is here.
public enum LogLevelEnum: Int, Sendable {
  case off, error, warn, log, debug
}

/// Where the server is, which there is none of here.
public enum ServerZone: String, Sendable {
  case US, EU
}

/// What is told of a device, which is nothing here.
public class TrackingOptions: @unchecked Sendable {
  public init() {}

  @discardableResult public func disableTrackIpAddress() -> TrackingOptions { self }
  @discardableResult public func disableTrackCarrier() -> TrackingOptions { self }
  @discardableResult public func disableTrackCity() -> TrackingOptions { self }
  @discardableResult public func disableTrackCountry() -> TrackingOptions { self }
  @discardableResult public func disableTrackRegion() -> TrackingOptions { self }
  @discardableResult public func disableTrackDMA() -> TrackingOptions { self }
  @discardableResult public func disableTrackIDFV() -> TrackingOptions { self }
}

/// How an app uses Amplitude. Whether it is opted out has an effect here.
// @unchecked: an app changes it before it hands it over.
public class Configuration: @unchecked Sendable {
  public let apiKey: String
  public let instanceName: String
  /// Whether nothing is tracked.
  public var optOut: Bool
  public var logLevel: LogLevelEnum
  public var flushQueueSize: Int
  public var flushIntervalMillis: Int
  public var serverZone: ServerZone
  public var serverUrl: String?
  public var trackingOptions: TrackingOptions
  public var autocapture: AutocaptureOptions
  public var defaultTracking: DefaultTrackingOptions
  public var flushEventsOnClose: Bool
  public var minTimeBetweenSessionsMillis: Int
  public var enableCoppaControl: Bool
  public var offline: Bool?

  public init(
    apiKey: String, flushQueueSize: Int = 30, flushIntervalMillis: Int = 30_000,
    instanceName: String = "$default_instance", optOut: Bool = false, logLevel: LogLevelEnum = .warn,
    minIdLength: Int? = nil, partnerId: String? = nil, flushMaxRetries: Int = 5, useBatch: Bool = false,
    serverZone: ServerZone = .US, serverUrl: String? = nil, trackingOptions: TrackingOptions = TrackingOptions(),
    enableCoppaControl: Bool = false, flushEventsOnClose: Bool = true, minTimeBetweenSessionsMillis: Int = 300_000,
    autocapture: AutocaptureOptions = .sessions, defaultTracking: DefaultTrackingOptions = DefaultTrackingOptions(),
    identifyBatchIntervalMillis: Int = 30_000, migrateLegacyData: Bool = true, offline: Bool? = false
  ) {
    self.apiKey = apiKey
    self.instanceName = instanceName
    self.optOut = optOut
    self.logLevel = logLevel
    self.flushQueueSize = flushQueueSize
    self.flushIntervalMillis = flushIntervalMillis
    self.serverZone = serverZone
    self.serverUrl = serverUrl
    self.trackingOptions = trackingOptions
    self.autocapture = autocapture
    self.defaultTracking = defaultTracking
    self.flushEventsOnClose = flushEventsOnClose
    self.minTimeBetweenSessionsMillis = minTimeBetweenSessionsMillis
    self.enableCoppaControl = enableCoppaControl
    self.offline = offline
  }
}
