import FlowFoundation
import PhoneSimulation

/// The words that the phone's user and its dictionary know.
struct SpellingData: PhoneValue {
  var misspelled: [String: [String]] = [:]
  var dictionary: Set<String>?
  var learned: Set<String> = []
}

// Answers, for a test.
extension SimulatedPhone {
  /// The words that are misspelled, with the guesses for each. The case of letters does not matter.
  public var misspelledWords: [String: [String]] {
    get { self[SpellingData.self].misspelled }
    set { update(SpellingData.self) { $0.misspelled = newValue } }
  }

  /// All words that are spelled correctly; `nil`, the default, for every word that is not among ``misspelledWords``. The
  /// case of letters does not matter.
  public var dictionaryWords: Set<String>? {
    get { self[SpellingData.self].dictionary }
    set { update(SpellingData.self) { $0.dictionary = newValue } }
  }
}
