import FlowRendering
import Foundation

/// The resources of a small app, complete and valid.
enum AppFiles {
  static let catalog = "Assets.xcassets"

  /// All files.
  static func valid() throws -> FileCase {
    var files = FileCase("the whole files", expectation: .same)
    addStrings(to: &files)
    try addCatalog(to: &files)
    return files
  }

  private static func addStrings(to files: inout FileCase) {
    files[text: "Localizable.xcstrings"] = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "hello" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Grüße" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Greetings" } } } },
        "%lld files" : { "localizations" : { "de" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@files@" },
          "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "eine Datei" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } } } } } } } } } } }

      """
    files[text: "de.lproj/Menu.strings"] = """
      /* The menu. */
      "open" = "Öffnen";
      // A path.
      "close" = "Schließen \\"jetzt\\"";

      """
    files[text: "de.lproj/Menu.stringsdict"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld windows</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@windows@</string>
        <key>windows</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>ein Fenster</string><key>other</key><string>%lld Fenster (geöffnet)</string>
        </dict></dict></dict></plist>

      """
    files[text: "Info.plist"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>

      """
  }

  private static func addCatalog(to files: inout FileCase) throws {
    let info = #""info" : { "author" : "xcode", "version" : 1 }"#
    func add(_ set: String, _ contents: String, _ name: String? = nil, _ data: Data = Data()) {
      files[text: "\(catalog)/\(set)/Contents.json"] = "{ \(contents), \(info) }\n"
      if let name { files["\(catalog)/\(set)/\(name)"] = data }
    }
    func addImage(_ name: String, _ file: String, _ data: Data, in group: String = "") {
      add(
        "\(group)\(name).imageset", #""images" : [ { "idiom" : "universal", "filename" : "\#(file)" } ]"#, file, data)
    }
    files[text: "\(catalog)/Contents.json"] = "{ \(info) }\n"
    add("Icons", #""properties" : { "provides-namespace" : true }"#)
    addImage("png", "picture.png", try PictureSamples.png())
    addImage("star", "star.png", try PictureSamples.png(), in: "Icons/")
    addImage("jpeg", "photo.jpg", PictureSamples.jpeg)
    addImage("gif", "drawing.gif", PictureSamples.gif)
    addImage("webp", "web.webp", PictureSamples.webP)
    addImage("svg", "vector.svg", Data(PictureSamples.svg.utf8))
    addImage("pdf", "page.pdf", Data(PictureSamples.pdf.utf8))
    add(
      "brand.colorset",
      #"""
      "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb",
        "components" : { "red" : "0.2", "green" : "0x80", "blue" : "255", "alpha" : "1.000" } } } ]
      """#)
    add(
      "box.symbolset", #""symbols" : [ { "idiom" : "universal", "filename" : "box.svg" } ]"#, "box.svg",
      Data(PictureSamples.symbol.utf8))
  }
}
