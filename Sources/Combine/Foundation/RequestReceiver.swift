import Foundation
import FoundationNetworking

/// What answers requests: the phone of a screen.
package protocol RequestReceiver: AnyObject, Sendable {
  /// The answer to a request, which is recorded.
  func answer(to request: URLRequest) -> RequestAnswer
}

/// The origin of running code that knows what answers its requests: a screen's event.
package protocol RequestOrigin: AnyObject, Sendable {
  var requestReceiver: any RequestReceiver { get }
}

/// The answer to a request of an app.
package enum RequestAnswer: Sendable {
  case response(HTTPURLResponse, Data)
  case failure(URLError)
}

/// What is known about a request where it is made.
package struct RequestMark: Sendable {
  /// What answers the request; `nil` if no screen ran the code that made it.
  package let receiver: (any RequestReceiver)?

  /// Where the answer goes, if the request is a download.
  package let file: DownloadedFile?

  fileprivate let mainDocumentURL: URL?
}

/// The marks of requests that are about to be loaded.
///
/// Foundation's copies of a request on Linux keep none of its properties, so that the address of its main document, which
/// they keep, stands for the mark.
package enum RequestMarks {
  private static let lock = NSLock()
  // Only read and written with the lock held.
  nonisolated(unsafe) private static var fallback: (@Sendable () -> any RequestReceiver)?
  nonisolated(unsafe) private static var marks: [String: RequestMark] = [:]
  nonisolated(unsafe) private static var count = 0

  /// The number of requests without an answer that are remembered: tasks that never start.
  private static let limit = 10_000

  /// Sets what answers requests of code that no screen runs.
  package static func setFallback(_ receiver: @escaping @Sendable () -> any RequestReceiver) {
    lock.withLock { fallback = receiver }
  }

  /// What answers requests of code that no screen runs; `nil` before there is a phone.
  package static var fallbackReceiver: (any RequestReceiver)? { lock.withLock { fallback }?() }

  /// A request with a mark of the running code.
  ///
  /// - Parameters:
  ///   - body: What is uploaded.
  ///   - file: Where a download goes.
  fileprivate static func mark(
    _ request: URLRequest, body: Data? = nil, file: DownloadedFile? = nil
  ) -> URLRequest {
    var request = request
    if let body { request.httpBody = body }
    let receiver = (PendingWork.origin as? any RequestOrigin)?.requestReceiver
    if receiver == nil, file == nil { return request }
    let mark = RequestMark(receiver: receiver, file: file, mainDocumentURL: request.mainDocumentURL)
    let name = lock.withLock {
      count += 1
      if marks.count >= limit { marks.removeAll() }
      let name = "request:\(count)"
      marks[name] = mark
      return name
    }
    request.mainDocumentURL = URL(string: name)
    return request
  }

  /// Removes the mark of a request, which is about to be loaded.
  package static func take(from request: inout URLRequest) -> RequestMark? {
    guard let name = request.mainDocumentURL?.absoluteString,
      let mark = lock.withLock({ marks.removeValue(forKey: name) })
    else { return nil }
    request.mainDocumentURL = mark.mainDocumentURL
    return mark
  }
}

/// The methods of Foundation that make tasks, with what answers their requests. The work of a completion handler belongs
/// to the code that makes the task, which waits for it therefore.
extension URLSession {
  package typealias Completion<Value> = @Sendable (Value?, URLResponse?, (any Error)?) -> Void

  private func withOrigin<Value>(_ completion: @escaping Completion<Value>) -> Completion<Value> {
    guard let origin = PendingWork.origin else { return completion }
    let clock = TimeSource.virtual
    return { value, response, error in
      PendingWork.$origin.withValue(origin) {
        TimeSource.$virtual.withValue(clock) { completion(value, response, error) }
      }
    }
  }

  package func markedDataTask(_ request: URLRequest) -> URLSessionDataTask {
    dataTask(with: RequestMarks.mark(request))
  }

  package func markedDataTask(
    _ request: URLRequest, _ completion: @escaping Completion<Data>
  ) -> URLSessionDataTask {
    dataTask(with: RequestMarks.mark(request), completionHandler: withOrigin(completion))
  }

  package func markedUploadTask(_ request: URLRequest, from data: Data) -> URLSessionUploadTask {
    uploadTask(with: RequestMarks.mark(request, body: data), from: data)
  }

  package func markedUploadTask(_ request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
    uploadTask(with: RequestMarks.mark(request, body: try? Data(contentsOf: file)), fromFile: file)
  }

  package func markedUploadTask(
    _ request: URLRequest, from data: Data?, _ completion: @escaping Completion<Data>
  ) -> URLSessionUploadTask {
    uploadTask(
      with: RequestMarks.mark(request, body: data), from: data, completionHandler: withOrigin(completion))
  }

  package func markedUploadTask(
    _ request: URLRequest, fromFile file: URL, _ completion: @escaping Completion<Data>
  ) -> URLSessionUploadTask {
    uploadTask(
      with: RequestMarks.mark(request, body: try? Data(contentsOf: file)), fromFile: file,
      completionHandler: withOrigin(completion))
  }

  package func markedDownloadTask(_ request: URLRequest) -> URLSessionDownloadTask {
    let file = DownloadedFile()
    let marked = RequestMarks.mark(request, file: file)
    guard let delegate = delegate as? any URLSessionDownloadDelegate, otherProtocol(for: request) != nil else {
      return downloadTask(with: marked)
    }
    // Foundation ends the process if another protocol than its own answers, because it then has no file for the delegate.
    let task = downloadTask(with: marked) { [weak self] _, _, error in
      guard let self, let task = file.task else { return }
      if error == nil, let url = file.url {
        delegate.urlSession(self, downloadTask: task, didFinishDownloadingTo: url)
      }
      delegate.urlSession(self, task: task, didCompleteWithError: error)
    }
    file.task = task
    return task
  }

