import Foundation
import Locking
import Observation
import PhoneSimulation

/// A conversation with the model, which answers from the table of the phone (`SimulatedPhone.languageModel`).
///
/// An answer that is a type of the app is a text in JSON there. One that is not of the type, or does not follow its guides,
/// fails with what is wrong.
public final class LanguageModelSession: Sendable, Observable {
  private struct State {
    var transcript: Transcript
    var isResponding = false
  }

  private let state: Locked<State>
  private let tools: [any Tool]

  /// Creates a conversation.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {
    self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) })
  }

  /// Creates a conversation.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    self.init(model: model, tools: tools, instructions: try instructions())
  }

  /// Creates a conversation.
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?) {
    self.tools = tools
    var entries: [Transcript.Entry] = []
    if let instructions {
      SimulatedPhone.current.record("FoundationModels", "is told \"\(instructions.text)\"")
      let definitions = tools.map { Transcript.ToolDefinition($0) }
      entries.append(
        .instructions(Transcript.Instructions(segments: .text(instructions.text), toolDefinitions: definitions)))
    }
    state = Locked(State(transcript: Transcript(entries: entries)))
  }

  /// Goes on with a conversation.
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
    self.tools = tools
    state = Locked(State(transcript: transcript))
  }

  /// What was said.
  public var transcript: Transcript { state.withLock(\.transcript) }

  /// Whether an answer is being made, as while a tool is called.
  public var isResponding: Bool { state.withLock(\.isResponding) }

  public func prewarm(promptPrefix: Prompt? = nil) {}

  // MARK: - Texts

  /// The answer to a prompt.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    try await response(to: Prompt(prompt), options)
  }

  /// The answer to a prompt.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    try await response(to: prompt, options)
  }

  /// The answer to a prompt.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer.
  @discardableResult
  public nonisolated(nonsending) func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> {
    try await response(to: prompt(), options)
  }

  // MARK: - Values of types

  /// The answer to a prompt, as a value.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer of the type.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable & Sendable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    try await response(to: Prompt(prompt), options)
  }

  /// The answer to a prompt, as a value.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer of the type.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable & Sendable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    try await response(to: prompt, options)
  }

  /// The answer to a prompt, as a value.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer of the type.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable & Sendable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    try await response(to: prompt(), options)
  }

  /// The answer to a prompt, as a value of a schema.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer of the schema.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> {
    try await response(to: Prompt(prompt), options, schema: schema)
  }

  /// The answer to a prompt, as a value of a schema.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer of the schema.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> {
    try await response(to: prompt, options, schema: schema)
  }

  // MARK: - Answers that grow

  /// The answer to a prompt, by words.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> {
    stream(Prompt(prompt), options)
  }

  /// The answer to a prompt, by words.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> {
    stream(prompt, options)
  }

  /// The answer to a prompt, by words.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    stream(try prompt(), options)
  }

  /// The answer to a prompt as a value, by properties.
  public func streamResponse<Content: Generable & Sendable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> {
    stream(Prompt(prompt), options)
  }

  /// The answer to a prompt as a value, by properties.
  public func streamResponse<Content: Generable & Sendable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> {
    stream(prompt, options)
  }

  /// The answer to a prompt as a value, by properties.
  public func streamResponse<Content: Generable & Sendable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> {
    stream(try prompt(), options)
  }

  private func stream<Content: Generable & Sendable>(
    _ prompt: Prompt, _ options: GenerationOptions
  ) -> ResponseStream<Content> {
    ResponseStream { try await self.response(to: prompt, options) }
  }

  // MARK: - Answering

  private nonisolated(nonsending) func response<Content: Generable & Sendable>(
    to prompt: Prompt, _ options: GenerationOptions, schema: GenerationSchema = Content.generationSchema
  ) async throws -> Response<Content> {
    let isBusy = state.withLock { state in
      defer { state.isResponding = true }
      return state.isResponding
    }
    if isBusy {
      throw GenerationError.concurrentRequests(
        .init(debugDescription: "The session is asked \"\(prompt.text)\" while it answers another prompt."))
    }
    defer { state.withLock { $0.isResponding = false } }
    let first = transcript.count
    let text = try answer(to: prompt.text)
    append(.prompt(Transcript.Prompt(segments: .text(prompt.text), options: options)))
    try await callTools(for: prompt.text)
    let raw = try content(text, Content.self, schema, prompt.text)
    append(.response(Transcript.Response(assetIDs: [], segments: segments(text, raw, Content.self))))
    return Response(content: try Content(raw), rawContent: raw, transcriptEntries: Array(transcript)[first...])
  }

  private func append(_ entry: Transcript.Entry) { state.withLock { $0.transcript.append(entry) } }

  private func segments<Content>(
    _ text: String, _ content: GeneratedContent, _ type: Content.Type
  ) -> [Transcript.Segment] {
    if type == String.self { return .text(text) }
    return [.structure(Transcript.StructuredSegment(source: "\(type)", content: content))]
  }

  /// The answer as a value of a type.
  private func content<Content: Generable>(
    _ text: String, _ type: Content.Type, _ schema: GenerationSchema, _ prompt: String
  ) throws -> GeneratedContent {
    if type == String.self { return GeneratedContent(kind: .string(text)) }
    guard let content = try? GeneratedContent(json: text) else {
      throw GenerationError.decoding(
        "The answer of SimulatedPhone.languageModel to \"\(prompt)\" is not JSON, of which \(type) is made: \(text)")
    }
    if let problem = schema.problem(content) {
      throw GenerationError.decoding("SimulatedPhone.languageModel, asked \"\(prompt)\": \(problem)")
    }
    return content.ordered(as: schema.node)
  }

  /// What the phone answers.
  private func answer(to prompt: String) throws -> String {
    let phone = SimulatedPhone.current
    phone.record("FoundationModels", "is asked \"\(prompt)\"")
    let model = phone.languageModel
    guard model.availability == .available else {
      throw GenerationError.assetsUnavailable(.init(debugDescription: "The language model is not available."))
    }
    guard let answer = model.answers[prompt] ?? model.answer else {
      throw GenerationError.decoding("SimulatedPhone.languageModel has no answer to \"\(prompt)\".")
    }
    return answer
  }

  private nonisolated(nonsending) func callTools(for prompt: String) async throws {
    let phone = SimulatedPhone.current
    for call in phone.languageModel.toolCalls[prompt] ?? [] {
      guard let tool = tools.first(where: { $0.name == call.name }) else {
        throw GenerationError.decoding(
          "SimulatedPhone.languageModel calls the tool \"\(call.name)\", which the session does not have.")
      }
      phone.record("FoundationModels", "calls \(call.name) with \(call.arguments)")
      let id = Transcript.newID()
      do {
        let arguments = try GeneratedContent(json: call.arguments)
        append(.toolCalls(Transcript.ToolCalls([.init(id: id, toolName: call.name, arguments: arguments)])))
        let output = try await tool.output(call.arguments)
        append(.toolOutput(Transcript.ToolOutput(id: id, toolName: call.name, segments: .text(output))))
      } catch {
        throw ToolCallError(tool: tool, underlyingError: error)
      }
    }
  }
}

extension GeneratedContent {
  /// The content with the properties in the order of the schema.
  fileprivate func ordered(as node: GenerationSchema.Node) -> GeneratedContent {
    guard case .structure(let properties, let keys) = kind, let order = node.keys else { return self }
    let known = order.filter { properties[$0] != nil }
    return GeneratedContent(
      kind: .structure(properties: properties, orderedKeys: known + keys.filter { !order.contains($0) }), id: id)
  }
}
