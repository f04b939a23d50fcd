extension LanguageModelSession {
  /// An answer.
  public struct Response<Content: Generable>: Sendable where Content: Sendable {
    public let content: Content
    public let rawContent: GeneratedContent
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// An answer that grows: a text by words, a structure by properties.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable where Content: Sendable {
    /// The answer so far.
    public struct Snapshot {
      public var content: Content.PartiallyGenerated
      public var rawContent: GeneratedContent
    }

    public typealias Element = Snapshot

    let answer: @Sendable () async throws -> Response<Content>

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let answer: @Sendable () async throws -> Response<Content>
      fileprivate var parts: [GeneratedContent]?

      public mutating func next() async throws -> Snapshot? {
        var rest: [GeneratedContent]
        if let parts { rest = parts } else { rest = try await answer().rawContent.growing() }
        defer { parts = rest }
        if rest.isEmpty { return nil }
        let part = rest.removeFirst()
        return Snapshot(content: try Content.PartiallyGenerated(part), rawContent: part)
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(answer: answer) }

    /// The whole answer.
    ///
    /// - Throws: The error that ended the answer.
    public func collect() async throws -> Response<Content> { try await answer() }
  }
}

extension GeneratedContent {
  /// The parts that are there one after the other; the last one is the whole.
  fileprivate func growing() -> [GeneratedContent] {
    let id = id ?? GenerationID()
    var parts: [GeneratedContent]
    switch kind {
    case .string(let text):
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      parts = words.indices.map { GeneratedContent(kind: .string(words[...$0].joined(separator: " ")), id: id) }
    case .array(let values):
      parts = (0...values.count).map { GeneratedContent(kind: .array(Array(values[..<$0])), id: id) }
    case .structure(let properties, let keys):
      parts = (0...keys.count).map { count in
        let known = Array(keys[..<count])
        return GeneratedContent(
          kind: .structure(properties: properties.filter { known.contains($0.key) }, orderedKeys: known), id: id)
      }
    case .null, .bool, .number: parts = [GeneratedContent(kind: kind, id: id)]
    }
    for index in parts.indices.dropLast() { parts[index].isComplete = false }
    return parts
  }
}
