import Foundation

/// The results of a query that runs until the loop over them ends.
///
/// Apple has a type of its own in each query (`Results`), which is this one here.
public struct HKQueryResults<Element>: AsyncSequence {
  /// Waits for the next result.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<Element, any Error>.Iterator

    /// The next result; `nil` after the last.
    ///
    /// - Throws: ``HKError`` if the app has not asked for a permission.
    public mutating func next() async throws -> Element? { try await base.next() }
  }

  private let stream: AsyncThrowingStream<Element, any Error>

  /// Starts a query.
  init(_ store: HKHealthStore, _ make: (AsyncThrowingStream<Element, any Error>.Continuation) -> HKQuery) {
    let (stream, continuation) = AsyncThrowingStream<Element, any Error>.makeStream()
    self.stream = stream
    let query = make(continuation)
    continuation.onTermination = { _ in query.stop() }
    store.execute(query)
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: stream.makeAsyncIterator()) }
}
