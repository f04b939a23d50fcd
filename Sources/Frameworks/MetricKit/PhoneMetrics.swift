import Foundation

/// What a phone measures of an app in a day.
public struct PhoneMetrics: Hashable, Sendable {
  public var applicationVersion = "1.0"
  /// The time of the processor, in seconds.
  public var cpuTime = 0.0
  /// The most memory, in bytes.
  public var peakMemory = 0.0
  /// The time in front of the person, in seconds.
  public var foregroundTime = 0.0
  /// The time in the background, in seconds.
  public var backgroundTime = 0.0

  public init() {}
}

/// Failures of an app.
public struct PhoneDiagnostics: Hashable, Sendable {
  /// The end of an app by an error.
  public struct Crash: Hashable, Sendable {
    public var terminationReason: String?
    public var exceptionType: Int?
    public var exceptionCode: Int?
    public var signal: Int?

    public init() {}
  }

  public var applicationVersion = "1.0"
  public var crashes: [Crash] = []
  /// How long the app did not answer, in seconds.
  public var hangs: [Double] = []
  /// The time of the processor that was too much, in seconds.
  public var cpuExceptions: [Double] = []
  /// What the app has written to the disk that was too much, in bytes.
  public var diskWriteExceptions: [Double] = []
  /// The calls at the failures, as MetricKit's JSON.
  public var callStackTree = "{\"callStacks\":[],\"callStackPerThread\":true}"

  public init() {}
}
