import Foundation

/// Strings by key and language: a string catalog, or the strings files of a folder.
protocol StringTable: Sendable {
  /// The sorted languages that have strings.
  var languages: [String] { get }

  /// The development language, used if there is no string in a requested language.
  var sourceLanguage: String? { get }

  /// One sentence for each file that cannot be read, or only in part.
  var faults: [String] { get }

  /// The string for a request in a language of the table, with format specifiers in place of values.
  ///
  /// - Parameter report: Called with each mistake in the string, as a part of a sentence.
  func string(_ request: LocalizedStringRequest, language: String, report: (String) -> Void) -> String?
}
