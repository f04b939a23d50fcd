#if os(Linux)
  import FirebaseSharedSwift
  import Testing

  private struct Cup: Codable, Equatable {
    var sizeInMilliliters = 250
    var photoURL: URL?
    var filled = Date(timeIntervalSince1970: 1.5)
    var data = Data([1, 2])
    var ratio = 0.5
    var inner: [String: [Int]] = ["a": [1, 2]]
    var nothing: String?
  }

  @Suite("Encoding as dictionaries")
  struct StructureCodingTests {
    @Test("gives back the same value with each strategy for dates and data")
    func strategies() throws {
      let dates: [(FirebaseDataEncoder.DateEncodingStrategy, FirebaseDataDecoder.DateDecodingStrategy)] = [
        (.deferredToDate, .deferredToDate), (.secondsSince1970, .secondsSince1970),
        (.millisecondsSince1970, .millisecondsSince1970),
      ]
      for (encoding, decoding) in dates {
        for isBlob in [true, false] {
          let (encoder, decoder) = (FirebaseDataEncoder(), FirebaseDataDecoder())
          encoder.dateEncodingStrategy = encoding
          decoder.dateDecodingStrategy = decoding
          encoder.dataEncodingStrategy = isBlob ? .blob : .base64
          decoder.dataDecodingStrategy = isBlob ? .blob : .base64
          var cup = Cup()
          cup.photoURL = URL(string: "https://example.com")
          let tree = try #require(try encoder.encode(cup) as? [String: Any])
          #expect(tree["nothing"] == nil && tree["photoURL"] as? String == "https://example.com")
          #expect(tree["data"] is Data == isBlob)
          #expect(try decoder.decode(Cup.self, from: tree) == cup)
        }
      }
    }

    @Test("writes names in the style of other languages")
    func snakeCase() throws {
      let (encoder, decoder) = (FirebaseDataEncoder(), FirebaseDataDecoder())
      encoder.keyEncodingStrategy = .convertToSnakeCase
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      struct Names: Codable, Equatable {
        var sizeInMilliliters = 1
        var pageHTML = "a"
      }
      let tree = try #require(try encoder.encode(Names()) as? [String: Any])
      #expect(tree.keys.sorted() == ["page_html", "size_in_milliliters"])
      struct Size: Decodable { var sizeInMilliliters: Int }
      #expect(try decoder.decode(Size.self, from: tree).sizeInMilliliters == 1)
    }

    @Test("refuses numbers that are none, unless they have names")
    func nonConforming() throws {
      let (encoder, decoder) = (FirebaseDataEncoder(), FirebaseDataDecoder())
      #expect(throws: EncodingError.self) { try encoder.encode(["a": Double.infinity]) }
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+", negativeInfinity: "-", nan: "nan")
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "+", negativeInfinity: "-", nan: "nan")
      let tree = try encoder.encode(["a": Double.infinity, "b": -Double.infinity])
      #expect(try decoder.decode([String: Double].self, from: tree) == ["a": .infinity, "b": -.infinity])
    }

    @Test("says where a value has another type")
    func mismatch() {
      #expect {
        try FirebaseDataDecoder().decode([String: [Int]].self, from: ["a": [1, "two"]])
      } throws: { error in
        guard case DecodingError.typeMismatch(_, let context) = error else { return false }
        return context.codingPath.map(\.stringValue) == ["a", "1"]
          && context.debugDescription == "The value is a String instead of a Int."
      }
      #expect {
        try FirebaseDataDecoder().decode(Int8.self, from: 300)
      } throws: { error in
        guard case DecodingError.dataCorrupted(let context) = error else { return false }
        return context.debugDescription == "The number 300 is no Int8."
      }
    }
  }
#endif
