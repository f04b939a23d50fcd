/// Runs `body` on the main actor, where the caller already is.
///
/// The wrappers of SwiftUI (`State`, `Binding`, …) have nonisolated accessors, as Apple's have, over storage that
/// belongs to the main actor. `MainActor.assumeIsolated` does the same but only passes `Sendable` values.
@inline(__always)
package func assumeMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  MainActor.preconditionIsolated("SwiftUI's state is read and written on the main actor.")
  return try withoutActuallyEscaping(body) {
    // A main-actor closure is called here like any other; the line above has checked the actor.
    try unsafeBitCast($0, to: (() throws -> Result).self)()
  }
}

/// Runs `body` with a value on the main actor, where the caller already is.
@inline(__always)
package func assumeMainActor<Input, Result>(
  with input: Input, _ body: @MainActor (Input) throws -> Result
) rethrows -> Result {
  MainActor.preconditionIsolated("SwiftUI's state is read and written on the main actor.")
  return try withoutActuallyEscaping(body) {
    // As above: nothing leaves the actor, so the value is not sent anywhere.
    try unsafeBitCast($0, to: ((Input) throws -> Result).self)(input)
  }
}
