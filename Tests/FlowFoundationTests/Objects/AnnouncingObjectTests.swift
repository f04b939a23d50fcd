#if os(Linux)
  import Combine
  import Foundation
  import Locking
  import Testing

  @testable import FlowFoundation

  /// A counter that tells its observers of changes.
  // @unchecked: the test uses it on one thread.
  private final class Counter: NSObject, AnnouncingObject, @unchecked Sendable {
    let propertyObservers = PropertyObservers()
    var count = 0 { didSet { propertyObservers.announce() } }
    var name = "one" { didSet { propertyObservers.announce() } }

    func announcedValue(forKeyPath keyPath: String) -> Any? { keyPath == "count" ? count : nil }
  }

  private final class Listener: NSObject, KeyValueObserver {
    private(set) var seen: [Int] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let value = change?[.newKey] as? Int { seen.append(value) }
    }
  }

  @Suite("An object that announces its changes")
  struct AnnouncingObjectTests {
    @Test("tells its observers the old and the new value, and only of the property that has changed")
    func observe() {
      let counter = Counter()
      let seen = Locked<[[Int?]]>([])
      let observation = counter.observe(\.count, options: [.old, .new]) { _, change in
        seen.withLock { $0.append([change.oldValue, change.newValue]) }
      }
      counter.count = 1
      counter.name = "two"
      counter.count = 1
      counter.count = 3
      #expect(seen.value == [[0, 1], [1, 3]])
      observation.invalidate()
      counter.count = 4
      #expect(seen.value.count == 2)
    }

    @Test("is observed by the name of a property")
    func keyPath() {
      let (counter, listener) = (Counter(), Listener())
      counter.addObserver(listener, forKeyPath: "count", options: .new, context: nil)
      counter.count = 2
      counter.removeObserver(listener, forKeyPath: "count")
      counter.count = 3
      #expect(listener.seen == [2])
    }

    @Test("publishes the present value and the new ones until it is cancelled")
    func publisher() {
      let counter = Counter()
      let seen = Locked<[Int]>([])
      let first = counter.publisher(for: \.count).sink { value in seen.withLock { $0.append(value) } }
      counter.count = 1
      first.cancel()
      counter.count = 2
      #expect(seen.value == [0, 1])
      let second = counter.publisher(for: \.count, options: .new).sink { value in seen.withLock { $0.append(value) } }
      counter.count = 5
      #expect(seen.value == [0, 1, 5])
      second.cancel()
    }
  }
#endif
