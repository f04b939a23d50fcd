import Combine
import FlowStore
import Locking
import Observation
import Testing

private struct Point: Equatable {
  var x = 0
  var y = 0
}

private let pointReducer = Reducer<Point, Point, Void> { state, action, _ in
  state = action
  return .none
}

@Suite("A view store")
struct ViewStoreTests {
  private let store = Store(initialState: Point(), reducer: pointReducer, environment: ())

  @Test("announces a change before it is visible, and no duplicates")
  func announcing() {
    let viewStore = ViewStore(store)
    var seen: [Int] = []
    let subscription = viewStore.objectWillChange.sink { seen.append(viewStore.x) }
    viewStore.send(Point(x: 1))
    viewStore.send(Point(x: 1))
    viewStore.send(Point(x: 2))
    #expect(seen == [0, 1])
    #expect(viewStore.state == Point(x: 2))
    subscription.cancel()
  }

  @Test("uses its own comparison for duplicates")
  func comparing() {
    let viewStore = ViewStore(store, removeDuplicates: { $0.x == $1.x })
    var count = 0
    let subscription = viewStore.objectWillChange.sink { count += 1 }
    store.send(Point(x: 0, y: 5))
    #expect(count == 0)
    store.send(Point(x: 1, y: 5))
    #expect(count == 1)
    subscription.cancel()
  }

  @Test("publishes its state and its members, without duplicates")
  func publishing() {
    let viewStore = ViewStore(store)
    var (points, ys): ([Point], [Int]) = ([], [])
    let subscriptions = [
      viewStore.publisher.sink { points.append($0) },
      viewStore.publisher.y.sink { ys.append($0) },
    ]
    viewStore.send(Point(x: 1))
    viewStore.send(Point(x: 1, y: 1))
    #expect(points == [Point(), Point(x: 1), Point(x: 1, y: 1)])
    #expect(ys == [0, 1])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test("can be observed")
  func observing() {
    let viewStore = ViewStore(store)
    let changes = Locked(0)
    withObservationTracking {
      _ = viewStore.x
    } onChange: {
      changes.value += 1
    }
    viewStore.send(Point(x: 1))
    #expect(changes.value == 1)
  }
}
