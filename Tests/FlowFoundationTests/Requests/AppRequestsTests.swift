#if os(Linux)
  import Combine
  import FlowFoundation
  import Foundation
  import Locking
  import Testing

  // No file of these tests imports FoundationNetworking: an app's do not either.
  @Suite("Requests of an app", .serialized)
  struct AppRequestsTests {
    /// Answers with its name, and keeps what it was asked.
    private final class Server: RequestReceiver, RequestOrigin {
      let name: String
      let requests = Locked<[URLRequest]>([])

      init(_ name: String) { self.name = name }

      var requestReceiver: any RequestReceiver { self }

      func answer(to request: URLRequest) -> RequestAnswer {
        requests.withLock { $0.append(request) }
        guard let url = request.url,
          let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else { return .failure(.request(.notConnectedToInternet, url: request.url)) }
        return .response(response, Data("\(name) \(url.path)".utf8))
      }
    }

    private static func url(_ path: String) throws -> URL { try #require(URL(string: "https://example.com/\(path)")) }

    private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    @Test("are answered for the code that makes them, also at the same time, by the shared and by other sessions")
    func receivers() async throws {
      let sessions = [URLSession.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral)]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<30 {
          group.addTask {
            let server = Server("server \(number)")
            try await PendingWork.$origin.withValue(server) {
              let (data, response) = try await sessions[number % 3].data(from: Self.url("a"))
              #expect(Self.text(data) == "server \(number) /a")
              #expect((response as? HTTPURLResponse)?.statusCode == 200)
            }
            #expect(server.requests.value.map { $0.url?.path } == ["/a"])
          }
        }
        try await group.waitForAll()
      }
    }

    @Test("with a completion handler are part of the work of the code that makes them")
    func completion() async throws {
      let server = Server("server")
      let (answer, isOrigin) = try await withCheckedThrowingContinuation { continuation in
        PendingWork.$origin.withValue(server) {
          do {
            URLSession.shared.dataTask(with: try Self.url("b")) { data, _, error in
              continuation.resume(
                returning: (error.map { "\($0)" } ?? Self.text(data ?? Data()), PendingWork.origin === server))
            }.resume()
          } catch { continuation.resume(throwing: error) }
        }
      }
      #expect(answer == "server /b")
      #expect(isOrigin)
    }

    @Test("are answered where the methods are functions")
    func functions() async throws {
      let server = Server("server")
      let (loads, performs) = (URLSession.shared.data(from:), URLSession.shared.data(for:))
      let texts = try await PendingWork.$origin.withValue(server) {
        let (first, second) = (try await loads(Self.url("a")), try await performs(URLRequest(url: Self.url("b"))))
        return [first.0, second.0].map(Self.text)
      }
      #expect(texts == ["server /a", "server /b"])
    }

    @Test("that upload are asked with what they upload")
    func upload() async throws {
      let server = Server("server")
      var request = URLRequest(url: try Self.url("c"))
      request.httpMethod = "PUT"
      let made = request
      let (data, _) = try await PendingWork.$origin.withValue(server) {
        try await URLSession.shared.upload(for: made, from: Data("body".utf8))
      }
      #expect(Self.text(data) == "server /c")
      let asked = try #require(server.requests.value.first)
      #expect(asked.httpMethod == "PUT")
      #expect(asked.httpBody.map(Self.text) == "body")
    }

    /// Keeps the calls of a download.
    private final class Downloads: NSObject, URLSessionDownloadDelegate {
      let calls = Locked<[String]>([])
      let hasEnded = DispatchSemaphore(value: 0)

      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
      ) {
        let text = (try? String(contentsOf: location, encoding: .utf8)) ?? "no file"
        calls.withLock { $0.append(text) }
      }

      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        calls.withLock { $0.append(error == nil ? "complete" : "error") }
        hasEnded.signal()
      }
    }

    @Test("that download have a file, for a handler, for a delegate and for a task")
    func downloads() async throws {
      let server = Server("server")
      let url = try Self.url("d")
      let texts = await withCheckedContinuation { continuation in
        PendingWork.$origin.withValue(server) {
          URLSession.shared.downloadTask(with: url) { file, _, _ in
            continuation.resume(returning: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
          }.resume()
        }
      }
      #expect(texts == "server /d")
      let delegate = Downloads()
      let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
      PendingWork.$origin.withValue(server) { session.downloadTask(with: url).resume() }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          delegate.hasEnded.wait()
          continuation.resume()
        }
      }
      #expect(delegate.calls.value == ["server /d", "complete"])
      let (file, _) = try await PendingWork.$origin.withValue(server) {
        try await URLSession.shared.download(from: url)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "server /d")
    }

    /// Answers requests of some hosts with its own name, in two parts.
    private class Stub: URLProtocol {
      class var host: String { "" }

      override class func canInit(with request: URLRequest) -> Bool { request.url?.host == host }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

      override func startLoading() {
        guard let client, let url = request.url,
          let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
        else { return }
        client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client.urlProtocol(self, didLoad: Data("\(type(of: self))".utf8))
        client.urlProtocolDidFinishLoading(self)
      }

      override func stopLoading() {}
    }

    private final class Early: Stub {
      override class var host: String { "stub.example" }
    }

    private final class Late: Stub {
      override class var host: String { "stub.example" }
    }

    @Test("go to a registered protocol first, the latest one, also of a session that is older")
    func registered() async throws {
      let server = Server("server")
      let url = try #require(URL(string: "https://stub.example/e"))
      func answer() async throws -> String {
        try await PendingWork.$origin.withValue(server) { Self.text(try await URLSession.shared.data(from: url).0) }
      }
      #expect(try await answer() == "server /e")
      #expect(URLProtocol.registerClass(Early.self))
      #expect(try await answer() == "Early")
      #expect(URLProtocol.registerClass(Late.self))
      #expect(try await answer() == "Late")
      URLProtocol.unregisterClass(Late.self)
      #expect(try await answer() == "Early")
      URLProtocol.unregisterClass(Early.self)
      #expect(try await answer() == "server /e")
      #expect(server.requests.value.count == 2)
    }

    /// Answers when it is told to, and says when it is stopped.
    private final class Slow: URLProtocol {
      /// `@unchecked Sendable`: the protocol has no properties of its own.
      struct Event: @unchecked Sendable {
        let name: String
        let sender: Slow
      }

      static let events = AsyncStream.makeStream(of: Event.self)

      override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "slow.example" }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

      override func startLoading() { Self.events.continuation.yield(Event(name: "start", sender: self)) }
      override func stopLoading() { Self.events.continuation.yield(Event(name: "stop", sender: self)) }

      func answer() {
        guard let client, let url = request.url,
          let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else { return }
        client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client.urlProtocol(self, didLoad: Data("late".utf8))
        client.urlProtocolDidFinishLoading(self)
      }
    }

    @Test("that are cancelled stop a registered protocol, whose later answer is ignored")
    func stopped() async throws {
      URLProtocol.registerClass(Slow.self)
      defer { URLProtocol.unregisterClass(Slow.self) }
      let url = try #require(URL(string: "https://slow.example/"))
      var events = Slow.events.stream.makeAsyncIterator()
      for _ in 0..<20 {
        let task = Task { try await URLSession.shared.data(from: url).0 }
        let started = try #require(await events.next())
        #expect(started.name == "start")
        task.cancel()
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
        let stopped = try #require(await events.next())
        #expect(stopped.name == "stop" && stopped.sender === started.sender)
        started.sender.answer()
      }
      // One that is not cancelled gets the answer, once.
      let task = Task { try await URLSession.shared.data(from: url).0 }
      let started = try #require(await events.next())
      started.sender.answer()
      started.sender.answer()
      #expect(Self.text(try await task.value) == "late")
    }

    @Test("go to a protocol of the session's configuration")
    func configured() async throws {
      let configuration = URLSessionConfiguration.default
      configuration.protocolClasses?.insert(Early.self, at: 0)
      let server = Server("server")
      let session = URLSession(configuration: configuration)
      try await PendingWork.$origin.withValue(server) {
        let stubbed = try await session.data(from: #require(URL(string: "https://stub.example/f")))
        #expect(Self.text(stubbed.0) == "Early")
        let other = try await session.data(from: Self.url("f"))
        #expect(Self.text(other.0) == "server /f")
      }
    }

    @Test("for a file read it, and fail where there is none")
    func files() async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
      try Data("contents".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      #expect(Self.text(try await URLSession.shared.data(from: file).0) == "contents")
      try FileManager.default.removeItem(at: file)
      let error = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: file) }
      #expect(error?.code == .fileDoesNotExist)
    }

    @Test("to this machine go there")
    func loopback() async throws {
      let server = Server("server")
      // Nothing listens at the port for discarding.
      let url = try #require(URL(string: "http://127.0.0.1:9/"))
      let error = await PendingWork.$origin.withValue(server) {
        await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
      }
      #expect(error?.code == .cannotConnectToHost)
      #expect(server.requests.value.isEmpty)
    }

    @Test("of tasks that are cancelled end, whenever that is")
    func cancelled() async throws {
      let server = Server("server")
      let url = try Self.url("h")
      for round in 0..<300 {
        let task = Task {
          try await PendingWork.$origin.withValue(server) { try await URLSession.shared.data(from: url).0 }
        }
        for _ in 0..<(round % 20) { await Task.yield() }
        task.cancel()
        switch await task.result {
        case .success(let data): #expect(Self.text(data) == "server /h")
        case .failure(let error): #expect((error as? URLError)?.code == .cancelled)
        }
      }
    }

    @Test("of publishers are answered for the code that subscribes")
    func publishers() async throws {
      let server = Server("server")
      let url = try Self.url("g")
      var cancellable: AnyCancellable?
      let text = await withCheckedContinuation { continuation in
        PendingWork.$origin.withValue(server) {
          cancellable = URLSession.shared.dataTaskPublisher(for: url).map { Self.text($0.data) }
            .replaceError(with: "failed").sink { continuation.resume(returning: $0) }
        }
      }
      cancellable?.cancel()
      #expect(text == "server /g")
    }
  }
#endif
