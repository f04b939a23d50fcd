#if os(Linux)
  import FirebaseFunctions
  import PhoneSimulation
  import Testing

  @Suite("Functions of a server", .ownPhone)
  struct FunctionsTests {
    private let phone = SimulatedPhone.current

    init() { FirebaseApp.configure() }

    @Test("are those of the phone, with values and with types")
    func calls() async throws {
      phone.firebaseFunctions["greet"] = { data in
        ["text": "Hello \((data as? [String: Any])?["name"] as? String ?? "")"]
      }
      let result = try await Functions.functions().httpsCallable("greet").call(["name": "Ada"])
      #expect(result.data as? [String: String] == ["text": "Hello Ada"])
      struct Answer: Decodable { var text: String }
      let greet: Callable<[String: String], Answer> = Functions.functions().httpsCallable("greet")
      #expect(try await greet(["name": "Bob"]).text == "Hello Bob")
      #expect(phone.actDescriptions == ["FirebaseFunctions: calls greet", "FirebaseFunctions: calls greet"])
    }

    @Test("fail if they are missing, refused, not reached, or say so")
    func failures() async {
      func text(_ name: String) async -> String {
        do {
          _ = try await Functions.functions().httpsCallable(name).call()
          return ""
        } catch { return "\(error._code) \(error.localizedDescription)" }
      }
      #expect(
        await text("none") == "5 There is no function none: SimulatedPhone.firebaseFunctions has none of this name.")
      phone.firebaseFunctions["fail"] = { _ in throw NSError(domain: "App", code: 77) }
      #expect(await text("fail").hasPrefix("77 "))
      phone.firebaseRules = { $0.path == "fail" ? .permissionDenied : .error(code: 4) }
      #expect(await text("fail") == "7 The function fail refuses.")
      #expect(await text("slow") == "4 The function slow fails.")
      phone.network = .offline
      #expect(await text("fail") == "14 There is no connection to the server.")
    }
  }
#endif