  package func markedDownloadTask(
    _ request: URLRequest, _ completion: @escaping Completion<URL>
  ) -> URLSessionDownloadTask {
    let file = DownloadedFile()
    let completion: Completion<URL> = withOrigin { completion($0 ?? file.url, $1, $2) }
    return downloadTask(with: RequestMarks.mark(request, file: file), completionHandler: completion)
  }

  /// The protocol that takes a request; `nil` if it is one of Foundation's.
  private func otherProtocol(for request: URLRequest) -> AnyClass? {
    let type: AnyClass? = configuration.protocolClasses?.first {
      ($0 as? URLProtocol.Type)?.canInit(with: request) == true
    }
    guard let type, let known = FoundationSessions.defaultConfiguration.protocolClasses else { return nil }
    return known.contains { $0 == type } ? nil : type
  }

  package func markedData(_ request: URLRequest, _ delegate: (any URLSessionTaskDelegate)?) async throws -> (
    Data, URLResponse
  ) {
    let marked = RequestMarks.mark(request)
    return try await answer(to: request, delegate) { dataTask(with: marked, completionHandler: $0) }
  }

  package func markedUpload(
    _ request: URLRequest, from data: Data, _ delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    let marked = RequestMarks.mark(request, body: data)
    return try await answer(to: request, delegate) { uploadTask(with: marked, from: data, completionHandler: $0) }
  }

  package func markedUpload(
    _ request: URLRequest, fromFile file: URL, _ delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    let marked = RequestMarks.mark(request, body: try? Data(contentsOf: file))
    return try await answer(to: request, delegate) { uploadTask(with: marked, fromFile: file, completionHandler: $0) }
  }

  /// The answer to the request of a task.
  ///
  /// Foundation's asynchronous methods end on the queue of the session, which their cancellation waits for: a task that
  /// is cancelled while the answer comes never continues. A protocol that answers a task of Foundation behind its end ends
  /// the process, so that only those tasks are cancelled that reach a server or a protocol that does not do that.
  private func answer(
    to request: URLRequest, _ delegate: (any URLSessionTaskDelegate)?,
    _ make: (@escaping Completion<Data>) -> URLSessionTask
  ) async throws -> (Data, URLResponse) {
    let type: AnyClass? = otherProtocol(for: request)
    let running = RunningRequest(isCancelledByFoundation: type == nil || type is any SilentProtocol.Type)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = make { data, response, error in
          if let response, error == nil {
            running.end(.success((data ?? Data(), response)))
          } else {
            running.end(.failure(error ?? URLError(.unknown)))
          }
        }
        if let delegate { task.delegate = delegate }
        running.start(task, continuation)
      }
    } onCancel: {
      running.cancel()
    }
  }
}

/// A protocol that tells a session nothing behind the end of its task.
package protocol SilentProtocol: URLProtocol {}

/// A request whose answer is waited for, until it is cancelled.
private final class RunningRequest: Sendable {
  typealias Answer = (Data, URLResponse)

  private let isCancelledByFoundation: Bool
  private let lock = NSLock()
  // Only read and written with the lock held.
  nonisolated(unsafe) private var task: URLSessionTask?
  nonisolated(unsafe) private var continuation: CheckedContinuation<Answer, any Error>?
  nonisolated(unsafe) private var isCancelled = false

  init(isCancelledByFoundation: Bool) {
    self.isCancelledByFoundation = isCancelledByFoundation
  }

  func start(_ task: URLSessionTask, _ continuation: CheckedContinuation<Answer, any Error>) {
    let isCancelled = lock.withLock {
      if !self.isCancelled { (self.task, self.continuation) = (task, continuation) }
      return self.isCancelled
    }
    if isCancelled { return continuation.resume(throwing: URLError.request(.cancelled, url: nil)) }
    task.resume()
  }

  /// Ends the wait, unless it has ended.
  func end(_ result: Result<Answer, any Error>) {
    let continuation = lock.withLock {
      defer { (self.task, self.continuation) = (nil, nil) }
      return self.continuation
    }
    continuation?.resume(with: result)
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    // Not here: a task that is being cancelled cannot continue.
    DispatchQueue.global().async { [self] in
      if isCancelledByFoundation { task?.cancel() }
      end(.failure(URLError.request(.cancelled, url: nil)))
    }
  }
}

/// The file of a download that a protocol other than Foundation's answers.
package final class DownloadedFile: Sendable {
  private let lock = NSLock()
  // Only read and written with the lock held.
  nonisolated(unsafe) private var file: URL?
  nonisolated(unsafe) private weak var download: URLSessionDownloadTask?

  package var url: URL? { lock.withLock { file } }

  /// The task whose file it is, if a delegate hears of it.
  fileprivate var task: URLSessionDownloadTask? {
    get { lock.withLock { download } }
    set { lock.withLock { download = newValue } }
  }

  /// Writes the file, in the folder for temporary files.
  package func write(_ data: Data) {
    guard let place = try? Self.make(of: data) else { return }
    lock.withLock { file = place }
  }

  /// A new file of some data, in the folder for temporary files.
  ///
  /// - Throws: An error of the file system.
  package static func make(of data: Data) throws -> URL {
    let name = "CFNetworkDownload_\(UUID().uuidString).tmp"
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try data.write(to: place)
    return place
  }
}

/// The configurations of Foundation, of which an app's are made.
package enum FoundationSessions {
  package static var defaultConfiguration: URLSessionConfiguration { .default }
  package static var ephemeralConfiguration: URLSessionConfiguration { .ephemeral }
}
