import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

/// A voice of the system.
// Sendable: nothing of a voice changes.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public let name: String
  public let identifier: String
  public let quality = AVSpeechSynthesisVoiceQuality.default

  private static let names = [
    ("ar-001", "Majed"), ("de-DE", "Anna"), ("en-AU", "Karen"), ("en-GB", "Daniel"), ("en-IE", "Moira"),
    ("en-US", "Samantha"), ("es-ES", "Mónica"), ("es-MX", "Paulina"), ("fr-CA", "Amélie"), ("fr-FR", "Thomas"),
    ("it-IT", "Alice"), ("ja-JP", "Kyoko"), ("ko-KR", "Yuna"), ("nl-NL", "Xander"), ("pt-BR", "Luciana"),
    ("ru-RU", "Milena"), ("zh-CN", "Tingting"),
  ]

  private init(language: String, name: String) {
    self.language = language
    self.name = name
    let plain = name.folding(options: .diacriticInsensitive, locale: nil)
    identifier = "com.apple.voice.compact.\(language).\(plain)"
  }

  /// Creates the voice of a language, by its code such as `en-US`; `nil` if there is none.
  public convenience init?(language languageCode: String?) {
    let code = languageCode ?? "en-US"
    guard let known = Self.names.first(where: { $0.0 == code || $0.0.hasPrefix(code + "-") }) else { return nil }
    self.init(language: known.0, name: known.1)
  }

  /// Creates the voice of an identifier; `nil` if there is none.
  public convenience init?(identifier: String) {
    guard let known = Self.speechVoices().first(where: { $0.identifier == identifier }) else { return nil }
    self.init(language: known.language, name: known.name)
  }

  /// All voices, in the order of their languages.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    names.map { AVSpeechSynthesisVoice(language: $0.0, name: $0.1) }
  }

  open class func currentLanguageCode() -> String { "en-US" }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVSpeechSynthesisVoice)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  /// From zero to one; the usual speed is one half.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var prefersAssistiveTechnologySettings = false
  /// The pause before the text, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates a text to speak.
  public init(string: String) { speechString = string }

  /// Creates a text to speak, without its attributes.
  public convenience init(attributedString string: NSAttributedString) { self.init(string: string.string) }

  /// The words, and when each begins after the start of the text, in seconds.
  var words: [(range: NSRange, start: Double)] {
    speechString.split { $0.isWhitespace }.map { word in
      let range = NSRange(word.startIndex..<word.endIndex, in: speechString)
      return (range, Double(range.location) * secondsPerCharacter)
    }
  }

  /// How long the text takes, in seconds.
  var speechDuration: Double { Double(speechString.utf16.count) * secondsPerCharacter }

  /// Fifteen characters in a second at the usual speed.
  private var secondsPerCharacter: Double { 1 / (15 * Double(max(0.05, rate)) / 0.5) }
}
