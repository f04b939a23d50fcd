import Combine
import Foundation
import FoundationNetworking
import Locking
import Testing

@Suite("URLSession.dataTaskPublisher")
struct DataTaskPublisherTests {
  let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    session = URLSession(configuration: configuration)
  }

  @Test("a loaded URL sends its data and response and finishes")
  func success() async throws {
    let url = try #require(URL(string: "stub://shop/items"))
    var outputs: [(data: Data, response: URLResponse)] = []
    for try await output in session.dataTaskPublisher(for: url).values { outputs.append(output) }
    #expect(outputs.count == 1)
    #expect(outputs.first?.data == Data("items".utf8))
    #expect(outputs.first?.response.url == url)
  }

  @Test("a failed request fails with a URLError")
  func failure() async throws {
    let request = URLRequest(url: try #require(URL(string: "stub://shop/broken")))
    let error = await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: request).values {}
    }
    #expect(error?.code == .networkConnectionLost)
  }

  @Test("data decodes further down")
  func decoding() async throws {
    let url = try #require(URL(string: "stub://shop/7"))
    let publisher = session.dataTaskPublisher(for: url).map(\.data).decode(type: Int.self, decoder: JSONDecoder())
    var numbers: [Int] = []
    for try await number in publisher.values { numbers.append(number) }
    #expect(numbers == [7])
  }

  @Test("nothing is loaded without demand, and a cancelled request sends nothing")
  func cancellation() async throws {
    func publisher(_ name: String) throws -> URLSession.DataTaskPublisher {
      session.dataTaskPublisher(for: try #require(URL(string: "stub://shop/\(name)")))
    }
    let waiting = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>()
    try publisher("waiting").subscribe(waiting)
    let cancelled = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>()
    try publisher("cancelled").subscribe(cancelled)
    cancelled.cancel()
    cancelled.request(.unlimited)
    for try await _ in try publisher("last").values {}
    let loaded = StubProtocol.loaded.withLock { $0 }
    #expect(loaded.contains("last") && !loaded.contains("waiting") && !loaded.contains("cancelled"))
    #expect(waiting.values.isEmpty && waiting.completions.isEmpty)
    #expect(cancelled.values.isEmpty && cancelled.completions.isEmpty)
  }
}

/// Answers `stub:` URLs with their last path component, and fails for `broken`.
private final class StubProtocol: URLProtocol {
  /// The last path components of all requests.
  static let loaded = Locked<[String]>([])

  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let client, let url = request.url else { return }
    let name = url.lastPathComponent
    Self.loaded.withLock { $0.append(name) }
    if name == "broken" { return client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost)) }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: Data(name.utf8))
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
