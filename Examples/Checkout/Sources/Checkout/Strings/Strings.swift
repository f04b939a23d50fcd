import SwiftUI

/// The texts of the shop, in its languages.
struct Strings: Hashable, Sendable {
  private let isJapanese: Bool

  init(locale: Locale) {
    isJapanese = locale.language.languageCode == .japanese
  }

  /// The text for the locale.
  func text(_ english: String, _ japanese: String) -> String {
    isJapanese ? japanese : english
  }

  var cancel: String { text("Cancel", "キャンセル") }
  var close: String { text("Close", "閉じる") }
  var total: String { text("Total", "合計") }
}
