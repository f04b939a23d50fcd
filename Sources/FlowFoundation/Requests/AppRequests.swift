import Combine
import Foundation
import FoundationNetworking
import Locking

/// Answers the requests of an app: by a protocol that it has registered, otherwise by its phone.
///
/// Requests to this machine itself go there.
final class AppRequests: URLProtocol, SilentProtocol {
  /// What an app or a test has registered, the latest last.
  private static let registered = RegisteredProtocols()

  static func register(_ type: AnyClass) -> Bool { registered.add(type) }
  static func unregister(_ type: AnyClass) { registered.remove(type) }

  private var answering: URLProtocol?
  private var received = Data()
  private var file: DownloadedFile?

  /// Held while the session is told something.
  private let lock = NSRecursiveLock()

  /// Whether the task has ended, or is stopped: Foundation ends the process if its session hears more.
  private var isSilent = false

  override class func canInit(with request: URLRequest) -> Bool {
    guard let url = request.url, let scheme = url.scheme?.lowercased() else { return false }
    if registered.type(for: request) != nil { return true }
    switch scheme {
    case "http", "https", "ws", "wss": return !["localhost", "127.0.0.1", "::1"].contains(url.host ?? "")
    default: return scheme == "file"
    }
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    // The task may have been cancelled meanwhile.
    if let task, task.state == .canceling || task.state == .completed { return }
    lock.withLock { isSilent = false }
    var request = request
    let mark = RequestMarks.take(from: &request)
    file = mark?.file
    if let type = Self.registered.type(for: request) {
      let answering = type.init(request: request, cachedResponse: nil, client: Successor(self))
      self.answering = answering
      return answering.startLoading()
    }
    switch answer(to: request, mark?.receiver) {
    case .response(let response, let data):
      tell { $0.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed) }
      load(data)
      finish()
    case .failure(let error): fail(error)
    }
  }

  /// Tells the session something, unless the task has ended.
  fileprivate func tell(_ message: (any URLProtocolClient) -> Void) {
    lock.withLock {
      if !isSilent, let client { message(client) }
    }
  }

  fileprivate func load(_ data: Data) {
    tell {
      received += data
      $0.urlProtocol(self, didLoad: data)
    }
  }

  fileprivate func finish() {
    tell {
      file?.write(received)
      isSilent = true
      $0.urlProtocolDidFinishLoading(self)
    }
  }

  fileprivate func fail(_ error: any Error) {
    tell {
      isSilent = true
      $0.urlProtocol(self, didFailWithError: error)
    }
  }

  override func stopLoading() {
    lock.withLock { isSilent = true }
    answering?.stopLoading()
  }

  private func answer(to request: URLRequest, _ receiver: (any RequestReceiver)?) -> RequestAnswer {
    if let url = request.url, url.isFileURL { return Self.contents(of: url) }
    let receiver = receiver ?? RequestMarks.fallbackReceiver
    return receiver?.answer(to: request) ?? .failure(.request(.notConnectedToInternet, url: request.url))
  }

  private static func contents(of file: URL) -> RequestAnswer {
    guard let data = FileManager.default.contents(atPath: file.path),
      let response = HTTPURLResponse(url: file, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return .failure(.request(.fileDoesNotExist, url: file)) }
    return .response(response, data)
  }
}

/// Passes on what a registered protocol answers, under the name of the protocol that a session knows.
///
/// `@unchecked Sendable`: a protocol is used where it loads, one call after the other.
private final class Successor: NSObject, URLProtocolClient, @unchecked Sendable {
  private weak var protocolOfSession: AppRequests?

  init(_ protocolOfSession: AppRequests) {
    self.protocolOfSession = protocolOfSession
  }

  private func tell(_ message: (any URLProtocolClient, AppRequests) -> Void) {
    guard let known = protocolOfSession else { return }
    known.tell { message($0, known) }
  }

  func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
    tell { $0.urlProtocol($1, wasRedirectedTo: request, redirectResponse: redirectResponse) }
  }

  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
    tell { $0.urlProtocol($1, cachedResponseIsValid: cachedResponse) }
  }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    tell { $0.urlProtocol($1, didReceive: response, cacheStoragePolicy: policy) }
  }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { protocolOfSession?.load(data) }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { protocolOfSession?.finish() }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) { protocolOfSession?.fail(error) }

  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    tell { $0.urlProtocol($1, didReceive: challenge) }
  }

  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
    tell { $0.urlProtocol($1, didCancel: challenge) }
  }
}

/// The protocols that an app or a test has registered. The latest is asked first, as on Apple's systems.
private final class RegisteredProtocols: Sendable {
  private let types = Locked<[URLProtocol.Type]>([])

  func add(_ type: AnyClass) -> Bool {
    guard let type = type as? URLProtocol.Type else { return false }
    types.withLock { types in
      if !types.contains(where: { $0 == type }) { types.append(type) }
    }
    return true
  }

  func remove(_ type: AnyClass) { types.withLock { $0.removeAll { $0 == type } } }

  func type(for request: URLRequest) -> URLProtocol.Type? {
    types.value.last { $0.canInit(with: request) }
  }
}
