import Foundation
import Locking
import Testing

@testable import SwiftUI

@Suite("Binding") @MainActor
struct BindingTests {
  struct Person: Equatable {
    var name = "Ann"
    var nickname: String?
    var tags = ["a", "b"]
  }

  @Test("it reads and writes through its closures")
  func closures() {
    let value = TestValue(1)
    let binding = Binding(get: { value.value }, set: { value.value = $0 })
    binding.wrappedValue = 5
    #expect(value.value == 5)
    #expect(binding.wrappedValue == 5)
  }

  @Test("a member of the value has its own binding")
  func members() {
    let person = TestValue(Person())
    let binding = person.binding
    binding.name.wrappedValue = "Bea"
    binding.tags[1].wrappedValue = "c"
    #expect(person.value == Person(name: "Bea", tags: ["a", "c"]))
  }

  @Test("a constant cannot be changed")
  func constant() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test("a binding of an optional becomes one of the value, unless there is none")
  func unwrapping() {
    let person = TestValue(Person())
    let nickname = person.binding.nickname
    #expect(Binding(nickname) == nil)
    person.value.nickname = "Annie"
    Binding(nickname)?.wrappedValue = "A"
    #expect(person.value.nickname == "A")
  }

  @Test("a binding can be seen as one of an optional or of any hashable value")
  func widening() {
    let value = TestValue(1)
    let binding = value.binding
    let optional = Binding<Int?>(binding)
    optional.wrappedValue = 2
    #expect(value.value == 2)
    let hashable = Binding<AnyHashable>(binding)
    hashable.wrappedValue = AnyHashable(3)
    #expect(value.value == 3)
  }

  @Test("the elements of a collection have bindings of their own")
  func collections() {
    let values = TestValue([1, 2, 3])
    for element in values.binding { element.wrappedValue *= 10 }
    #expect(values.value == [10, 20, 30])
  }

  @Test("the binding of an element that was removed reads its last value, and ignores writes")
  func removedElement() {
    let numbers = TestValue([1, 2, 3])
    let last = numbers.binding[2]
    #expect(last.wrappedValue == 3)
    numbers.value = [1]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(numbers.value == [1])
  }

  @Test("the binding of a removed element that was never read reads the value that it had before")
  func removedElementNeverRead() {
    let numbers = TestValue([1, 2, 3])
    let last = numbers.binding[2]
    numbers.value = [1]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(numbers.value == [1])
  }

  @Test("a removed row may read its element for the first time when it disappears")
  func removedRow() {
    struct Row: View {
      @Binding var number: Int
      let log: EventLog
      var body: some View { Color.red.onDisappear { log.add("\(number)") } }
    }
    struct Rows: View {
      let numbers: TestValue<[Int]>
      let log: EventLog
      var body: some View {
        VStack {
          ForEach(numbers.value.indices, id: \.self) { Row(number: numbers.binding[$0], log: log) }
        }
      }
    }
    let (numbers, log) = (TestValue([1, 2]), EventLog())
    let screen = MovingScreen(Rows(numbers: numbers, log: log))
    screen.animate(.linear(duration: 1)) { numbers.value = [1] }
    screen.screen.advance(by: 2)
    #expect(log.take() == ["2"])
  }

  @Test("a binding of a state writes the state, which redraws the view")
  func state() {
    struct Field: View {
      @Binding var text: String
      var body: some View { TextField("Name", text: $text) }
    }
    struct Form: View {
      @State private var name = "Ann"
      var body: some View {
        VStack {
          Field(text: $name)
          Text("Hello \(name)")
        }
      }
    }
    let screen = PhoneScreen(Form())
    #expect(screen.texts.contains("Hello Ann"))
    guard let field = screen.nodes.first(where: { $0.role == .textField }) else {
      Issue.record("no field")
      return
    }
    guard let set = field.actions.first(where: { $0.kind == .setText }) else {
      Issue.record("no action: \(field.actions.map(\.kind))")
      return
    }
    screen.screen.perform { set.perform(.text("Bea")) }
    #expect(screen.texts.contains("Hello Bea"))
  }

