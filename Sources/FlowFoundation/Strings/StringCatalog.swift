import AssetCatalogs
import Foundation

/// A string catalog: an `.xcstrings` file.
struct StringCatalog: StringTable {
  private struct Contents: Decodable, Sendable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  private struct Unit: Decodable, Sendable {
    var state: String?
    var value: String
  }

  private struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var variations: Variations?
  }

  private struct Variations: Decodable, Sendable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }

  /// Variations by device may contain variations by number.
  private final class Variation: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private let contents: Contents
  let languages: [String]
  let faults: [String]

  /// - Parameter name: The name of the file in messages.
  init(contentsOf file: URL, name: String) {
    do throws(FileFault) {
      contents = try JSONFile.decode(file)
      faults = []
    } catch {
      contents = Contents(strings: [:])
      faults = ["The strings of '\(name)' are not used: \(error). Xcode does not build an app with such a file."]
    }
    var languages = Set(contents.strings.values.flatMap { ($0.localizations ?? [:]).keys })
    if let source = contents.sourceLanguage { languages.insert(source) }
    self.languages = languages.sorted()
  }

  var sourceLanguage: String? { contents.sourceLanguage }

  /// The sorted keys.
  var keys: [String] { contents.strings.keys.sorted() }

  func string(_ request: LocalizedStringRequest, language: String, report: (String) -> Void) -> String? {
    guard let localization = contents.strings[request.key]?.localizations?[language],
      let text = text(localization.stringUnit, localization.variations, language, request)
    else { return nil }
    guard let substitutions = localization.substitutions else { return text }
    var variables: [String: FormatVariables.Variable] = [:]
    for (name, substitution) in substitutions {
      let position = substitution.argNum.flatMap { $0 > 0 ? $0 - 1 : nil }
      if let number = substitution.argNum, position == nil {
        report("the argNum of the variable '\(name)' is \(number), and values are counted from 1")
      }
      variables[name] = FormatVariables.Variable(
        position: position, forms: forms(of: substitution.variations, language, request))
    }
    return FormatVariables(variables: variables, language: language, numbers: request.numbers)
      .text(text, report: report)
  }

  private func text(
    _ unit: Unit?, _ variations: Variations?, _ language: String, _ request: LocalizedStringRequest
  ) -> String? {
    if let unit {
      // A string with the state `new` has no translation yet.
      return unit.state == "new" && language != sourceLanguage ? nil : unit.value
    }
    let number = request.numbers.lazy.compactMap { $0 }.first ?? 0
    let variation =
      variations?.plural?.form(of: number, language: language) ?? variations?.device?.form(for: request.idiom)
    return variation.flatMap { text($0.stringUnit, $0.variations, language, request) }
  }

  /// The forms of a part by plural category, for the device.
  private func forms(
    of variations: Variations?, _ language: String, _ request: LocalizedStringRequest
  ) -> [String: String] {
    if let plural = variations?.plural {
      return plural.compactMapValues { text($0.stringUnit, $0.variations, language, request) }
    }
    guard let variation = variations?.device?.form(for: request.idiom) else { return [:] }
    if let unit = variation.stringUnit { return ["other": unit.value] }
    return forms(of: variation.variations, language, request)
  }
}
