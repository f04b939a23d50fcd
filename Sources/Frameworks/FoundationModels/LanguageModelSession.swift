import Foundation
import Observation
import PhoneSimulation

/// How a model answers. The table of the phone answers the same with all options.
public struct GenerationOptions: Hashable, Sendable {
  public var temperature: Double?
  public var maximumResponseTokens: Int?

  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// The instructions that a model gets before all prompts.
public struct Instructions: Hashable, Sendable {
  let text: String

  public init(_ content: String) { text = content }
}

/// What a model is asked.
public struct Prompt: Hashable, Sendable {
  let text: String

  public init(_ content: String) { text = content }
}

/// A conversation with the model, which answers from the table of the phone (`SimulatedPhone.languageModel`).
///
/// Types that the model generates (`@Generable`) and tools are not declared.
public final class LanguageModelSession: Sendable {
  /// Why there is no answer.
  public enum GenerationError: Error, LocalizedError, Sendable {
    /// What an error is about.
    public struct Context: Sendable {
      public let debugDescription: String

      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)

    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
        .guardrailViolation(let context),
        .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context):
        context.debugDescription
      }
    }
  }

  /// An answer.
  public struct Response<Content: Sendable>: Sendable {
    public let content: Content
  }

  /// An answer that grows by words.
  public struct ResponseStream: AsyncSequence, Sendable {
    /// The answer so far.
    public struct Snapshot: Sendable {
      public let content: String
    }

    public typealias Element = Snapshot

    fileprivate let result: Result<String, any Error>

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var snapshots: [String]
      fileprivate let failure: (any Error)?

      public mutating func next() async throws -> Snapshot? {
        if let failure { throw failure }
        return snapshots.isEmpty ? nil : Snapshot(content: snapshots.removeFirst())
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      switch result {
      case .failure(let error): return AsyncIterator(snapshots: [], failure: error)
      case .success(let text):
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return AsyncIterator(
          snapshots: words.indices.map { words[...$0].joined(separator: " ") }, failure: nil)
      }
    }

    /// The whole answer.
    ///
    /// - Throws: The error that ended the answer.
    public func collect() async throws -> Response<String> { Response(content: try result.get()) }
  }

  /// Creates a conversation.
  public init(model: SystemLanguageModel = .default, instructions: String? = nil) {
    if let instructions {
      SimulatedPhone.current.record("FoundationModels", "is told \"\(instructions)\"")
    }
  }

  /// Creates a conversation.
  public convenience init(model: SystemLanguageModel = .default, instructions: Instructions) {
    self.init(model: model, instructions: instructions.text)
  }

  /// Whether an answer is being made; here each one is made at once.
  public var isResponding: Bool { false }

  public func prewarm() {}

  private func answer(_ prompt: String) throws -> String {
    let phone = SimulatedPhone.current
    phone.record("FoundationModels", "is asked \"\(prompt)\"")
    let model = phone.languageModel
    guard model.availability == .available else {
      throw GenerationError.assetsUnavailable(
        .init(debugDescription: "The language model is not available."))
    }
    guard let answer = model.answers[prompt] ?? model.answer else {
      throw GenerationError.decodingFailure(
        .init(debugDescription: "SimulatedPhone.languageModel has no answer to \"\(prompt)\"."))
    }
    return answer
  }

  /// The answer to a prompt.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer.
  @discardableResult
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    Response(content: try answer(prompt))
  }

  /// The answer to a prompt.
  ///
  /// - Throws: ``GenerationError`` if the model is not available, or if the phone has no answer.
  @discardableResult
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    Response(content: try answer(prompt.text))
  }

  /// The answer to a prompt, by words.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream {
    ResponseStream(result: Result { try answer(prompt) })
  }
}
