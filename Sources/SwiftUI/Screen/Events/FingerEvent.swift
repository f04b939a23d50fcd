/// What one finger does at a moment.
struct FingerEvent: ScreenEvent {
  enum Action { case goesDown, moves, isLifted }

  let action: Action
  let finger: Int

  /// On the screen, in points.
  let location: CGPoint

  /// In seconds since the first finger of the gesture went down.
  let time: Double

  var name: String { "a touch at (\(location.x), \(location.y))" }

  func occur(on screen: Screen) {
    switch action {
    case .goesDown: screen.touches.began(finger, at: location, time: screen.time, in: screen.rootElement)
    case .moves: screen.touches.moved(finger, to: location, time: screen.time)
    case .isLifted: screen.touches.ended(finger, at: location, time: screen.time)
    }
  }

  /// What fingers do, in the order of time; of several fingers that do something at once, the first comes first.
  static func events(of paths: [(finger: Int, path: FingerPath)]) -> [FingerEvent] {
    var events: [(place: Int, event: FingerEvent)] = []
    for (finger, path) in paths {
      guard let first = path.positions.first, let last = path.positions.last else { continue }
      func add(_ action: Action, _ position: FingerPath.Position) {
        let event = FingerEvent(action: action, finger: finger, location: position.location, time: position.time)
        events.append((events.count, event))
      }
      add(.goesDown, first)
      for (before, position) in zip(path.positions, path.positions.dropFirst())
      where before.location != position.location {
        add(.moves, position)
      }
      add(.isLifted, last)
    }
    return events.sorted {
      ($0.event.time, $0.event.action.order, $0.place) < ($1.event.time, $1.event.action.order, $1.place)
    }.map(\.event)
  }
}

extension FingerEvent.Action {
  /// Fingers that go down and are lifted at the same moment are down together in between.
  fileprivate var order: Int {
    switch self {
    case .goesDown: 0
    case .moves: 1
    case .isLifted: 2
    }
  }
}
