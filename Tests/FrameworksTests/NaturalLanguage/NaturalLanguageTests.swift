#if os(Linux)
  import FlowNaturalLanguage
  import PhoneSimulation
  import Testing

  @Suite("Natural language")
  struct NaturalLanguageTests {
    private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test("divides texts into words, sentences and paragraphs")
    func tokens() {
      #expect(
        tokens("I can't pay 3.14 or 10,000, Ann.", .word) == ["I", "can't", "pay", "3.14", "or", "10,000", "Ann"])
      #expect(tokens("日本 tea", .word) == ["日", "本", "tea"])
      #expect(
        tokens("It is 3.5 m. Really? “Yes.” ok e.g. this", .sentence) == [
          "It is 3.5 m. ", "Really? ", "“Yes.” ok e.g. this",
        ])
      #expect(tokens("a\nb\n", .paragraph) == ["a\n", "b\n"])
      #expect(tokens("", .document).isEmpty)
    }

    @Test("finds tokens at places and in parts, and stops when the app says so")
    func parts() {
      let text = "one two three"
      let tokenizer = NLTokenizer(unit: .word)
      tokenizer.string = text
      let place = text.index(text.startIndex, offsetBy: 5)
      #expect(text[tokenizer.tokenRange(at: place)] == "two")
      #expect(tokenizer.tokens(for: place..<text.endIndex).count == 2)
      var count = 0
      tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, _ in
        count += 1
        return count < 2
      }
      #expect(count == 2)
    }

    @Test(
      "recognizes languages by scripts and frequent words",
      arguments: [
        ("The tea is on the table and it is hot", NLLanguage.english), ("Der Tee ist nicht auf dem Tisch", .german),
        ("Le thé est sur la table avec du lait", .french), ("El té está en la mesa", .spanish),
        ("Чай на столе", .russian),
        ("お茶です", .japanese), ("차가 뜨겁다", .korean), ("茶很热", .simplifiedChinese),
      ])
    func languages(text: String, language: NLLanguage) {
      #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test("answers from the phone's table first, and nothing where nothing tells")
    func table() {
      let phone = SimulatedPhone()
      phone.use {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "xyzzy") == nil)
        phone.textLanguages["xyzzy"] = .finnish
        #expect(NLLanguageRecognizer.dominantLanguage(for: "xyzzy") == .finnish)
        let recognizer = NLLanguageRecognizer()
        recognizer.languageConstraints = [.french]
        recognizer.processString("The tea is on the table")
        #expect(recognizer.dominantLanguage == nil)
      }
    }

    @Test("tags words by the phone's table, and warns without one")
    func tags() {
      let phone = SimulatedPhone()
      let tagger = NLTagger(tagSchemes: [.nameType, .tokenType])
      let text = "Ann drinks."
      tagger.string = text
      func tags(_ scheme: NLTagScheme) -> [String?] {
        tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: scheme, options: .omitWhitespace)
          .map { $0.0?.rawValue }
      }
      phone.use {
        #expect(tags(.tokenType) == ["Word", "Word", "Punctuation"])
        let warnings = ReportCollector.warnings {
          #expect(tags(.nameType) == ["OtherWord", "OtherWord", "Punctuation"])
        }
        #expect(
          warnings.first
            == "NLTagger is not implemented: words that are not in SimulatedPhone.wordTags have the tag of other words."
        )
        phone.wordTags["NameType"] = ["Ann": "PersonalName"]
        #expect(tags(.nameType) == ["PersonalName", "OtherWord", "Punctuation"])
        // A scheme that the tagger was not made for has no tags.
        #expect(tags(.lexicalClass) == [nil, nil, nil])
      }
    }

    @Test("knows sentiments and vectors of the table alone")
    func numbers() {
      let phone = SimulatedPhone()
      phone.use {
        let tagger = NLTagger(tagSchemes: [.sentimentScore])
        tagger.string = "I like tea"
        func score() -> String? {
          tagger.tag(at: "I like tea".startIndex, unit: .paragraph, scheme: .sentimentScore).0?.rawValue
        }
        let warnings = ReportCollector.warnings { #expect(score() == "0.0") }
        #expect(warnings.count == 1)
        phone.textSentiments["I like tea"] = 0.8
        #expect(score() == "0.8")
        #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
        phone.wordVectors = ["tea": [1, 0], "coffee": [1, 0.1], "car": [0, 1]]
        let embedding = NLEmbedding.wordEmbedding(for: .english)
        #expect(embedding?.neighbors(for: "tea", maximumCount: 2).map(\.0) == ["coffee", "car"])
        #expect(embedding?.distance(between: "tea", and: "car") == 1)
        #expect(embedding?.distance(between: "tea", and: "ship") == 2)
      }
    }
  }
#endif
