import Testing

@testable import SwiftUI

@Suite("Localized string keys")
struct LocalizedStringKeyTests {
  private func text(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return key.resolve(in: environment)
  }

  @Test("interpolated values become format specifiers of the key")
  func keys() {
    let name = "Ann"
    let key: LocalizedStringKey = "Hello \(name), \(3) of \(2.5) – 100%"
    #expect(key.key == "Hello %@, %lld of %lf – 100%%")
    #expect(text(key) == "Hello Ann, 3 of 2.500000 – 100%")
    #expect(text("100% %@") == "100% %@")
  }

  @Test("keys with interpolated texts are equal if the texts show the same characters")
  func interpolatedTexts() {
    let (one, two): (LocalizedStringKey, LocalizedStringKey) = ("Buy \(Text("apples"))", "Buy \(Text("pears"))")
    #expect(text(one) == "Buy apples")
    #expect(one == "Buy \(Text("apples"))")
    #expect(one != two)
  }

  @Test("an interpolated timer shows the time that is left")
  func timers() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var environment = EnvironmentValues()
    environment.now = start.addingTimeInterval(5)
    let interval = start...start.addingTimeInterval(65)
    let left: LocalizedStringKey = "in \(timerInterval: interval)"
    #expect(left.key == "in %@")
    #expect(left.resolve(in: environment) == "in 1:00")
    let passed: LocalizedStringKey = "since \(timerInterval: interval, countsDown: false)"
    #expect(passed.resolve(in: environment) == "since 0:05")
    let paused: LocalizedStringKey = "in \(timerInterval: interval, pauseTime: start)"
    #expect(paused.resolve(in: environment) == "in 1:05")
  }

  @Test("a text resolves to its characters, whatever its source")
  func resolvedTexts() {
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de_DE")
    let parts = Text("a \(1_234)").bold() + Text(verbatim: " b ") + Text(AttributedString("c"))
    #expect(parts._resolveText(in: german) == "a 1.234 b c")
    #expect(Text(0.5, format: .percent)._resolveText(in: german) == 0.5.formatted(.percent.locale(german.locale)))
    #expect(Text(Image(systemName: "star"))._resolveText(in: german) == "")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    german.now = start
    #expect(Text(timerInterval: start...start.addingTimeInterval(65))._resolveText(in: german) == "1:05")
  }

  @Test("numbers have the separators of the locale")
  func numbers() {
    #expect(text("\(1_234_567)") == "1,234,567")
    #expect(text("\(1_234_567)", locale: "de_DE") == "1.234.567")
    #expect(text("\(1234.5, specifier: "%.2f")") == "1,234.50")
    #expect(text("\(-1234.5, specifier: "%.1f")", locale: "de_DE") == "-1.234,5")
    #expect(text("\(7, specifier: "%02lld"):\(5, specifier: "%02lld")") == "07:05")
    #expect(text("\(255, specifier: "%llx")") == "ff")
  }

  @Test("format styles use the locale of the view")
  func formats() {
    let key: LocalizedStringKey = "\(0.25, format: .percent)"
    #expect(key.key == "%@")
    #expect(text(key) == "25%")
  }

  @Test("a translation may change the order of the values")
  func positions() {
    var environment = EnvironmentValues()
    environment.localizedStrings = LocalizedStringResolver { request in
      request.key == "%@ has %lld items" ? "%2$lld Dinge hat %1$@" : nil
    }
    let key: LocalizedStringKey = "\("Ann") has \(4) items"
    #expect(key.resolve(in: environment) == "4 Dinge hat Ann")
  }

  @Test(
    "a specifier that does not format one number is left out",
    arguments: ["%s", "%@", "%ls", "%999999999d", "%.999999999d", "%f"])
  func unusableSpecifiers(specifier: String) {
    #expect(text("\(7, specifier: specifier)") == "7")
  }

  @Test("the text around a specifier is shown once")
  func textAroundSpecifiers() {
    #expect(text("\(7, specifier: "%1$d of 9")") == "7 of 9")
    #expect(text("\(1_234.5, specifier: "%.1f°")", locale: "de_DE") == "1.234,5°")
    #expect(text("\(7, specifier: "%2$d")!") == "!")
  }

  @Test("a specifier may have a sign and a width")
  func usableSpecifiers() {
    #expect(text("\(7, specifier: "%+d")") == "+7")
    #expect(text("\(7, specifier: "%03d")") == "007")
  }

  @Test("equal texts make equal keys")
  func equality() {
    let key: LocalizedStringKey = "\(1) item"
    #expect(key == "\(1) item")
    #expect(key != "\(2) item")
    #expect(key != "1 item")
  }

  @Test("an interpolated number without a specifier has six decimals") @MainActor
  func decimals() {
    // As on Apple's platforms: the specifiers are %lf and %f.
    let (double, float, length) = (7.0, Float(2.5), CGFloat(3))
    let screen = Screen(size: ProposedViewSize(width: 300, height: 300))
    screen.show(
      VStack {
        Text("\(double)")
        Text("\(float) and \(length)")
        Text(LocalizedStringResource("\(double)"))
        Button("\(double)") {}
        Text(verbatim: "\(double)")
      })
    #expect(
      screen.nodes.compactMap(\.label) == ["7.000000", "2.500000 and 3.000000", "7.000000", "7.000000", "7.0"])
  }

  @Test("packages that format a key find its parts by reflection, as on iOS")
  func reflection() throws {
    let key: LocalizedStringKey = "Pay \(3) for \("Ann")"
    let children = Array(Mirror(reflecting: key).children)
    #expect(children[0].value as? String == "Pay %lld for %@")
    let arguments = try Mirror(reflecting: children[2].value).children.map { argument in
      let members = Array(Mirror(reflecting: argument.value).children)
      #expect(members.map(\.label) == ["value", "formatter"])
      return try #require(members[0].value as? any CVarArg)
    }
    #expect(String(format: "Pay %lld for %@", arguments: arguments) == "Pay 3 for Ann")
    #expect(Array(Mirror(reflecting: LocalizedStringKey("Pay")).children)[1].value as? Bool == false)
  }
}
