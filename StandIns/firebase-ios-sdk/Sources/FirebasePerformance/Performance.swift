import Foundation
import PhoneSimulation

/// Measures how long an app takes. Nothing is measured: the screen's clock stands still while code runs.
// @unchecked: its values have no effect.
public final class Performance: NSObject, @unchecked Sendable {
  private static let only = Performance()

  private override init() {}

  public var isDataCollectionEnabled = true
  public var isInstrumentationEnabled = true

  public class func sharedInstance() -> Performance { only }

  public class func startTrace(name: String) -> Trace? {
    let trace = Trace(name)
    trace.start()
    return trace
  }

  public func trace(name: String) -> Trace? { Trace(name) }
}

/// What a measurement is told.
open class PerformanceAttributes: NSObject {
  public private(set) var attributes: [String: String] = [:]

  public func setValue(_ value: String, forAttribute attribute: String) { attributes[attribute] = value }

  public func value(forAttribute attribute: String) -> String? { attributes[attribute] }

  public func removeAttribute(_ attribute: String) { attributes[attribute] = nil }
}

/// A part of an app's work. Its start and its end are among the acts of the phone.
// @unchecked: an app uses it on one thread at a time.
public final class Trace: PerformanceAttributes, @unchecked Sendable {
  public let name: String
  private var metrics: [String: Int64] = [:]

  init(_ name: String) { self.name = name }

  public func start() { SimulatedPhone.current.record("FirebasePerformance", "starts \(name)") }

  public func stop() { SimulatedPhone.current.record("FirebasePerformance", "stops \(name)") }

  public func incrementMetric(_ metricName: String, by incrementValue: Int64) {
    metrics[metricName, default: 0] += incrementValue
  }

  public func valueForMetric(_ metricName: String) -> Int64 { metrics[metricName] ?? 0 }

  public func setValue(_ value: Int64, forMetric metricName: String) { metrics[metricName] = value }
}

/// The method of a request.
public enum HTTPMethod: Int, Sendable {
  case get, put, post, delete, head, patch, options, trace, connect
}

/// A request that is measured.
// @unchecked: an app uses it on one thread at a time.
public final class HTTPMetric: PerformanceAttributes, @unchecked Sendable {
  public var responseCode = 0
  public var requestPayloadSize = 0
  public var responsePayloadSize = 0
  public var responseContentType: String?

  /// Creates a measurement.
  public init?(url: URL, httpMethod: HTTPMethod) {}

  public func start() {}

  public func stop() {}
}
