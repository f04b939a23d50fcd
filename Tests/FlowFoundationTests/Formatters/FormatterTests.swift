import Foundation
import Testing

@testable import FlowFoundation

// Compiles because the formatter is safe between threads.
private let sharedFormatter = DateComponentsFormatter()

@Suite("Formatters that Linux lacks") @MainActor
struct FormatterTests {
  private func duration(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test("tasks share a formatter of durations")
  func sharedDurations() async {
    await withTaskGroup(of: Void.self) { group in
      for count in 1...100 { group.addTask { sharedFormatter.maximumUnitCount = count } }
    }
    #expect((1...100).contains(sharedFormatter.maximumUnitCount))
    sharedFormatter.maximumUnitCount = 0
    #expect(sharedFormatter.string(from: 65) == "1:05")
  }

  @Test("a duration is written in the formatter's style")
  func durationStyles() {
    let seconds: TimeInterval = 9 * 3600 + 41 * 60 + 30
    #expect(duration(seconds, .positional) == "9:41:30")
    #expect(duration(seconds, .abbreviated) == "9h 41m 30s")
    #expect(duration(seconds, .brief) == "9hr 41min 30sec")
    #expect(duration(seconds, .short) == "9 hr, 41 min, 30 sec")
    #expect(duration(seconds, .full) == "9 hours, 41 minutes, 30 seconds")
    #expect(duration(seconds, .spellOut) == "nine hours, forty-one minutes, thirty seconds")
  }

  @Test("units that are 0 are omitted, except in the middle of positional formats")
  func zeros() {
    #expect(duration(3610, .positional) == "1:00:10")
    #expect(duration(3610, .abbreviated) == "1h 10s")
    #expect(duration(0, .abbreviated, [.minute]) == "0m")
    #expect(duration(65, .positional, [.hour, .minute, .second]) { $0.zeroFormattingBehavior = .pad } == "00:01:05")
  }

  @Test("larger units are converted to allowed ones")
  func allowedUnits() {
    #expect(duration(3661, .full, [.minute]) == "61 minutes")
    #expect(duration(90_061, .full) { $0.maximumUnitCount = 2 } == "1 day, 1 hour")
    #expect(duration(-60, .abbreviated) == "-1m")
    #expect(duration(60, .full) { $0.includesTimeRemainingPhrase = true } == "1 minute remaining")
  }

  private func distance(
    _ seconds: TimeInterval, _ locale: String = "en_US", change: (RelativeDateTimeFormatter) -> Void = { _ in }
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    change(formatter)
    return formatter.localizedString(fromTimeInterval: seconds)
  }

  @Test("a distance is written in the formatter's language")
  func distances() {
    #expect(distance(7200) == "in 2 hours")
    #expect(distance(-60) == "1 minute ago")
    #expect(distance(7200, "de_DE") == "in 2 Stunden")
    #expect(distance(-86_400) { $0.dateTimeStyle = .named } == "yesterday")
    #expect(distance(7200) { $0.unitsStyle = .short } == "in 2 hr.")
  }

  private func measured<U: Dimension>(
    _ value: Double, _ unit: U, _ locale: String = "en_US", change: (MeasurementFormatter) -> Void = { _ in }
  ) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberFormatter.locale = formatter.locale
    formatter.numberFormatter.maximumFractionDigits = 1
    change(formatter)
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  @Test("a measurement is written in the unit of the locale, or in its own")
  func measurements() {
    #expect(measured(10, UnitLength.kilometers) == "6.2 mi")
    #expect(measured(10, UnitLength.kilometers, "de_DE") == "10 km")
    #expect(measured(10, UnitLength.kilometers) { $0.unitOptions = .providedUnit } == "10 km")
    #expect(measured(20, UnitTemperature.celsius) == "68°F")
    #expect(measured(20, UnitTemperature.celsius) { $0.unitOptions = .temperatureWithoutUnit } == "68°")
    #expect(
      measured(2, UnitLength.kilometers) {
        $0.unitOptions = .providedUnit
        $0.unitStyle = .long
      } == "2 kilometers")
  }

  @Test("temperatures of the weather are whole degrees of the locale's scale, and the letter can be left out")
  func weather() {
    func text(_ celsius: Double, _ locale: String, hidesScale: Bool = false) -> String {
      Measurement(value: celsius, unit: UnitTemperature.celsius).formatted(
        Measurement<UnitTemperature>.FormatStyle(
          width: .abbreviated, locale: Locale(identifier: locale), usage: .weather, hidesScaleName: hidesScale))
    }
    #expect(text(21.6, "en_US") == "71°F" && text(21.6, "en_GB") == "22°C")
    #expect(text(21.6, "en_US", hidesScale: true) == "71°")
    #expect(text(5.26, "en_GB") == "5.3°C")
  }
}
