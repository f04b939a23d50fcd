import Foundation
import PhoneSimulation

/// Receives what the system has measured: of a phone once a day, here when a test says so
/// (`SimulatedPhone.deliverMetrics(_:)`, `SimulatedPhone.deliverDiagnostics(_:)`).
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Hands what the system has measured to those who want it.
// @unchecked: there is nothing to change.
open class MXMetricManager: NSObject, @unchecked Sendable {
  private static let only = MXMetricManager()

  open class var shared: MXMetricManager { only }

  /// What was handed over before.
  open var pastPayloads: [MXMetricPayload] { SimulatedPhone.current[Measurements.self].payloads }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { SimulatedPhone.current[Measurements.self].diagnostics }

  /// Adds someone who wants what is measured, and whom the manager does not keep.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {
    SimulatedPhone.current.update(Measurements.self) { $0.subscribers.append(Subscriber(subscriber)) }
  }

  open func remove(_ subscriber: any MXMetricManagerSubscriber) {
    SimulatedPhone.current.update(Measurements.self) { measurements in
      measurements.subscribers.removeAll { $0.value == nil || $0.value === subscriber }
    }
  }
}

/// Someone who wants what is measured.
// @unchecked: it is used on the main thread, where it hears of measurements.
private final class Subscriber: @unchecked Sendable {
  weak var value: (any MXMetricManagerSubscriber)?

  init(_ value: any MXMetricManagerSubscriber) { self.value = value }
}

private struct Measurements: PhoneValue {
  var subscribers: [Subscriber] = []
  var payloads: [MXMetricPayload] = []
  var diagnostics: [MXDiagnosticPayload] = []
}

extension SimulatedPhone {
  /// Hands what was measured in a day to the app, soon on the main thread.
  public func deliverMetrics(_ metrics: PhoneMetrics) {
    let payload = MXMetricPayload(metrics, end: now)
    update(Measurements.self) { $0.payloads.append(payload) }
    deliver { $0.didReceive([payload]) }
  }

  /// Hands crashes and other failures to the app, soon on the main thread.
  public func deliverDiagnostics(_ diagnostics: PhoneDiagnostics) {
    let payload = MXDiagnosticPayload(diagnostics, end: now)
    update(Measurements.self) { $0.diagnostics.append(payload) }
    deliver { $0.didReceive([payload]) }
  }

  private func deliver(_ body: @escaping @Sendable (any MXMetricManagerSubscriber) -> Void) {
    runSoon(named: "what was measured") { [self] in
      for subscriber in self[Measurements.self].subscribers.compactMap(\.value) { body(subscriber) }
    }
  }
}
