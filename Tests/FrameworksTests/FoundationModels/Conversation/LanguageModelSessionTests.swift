#if os(Linux)
  import FlowFoundationModels
  import PhoneSimulation
  import Testing

  @Suite("The language model")
  struct LanguageModelSessionTests {
    private func run(_ body: (SimulatedPhone) async throws -> Void) async throws {
      let phone = SimulatedPhone()
      try await SimulatedPhone.$running.withValue(phone) { try await body(phone) }
    }

    private func failure(_ prompt: String) async -> String {
      do {
        return try await LanguageModelSession().respond(to: prompt).content
      } catch { return (error as? LanguageModelSession.GenerationError)?.errorDescription ?? "\(error)" }
    }

    @Test("is not available at first")
    func unavailable() async throws {
      try await run { _ in
        #expect(!SystemLanguageModel.default.isAvailable)
        #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
        #expect(await failure("Hello") == "The language model is not available.")
      }
    }

    @Test("answers from the phone's table, at once or by words, and records what it is asked")
    func answers() async throws {
      try await run { phone in
        phone.languageModel.availability = .available
        #expect(await failure("Hello") == "SimulatedPhone.languageModel has no answer to \"Hello\".")
        phone.languageModel.answers = ["Hello": "Good morning to you"]
        phone.languageModel.answer = "I do not know"
        let session = LanguageModelSession(instructions: "Be kind.")
        #expect(try await session.respond(to: "Hello").content == "Good morning to you")
        #expect(try await session.respond(to: Prompt("Why?")).content == "I do not know")
        var parts: [String] = []
        for try await part in session.streamResponse(to: "Hello") { parts.append(part.content) }
        #expect(parts == ["Good", "Good morning", "Good morning to", "Good morning to you"])
        #expect(
          phone.actDescriptions.suffix(4) == [
            "FoundationModels: is told \"Be kind.\"", "FoundationModels: is asked \"Hello\"",
            "FoundationModels: is asked \"Why?\"", "FoundationModels: is asked \"Hello\"",
          ])
      }
    }
  }
#endif
