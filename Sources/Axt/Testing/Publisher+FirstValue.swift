import Combine
import Foundation
import SwiftUI

extension Publisher where Failure == Never {
  /// The first value that the publisher sends from now on.
  ///
  /// - Parameter timeout: The timeout, in seconds of the screen that shows the view of the latest test.
  /// - Throws: ``TimeOut`` if there is no value in time.
  @MainActor
  public func firstValue(timeout: TimeInterval = 1) async throws -> Output {
    let test = AxtTest.latest ?? AxtTest(EmptyView())
    let first = FirstValue<Output>()
    let subscription = sink { @Sendable value in
      first.receive(value)
      Task { @MainActor in test.host.changes.announce() }
    }
    defer { subscription.cancel() }
    _ = await test.wait(upTo: timeout) { first.value != nil }
    guard let value = first.value else { throw TimeOut() }
    return value
  }
}

/// The first of the values that arrive on any thread.
// @unchecked: a lock guards the value.
private final class FirstValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var first: Value?

  var value: Value? { lock.withLock { first } }

  func receive(_ value: Value) {
    lock.withLock { if first == nil { first = value } }
  }
}