  @Test("a binding can carry an animation")
  func animation() {
    struct Screen: View {
      @State private var isWide = false
      var body: some View {
        VStack {
          Color.red.frame(width: isWide ? 100 : 50, height: 10)
          Child(isWide: $isWide.animation(.linear(duration: 1)))
        }
      }
      struct Child: View {
        @Binding var isWide: Bool
        var body: some View { Button("Widen") { isWide = true } }
      }
    }
    let screen = MovingScreen(Screen())
    screen.screen.perform { screen.screen.node(.button, "Widen")?.actions.first { $0.kind == .activate }?.perform() }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red)?.width, 75))
  }

  @Test("bindings derived from a binding with an animation write with it")
  func derivedAnimation() {
    let log = EventLog()
    func binding<Value: Sendable>(_ value: Value) -> Binding<Value> {
      Binding(get: { value }, set: { _, transaction in log.add(transaction.animation == .linear ? "linear" : "none") })
        .animation(.linear)
    }
    binding(Person()).name.wrappedValue = "Bea"
    binding([1, 2])[0].wrappedValue = 3
    Binding<Int?>(binding(1)).wrappedValue = 2
    Binding<Int>(binding(Optional(1)))?.wrappedValue = 2
    Binding<AnyHashable>(binding(1)).wrappedValue = AnyHashable(2)
    #expect(log.take() == ["linear", "linear", "linear", "linear", "linear"])
    var assigned = Binding(
      get: { 1 }, set: { _, transaction in log.add(transaction.animation == .linear ? "linear" : "none") })
    assigned.transaction.animation = .linear
    assigned.wrappedValue = 2
    #expect(log.take() == ["linear"])
  }

  @Test("the elements of a ForEach take the animation of the binding to their collection")
  func animatedElements() {
    struct Switches: View {
      let values: TestValue<[Bool]>
      let log: EventLog
      private var logged: Binding<[Bool]> {
        Binding(
          get: { values.value },
          set: { new, transaction in
            values.value = new
            log.add(transaction.animation == .linear ? "linear" : "none")
          })
      }
      var body: some View {
        ForEach(logged.animation(.linear), id: \.self) { $value in
          Button("outer") { value.toggle() }
        }
        ForEach(logged, id: \.self) { $value in
          Switch(value: $value.animation(.linear))
        }
      }
    }
    struct Switch: View {
      @Binding var value: Bool
      var body: some View { Button("inner") { value.toggle() } }
    }
    let (values, log) = (TestValue([false]), EventLog())
    let screen = Screen.phone()
    screen.show(VStack { Switches(values: values, log: log) })
    for name in ["outer", "inner"] {
      screen.perform { screen.node(.button, name)?.actions.first { $0.kind == .activate }?.perform() }
    }
    #expect(values.value == [false])
    #expect(log.take() == ["linear", "linear"])
  }

  @Test("a binding with closures reads its value when it is created, as Apple's does")
  func readsWhenMade() {
    let log = EventLog()
    let binding = Binding(
      get: {
        log.add("read"); return 1
      }, set: { _ in })
    #expect(log.take() == ["read"])
    #expect(binding.wrappedValue == 1)
    #expect(log.take() == ["read"])
  }

  @Test("a binding to a collection counts and finds elements as the collection does, without visiting those before")
  func randomAccess() {
    let log = Locked<[String]>([])
    let binding = Binding.constant(LoggingCollection(log: log))
    #expect(binding.count == 1_000)
    #expect(binding.index(binding.startIndex, offsetBy: 700) == LoggingCollection.Index(place: 700))
    #expect(binding.index(binding.startIndex, offsetBy: 7, limitedBy: binding.index(after: binding.startIndex)) == nil)
    #expect(binding[binding.index(binding.endIndex, offsetBy: -1)].wrappedValue == 999)
    #expect(log.value == ["after 0"])
  }
}

/// A collection that logs each step from one index to the next.
private struct LoggingCollection: RandomAccessCollection, MutableCollection {
  struct Index: Comparable {
    var place: Int

    static func < (first: Index, second: Index) -> Bool { first.place < second.place }
  }

  let log: Locked<[String]>
  var startIndex: Index { Index(place: 0) }
  var endIndex: Index { Index(place: 1_000) }

  subscript(position: Index) -> Int {
    get { position.place }
    set {}
  }

  func index(after index: Index) -> Index {
    log.withLock { $0.append("after \(index.place)") }
    return Index(place: index.place + 1)
  }

  func index(before index: Index) -> Index {
    log.withLock { $0.append("before \(index.place)") }
    return Index(place: index.place - 1)
  }

  func index(_ index: Index, offsetBy distance: Int) -> Index { Index(place: index.place + distance) }

  func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let place = index.place + distance
    return distance >= 0 && limit.place >= index.place && place > limit.place ? nil : Index(place: place)
  }

  func distance(from start: Index, to end: Index) -> Int { end.place - start.place }
}
