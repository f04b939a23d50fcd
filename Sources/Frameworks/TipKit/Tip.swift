import Foundation
import Locking
import PhoneSimulation
import SwiftUI

/// A hint about a feature of the app.
@_typeEraser(AnyTip)
public protocol Tip: Identifiable, Sendable {
  /// The identifier under which the status is kept: the name of the type, if there is no other.
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  /// The buttons of the tip.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions that must all hold.
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Status = Tips.Status
  public typealias InvalidationReason = Tips.InvalidationReason
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Event = Tips.Event
  public typealias Option = TipOption
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public typealias MaxDisplayCount = Tips.MaxDisplayCount

  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Whether the tip can be shown.
  public var status: Status { SimulatedPhone.current.status(of: self) }

  /// Whether the tip can be shown now.
  public var shouldDisplay: Bool { status == .available }

  /// The status now, and each one that differs from the one before.
  public var statusUpdates: AsyncStream<Status> {
    let phone = SimulatedPhone.current
    return AsyncStream { continuation in
      let last = TipStatusBox(status)
      continuation.yield(last.status)
      let observation = phone.observe(TipStore.self) {
        let status = phone.status(of: self)
        if last.change(to: status) { continuation.yield(status) }
      }
      continuation.onTermination = { _ in observation.cancel() }
    }
  }

  /// Whether the tip can be shown, now and after each change.
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }

  /// Never shows the tip again.
  public func invalidate(reason: InvalidationReason) { SimulatedPhone.current.invalidate(self, reason) }
}

extension Tips {
  /// Whether a tip can be shown.
  public enum Status: Hashable, Sendable {
    /// Its conditions do not hold.
    case pending
    case available
    case invalidated(InvalidationReason)
  }

  /// Why a tip is not shown again.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    case actionPerformed
    case displayCountExceeded
    case tipClosed
  }
}

/// A tip of any type.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Creates a tip of another one.
  public init(_ tip: some Tip) { self.tip = tip }

  /// Creates a tip of another one.
  public init(erasing tip: some Tip) { self.tip = tip }

  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Action] { tip.actions }
  public var rules: [Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}

/// The last status of a loop.
private final class TipStatusBox: Sendable {
  private let last: Locked<Tips.Status>

  init(_ status: Tips.Status) { last = Locked(status) }

  var status: Tips.Status { last.value }

  func change(to status: Tips.Status) -> Bool {
    last.withLock { last in
      defer { last = status }
      return last != status
    }
  }
}
