import Foundation
import PhoneSimulation
import SwiftUI

/// Why a text is not translated.
public struct TranslationError: Error, Hashable, Sendable, CustomStringConvertible {
  private let cause: String

  public static let unsupportedSourceLanguage = TranslationError(cause: "unsupportedSourceLanguage")
  public static let unsupportedTargetLanguage = TranslationError(cause: "unsupportedTargetLanguage")
  public static let unsupportedLanguagePairing = TranslationError(
    cause: "unsupportedLanguagePairing")
  public static let unableToIdentifyLanguage = TranslationError(cause: "unableToIdentifyLanguage")
  public static let nothingToTranslate = TranslationError(cause: "nothingToTranslate")
  public static let internalError = TranslationError(cause: "internalError")
  public static let notInstalled = TranslationError(cause: "notInstalled")

  public var description: String { "TranslationError.\(cause)" }

  public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
    (error as? TranslationError) == pattern
  }
}

/// Translates texts by the phone's table (`SimulatedPhone.translations`).
// @unchecked: the properties are constant.
public class TranslationSession: @unchecked Sendable {
  /// The languages of a session. A view that gets another one starts another session.
  public struct Configuration: Hashable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0

    /// Creates a configuration; missing languages are those of the text and of the app.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }

    /// Makes views start another session of the same languages.
    public mutating func invalidate() { version += 1 }
  }

  /// A text that waits.
  public struct Request: Hashable, Sendable {
    public var sourceText: String
    public var clientIdentifier: String?

    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// A translated text.
  public struct Response: Hashable, Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }

  public let sourceLanguage: Locale.Language?
  public let targetLanguage: Locale.Language?

  init(_ configuration: Configuration) {
    sourceLanguage = configuration.source
    targetLanguage = configuration.target
  }

  /// Creates a session of languages that are on the phone.
  public convenience init(installedSource sourceLanguage: Locale.Language, target: Locale.Language?) {
    self.init(Configuration(source: sourceLanguage, target: target))
  }

  /// Makes the languages ready: they are, if they are on the phone.
  ///
  /// - Throws: ``TranslationError`` if they are not.
  public func prepareTranslation() async throws {
    if let target = targetLanguage,
      !SimulatedPhone.current.installedTranslationLanguages.contains(target.tableCode)
    {
      throw TranslationError.unsupportedTargetLanguage
    }
  }

  /// Whether both languages are on the phone.
  public var isReady: Bool {
    get async {
      guard let target = targetLanguage else { return false }
      return SimulatedPhone.current.installedTranslationLanguages.contains(target.tableCode)
    }
  }

  /// Translates a text.
  ///
  /// - Throws: ``TranslationError`` if the text is empty or not in the phone's table.
  public func translate(_ string: String) async throws -> Response {
    try response(to: Request(sourceText: string))
  }

  /// Translates texts.
  ///
  /// - Throws: ``TranslationError`` if a text is empty or not in the phone's table.
  public func translations(from batch: [Request]) async throws -> [Response] {
    try batch.map { try response(to: $0) }
  }

  /// Translates texts, one after the other.
  public func translate(batch: [Request]) -> AsyncThrowingStream<Response, any Error> {
    let results = batch.map { request in Result { try response(to: request) } }
    return AsyncThrowingStream { continuation in
      for result in results { continuation.yield(with: result) }
      continuation.finish()
    }
  }

  private func response(to request: Request) throws -> Response {
    let phone = SimulatedPhone.current
    let target = targetLanguage ?? Locale.current.language
    phone.record("Translation", "translates \"\(request.sourceText)\" to \(target.tableCode)")
    guard !request.sourceText.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
      throw TranslationError.nothingToTranslate
    }
    guard let table = phone.translations[target.tableCode] else {
      throw TranslationError.unsupportedTargetLanguage
    }
    guard let text = table[request.sourceText] else {
      throw TranslationError.unableToIdentifyLanguage
    }
    return Response(
      sourceLanguage: sourceLanguage ?? Locale.Language(identifier: "en"), targetLanguage: target,
      sourceText: request.sourceText, targetText: text, clientIdentifier: request.clientIdentifier)
  }
}

/// Which languages a phone translates.
// @unchecked: there is nothing to change.
public class LanguageAvailability: @unchecked Sendable {
  /// Whether a pair of languages can be translated.
  public enum Status: Hashable, Sendable {
    case installed, supported, unsupported
  }

  public init() {}

  /// The languages of the phone, by their codes.
  public var supportedLanguages: [Locale.Language] {
    get async {
      SimulatedPhone.current.installedTranslationLanguages.union(["en"]).sorted().map {
        Locale.Language(identifier: $0)
      }
    }
  }

  /// Whether a pair of languages can be translated: if the other one is on the phone.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    let code = (target ?? Locale.current.language).tableCode
    if code == source.tableCode { return .unsupported }
    return SimulatedPhone.current.installedTranslationLanguages.contains(code)
      ? .installed : .unsupported
  }
}
