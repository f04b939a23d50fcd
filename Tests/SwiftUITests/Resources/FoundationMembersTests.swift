import Foundation
import Testing

@testable import SwiftUI

@Suite("Members of Foundation that Linux lacks") @MainActor
struct FoundationMembersTests {
  @Test("a locale names languages and countries in its own language")
  func names() {
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.localizedString(forLanguageCode: "fr") == "Französisch")
    #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(NSLocale(localeIdentifier: "en_US").localizedString(forLanguageCode: "de") == "German")
  }

  @Test("the user's folders are siblings")
  func folders() {
    #expect(URL.documentsDirectory.isFileURL)
    #expect(URL.documentsDirectory != URL.cachesDirectory)
    #expect(URL.documentsDirectory.appending(path: "a").deletingLastPathComponent().path == URL.documentsDirectory.path)
  }

  private func text<U: Dimension>(
    _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth, _ usage: MeasurementFormatUnitUsage<U>,
    in locale: String = "en_US"
  ) -> String {
    Measurement<U>.FormatStyle(width: width, usage: usage).locale(Locale(identifier: locale))
      .format(Measurement(value: value, unit: unit))
  }

  @Test("a measurement is written with its symbol or its name")
  func widths() {
    #expect(text(5, UnitLength.kilometers, .abbreviated, .asProvided) == "5 km")
    #expect(text(5, UnitLength.kilometers, .narrow, .asProvided) == "5km")
    #expect(text(5, UnitLength.kilometers, .wide, .asProvided) == "5 kilometers")
    #expect(text(1, UnitLength.feet, .wide, .asProvided) == "1 foot")
    #expect(text(1.5, UnitLength.kilometers, .abbreviated, .asProvided, in: "de_DE") == "1,5 km")
  }

  @Test("a measurement is converted to the units of the locale, unless it is written as provided")
  func units() {
    #expect(text(100, UnitTemperature.celsius, .abbreviated, .general) == "212°F")
    #expect(text(212, UnitTemperature.fahrenheit, .abbreviated, .general, in: "de_DE") == "100°C")
    #expect(text(16.0934, UnitLength.kilometers, .abbreviated, .general) == "10 mi")
  }

  @Test("a measurement's style sets the number of digits")
  func digits() {
    let angle = Measurement(value: 45.26, unit: UnitAngle.degrees)
    #expect(
      angle.formatted(
        .measurement(
          width: .narrow, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))) == "45°")
  }

  @Test("a text of a measurement is in the language of its view")
  func textOfMeasurement() {
    let screen = Screen.phone { $0.locale = Locale(identifier: "de_DE") }
    screen.show(
      Text(
        Measurement(value: 2.5, unit: UnitLength.meters), format: .measurement(width: .abbreviated, usage: .asProvided))
    )
    #expect(screen.node(.staticText)?.label == "2,5 m")
  }

  @Test("a localized string resource is its key if no table contains it")
  func resources() {
    let greeting: LocalizedStringResource = "Hello"
    #expect(String(localized: greeting) == "Hello")
    #expect(greeting.key == "Hello")
    let keyed = LocalizedStringResource("greeting.title", defaultValue: "Good morning")
    #expect(String(localized: keyed) == "Good morning")
    let screen = Screen.phone()
    screen.show(Text(keyed))
    #expect(screen.node(.staticText)?.label == "Good morning")
  }
}
