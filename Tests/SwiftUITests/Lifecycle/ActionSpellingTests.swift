import Foundation
import Testing

@testable import SwiftUI

/// Actions passed as values, also with the deprecated spellings.
@Suite("Actions as values") @MainActor
struct ActionSpellingTests {
  @available(*, deprecated)
  private struct Screen: View {
    @Bindable var number: TestValue<Int>
    let log: EventLog
    let subject: PassthroughSubject<Int, Never>

    private func appeared() { log.add("appear") }
    private func disappeared() { log.add("disappear") }
    private func received(_ value: Int) { log.add("received \(value)") }
    private func changed(_ old: Int, _ new: Int) { log.add("changed \(old) \(new)") }
    private func changedTo(_ new: Int) { log.add("changed to \(new)") }

    var body: some View {
      if number.value < 9 {
        Text("a").onAppear(perform: appeared).onDisappear(perform: disappeared)
      }
      Text("b").onReceive(subject, perform: received)
        .onChange(of: number.value, changed)
      Text("c").onChange(of: number.value, perform: changedTo)
    }
  }

  @Test("of the lifecycle")
  @available(*, deprecated)
  func lifecycle() {
    let number = TestValue(1)
    let log = EventLog()
    let subject = PassthroughSubject<Int, Never>()
    let phone = PhoneScreen(Screen(number: number, log: log, subject: subject))
    #expect(log.take() == ["appear"])
    phone.screen.perform { subject.send(5) }
    #expect(log.take() == ["received 5"])
    phone.screen.perform { number.value = 2 }
    #expect(Set(log.take()) == ["changed 1 2", "changed to 2"])
    phone.screen.perform { number.value = 9 }
    #expect(log.take().contains("disappear"))
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("of gestures, preferences and submissions")
  func others() throws {
    let log = EventLog()
    func ended(_ value: DragGesture.Value) { log.add("ended \(Int(value.translation.width))") }
    func changed(_ value: DragGesture.Value) { if value.translation.width == 50 { log.add("changed") } }
    func tapped() { log.add("tapped") }
    let dragged = LaidOut { Color.red.gesture(DragGesture().onChanged(changed).onEnded(ended)) }
    dragged.screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
    #expect(log.take() == ["changed", "ended 50"])
    let tap = LaidOut { Color.red.onTapGesture(perform: tapped) }
    tap.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["tapped"])
    let twice = LaidOut { Color.red.onTapGesture(count: 2, perform: tapped) }
    twice.screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == [])
    twice.screen.tap(at: CGPoint(x: 10, y: 10), count: 2)
    #expect(log.take() == ["tapped"])
    func sum(_ value: Int) { log.add("sum \(value)") }
    _ = LaidOut { Color.red.preference(key: Sum.self, value: 3).onPreferenceChange(Sum.self, perform: sum) }
    #expect(log.take() == ["sum 3"])
    let field = ControlHost { TextField("Name", text: .constant("")).onSubmit(tapped) }
    try field.perform(.submit, on: "Name")
    #expect(log.take() == ["tapped"])
  }

  private struct Moving: View {
    let log: EventLog
    @GestureState private var distance: CGFloat = 0

    var body: some View {
      let _ = log.add("\(Int(distance))")
      Color.red.gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($distance, body: { value, state, _ in state = value.translation.width }))
    }
  }

  @Test("of a gesture's state")
  func updating() {
    let log = EventLog()
    let view = LaidOut { Moving(log: log) }
    view.screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10))
    #expect(log.lines.contains("50"))
    #expect(log.lines.last == "0")
  }
}
