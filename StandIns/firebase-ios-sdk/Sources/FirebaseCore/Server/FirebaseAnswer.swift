import Foundation
import PhoneSimulation

/// An answer of a server of Firebase, which comes at the next turn of the screen's clock, on the main actor.
///
/// Firebase calls completions on the main thread, and takes closures that need not be sendable.
package struct FirebaseAnswer {
  private let phone: SimulatedPhone
  private let name: String

  /// - Parameter name: The name of the answer in messages, such as `a document of Firestore`.
  package init(_ name: String, on phone: SimulatedPhone = .current) {
    self.name = name
    self.phone = phone
  }

  /// Hands a value or an error to a completion.
  ///
  /// - Parameter make: Makes the value when the answer comes.
  package func give<Value>(
    to completion: ((Value?, (any Error)?) -> Void)?, _ make: @escaping () throws -> Value
  ) {
    nonisolated(unsafe) let (completion, make) = (completion, make)
    phone.runSoon(named: name) { [phone] in
      phone.use {
        do {
          let value = try make()
          completion?(value, nil)
        } catch { completion?(nil, error) }
      }
    }
  }

  /// Hands an error or none to a completion.
  package func give(to completion: (((any Error)?) -> Void)?, _ make: @escaping () throws -> Void) {
    give(to: completion.map { completion in { (_: Void?, error) in completion(error) } }, make)
  }

  /// The value.
  ///
  /// - Parameter make: Makes the value when the answer comes.
  package func value<Value>(_ make: @escaping () throws -> Value) async throws -> Value {
    nonisolated(unsafe) let make = make
    let result: UncheckedResult<Value> = await withCheckedContinuation { continuation in
      phone.runSoon(named: name) { [phone] in
        continuation.resume(returning: UncheckedResult(result: phone.use { Result { try make() } }))
      }
    }
    return try result.result.get()
  }
}

/// A result that goes from the main actor to where it is awaited, as an Objective-C completion handler's does.
private struct UncheckedResult<Value>: @unchecked Sendable {
  let result: Result<Value, any Error>
}

/// A closure of an app that a service keeps and calls on the main actor.
package struct FirebaseListener<Body>: @unchecked Sendable {
  package let call: Body

  package init(_ body: Body) { call = body }
}
