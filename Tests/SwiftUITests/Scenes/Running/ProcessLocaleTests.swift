import Foundation
import Testing

@testable import SwiftUI

@Suite("The locale of a launched app") @MainActor
struct ProcessLocaleTests {
  private struct Shop: App {
    var body: some Scene {
      WindowGroup { Text(Locale.current.identifier) }
    }
  }

  private func price() -> String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter.string(from: 1234.5)?.replacingOccurrences(of: "\u{A0}", with: " ")
  }

  @Test("it is en_US while the app runs, and the process's own afterwards")
  func american() throws {
    let before = (Locale.current.identifier, price())
    let app = try AppInstance.launch(Shop.self)
    #expect(PhoneScreen(screen: app.screen).texts == ["en_US"])
    #expect(price() == "$1,234.50")
    #expect(Locale.current.currency?.identifier == "USD")
    #expect(Calendar.current.firstWeekday == 1)
    app.terminate()
    #expect(Locale.current.identifier == before.0)
    #expect(price() == before.1)
  }

  @Test("launch arguments set another, and locales with an identifier are unaffected")
  func arguments() throws {
    let app = try AppInstance.launch(Shop.self, arguments: ["-AppleLocale", "de_DE", "-AppleLanguages", "(de)"])
    #expect(PhoneScreen(screen: app.screen).texts == ["de_DE"])
    #expect(price() == "1.234,50 €")
    #expect(Locale(identifier: "de_DE").currency?.identifier == "EUR")
    #expect(Locale(identifier: "en_US").identifier == "en_US")
    let second = try AppInstance.launch(Shop.self)
    #expect(price() == "$1,234.50")
    second.terminate()
    #expect(Locale(identifier: "de_DE").identifier == "de_DE")
  }

  @Test("long identifiers are returned unchanged")
  func long() throws {
    let app = try AppInstance.launch(Shop.self, arguments: ["-AppleLocale", "zh_Hant_TW@calendar=gregorian"])
    #expect(Locale.current.identifier == "zh_Hant_TW@calendar=gregorian")
    #expect(Locale.current.region?.identifier == "TW")
    app.terminate()
  }

  @Test("every launch has its locale, wherever the memory of its object lies")
  func manyLaunches() throws {
    var blocks: [[UInt8]] = []
    for number in 0..<200 {
      // Blocks of many sizes, half of them freed, make the allocator return memory with free space after it.
      blocks.append([UInt8](repeating: 0, count: 16 * (number % 23 + 1)))
      if number.isMultiple(of: 2) { blocks.remove(at: number / 4) }
      let identifier = "zh_Hant_TW@currency=\(["usd", "eur", "jpy"][number % 3]);numbers=n\(number)"
      let app = try AppInstance.launch(Shop.self, arguments: ["-AppleLocale", identifier])
      #expect(Locale.current.identifier == identifier)
      app.terminate()
    }
    #expect(blocks.count == 100)
  }
}
