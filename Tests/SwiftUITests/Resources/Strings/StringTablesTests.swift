import Foundation
import Testing

@testable import FlowFoundation
@testable import SwiftUI

@MainActor
@Suite("Tables of strings")
struct StringTablesTests {
  private func text(
    _ key: LocalizedStringKey, _ locale: String, table: String? = nil, in folder: BundleFolder,
    idiom: Device.Idiom = .phone
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.deviceIdiom = idiom
    environment.localizedStrings = LocalizedStringResolver { StringTables.string($0) }
    return key.resolve(table: table, bundle: folder.bundle, in: environment)
  }

  @Test("a view's text is looked up in its bundle, in the language of its environment")
  func view() throws {
    let folder = try BundleFolder(["de.lproj/Buttons.strings": #""Pay" = "Bezahlen";"#])
    let view = ControlHost {
      Text("Pay", tableName: "Buttons", bundle: folder.bundle).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(view.allNodes.map(\.label) == ["Bezahlen"])
    #expect(
      String(localized: "Pay", table: "Buttons", bundle: folder.bundle, locale: Locale(identifier: "de")) == "Bezahlen")
  }

  @Test("a key is looked up in the language of the locale")
  func languages() throws {
    let folder = try BundleFolder([
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld items": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
          "ru": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld вещь" } },
            "few": { "stringUnit": { "state": "translated", "value": "%lld вещи" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld вещей" } } } } } } } } }
      """,
      "de.lproj/Localizable.strings": #""Pay" = "Bezahlen";"#,
    ])
    #expect(text("Pay", "de_CH", in: folder) == "Bezahlen")
    #expect(text("Pay", "en_US", in: folder) == "Pay")
    #expect([0, 1, 5].map { text("\($0) items", "en_US", in: folder) } == ["0 items", "1 item", "5 items"])
    #expect([1, 3, 5, 21].map { text("\($0) items", "ru", in: folder) } == ["1 вещь", "3 вещи", "5 вещей", "21 вещь"])
  }

  @Test("if a language is missing, the development language is shown")
  func sourceLanguage() throws {
    let folder = try BundleFolder([
      "Localizable.xcstrings": """
      { "sourceLanguage": "fr", "strings": { "cart.title": { "localizations": {
        "fr": { "stringUnit": { "state": "translated", "value": "Panier" } },
        "it": { "stringUnit": { "state": "new", "value": "" } } } } } }
      """,
      "Base.lproj/Menu.strings": #""menu.title" = "Menu";"#,
      "pt-BR.lproj/Menu.strings": #""menu.title" = "Cardápio";"#,
    ])
    #expect(text("cart.title", "it_IT", in: folder) == "Panier")
    #expect(text("cart.title", "ja_JP", in: folder) == "Panier")
    #expect(text("menu.title", "sv_SE", table: "Menu", in: folder) == "Menu")
    #expect(text("menu.title", "pt_PT", table: "Menu", in: folder) == "Cardápio")
  }

  @Test("forms of a catalog depend on the device, and each substitution on its own number")
  func catalogForms() throws {
    let folder = try BundleFolder([
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "strings": {
        "start": { "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "state": "translated", "value": "Tap" } },
          "mac": { "stringUnit": { "state": "translated", "value": "Click" } },
          "other": { "stringUnit": { "state": "translated", "value": "Press" } } } } } } },
        "%@ has %lld files in %lld folders": { "localizations": { "en": {
          "stringUnit": { "state": "translated", "value": "%@: %#@files@ in %#@folders@" },
          "substitutions": {
            "files": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg files" } } } } },
            "folders": { "argNum": 3, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "a folder" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg folders" } } } } } } } } } } }
      """
    ])
    #expect(text("start", "en_US", in: folder) == "Tap")
    #expect(text("start", "en_US", in: folder, idiom: .mac) == "Click")
    #expect(text("start", "en_US", in: folder, idiom: .pad) == "Press")
    #expect(text("\("Ann") has \(1) files in \(3) folders", "en_US", in: folder) == "Ann: 1 file in 3 folders")
    #expect(text("\("Ann") has \(1200) files in \(1) folders", "en_US", in: folder) == "Ann: 1,200 files in a folder")
  }

  @Test("a strings dictionary has a form for each number, and 100 % stays 100 %")
  func dictionary() throws {
    let folder = try BundleFolder([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>%@ sent %lld messages</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$@ sent %2$#@count@ (100 %%)</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>nothing</string>
          <key>one</key><string>one message</string>
          <key>other</key><string>%lld messages</string>
        </dict></dict>
      <key>greeting</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>Hello, phone</string><key>mac</key><string>Hello, Mac</string></dict></dict>
      </dict></plist>
      """
    ])
    func sent(_ count: Int) -> String { text("\("Ann") sent \(count) messages", "en_US", in: folder) }
    #expect(sent(0) == "Ann sent nothing (100 %)")
    #expect(sent(1) == "Ann sent one message (100 %)")
    #expect(sent(12) == "Ann sent 12 messages (100 %)")
    #expect(text("greeting", "en_GB", in: folder) == "Hello, phone")
    #expect(text("greeting", "en_GB", in: folder, idiom: .mac) == "Hello, Mac")
  }

  @Test("strings files are read, with comments, escapes, keys without quotes, and in UTF-16")
  func stringsFile() throws {
    let source = #"""
      /* A greeting; "quoted" */
      "hello" = "Hallo \"Welt\"\n";
      // "not" = "this";
      "pay" = "Bezahlen";
      CFBundleDisplayName = "Kasse";
      """#
    let texts = ["hello": "Hallo \"Welt\"\n", "pay": "Bezahlen", "CFBundleDisplayName": "Kasse"]
    #expect(StringsSyntax.read(Array(source.utf8)).texts == texts)
    let folder = try BundleFolder()
    try folder.write(#require(source.data(using: .utf16)), to: "de.lproj/InfoPlist.strings")
    #expect(text("CFBundleDisplayName", "de", table: "InfoPlist", in: folder) == "Kasse")
  }

  @Test("the most specific language comes first")
  func languageNames() {
    func names(_ identifier: String) -> [String] { StringTables.languages(of: Locale(identifier: identifier)) }
    #expect(names("zh_Hant_TW") == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(names("zh_CN") == ["zh-CN", "zh-Hans", "zh"])
    #expect(names("zh_HK") == ["zh-HK", "zh-Hant", "zh"])
    #expect(names("en_US") == ["en-US", "en"])
  }

  @Test(
    "numbers have the plural forms of the language",
    arguments: [
      ("en", "one other other other other"), ("ar", "one two few many other"), ("sl", "one two few other other"),
      ("he", "one two other other other"), ("lt", "one few few other other"), ("fr", "one other other other other"),
      ("pl", "one few few many many"), ("hr", "one few few other other"), ("ro", "one few few few other"),
      ("cy", "one two few other other"), ("ga", "one two few other other"), ("gd", "one two few one other"),
      ("mt", "one two few many other"), ("ja", "other other other other other"),
      ("Base", "one other other other other"),
    ])
  func plurals(_ language: String, _ forms: String) {
    let found = [1, 2, 3, 11, 100].map { PluralCategory(of: $0, language: language).rawValue }
    #expect(found.joined(separator: " ") == forms)
  }

  @Test("fractions, millions and regions have plural forms, too")
  func otherPlurals() {
    #expect(PluralCategory(of: 1.5, language: "fr") == .one)
    #expect(PluralCategory(of: 1_000_000, language: "fr") == .many)
    #expect(PluralCategory(of: 1.5, language: "cs") == .many)
    #expect(PluralCategory(of: 0, language: "pt") == .one)
    #expect(PluralCategory(of: 0, language: "pt-PT") == .other)
    #expect(PluralCategory(of: -1, language: "en") == .one)
    #expect(PluralCategory(of: 0, language: "zh-Hans") == .other)
  }
}
