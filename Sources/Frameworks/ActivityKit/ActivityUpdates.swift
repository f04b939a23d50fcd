import Foundation
import PhoneSimulation

/// Values of a live activity as they change.
public struct ActivityUpdates<Element>: AsyncSequence {
  /// Begins to send values; returns the observation of the phone that lasts as long as the loop.
  let make: (AsyncStream<Element>.Continuation) -> PhoneObservation?

  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Element>.Iterator
    let observation: PhoneObservation?

    public mutating func next() async -> Element? { await base.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    return Iterator(base: stream.makeAsyncIterator(), observation: make(continuation))
  }
}

/// The loops that wait for values.
// @unchecked: the values of an app's types go from its code to its code, one after the other.
struct ActivityListeners<Element>: @unchecked Sendable {
  private var continuations: [AsyncStream<Element>.Continuation] = []

  mutating func add(_ continuation: AsyncStream<Element>.Continuation) { continuations.append(continuation) }

  func send(_ value: Element) {
    for continuation in continuations {
      nonisolated(unsafe) let value = value  // As above.
      continuation.yield(value)
    }
  }

  func finish() {
    for continuation in continuations { continuation.finish() }
  }
}
