import Foundation
import PhoneSimulation

/// How a span has ended.
public enum SentrySpanStatus: UInt, Sendable {
  case undefined, ok, deadlineExceeded, unauthenticated, permissionDenied, notFound, resourceExhausted, invalidArgument,
    unimplemented, unavailable, internalError, unknownError, cancelled, alreadyExists, failedPrecondition, aborted,
    outOfRange, dataLoss
}

/// Whether a span is reported.
public enum SentrySampleDecision: UInt, Sendable {
  case undecided, yes, no
}

/// From where the name of a transaction comes.
public enum SentryTransactionNameSource: Int, Sendable {
  case custom, url, route, view, component, task
}

/// A part of the app's work that takes time.
public protocol Span: AnyObject, Sendable {
  var operation: String { get set }
  var spanDescription: String? { get set }
  var status: SentrySpanStatus { get set }
  var timestamp: Date? { get set }
  var startTimestamp: Date? { get set }
  var data: [String: Any] { get }
  var tags: [String: String] { get }
  var isFinished: Bool { get }

  func startChild(operation: String) -> any Span
  func startChild(operation: String, description: String?) -> any Span
  func setData(value: Any?, key: String)
  func removeData(key: String)
  func setTag(value: String, key: String)
  func removeTag(key: String)
  func setMeasurement(name: String, value: NSNumber)
  func finish()
  func finish(status: SentrySpanStatus)
}

/// The name of a transaction, and what it does.
public final class TransactionContext: NSObject, Sendable {
  public let name: String
  public let operation: String

  public init(name: String, operation: String) {
    self.name = name
    self.operation = operation
  }
}

/// A span on the phone's clock. A transaction is reported when it ends.
// @unchecked: what changes is used under the lock alone.
final class TimedSpan: Span, @unchecked Sendable {
  private struct State {
    var operation: String
    var description: String?
    var status = SentrySpanStatus.undefined
    var start: Date?
    var end: Date?
    var data: [String: Any] = [:]
    var tags: [String: String] = [:]
  }

  private let lock = NSLock()
  private var state: State
  private let phone: SimulatedPhone
  /// Called at the end of a transaction that is reported.
  private let finished: (@Sendable (TimedSpan) -> Void)?

  init(
    _ operation: String, _ description: String?, on phone: SimulatedPhone,
    finished: (@Sendable (TimedSpan) -> Void)? = nil
  ) {
    state = State(operation: operation, description: description, start: phone.now)
    self.phone = phone
    self.finished = finished
  }

  private subscript<Value>(path: WritableKeyPath<State, Value>) -> Value {
    get { lock.withLock { state[keyPath: path] } }
    set { lock.withLock { state[keyPath: path] = newValue } }
  }

  var operation: String {
    get { self[\.operation] }
    set { self[\.operation] = newValue }
  }
  var spanDescription: String? {
    get { self[\.description] }
    set { self[\.description] = newValue }
  }
  var status: SentrySpanStatus {
    get { self[\.status] }
    set { self[\.status] = newValue }
  }
  var timestamp: Date? {
    get { self[\.end] }
    set { self[\.end] = newValue }
  }
  var startTimestamp: Date? {
    get { self[\.start] }
    set { self[\.start] = newValue }
  }
  var data: [String: Any] { self[\.data] }
  var tags: [String: String] { self[\.tags] }
  var isFinished: Bool { self[\.end] != nil }

  func startChild(operation: String) -> any Span { startChild(operation: operation, description: nil) }

  func startChild(operation: String, description: String?) -> any Span {
    TimedSpan(operation, description, on: phone)
  }

  func setData(value: Any?, key: String) { self[\.data][key] = value }
  func removeData(key: String) { self[\.data][key] = nil }
  func setTag(value: String, key: String) { self[\.tags][key] = value }
  func removeTag(key: String) { self[\.tags][key] = nil }
  func setMeasurement(name: String, value: NSNumber) { self[\.data][name] = value }
  func finish() { finish(status: .ok) }

  func finish(status: SentrySpanStatus) {
    if isFinished { return }
    self.status = status
    timestamp = phone.now
    finished?(self)
  }
}
