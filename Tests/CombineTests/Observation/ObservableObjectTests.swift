import Combine
import Testing

@Suite("ObservableObject")
struct ObservableObjectTests {
  class Counter: ObservableObject {
    var plain = 0
    @Published var count = 0
    @Published var name = ""
  }

  final class TitledCounter: Counter {
    @Published var title = ""
  }

  class Plain: ObservableObject {
    var value = 0 {
      willSet { objectWillChange.send() }
    }
  }

  final class CounterBelowPlain: Plain {
    @Published var count = 0
  }

  final class Manual: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
  }

  @MainActor final class Isolated: ObservableObject {
    @Published var count = 0
  }

  final class Box<Value>: ObservableObject {
    @Published var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  @Test("every published property announces that the object will change, while it still has its old value")
  func willChange() {
    let counter = Counter()
    var seen: [String] = []
    let subscription = counter.objectWillChange.sink { seen.append("\(counter.count)\(counter.name)") }
    counter.count = 1
    counter.name = "a"
    counter.plain = 5
    counter.count += 1
    #expect(seen == ["0", "1", "1a"])
    subscription.cancel()
    counter.count = 9
    #expect(seen.count == 3)
  }

  @Test("a published property of a subclass or of its superclass announces changes too")
  func subclass() {
    let counter = TitledCounter()
    var count = 0
    let subscription = counter.objectWillChange.sink { count += 1 }
    counter.title = "a"
    counter.count = 1
    (counter as Counter).name = "b"
    #expect(count == 3)
    let below = CounterBelowPlain()
    let other = below.objectWillChange.sink { count += 1 }
    below.count = 1
    below.value = 1
    #expect(count == 5)
    subscription.cancel()
    other.cancel()
  }

  @Test("an object without published properties has one publisher for all its life")
  func plainObject() {
    let plain = Plain()
    var count = 0
    let subscription = plain.objectWillChange.sink { count += 1 }
    plain.value = 1
    plain.value = 2
    #expect(count == 2)
    #expect(plain.objectWillChange === plain.objectWillChange)
    subscription.cancel()
  }

  @Test("objects that come after one another in memory do not share a publisher")
  func manyPlainObjects() {
    var last: ObservableObjectPublisher?
    for _ in 0..<1000 {
      let plain = Plain()
      let publisher = plain.objectWillChange
      #expect(publisher !== last)
      last = publisher
    }
  }

  @Test("each object has its own publisher, which stays the same")
  func identity() {
    let (a, b) = (Counter(), Counter())
    #expect(a.objectWillChange === a.objectWillChange)
    #expect(a.objectWillChange !== b.objectWillChange)
    a.count = 1
    #expect(a.objectWillChange === a.objectWillChange)
  }

  @Test("changes before the first subscriber are no obstacle")
  func changesBefore() {
    let counter = Counter()
    counter.count = 1
    _ = counter.$name
    var count = 0
    let subscription = counter.objectWillChange.sink { count += 1 }
    counter.count = 2
    counter.name = "a"
    #expect(count == 2)
    subscription.cancel()
  }

  @Test("subscribers are notified in the order in which they subscribed")
  func order() {
    let counter = Counter()
    var received: [Int] = []
    let subscriptions = (0..<50).map { index in counter.objectWillChange.sink { received.append(index) } }
    counter.count = 1
    #expect(received == Array(0..<50))
    withExtendedLifetime(subscriptions) {}
  }

  @Test("a class may bring a publisher of its own")
  func ownPublisher() {
    let manual = Manual()
    var received: [String] = []
    let subscription = manual.objectWillChange.sink { received.append($0) }
    manual.objectWillChange.send("now")
    #expect(received == ["now"])
    subscription.cancel()
  }

  @Test("a class of the main actor works as any other")
  @MainActor func isolatedClass() {
    let object = Isolated()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.count += 1
    #expect(count == 1)
    subscription.cancel()
  }

  @Test("a generic class works as any other")
  func genericClass() {
    let box = Box([1])
    var count = 0
    let subscription = box.objectWillChange.sink { count += 1 }
    box.value.append(2)
    #expect(count == 1)
    #expect(box.value == [1, 2])
    subscription.cancel()
  }

  @Test("an object in an existential can be observed")
  func existential() {
    let counter = Counter()
    let object: any ObservableObject = counter
    var count = 0
    func observe<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
      object.objectWillChange.sink { _ in count += 1 }
    }
    let subscription = observe(object)
    counter.count = 1
    #expect(count == 1)
    subscription.cancel()
  }

  @Test("a subscription does not keep the object alive")
  func lifetime() {
    weak var weakCounter: Counter?
    weak var weakPlain: Plain?
    var subscriptions: [AnyCancellable] = []
    do {
      let (counter, plain) = (Counter(), Plain())
      (weakCounter, weakPlain) = (counter, plain)
      subscriptions.append(counter.objectWillChange.sink {})
      subscriptions.append(plain.objectWillChange.sink {})
      subscriptions.append(counter.$count.sink { _ in })
    }
    #expect(weakCounter == nil)
    #expect(weakPlain == nil)
    withExtendedLifetime(subscriptions) {}
  }
}
