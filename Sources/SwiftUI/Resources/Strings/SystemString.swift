import Foundation

/// A text that views of the system show, by its English form.
///
/// It is shown in the language of the screen's locale if the translation of Apple's systems is known, otherwise in
/// English with a warning.
enum SystemString: String, CaseIterable {
  case back = "Back"
  case cancel = "Cancel"
  case checkSpelling = "Check the spelling or try a new search."
  case clearText = "Clear text"
  case close = "Close"
  case confirm = "Confirm"
  case delete = "Delete"
  case done = "Done"
  case edit = "Edit"
  case more = "More"
  case hideSidebar = "Hide Sidebar"
  case noResults = "No Results"
  case noResultsForQuery = "No Results for “%@”"
  case ok = "OK"
  case paste = "Paste"
  case remove = "Remove"
  case rename = "Rename"
  case search = "Search"
  case settings = "Settings…"
  case share = "Share…"
  case showSidebar = "Show Sidebar"
  case time = "Time"

  /// The name of the strings table of these texts.
  static let table = "the system's texts"

  /// The text in the language of a locale.
  func text(in locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    if language == "en" { return rawValue }
    if let text = Self.translations[language]?[self] { return text }
    reportMistake(
      "The system's text \"\(rawValue)\" is shown in English: how Apple's systems write it in \"\(language)\" is not "
        + "known. Replace it by a text of the app, or expect it to be English.")
    return rawValue
  }

  /// Whether a text is this one in any language.
  func isWritten(_ text: String) -> Bool {
    text == rawValue || Self.translations.values.contains { $0[self] == text }
  }

  private static let translations: [String: [SystemString: String]] = [
    "ar": [
      .back: "رجوع", .cancel: "إلغاء", .close: "إغلاق", .delete: "حذف", .done: "تم", .edit: "تحرير", .more: "المزيد",
      .ok: "موافق", .paste: "لصق", .search: "بحث", .share: "مشاركة…",
    ],
    "de": [
      .back: "Zurück", .cancel: "Abbrechen", .close: "Schließen", .delete: "Löschen", .done: "Fertig",
      .edit: "Bearbeiten", .more: "Mehr", .noResults: "Keine Ergebnisse",
      .noResultsForQuery: "Keine Ergebnisse für „%@“", .ok: "OK", .paste: "Einsetzen", .remove: "Entfernen",
      .rename: "Umbenennen", .search: "Suchen", .settings: "Einstellungen …", .share: "Teilen …", .time: "Uhrzeit",
    ],
    "ja": [
      .back: "戻る", .cancel: "キャンセル", .close: "閉じる", .delete: "削除", .done: "完了", .edit: "編集", .more: "その他",
      .ok: "OK", .paste: "ペースト", .search: "検索", .settings: "設定…", .share: "共有…", .time: "時刻",
    ],
    "pl": [
      .back: "Wstecz", .cancel: "Anuluj", .close: "Zamknij", .delete: "Usuń", .done: "Gotowe", .edit: "Edycja",
      .more: "Więcej", .ok: "OK", .paste: "Wklej", .search: "Szukaj", .share: "Udostępnij…",
    ],
  ]
}

extension Text {
  /// Creates a text of the system.
  nonisolated init(_ string: SystemString) {
    self.init(LocalizedStringKey(string.rawValue), tableName: SystemString.table)
  }

  /// Creates a text of the system that contains another text.
  nonisolated init(_ string: SystemString, _ argument: String) {
    self.init(
      LocalizedStringKey(string.rawValue, arguments: [.string(argument)]), tableName: SystemString.table)
  }
}
