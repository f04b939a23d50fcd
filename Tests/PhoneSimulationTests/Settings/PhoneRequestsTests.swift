#if os(Linux)
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("The servers that a phone reaches") @MainActor
  struct PhoneRequestsTests {
    /// Loads an address with the phone that is current.
    private func load(_ address: String, _ phone: SimulatedPhone) async throws -> (String, Int?) {
      // Requests of code that no screen runs go to the current phone.
      let answer = phone.answer(to: URLRequest(url: try #require(URL(string: address))))
      switch answer {
      case .response(let response, let data): return (String(decoding: data, as: UTF8.self), response.statusCode)
      case .failure(let error): throw error
      }
    }

    @Test("answer by address, with and without a query, and record the requests")
    func answers() async throws {
      let phone = SimulatedPhone()
      phone.answers["https://example.com/teas"] = .json("[1]")
      phone.answers["https://example.com/teas?page=2"] = .data(Data("two".utf8), status: 206, headers: ["Age": "1"])
      phone.answers["https://example.com/gone"] = .failure(.timedOut)
      #expect(try await load("https://example.com/teas", phone) == ("[1]", 200))
      #expect(try await load("https://example.com/teas?page=1", phone) == ("[1]", 200))
      #expect(try await load("https://example.com/teas?page=2#end", phone) == ("two", 206))
      let gone = await #expect(throws: URLError.self) { try await load("https://example.com/gone", phone) }
      #expect(gone?.code == .timedOut)
      #expect(gone?.localizedDescription == "The request timed out.")
      #expect(gone?.failingURL?.absoluteString == "https://example.com/gone")
      let other = await #expect(throws: URLError.self) { try await load("https://example.org/teas", phone) }
      #expect(other?.code == .notConnectedToInternet)
      #expect(other?.failingURL?.absoluteString == "https://example.org/teas")
      #expect(phone.requests.map(\.status) == [200, 200, 206, nil, nil])
      #expect(phone.requests.first?.method == "GET")
      #expect(
        phone.actDescriptions == [
          "URLSession: GET https://example.com/teas: 200",
          "URLSession: GET https://example.com/teas?page=1: 200",
          "URLSession: GET https://example.com/teas?page=2#end: 206",
          "URLSession: GET https://example.com/gone: error -1001",
          "URLSession: GET https://example.org/teas: no connection",
        ])
    }

    @Test("cannot be reached without a network")
    func offline() async throws {
      let phone = SimulatedPhone()
      phone.answers["https://example.com/teas"] = .json("[1]")
      phone.network = .offline
      let error = await #expect(throws: URLError.self) { try await load("https://example.com/teas", phone) }
      #expect(error?.code == .notConnectedToInternet)
    }

    @Test("answer with the contents of a file, or that there is none")
    func files() async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try Data("contents".utf8).write(to: file)
      let phone = SimulatedPhone()
      phone.answers["https://example.com/a"] = .file(file)
      #expect(try await load("https://example.com/a", phone) == ("contents", 200))
      try FileManager.default.removeItem(at: file)
      #expect(try await load("https://example.com/a", phone) == ("", 404))
    }

    private struct Teas: View {
      @State private var text = "loading"

      var body: some View {
        Text(text).task {
          guard let url = URL(string: "https://example.com/teas") else { return }
          do { text = String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self) } catch {
            text = (error as? URLError)?.code == .notConnectedToInternet ? "offline" : "\(error)"
          }
        }
      }
    }

    private func texts(_ screen: Screen) -> [String] { screen.semantics().compactMap(\.label) }

    @Test("are those of the phone of the screen whose task asks")
    func screens() async {
      let (known, unknown) = (Screen(device: .iPhone), Screen(device: .iPhone))
      known.phone.answers["https://example.com/teas"] = .json("green")
      known.show(Teas())
      unknown.show(Teas())
      #expect(await known.wait(upTo: 60) { texts(known) == ["green"] })
      #expect(await unknown.wait(upTo: 60) { texts(unknown) == ["offline"] })
      #expect(known.graph.issues.isEmpty)
      #expect(
        unknown.graph.issues.map(\.message) == [
          "GET https://example.com/teas fails as without a connection. Set SimulatedPhone.current.answers, or register "
            + "an URLProtocol."
        ])
      #expect(known.phone.requests.count == 1 && unknown.phone.requests.count == 1)
    }
  }
#endif
