#if os(Linux)
  import FlowFoundationModels
  import PhoneSimulation
  import Testing

  @Generable(description: "A journey")
  private struct Trip: Equatable {
    @Guide(description: "Where it leads")
    var place: String
    @Guide(description: "From bad to good", .range(1...5))
    var stars: Int
    @Guide(.count(1...3))
    var stops: [Stop]
    var note: String?
    var style: Style
    let isLong: Bool
  }

  @Generable
  private struct Stop: Equatable {
    @Guide(.anyOf(["Bern", "Rome"])) var city: String
    @Guide(description: "A code", /[A-Z]{3}/) var code: String
    var nights: Double
  }

  @Generable
  private enum Style: Equatable, CaseIterable {
    case hiking
    case `default`
  }

  @Generable
  private enum Answer: Equatable {
    case nothing
    case trips([Stop])
    case price(amount: Double, currency: String)
  }

  /// A type that contains itself.
  @Generable
  private struct Folder: Equatable {
    var id: GenerationID
    var name: String
    var folders: [Folder]

    static func == (lhs: Folder, rhs: Folder) -> Bool { lhs.name == rhs.name && lhs.folders == rhs.folders }
  }

  private struct WeatherTool: Tool {
    @Generable
    struct Arguments {
      @Guide(description: "A place") var city: String
    }

    struct Storm: Error {}

    let description = "Tells the weather."

    func call(arguments: Arguments) async throws -> String {
      if arguments.city == "Rome" { throw Storm() }
      return "Sun in \(arguments.city)"
    }
  }

  @Suite("Types that a model generates")
  struct GenerableTests {
    private static let json = """
      {"style": "hiking", "stops": [{"city": "Bern", "code": "BRN", "nights": 2}], "stars": 4, "place": "Alps", "isLong": true}
      """
    private static let trip = Trip(
      place: "Alps", stars: 4, stops: [Stop(city: "Bern", code: "BRN", nights: 2)], note: nil, style: .hiking,
      isLong: true)

    private func run(_ body: (SimulatedPhone) async throws -> Void) async throws {
      let phone = SimulatedPhone()
      phone.languageModel.availability = .available
      try await SimulatedPhone.$running.withValue(phone) { try await body(phone) }
    }

    /// Why there is no trip for an answer.
    private func problem(_ answer: String) async -> String {
      let phone = SimulatedPhone()
      phone.languageModel.availability = .available
      phone.languageModel.answer = answer
      return await SimulatedPhone.$running.withValue(phone) {
        do {
          _ = try await LanguageModelSession().respond(to: "Trip?", generating: Trip.self)
          return "none"
        } catch { return error.localizedDescription }
      }
    }

    @Test("are made of the phone's answers, and are content again")
    func values() async throws {
      try await run { phone in
        phone.languageModel.answers["Trip?"] = Self.json
        let response = try await LanguageModelSession().respond(to: "Trip?", generating: Trip.self)
        #expect(response.content == Self.trip)
        #expect(try Trip(response.content.generatedContent) == Self.trip)
        #expect(
          response.rawContent.jsonString
            == """
            {"place": "Alps", "stars": 4, "stops": [{"city": "Bern", "code": "BRN", "nights": 2}], "style": "hiking", "isLong": true}
            """)
      }
    }

    @Test("an answer that is none, or does not follow the guides, fails with the place and what belongs there")
    func problems() async {
      let begin = "SimulatedPhone.languageModel, asked \"Trip?\": "
      #expect(await problem(Self.json) == "none")
      #expect(
        await problem(Self.json.replacing("\"stars\": 4", with: "\"stars\": 9"))
          == begin + "Trip.stars is 9, not a whole number from 1 to 5.")
      #expect(
        await problem(Self.json.replacing("Bern", with: "Oslo"))
          == begin + "Trip.stops[0].city is \"Oslo\", not one of \"Bern\", \"Rome\".")
      #expect(
        await problem(Self.json.replacing("BRN", with: "bern"))
          == begin + "Trip.stops[0].code is \"bern\", not a text of its pattern.")
      #expect(
        await problem(Self.json.replacing("\"place\": \"Alps\", ", with: ""))
          == begin + "Trip.place is missing: it is a text.")
      #expect(
        await problem(Self.json.replacing("hiking", with: "diving"))
          == begin + "Trip.style is \"diving\", not one of \"hiking\", \"default\".")
      #expect(
        await problem("{\"stops\": []}".replacing("{", with: "{\"place\": \"a\", \"stars\": 1, "))
          == begin + "Trip.stops is [], not an array from 1 to 3.")
      #expect(
        await problem("Alps")
          == "The answer of SimulatedPhone.languageModel to \"Trip?\" is not JSON, of which Trip is made: Alps")
    }

    @Test("enumerations are names, and structures of a name if they have values")
    func enumerations() throws {
      for style in Style.allCases { #expect(try Style(style.generatedContent) == style) }
      #expect(Style.default.generatedContent.jsonString == "\"default\"")
      let answers = [Answer.nothing, .trips(Self.trip.stops), .price(amount: 2.5, currency: "CHF")]
      for answer in answers {
        #expect(try Answer(GeneratedContent(json: answer.generatedContent.jsonString)) == answer)
      }
      #expect(answers[2].generatedContent.jsonString == "{\"price\": {\"amount\": 2.5, \"currency\": \"CHF\"}}")
      #expect(throws: (any Error).self) { try Answer("everything".generatedContent) }
    }

    @Test("a type may contain itself, and each value has an identifier of its own")
    func recursion() async throws {
      try await run { phone in
        phone.languageModel.answer = "{\"name\": \"a\", \"folders\": [{\"name\": \"b\", \"folders\": []}]}"
        let folder = try await LanguageModelSession().respond(to: "?", generating: Folder.self).content
        #expect(folder.name == "a" && folder.folders.map(\.name) == ["b"] && folder.id != folder.folders[0].id)
      }
    }

    @Test("grow by properties, with one identifier")
    func streams() async throws {
      try await run { phone in
        phone.languageModel.answer = Self.json
        var parts: [Trip.PartiallyGenerated] = []
        var isComplete: [Bool] = []
        for try await snapshot in LanguageModelSession().streamResponse(to: "Trip?", generating: Trip.self) {
          parts.append(snapshot.content)
          isComplete.append(snapshot.rawContent.isComplete)
        }
        #expect(parts.map { $0.place ?? "-" } == ["-", "Alps", "Alps", "Alps", "Alps", "Alps"])
        #expect(parts.map { $0.stars ?? 0 } == [0, 0, 4, 4, 4, 4] && parts.last?.stops?.first?.city == "Bern")
        #expect(Set(parts.map(\.id)).count == 1 && isComplete == [false, false, false, false, false, true])
      }
    }

    @Test("tools are called before the answer, and the transcript has everything")
    func tools() async throws {
      try await run { phone in
        phone.languageModel.answers = ["Weather?": "It is sunny.", "Rome?": "No."]
        phone.languageModel.toolCalls = [
          "Weather?": [PhoneToolCall(name: "WeatherTool", arguments: "{\"city\": \"Bern\"}")],
          "Rome?": [PhoneToolCall(name: "WeatherTool", arguments: "{\"city\": \"Rome\"}")],
          "Time?": [PhoneToolCall(name: "Clock", arguments: "{}")],
        ]
        let session = LanguageModelSession(tools: [WeatherTool()]) {
          "Be short."
          if true { "Be kind." }
        }
        let response = try await session.respond(to: Prompt { "Weather?" })
        #expect(response.content == "It is sunny." && !session.isResponding)
        #expect(
          session.transcript.map(\.description) == [
            "(Instructions) Be short.\nBe kind.", "(Prompt) Weather?", "(ToolCalls) WeatherTool: {\"city\": \"Bern\"}",
            "(ToolOutput WeatherTool) Sun in Bern", "(Response) It is sunny.",
          ])
        #expect(response.transcriptEntries.count == 4)
        let failure = await #expect(throws: LanguageModelSession.ToolCallError.self) {
          try await session.respond(to: "Rome?")
        }
        #expect(failure?.underlyingError is WeatherTool.Storm)
        phone.languageModel.answer = "Noon"
        let missing = await #expect(throws: LanguageModelSession.GenerationError.self) {
          try await session.respond(to: "Time?")
        }
        #expect(
          missing?.errorDescription
            == "SimulatedPhone.languageModel calls the tool \"Clock\", which the session does not have.")
        let next = LanguageModelSession(transcript: session.transcript)
        #expect(next.transcript == session.transcript)
      }
    }

    @Test("schemas can be made while the app runs, and say which names are missing")
    func dynamicSchemas() async throws {
      let point = DynamicGenerationSchema(
        name: "Point",
        properties: [
          .init(name: "x", schema: DynamicGenerationSchema(type: Int.self, guides: [.maximum(9)])),
          .init(name: "label", schema: DynamicGenerationSchema(name: "Label", anyOf: ["a", "b"]), isOptional: true),
        ])
      let line = DynamicGenerationSchema(
        name: "Line",
        properties: [
          .init(
            name: "points", schema: DynamicGenerationSchema(arrayOf: .init(referenceTo: "Point"), minimumElements: 2))
        ])
      #expect(throws: GenerationSchema.SchemaError.undefinedReferences(schema: "Line", references: ["Point"])) {
        try GenerationSchema(root: line, dependencies: [])
      }
      #expect(throws: GenerationSchema.SchemaError.duplicateType(schema: "Line", type: "Line")) {
        try GenerationSchema(root: line, dependencies: [point, line])
      }
      let schema = try GenerationSchema(root: line, dependencies: [point])
      try await run { phone in
        phone.languageModel.answer = "{\"points\": [{\"x\": 1}, {\"x\": 2, \"label\": \"b\"}]}"
        let content = try await LanguageModelSession().respond(to: "?", schema: schema).content
        let points = try content.value([GeneratedContent].self, forProperty: "points")
        #expect(try points.map { try $0.value(Int.self, forProperty: "x") } == [1, 2])
        #expect(try points[0].value(String?.self, forProperty: "label") == nil)
        phone.languageModel.answer = "{\"points\": [{\"x\": 1}, {\"x\": 10}]}"
        let failure = await #expect(throws: LanguageModelSession.GenerationError.self) {
          try await LanguageModelSession().respond(to: "?", schema: schema)
        }
        #expect(
          failure?.errorDescription?.hasSuffix("Line.points[1].x is 10, not a whole number of at most 9.") == true)
      }
    }

    @Test("properties that are missing or of another type are errors")
    func contents() throws {
      let content = GeneratedContent(properties: ["a": 1, "b": ["x", "y"]])
      #expect(content.jsonString == "{\"a\": 1, \"b\": [\"x\", \"y\"]}")
      #expect(try GeneratedContent(json: content.jsonString) == content)
      let missing = #expect(throws: LanguageModelSession.GenerationError.self) {
        try content.value(Int.self, forProperty: "c")
      }
      #expect(missing?.errorDescription == "There is no property \"c\" in \(content.jsonString).")
      let wrong = #expect(throws: LanguageModelSession.GenerationError.self) {
        try content.value(Bool.self, forProperty: "a")
      }
      #expect(wrong?.errorDescription == "1 is no Bool.")
      let none = #expect(throws: LanguageModelSession.GenerationError.self) {
        try "a".generatedContent.value(Int.self, forProperty: "c")
      }
      #expect(none?.errorDescription == "\"a\" is no structure.")
    }
  }
#endif
