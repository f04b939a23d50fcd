import FlowRendering
import Testing

@testable import SwiftUI

@MainActor
@Suite("Resources")
struct ResourcesTests {
  /// A bundle's folder with the given files.
  private func withFolder(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  private let brand = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x80", "green": "0.250", "blue": "255", "alpha": "0.500" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "platform": "ios", "reference": "systemBlueColor" } }
    ], "info": { "author": "xcode", "version": 1 } }
    """

  @Test("a color of an asset catalog is read, and follows the appearance")
  func colors() throws {
    try withFolder(["Assets.xcassets/Colors/Brand.colorset/Contents.json": brand]) { bundle in
      let colors = AssetColors()
      var environment = EnvironmentValues()
      let name = NamedColor(name: "Brand", bundle: bundle)
      #expect(
        colors.color(name, in: environment)
          == RenderColor(red: 128 / 255, green: 0.25, blue: 1, alpha: 0.5))
      environment.colorScheme = .dark
      #expect(colors.color(name, in: environment) == RenderColor(hex: 0x0A84FF))
      #expect(colors.color(NamedColor(name: "Other", bundle: bundle), in: environment) == nil)
    }
  }

  @Test("a color that is nowhere to be found is reported once and painted in magenta")
  func missingColor() {
    let screen = Screen(
      size: ProposedViewSize(width: 10, height: 10), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
    screen.show(Color("NoSuchColor"))
    for _ in 0..<2 {
      guard case .fill(_, .color(let color), _) = screen.displayList().items[0].content else { continue }
      #expect(color == RenderColor(red: 1, green: 0, blue: 1))
    }
    #expect(
      screen.graph.issues.map(\.message) == [
        "There is no color 'NoSuchColor' in the asset catalogs of the app's bundles: magenta is painted instead."
      ])
  }

  @Test("strings files are read, with comments and escapes")
  func stringsFile() {
    let text = #"""
      /* A greeting; "quoted" */
      "hello" = "Hallo \"Welt\"\n";
      // "not" = "this";
      "pay" = "Bezahlen";
      """#
    #expect(StringsFiles.parse(text) == ["hello": "Hallo \"Welt\"\n", "pay": "Bezahlen"])
  }

  @Test("a key is looked up in the language of the locale")
  func strings() throws {
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld items": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
          "ru": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld вещь" } },
            "few": { "stringUnit": { "state": "translated", "value": "%lld вещи" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld вещей" } } } } } } } } }
      """
    try withFolder(["Localizable.xcstrings": catalog, "de.lproj/Localizable.strings": "\"Pay\" = \"Bezahlen\";"]) {
      bundle in
      var environment = EnvironmentValues()
      let tables = StringTables()
      environment.localizedStrings = LocalizedStringResolver { request in
        MainActor.assumeIsolated { tables.string(request) }
      }
      func text(_ key: LocalizedStringKey, _ locale: String) -> String {
        environment.locale = Locale(identifier: locale)
        return key.resolve(bundle: bundle, in: environment)
      }
      #expect(text("Pay", "de_CH") == "Bezahlen")
      #expect(text("Pay", "en_US") == "Pay")
      #expect([0, 1, 5].map { text("\($0) items", "en_US") } == ["0 items", "1 item", "5 items"])
      #expect([1, 3, 5, 21].map { text("\($0) items", "ru") } == ["1 вещь", "3 вещи", "5 вещей", "21 вещь"])
    }
  }

  @Test("the most exact language comes first")
  func languages() {
    #expect(StringTables.languages(of: Locale(identifier: "zh_Hant_TW")) == ["zh-Hant-TW", "zh-Hant", "zh"])
  }
}
