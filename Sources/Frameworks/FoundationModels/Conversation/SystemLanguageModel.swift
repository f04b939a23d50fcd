import Foundation
import Observation
import PhoneSimulation

/// The language model of a phone: at first not available.
public struct PhoneLanguageModel: PhoneValue {
  public var availability = SystemLanguageModel.Availability.unavailable(.deviceNotEligible)
  /// The answers by their prompts.
  public var answers: [String: String] = [:]
  /// The answer to all other prompts; without one, they fail.
  public var answer: String?
  /// The tools that the model calls before it answers, by the prompts.
  public var toolCalls: [String: [PhoneToolCall]] = [:]

  public init() {}
}

/// A tool that the model of a phone calls.
public struct PhoneToolCall: Hashable, Sendable {
  /// The name of the tool.
  public var name: String

  /// The arguments, as JSON.
  public var arguments: String

  public init(name: String, arguments: String) { (self.name, self.arguments) = (name, arguments) }
}

extension SimulatedPhone {
  /// The language model of the phone.
  public var languageModel: PhoneLanguageModel {
    get { self[PhoneLanguageModel.self] }
    set { self[PhoneLanguageModel.self] = newValue }
  }
}

/// The language model of the phone (`SimulatedPhone.languageModel`).
public final class SystemLanguageModel: Sendable {
  /// Whether the model can be used.
  @frozen public enum Availability: Hashable, Sendable {
    /// Why the model cannot be used.
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }

    case available
    case unavailable(UnavailableReason)
  }

  /// The purpose of a model.
  public struct UseCase: Hashable, Sendable {
    private let name: String

    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  public static let `default` = SystemLanguageModel()

  private init() {}

  /// What a model must not say. All have the same answers.
  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }

  /// Creates a model. All use cases have the same answers.
  public convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) { self.init() }

  public var availability: Availability { SimulatedPhone.current.languageModel.availability }
  public var isAvailable: Bool { availability == .available }
  /// The languages of the model: English here.
  public var supportedLanguages: Set<Locale.Language> { [Locale.Language(identifier: "en")] }

  public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
    locale.language.languageCode?.identifier == "en"
  }
}
