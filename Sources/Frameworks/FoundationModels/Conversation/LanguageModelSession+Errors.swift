import Foundation

extension LanguageModelSession {
  /// Why there is no answer.
  public enum GenerationError: Error, LocalizedError, Sendable {
    /// What an error is about.
    public struct Context: Sendable {
      public let debugDescription: String

      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// Why a model does not answer.
    public struct Refusal: Sendable {
      let text: String

      public init(transcriptEntries: [Transcript.Entry]) {
        text = transcriptEntries.map(\.description).joined(separator: "\n")
      }

      public var explanation: Response<String> {
        get async throws { Response(content: text, rawContent: text.generatedContent, transcriptEntries: []) }
      }
    }

    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)

    static func decoding(_ text: String) -> GenerationError { .decodingFailure(Context(debugDescription: text)) }

    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context), .guardrailViolation(let context),
        .unsupportedGuide(let context), .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
        context.debugDescription
      }
    }
  }

  /// An error of a tool.
  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error

    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }

    public var errorDescription: String? { "The tool \(tool.name) failed: \(underlyingError.localizedDescription)" }
  }
}
