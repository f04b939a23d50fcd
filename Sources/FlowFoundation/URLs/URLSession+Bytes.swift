import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of a resource, in order. They come when all of them have been received, of which loading them warns.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let data: Data

    public func makeAsyncIterator() -> Iterator { Iterator(rest: data.makeIterator()) }

    /// Goes through the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var rest: Data.Iterator

      /// - Throws: `CancellationError` if the task is cancelled.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return rest.next()
      }
    }
  }

  /// Loads a URL.
  ///
  /// - Returns: The bytes, and the response.
  /// - Throws: `URLError` if there is no answer.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// Performs a request.
  ///
  /// - Returns: The bytes, and the response.
  /// - Throws: `URLError` if there is no answer.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    report(.approximate("URLSession.bytes", "the bytes come when all of them have been received."))
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }
}
