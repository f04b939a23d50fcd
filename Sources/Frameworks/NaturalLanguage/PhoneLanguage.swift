import Foundation
import PhoneSimulation

/// What the phone knows about texts, beyond what can be computed: at first nothing.
struct LanguageData: PhoneValue {
  var languages: [String: NLLanguage] = [:]
  var tags: [String: [String: String]] = [:]
  var sentiments: [String: Double] = [:]
  var labels: [String: [String: String]] = [:]
  var vectors: [String: [Double]] = [:]
}

// Answers, for a test.
extension SimulatedPhone {
  /// The languages of whole texts. Of others, the script and frequent words decide.
  public var textLanguages: [String: NLLanguage] {
    get { self[LanguageData.self].languages }
    set { update(LanguageData.self) { $0.languages = newValue } }
  }

  /// The tags of words, by the raw value of a scheme: `["NameTypeOrLexicalClass": ["Ann": "PersonalName"]]`.
  public var wordTags: [String: [String: String]] {
    get { self[LanguageData.self].tags }
    set { update(LanguageData.self) { $0.tags = newValue } }
  }

  /// The sentiments of texts, from -1 to 1; others are 0.
  public var textSentiments: [String: Double] {
    get { self[LanguageData.self].sentiments }
    set { update(LanguageData.self) { $0.sentiments = newValue } }
  }

  /// The labels that models give to texts, by the names of the models' files.
  public var textLabels: [String: [String: String]] {
    get { self[LanguageData.self].labels }
    set { update(LanguageData.self) { $0.labels = newValue } }
  }

  /// The vectors of words, for embeddings of all languages.
  public var wordVectors: [String: [Double]] {
    get { self[LanguageData.self].vectors }
    set { update(LanguageData.self) { $0.vectors = newValue } }
  }
}
