import PhoneSimulation
import Foundation

/// A location, as an element of a sequence.
public struct CLLocationUpdate: Sendable {
  /// The kind of movement that an app expects.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The location, or `nil` if it is not known or not permitted.
  public let location: CLLocation?
  /// Whether the phone does not move. A phone in a test moves only when a test sets its location.
  public let isStationary: Bool

  /// The locations of the phone: the current one, then each that a test sets.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// A sequence of locations.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    /// Waits for the next location.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<CLLocationUpdate>.Iterator

      public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let phone = SimulatedPhone.current
      let stream = AsyncStream<CLLocationUpdate> { continuation in
        let send: @MainActor @Sendable () -> Void = {
          let isGranted = CLAuthorizationStatus(phone.permissions[.location]).isGranted
          let place = isGranted ? phone.location.map { CLLocation($0, at: phone.now) } : nil
          continuation.yield(CLLocationUpdate(location: place, isStationary: true))
        }
        let observation = phone.observe(PhonePosition.self, send)
        continuation.onTermination = { _ in observation.cancel() }
        phone.runSoon(named: "a location", send)
      }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }
}
