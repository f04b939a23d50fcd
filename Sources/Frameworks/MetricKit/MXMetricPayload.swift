import Foundation

/// The time of a processor.
// @unchecked: the properties are constant.
open class MXCPUMetric: NSObject, @unchecked Sendable {
  public let cumulativeCPUTime: Measurement<UnitDuration>

  init(_ seconds: Double) { cumulativeCPUTime = Measurement(value: seconds, unit: .seconds) }
}

/// Memory.
// @unchecked: the properties are constant.
open class MXMemoryMetric: NSObject, @unchecked Sendable {
  public let peakMemoryUsage: Measurement<UnitInformationStorage>

  init(_ bytes: Double) { peakMemoryUsage = Measurement(value: bytes, unit: .bytes) }
}

/// How long an app was used.
// @unchecked: the properties are constant.
open class MXAppRunTimeMetric: NSObject, @unchecked Sendable {
  public let cumulativeForegroundTime: Measurement<UnitDuration>
  public let cumulativeBackgroundTime: Measurement<UnitDuration>

  init(foreground: Double, background: Double) {
    cumulativeForegroundTime = Measurement(value: foreground, unit: .seconds)
    cumulativeBackgroundTime = Measurement(value: background, unit: .seconds)
  }
}

/// What was measured in a day.
// @unchecked: the properties are constant.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  private let metrics: PhoneMetrics
  public let timeStampBegin: Date
  public let timeStampEnd: Date

  init(_ metrics: PhoneMetrics, end: Date) {
    self.metrics = metrics
    timeStampEnd = end
    timeStampBegin = end.addingTimeInterval(-86_400)
  }

  open var latestApplicationVersion: String { metrics.applicationVersion }
  open var includesMultipleApplicationVersions: Bool { false }
  open var cpuMetrics: MXCPUMetric? { MXCPUMetric(metrics.cpuTime) }
  open var memoryMetrics: MXMemoryMetric? { MXMemoryMetric(metrics.peakMemory) }
  open var applicationTimeMetrics: MXAppRunTimeMetric? {
    MXAppRunTimeMetric(foreground: metrics.foregroundTime, background: metrics.backgroundTime)
  }

  private var values: [String: Any] {
    [
      "appVersion": metrics.applicationVersion,
      "cpuMetrics": ["cumulativeCPUTime": "\(metrics.cpuTime) sec"],
      "memoryMetrics": ["peakMemoryUsage": "\(metrics.peakMemory) bytes"],
      "applicationTimeMetrics": [
        "cumulativeForegroundTime": "\(metrics.foregroundTime) sec",
        "cumulativeBackgroundTime": "\(metrics.backgroundTime) sec",
      ],
    ]
  }

  open func dictionaryRepresentation() -> [AnyHashable: Any] { values }
  open func jsonRepresentation() -> Data { json(values) }
}

/// A dictionary as JSON, with its keys in order.
func json(_ dictionary: [String: Any]) -> Data {
  (try? JSONSerialization.data(withJSONObject: dictionary, options: .sortedKeys)) ?? Data()
}
