import Testing

@testable import SwiftUI

@Suite("Sensory feedback") @MainActor
struct SensoryFeedbackTests {
  private struct Counter: View {
    let log: EventLog

    @State private var count = 0

    var body: some View {
      let log = log
      Button("Count \(count)") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.impact, trigger: count) { old, new in
          log.add("condition \(old) \(new)")
          return false
        }
        .sensoryFeedback(trigger: count) { old, new in
          log.add("change \(old) \(new)")
          return new > 1 ? .error : nil
        }
        .sensoryFeedback(trigger: count) {
          log.add("feedback")
          return .selection
        }
    }
  }

  @Test("feedback of controls differs by what it stands for")
  func kinds() {
    let all: [SensoryFeedback] = [
      .press(.button), .press(.buttonIconOnly), .press(.slider), .press(.tab), .press(.toggle), .release(.slider),
      .selection(.maximum), .selection(.minimum), .selection(.off), .selection(.on), .selection,
    ]
    for (index, feedback) in all.enumerated() { #expect(all.firstIndex(of: feedback) == index) }
  }

  @Test("closures run when the trigger has changed, and have no visible effect")
  func closures() {
    let log = EventLog()
    let phone = PhoneScreen(Counter(log: log))
    #expect(log.take() == [])
    phone.tap("Count 0")
    #expect(log.take().sorted() == ["change 0 1", "condition 0 1", "feedback"])
    phone.tap("Count 1")
    #expect(log.take().sorted() == ["change 1 2", "condition 1 2", "feedback"])
    #expect(phone.issues == [])
  }
}
