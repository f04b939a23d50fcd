import Foundation
import Testing

@testable import SwiftUI

@Suite("Localized strings outside of views") @MainActor
struct LocalizedStringTests {
  @Test("a string is looked up in the table of its bundle and language, with its values inserted")
  func lookup() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LocalizedStrings-\(UUID().uuidString)")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #""%lld cups of %@" = "%lld Tassen %@";"#.write(
      to: german.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(path: folder.path))
    let cups = 3
    #expect(
      String(localized: "\(cups) cups of \("tea")", bundle: bundle, locale: Locale(identifier: "de")) == "3 Tassen tea")
    #expect(String(localized: "\(cups) cups of \("tea")", bundle: bundle) == "3 cups of tea")
  }

  @Test("a missing key is the string itself")
  func missing() {
    #expect(String(localized: "Nothing at all", comment: "A test") == "Nothing at all")
  }
}
