import Combine
import Foundation
import FoundationNetworking

// Files that see Foundation's modules through this one find these methods instead of Foundation's. In a file that
// imports FoundationNetworking itself, they are disfavored, and Foundation's are used.

extension URLProtocol {
  /// Registers a protocol that answers requests, of any session: the latest is asked first.
  ///
  /// - Returns: Whether the class is a subclass of `URLProtocol`.
  @_disfavoredOverload @discardableResult
  public static func registerClass(_ protocolClass: AnyClass) -> Bool { AppRequests.register(protocolClass) }

  /// Removes a registered protocol.
  @_disfavoredOverload
  public static func unregisterClass(_ protocolClass: AnyClass) { AppRequests.unregister(protocolClass) }
}

extension URLSessionConfiguration {
  /// A configuration whose requests the phone answers.
  @_disfavoredOverload
  public static var `default`: URLSessionConfiguration { answered(FoundationSessions.defaultConfiguration) }

  /// A configuration that keeps nothing, whose requests the phone answers.
  @_disfavoredOverload
  public static var ephemeral: URLSessionConfiguration { answered(FoundationSessions.ephemeralConfiguration) }

  private static func answered(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    configuration.protocolClasses = [AppRequests.self] + (configuration.protocolClasses ?? [])
    return configuration
  }
}

extension URLSession {
  private static let app = URLSession(configuration: .default)

  /// The session of the app, whose requests the phone answers.
  @_disfavoredOverload
  public static var shared: URLSession { app }

  /// Creates a task that performs a request.
  @_disfavoredOverload
  public func dataTask(with request: URLRequest) -> URLSessionDataTask { markedDataTask(request) }

  /// Creates a task that loads a URL.
  @_disfavoredOverload
  public func dataTask(with url: URL) -> URLSessionDataTask { markedDataTask(URLRequest(url: url)) }

  /// Creates a task that performs a request, and calls a handler upon completion.
  @_disfavoredOverload
  public func dataTask(
    with request: URLRequest, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    markedDataTask(request, completionHandler)
  }

  /// Creates a task that loads a URL, and calls a handler upon completion.
  @_disfavoredOverload
  public func dataTask(
    with url: URL, completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    markedDataTask(URLRequest(url: url), completionHandler)
  }

  /// Creates a task that uploads data.
  @_disfavoredOverload
  public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    markedUploadTask(request, from: bodyData)
  }

  /// Creates a task that uploads a file.
  @_disfavoredOverload
  public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    markedUploadTask(request, fromFile: fileURL)
  }

  /// Creates a task that uploads data, and calls a handler upon completion.
  @_disfavoredOverload
  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    markedUploadTask(request, from: bodyData, completionHandler)
  }

  /// Creates a task that uploads a file, and calls a handler upon completion.
  @_disfavoredOverload
  public func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    markedUploadTask(request, fromFile: fileURL, completionHandler)
  }

  /// Creates a task that performs a request, whose answer becomes a file.
  @_disfavoredOverload
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { markedDownloadTask(request) }

  /// Creates a task that loads a URL into a file.
  @_disfavoredOverload
  public func downloadTask(with url: URL) -> URLSessionDownloadTask { markedDownloadTask(URLRequest(url: url)) }

  /// Creates a task that performs a request, whose answer becomes a file, and calls a handler upon completion.
  @_disfavoredOverload
  public func downloadTask(
    with request: URLRequest, completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    markedDownloadTask(request, completionHandler)
  }

  /// Creates a task that loads a URL into a file, and calls a handler upon completion.
  @_disfavoredOverload
  public func downloadTask(
    with url: URL, completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    markedDownloadTask(URLRequest(url: url), completionHandler)
  }

  /// Performs a request.
  ///
  /// - Returns: The data, and the response.
  /// - Throws: `URLError` if there is no answer.
  @_disfavoredOverload
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await markedData(request, delegate)
  }

  /// Loads a URL.
  ///
  /// - Returns: The data, and the response.
  /// - Throws: `URLError` if there is no answer.
  @_disfavoredOverload
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await markedData(URLRequest(url: url), delegate)
  }

  /// Performs a request: a method that can be a function, as `session.data(for:)`.
  ///
  /// - Returns: The data, and the response.
  /// - Throws: `URLError` if there is no answer.
  @_disfavoredOverload
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await markedData(request, nil)
  }

  /// Loads a URL: a method that can be a function, as `session.data(from:)`.
  ///
  /// - Returns: The data, and the response.
  /// - Throws: `URLError` if there is no answer.
  @_disfavoredOverload
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await markedData(URLRequest(url: url), nil)
  }

  /// Uploads data.
  ///
  /// - Returns: The data of the answer, and the response.
  /// - Throws: `URLError` if there is no answer.
  @_disfavoredOverload
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await markedUpload(request, from: bodyData, delegate)
  }

  /// Uploads a file.
  ///
  /// - Returns: The data of the answer, and the response.
  /// - Throws: `URLError` if there is no answer.
  @_disfavoredOverload
  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await markedUpload(request, fromFile: fileURL, delegate)
  }
}
