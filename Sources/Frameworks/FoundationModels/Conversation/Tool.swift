/// Something that a model can call, to learn or to do something.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent

  /// The name by which the model calls it: that of the type by default.
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }

  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  public var name: String { "\(Self.self)" }
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool {
  /// Calls the tool with arguments in JSON.
  ///
  /// - Returns: What it tells the model.
  func output(_ arguments: String) async throws -> String {
    let content = try GeneratedContent(json: arguments)
    if let problem = parameters.problem(content) { throw LanguageModelSession.GenerationError.decoding(problem) }
    return try await call(arguments: Arguments(content)).promptRepresentation.text
  }
}
