import Dispatch
import Foundation

/// Runs `body` on the main actor: immediately if the caller is there, otherwise as soon as the main actor is available,
/// while the caller waits.
///
/// Wrappers of SwiftUI (`FocusState`, `AppStorage`, …) have nonisolated accessors, as Apple's do, for storage that is
/// isolated to the main actor; their values may be read and written on any thread, except on one that the main thread
/// waits for. `State` and its bindings are not among them: they have a lock, see ``StateLocation``.
/// `MainActor.assumeIsolated` only passes `Sendable` values.
package func assumeMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) {
    // A main-actor closure is called here like any other: on the main actor, or while it waits for this call.
    let body = unsafeBitCast($0, to: (() throws -> Result).self)
    return MainQueue.isCurrent ? try body() : try DispatchQueue.main.sync(execute: body)
  }
}

/// Runs `body` with a value on the main actor: immediately if the caller is there, otherwise as soon as the main actor
/// is available.
package func assumeMainActor<Input, Result>(
  with input: Input, _ body: @MainActor (Input) throws -> Result
) rethrows -> Result {
  try withoutActuallyEscaping(body) {
    // As above: the caller waits, so the value is used in one place at a time.
    let body = unsafeBitCast($0, to: ((Input) throws -> Result).self)
    if MainQueue.isCurrent { return try body(input) }
    // nonisolated(unsafe): the caller waits until the value has been used.
    nonisolated(unsafe) let input = input
    return try DispatchQueue.main.sync { try body(input) }
  }
}

/// The queue of the main actor, on any thread.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread }
}
