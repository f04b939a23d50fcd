import Combine
import FlowFoundation
import Foundation
import FoundationNetworking
import Locking
import Testing

@Suite("Bytes of a resource") struct URLSessionBytesTests {
  /// Answers `bytes:` URLs with their last path component, and fails for `broken`.
  private final class StubProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "bytes" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let client, let url = request.url else { return }
      let data = Data(url.lastPathComponent.utf8)
      if url.lastPathComponent == "broken" {
        return client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
      }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
      client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client.urlProtocol(self, didLoad: data)
      client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private final class Reports: ReportReceiver {
    let messages = Locked<[String]>([])
    func receive(_ report: Report) { messages.withLock { $0.append(report.message) } }
  }

  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }()

  private func url(_ name: String) throws -> URL { try #require(URL(string: "bytes://host/\(name)")) }

  @Test("come in order, with the response, and with a warning that they come late")
  func order() async throws {
    let reports = Reports()
    let (bytes, response) = try await PendingWork.$origin.withValue(reports) {
      try await session.bytes(from: url("abc"))
    }
    #expect(
      reports.messages.value == ["URLSession.bytes is approximate: the bytes come when all of them have been received."]
    )
    var text = ""
    for try await byte in bytes { text.unicodeScalars.append(UnicodeScalar(byte)) }
    #expect(text == "abc" && response.expectedContentLength == 3)
  }

  @Test("a failed request throws")
  func failure() async throws {
    let broken = try url("broken")
    await #expect(throws: (any Error).self) { _ = try await session.bytes(from: broken) }
  }

  @Test("a cancelled task gets no more of them")
  func cancellation() async throws {
    let (bytes, _) = try await session.bytes(from: url("abc"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var iterator = bytes.makeAsyncIterator()
      return try await iterator.next()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
