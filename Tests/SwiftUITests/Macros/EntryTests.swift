import SwiftUI
import Testing

private final class Tracker {
  var visits = 0
}

private enum Theme: Sendable {
  case light
  case dark
}

extension EnvironmentValues {
  @Entry fileprivate var theme: Theme = .light
  @Entry fileprivate var title = "Shop"
  @Entry fileprivate var limit: Int?
  @Entry fileprivate var tracker = Tracker()
  @Entry fileprivate var action: @MainActor () -> Void = {}
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

@Suite("@Entry in SwiftUI")
struct EntryTests {
  @Test("an entry has its default until it is set")
  func environmentValues() {
    var values = EnvironmentValues()
    #expect(values.theme == .light)
    #expect(values.title == "Shop")
    #expect(values.limit == nil)
    values.theme = .dark
    values.title += "!"
    values.limit = 3
    #expect(values.theme == .dark)
    #expect(values.title == "Shop!")
    #expect(values.limit == 3)
    #expect(EnvironmentValues().theme == .light)
  }

  @Test("a default of a class is a new object on every read, and stays once it is set")
  func objects() {
    var values = EnvironmentValues()
    #expect(values.tracker !== values.tracker)
    values.tracker = Tracker()
    values.tracker.visits += 1
    #expect(values.tracker.visits == 1)
  }

  @Test("a transaction can have entries")
  func transaction() {
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }
}
