import Foundation

/// Texts by key and language: a string catalog, or the strings files of a folder.
protocol StringTable: Sendable {
  /// The languages that have texts, in order.
  var languages: [String] { get }

  /// The language that the app was written in: its texts are shown where there are no others.
  var sourceLanguage: String? { get }

  /// The text for a request in a language of the table, with specifiers in place of values.
  func string(_ request: LocalizedStringRequest, language: String) -> String?
}
