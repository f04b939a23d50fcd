import Foundation
import FoundationNetworking

extension URLSession {
  /// Creates a publisher that loads a URL for each subscriber.
  ///
  /// - Parameter url: The URL to load.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Creates a publisher that performs a request for each subscriber.
  ///
  /// - Parameter request: The request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that performs a request for each subscriber, and sends the response or fails.
  ///
  /// The request starts with the first demand. Cancelling the subscription cancels the request.
  public struct DataTaskPublisher: Publisher {
    /// The loaded data, and the response to the request.
    public typealias Output = (data: Data, response: URLResponse)

    /// The reason of a failure.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher that performs a request for each subscriber.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: The session that performs the request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(publisher: self, downstream: subscriber))
    }
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let publisher: URLSession.DataTaskPublisher
  private let downstream: SerialDownstream<Downstream>
  private let lock = NSLock()
  private var task: URLSessionDataTask?

  init(publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
    self.publisher = publisher
    self.downstream = SerialDownstream(downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, !downstream.isClosed else { return }
    lock.lock()
    guard task == nil else { return lock.unlock() }
    // The answer arrives on a queue of the session. This class is thread-safe, but whether its subscriber is sendable
    // cannot be expressed.
    nonisolated(unsafe) let receive: (Data?, URLResponse?, (any Error)?) -> Void = self.receive
    let task = publisher.session.markedDataTask(publisher.request) { data, response, error in
      receive(data, response, error)
    }
    self.task = task
    lock.unlock()
    task.resume()
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    lock.withLock { task = nil }
    if error == nil, let response {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    downstream.cancel()
    let task = lock.withLock {
      defer { self.task = nil }
      return self.task
    }
    task?.cancel()
  }

  var description: String { "DataTaskPublisher" }
}
