import Combine
import Testing

@Suite("@Published")
struct PublishedTests {
  final class Model: ObservableObject {
    @Published var count: Int
    @Published var label = ""
    @Published private(set) var log: [String] = []
    @Published(initialValue: 5) var five: Int

    init(count: Int = 0) {
      self.count = count
    }

    func bind(to source: some Publisher<Int, Never>) {
      source.map { "#\($0)" }.assign(to: &$label)
    }
  }

  @Test("subscribers receive the value, and each new one before it is set")
  func values() {
    let model = Model(count: 1)
    var seen: [String] = []
    let subscription = model.$count.sink { seen.append("\($0) while \(model.count)") }
    model.count = 2
    model.count += 1
    #expect(seen == ["1 while 1", "2 while 1", "3 while 2"])
    #expect(model.count == 3)
    #expect(model.five == 5)
    subscription.cancel()
    model.count = 4
    #expect(seen.count == 3)
  }

  @Test("the deallocation of a value may read the property", arguments: [false, true])
  func deallocation(isObserved: Bool) {
    final class Session {
      private let end: () -> Void

      init(end: @escaping () -> Void) { self.end = end }

      deinit { end() }
    }
    final class Account: ObservableObject {
      @Published var session: Session?
    }
    let account = Account()
    let subscription = isObserved ? account.$session.sink { _ in } : nil
    var isGone: [Bool] = []
    account.session = Session { [unowned account] in isGone.append(account.session == nil) }
    account.session = nil
    #expect(isGone == [true])
    withExtendedLifetime(subscription) {}
  }

  @Test("the object announces a change before the property does")
  func order() {
    let model = Model()
    var events: [String] = []
    let subscriptions = [
      model.$count.dropFirst().sink { _ in events.append("property") },
      model.objectWillChange.sink { events.append("object") },
    ]
    model.count = 1
    #expect(events == ["object", "property"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test("subscribers receive a value in the order in which they subscribed")
  func subscriberOrder() {
    let model = Model()
    var received: [Int] = []
    let subscriptions = (0..<50).map { index in model.$count.dropFirst().sink { _ in received.append(index) } }
    model.count = 1
    #expect(received == Array(0..<50))
    withExtendedLifetime(subscriptions) {}
  }

  @Test("values can be assigned to a property for as long as its object lives")
  func assign() {
    let source = CurrentValueSubject<Int, Never>(1)
    var model: Model? = Model()
    model?.bind(to: source)
    #expect(model?.label == "#1")
    source.send(2)
    #expect(model?.label == "#2")
    weak let weakModel = model
    model = nil
    #expect(weakModel == nil)
    source.send(3)
  }

  @Test("a property follows another of the same object without keeping it alive")
  func assignWithinObject() {
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      model.bind(to: model.$count)
      model.count = 7
      #expect(model.label == "#7")
    }
    #expect(weakModel == nil)
  }

  @Test("demand is respected, and after a pause the value of that time is received")
  func demand() {
    let model = Model()
    let subscriber = RecordingSubscriber<Int, Never>(.max(1))
    model.$count.subscribe(subscriber)
    model.count = 1
    model.count = 2
    #expect(subscriber.values == [0])
    subscriber.request(.max(1))
    #expect(subscriber.values == [0, 2])
    subscriber.cancel()
  }

  @Test("two properties combine to a third, as in a form")
  func combination() {
    let model = Model()
    var isValid: [Bool] = []
    let subscription = model.$count.combineLatest(model.$label) { $0 > 0 && !$1.isEmpty }.removeDuplicates()
      .sink { isValid.append($0) }
    model.count = 1
    model.label = "a"
    model.label = ""
    #expect(isValid == [false, true, false])
    subscription.cancel()
  }

  @Test("values can be awaited")
  func asyncValues() async {
    let model = Model(count: 3)
    var values: [Int] = []
    for await value in model.$count.first().values { values.append(value) }
    #expect(values == [3])
  }
}
