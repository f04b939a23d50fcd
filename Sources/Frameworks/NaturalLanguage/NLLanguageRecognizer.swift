import Foundation
import PhoneSimulation

/// Finds the language of a text: by the phone's table (`SimulatedPhone.textLanguages`), then by the script, then by frequent
/// words of fifteen languages. A phone knows more.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// The probabilities that the app expects.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The languages that are possible; empty for all.
  open var languageConstraints: [NLLanguage] = []

  public override init() { super.init() }

  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  open func processString(_ string: String) { text += text.isEmpty ? string : " \(string)" }
  open func reset() { text = "" }

  /// The most probable language; `nil` if nothing tells.
  open var dominantLanguage: NLLanguage? {
    languageHypotheses(withMaximum: 1).first?.key
  }

  /// The most probable languages with their probabilities.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    var scores = Self.scores(text)
    if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
    for (language, hint) in languageHints { scores[language]? *= 1 + hint }
    let sum = scores.values.reduce(0, +)
    guard sum > 0 else { return [:] }
    let best = scores.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.prefix(max(0, maxHypotheses))
    return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / sum) })
  }

  private static func scores(_ text: String) -> [NLLanguage: Double] {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let known = SimulatedPhone.current.textLanguages[trimmed] { return [known: 1] }
    if let script = FrequentWords.language(ofScript: trimmed) { return [script: 1] }
    let words = TokenRanges.of(trimmed.lowercased(), unit: .word).map { String(trimmed.lowercased()[$0]) }
    var scores: [NLLanguage: Double] = [:]
    for (language, known) in FrequentWords.all {
      let count = words.count { known.contains($0) }
      if count > 0 { scores[language] = Double(count) }
    }
    return scores
  }
}

/// The words of languages that are in most texts.
enum FrequentWords {
  private static let texts: [(NLLanguage, String)] = [
    (
      .english,
      "the and of to in is that it you for was on are with this have not but be at or from what there can i my we"
    ),
    (.german, "der die und das ist nicht ich zu ein den mit sich auf für sie es eine von dem im wir auch als wie aber"),
    (.french, "le la les et est un une des que dans pour qui pas sur il elle avec ce je vous nous mais ne au du"),
    (.spanish, "el la los las y es un una que en por con no para se lo del al como más pero su yo está muy"),
    (.italian, "il la e è un una che di non per con sono le gli del della ma come questo più anche si ho nel"),
    (.portuguese, "o a os as e é um uma que não para com em por do da no na mas como mais eu você muito são"),
    (.dutch, "de het een en van is niet dat ik je zijn op met voor maar ook er aan als hij wij deze naar"),
    (.swedish, "och att det som en är på för av med inte jag den till har de om ett men så vi kan"),
    (.danish, "og det at en er på for af med ikke jeg den til har de om et men så vi kan var som"),
    (.norwegian, "og det at en er på for av med ikke jeg den til har de om et men så vi kan var som fra"),
    (.finnish, "ja on ei se että oli hän minä mutta ovat kun niin myös tämä joka olen sinä kuin"),
    (.polish, "i w nie na się to jest że z do jak ale co tak za od po jestem przez czy ich"),
    (.turkish, "ve bir bu için ne da de çok ben sen değil var ama gibi daha mi ile olan"),
    (.indonesian, "dan yang di itu dengan untuk tidak ini dari dalam akan pada juga saya adalah ke bisa"),
    (.vietnamese, "và là của có không một trong cho được với những các này tôi người đã"),
  ]

  static let all: [(language: NLLanguage, words: Set<String>)] = texts.map { language, text in
    (language, Set(text.split(separator: " ").map(String.init)))
  }

  private static let scripts: [(range: ClosedRange<UInt32>, language: NLLanguage)] = [
    (0x3040...0x30FF, .japanese), (0xAC00...0xD7AF, .korean), (0x4E00...0x9FFF, .simplifiedChinese),
    (0x0400...0x04FF, .russian), (0x0370...0x03FF, .greek), (0x0590...0x05FF, .hebrew), (0x0600...0x06FF, .arabic),
    (0x0E00...0x0E7F, .thai), (0x0900...0x097F, .hindi),
  ]

  /// The language of a script that is in a third of the letters or more; kana before ideographs.
  static func language(ofScript text: String) -> NLLanguage? {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    guard !letters.isEmpty else { return nil }
    let counts = scripts.map { script in letters.count { script.range.contains($0.value) } }
    if counts[0] > 0, (counts[0] + counts[2]) * 3 >= letters.count { return .japanese }
    return zip(scripts, counts).first { $1 * 3 >= letters.count && $1 > 0 }?.0.language
  }
}
