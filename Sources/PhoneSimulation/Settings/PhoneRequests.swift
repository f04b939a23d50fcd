import Combine
import FlowFoundation
import Foundation
import Locking

/// The answer of a server to a request of an app.
public struct PhoneAnswer: Sendable {
  fileprivate let make: @Sendable (URL) -> Result<(HTTPURLResponse, Data), URLError>

  /// Data, with a status and header fields.
  ///
  /// - Parameter status: The status of HTTP, such as 404.
  public static func data(_ data: Data, status: Int = 200, headers: [String: String] = [:]) -> PhoneAnswer {
    PhoneAnswer { url in
      guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      else { return .failure(URLError(.badServerResponse)) }
      return .success((response, data))
    }
  }

  /// A text in the format JSON.
  ///
  /// - Parameter status: The status of HTTP, such as 404.
  public static func json(_ text: String, status: Int = 200) -> PhoneAnswer {
    data(Data(text.utf8), status: status, headers: ["Content-Type": "application/json"])
  }

  /// The contents of a file. A file that cannot be read is an answer with the status 404.
  public static func file(_ file: URL) -> PhoneAnswer {
    PhoneAnswer { url in
      let contents = FileManager.default.contents(atPath: file.path)
      return PhoneAnswer.data(contents ?? Data(), status: contents == nil ? 404 : 200).make(url)
    }
  }

  /// A failure, such as a server that is not found.
  public static func failure(_ code: URLError.Code) -> PhoneAnswer {
    PhoneAnswer { .failure(.request(code, url: $0)) }
  }
}

/// A request that an app made with `URLSession`.
public struct PhoneRequest: Hashable, Sendable {
  /// The method of HTTP, such as `GET`.
  public let method: String
  public let url: URL
  public let headers: [String: String]
  public let body: Data?

  /// The status of the answer; `nil` if the request failed.
  public let status: Int?
}

private struct PhoneServers: PhoneValue {
  var answers: [String: PhoneAnswer] = [:]
  var requests: [PhoneRequest] = []
}

extension SimulatedPhone {
  /// The answers of servers by address, for all methods of HTTP. An address without an answer fails at once, as without
  /// a connection, unless an `URLProtocol` of the app or the test takes it.
  ///
  /// ```swift
  /// phone.answers["https://example.com/teas"] = .json("[]")
  /// ```
  ///
  /// The answer for an address without a query is also that for the address with a query, unless there is one for it.
  public var answers: [String: PhoneAnswer] {
    get { self[PhoneServers.self].answers }
    set { update(PhoneServers.self) { $0.answers = newValue } }
  }

  /// The requests that the app made, in order, but for those that an `URLProtocol` took.
  public var requests: [PhoneRequest] { self[PhoneServers.self].requests }

  private func knownAnswer(_ url: URL) -> PhoneAnswer? {
    let answers = answers
    if let answer = answers[url.absoluteString] { return answer }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    parts.fragment = nil
    if let answer = parts.string.flatMap({ answers[$0] }) { return answer }
    parts.query = nil
    return parts.string.flatMap { answers[$0] }
  }
}

extension SimulatedPhone: RequestReceiver {
  package func answer(to request: URLRequest) -> RequestAnswer {
    let result: Result<(HTTPURLResponse, Data), URLError>
    if network.isConnected, let url = request.url, let answer = knownAnswer(url) {
      result = answer.make(url)
    } else {
      result = .failure(.request(.notConnectedToInternet, url: request.url))
    }
    let method = request.httpMethod ?? "GET"
    let address = request.url?.absoluteString ?? "nothing"
    let status = (try? result.get())?.0.statusCode
    if let url = request.url {
      let made = PhoneRequest(
        method: method, url: url, headers: request.allHTTPHeaderFields ?? [:], body: request.httpBody, status: status)
      update(PhoneServers.self) { $0.requests.append(made) }
    }
    switch result {
    case .success(let (response, data)):
      record("URLSession", "\(method) \(address): \(response.statusCode)")
      return .response(response, data)
    case .failure(let error):
      let isOffline = error.code == .notConnectedToInternet
      record("URLSession", "\(method) \(address): \(isOffline ? "no connection" : "error \(error.code.rawValue)")")
      return .failure(error)
    }
  }

  /// Whether a request fails because nothing answers it, although the phone is connected.
  package func lacksAnswer(to request: URLRequest) -> Bool {
    network.isConnected && request.url.flatMap(knownAnswer) == nil
  }
}
