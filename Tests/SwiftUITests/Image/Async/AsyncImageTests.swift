import Foundation
import PhoneSimulation
import Testing

@testable import SwiftUI

@Suite("Images that are loaded") @MainActor
struct AsyncImageTests {
  private static let address = "https://example.org/a.png"

  private func picture() throws -> Data {
    let image = Image(size: CGSize(width: 3, height: 2)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 2)), with: .color(.red))
    }
    let host = ControlHost(width: nil) { image }
    return try #require(host.screen.picture(scale: 1)).pngData()
  }

  private struct Shown: View {
    var address = AsyncImageTests.address

    var body: some View {
      AsyncImage(url: URL(string: address)) { phase in
        if let image = phase.image {
          image.accessibilityLabel("Image")
        } else if let error = phase.error {
          Text(verbatim: "Error \((error as? URLError)?.code.rawValue ?? 0)")
        } else {
          Text("Empty")
        }
      }
    }
  }

  private func labels(_ host: ControlHost) -> [String?] { host.allNodes.map(\.label) }

  @Test("come from the servers of the phone")
  func loaded() async throws {
    let host = ControlHost { Shown() }
    host.screen.phone.answers[Self.address] = .data(try picture())
    #expect(labels(host) == ["Empty"])
    #expect(await host.screen.wait(upTo: 60) { labels(host) == ["Image"] })
    #expect(try host.node("Image").frame.size == CGSize(width: 3, height: 2))
    #expect(host.screen.phone.requests.map(\.url.absoluteString) == [Self.address])
    #expect(host.issues.isEmpty)
  }

  @Test("fail without an answer, with a warning, and for what is no image")
  func failures() async throws {
    let host = ControlHost { Shown() }
    #expect(await host.screen.wait(upTo: 60) { labels(host) == ["Error -1009"] })
    #expect(host.issues.count == 1)
    let other = ControlHost { Shown() }
    other.screen.phone.answers[Self.address] = .json("{}")
    #expect(await other.screen.wait(upTo: 60) { labels(other) == ["Error -1016"] })
  }

  @Test("are loaded again for another address, and come from files, too")
  func addresses() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    try picture().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = ControlHost { Shown() }
    #expect(await host.screen.wait(upTo: 60) { labels(host) == ["Error -1009"] })
    host.screen.show(Shown(address: file.absoluteString))
    #expect(await host.screen.wait(upTo: 60) { labels(host) == ["Image"] })
  }

  @Test("have their placeholder until then, and a gray area without one")
  func placeholders() async throws {
    let host = ControlHost {
      AsyncImage(url: URL(string: Self.address)) {
        $0.resizable().accessibilityLabel("Image")
      } placeholder: {
        Text("Loading")
      }
    }
    #expect(labels(host) == ["Loading"])
    host.screen.phone.answers[Self.address] = .data(try picture())
    #expect(await host.screen.wait(upTo: 60) { labels(host) == ["Image"] })
    let plain = ControlHost(width: 100, height: 100) { AsyncImage(url: nil) }
    let gray = Color(.sRGB, white: 0.5, opacity: 0.16)
    #expect(plain.screen.frames(of: gray) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  private final class Stub: URLProtocol {
    nonisolated(unsafe) static var data = Data()

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Self.data)
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  @Test("come through the session that a view sets")
  func sessions() async throws {
    Stub.data = try picture()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    let host = ControlHost { Shown().asyncImageURLSession(URLSession(configuration: configuration)) }
    #expect(await host.screen.wait(upTo: 60) { labels(host) == ["Image"] })
    #expect(host.screen.phone.requests.isEmpty)
  }
}
