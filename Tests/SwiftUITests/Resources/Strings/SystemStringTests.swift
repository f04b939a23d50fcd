import Foundation
import Testing

@testable import SwiftUI

@Suite("Texts of the system") @MainActor
struct SystemStringTests {
  private struct Everything: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List {
          EditButton()
          ShareLink(item: "a")
          Button(role: .cancel) {}
        }
        .searchable(text: $text, isPresented: .constant(true))
      }
    }
  }

  private func phone<V: View>(_ language: String, _ view: V) -> PhoneScreen {
    PhoneScreen(view.environment(\.locale, Locale(identifier: language)))
  }

  @Test(
    "they are shown in the language of the screen",
    arguments: [
      ("en_US", ["Edit", "Share…", "Cancel"], "Search"), ("de_DE", ["Bearbeiten", "Teilen …", "Abbrechen"], "Suchen"),
      ("ja", ["編集", "共有…", "キャンセル"], "検索"), ("pl", ["Edycja", "Udostępnij…", "Anuluj"], "Szukaj"),
      ("ar_EG", ["تحرير", "مشاركة…", "إلغاء"], "بحث"),
    ])
  func languages(language: String, buttons: [String], search: String) {
    let phone = phone(language, Everything())
    for button in buttons { #expect(phone.labels(.button).contains(button), "\(phone.labels(.button))") }
    #expect(phone.node(.searchField)?.placeholder == search)
    #expect(phone.issues == [])
  }

  @Test("a text whose translation is not known is English, with a warning")
  func unknown() {
    let phone = phone("fi", EditButton().environment(\.editMode, .constant(.active)))
    #expect(phone.labels(.button) == ["Done"])
    #expect(
      phone.issues == [
        "The system's text \"Done\" is shown in English: how Apple's systems write it in \"fi\" is not known. "
          + "Replace it by a text of the app, or expect it to be English."
      ])
  }

  @Test("a query stands in the text about its results")
  func query() {
    #expect(phone("de", ContentUnavailableView.search(text: "abc")).texts.first == "Keine Ergebnisse für „abc“")
    #expect(phone("en", ContentUnavailableView.search(text: "abc")).texts.first == "No Results for “abc”")
  }

  @Test("the back button and the buttons of dialogs are in the language of the screen")
  func bars() {
    struct Pushed: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    #expect(phone("ja", Pushed()).labels(.button) == ["戻る"])
    #expect(phone("de", Text("a").alert("Title", isPresented: .constant(true)) {}).labels(.button) == ["OK"])
    let dialog = Text("a").confirmationDialog("Title", isPresented: .constant(true)) { Button("Do") {} }
    #expect(phone("de", dialog).labels(.button) == ["Do", "Abbrechen"])
    let list = List { ForEach([1], id: \.self) { Text("\($0)") }.onDelete { _ in } }
    let rows = phone("ja", list)
    let row = rows.screen.rows[0]
    rows.screen.perform { row.reveal(.trailing) }
    #expect(rows.labels(.button) == ["削除"])
  }
}
