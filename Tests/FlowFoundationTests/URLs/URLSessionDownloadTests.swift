import FlowFoundation
import Foundation
import FoundationNetworking
import Testing

@Suite("Downloads that a protocol of the session answers") struct URLSessionDownloadTests {
  /// Answers `download:` URLs with their last path component, and fails for `broken`.
  private final class StubProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "download" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let client, let url = request.url else { return }
      if url.lastPathComponent == "broken" {
        return client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
      }
      let data = Data(url.lastPathComponent.utf8)
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
      client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client.urlProtocol(self, didLoad: data)
      client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }()

  private func url(_ name: String) throws -> URL { try #require(URL(string: "download://host/\(name)")) }

  @Test("are files of their own")
  func files() async throws {
    let (first, response) = try await session.download(from: url("tea"))
    let (second, _) = try await session.download(from: url("milk"))
    defer { for file in [first, second] { try? FileManager.default.removeItem(at: file) } }
    #expect(try Data(contentsOf: first) == Data("tea".utf8))
    #expect(try Data(contentsOf: second) == Data("milk".utf8))
    #expect(response.url == (try url("tea")))
  }

  @Test("that fail throw")
  func failure() async throws {
    let broken = try url("broken")
    await #expect(throws: (any Error).self) { _ = try await session.download(from: broken) }
  }
}
