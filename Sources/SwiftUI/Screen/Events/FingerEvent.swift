/// The state of one finger at a moment.
struct FingerEvent: ScreenEvent {
  enum Action { case goesDown, moves, isLifted }

  let action: Action
  let finger: Int

  /// The location on the screen, in points.
  let location: CGPoint

  /// The time in seconds since the first touch of the gesture.
  let time: Double

  var name: String { "a touch at (\(location.x), \(location.y))" }

  func occur(on screen: Screen) {
    switch action {
    case .goesDown: screen.touches.began(finger, at: location, time: screen.time, in: screen.rootElement)
    case .moves: screen.touches.moved(finger, to: location, time: screen.time)
    case .isLifted: screen.touches.ended(finger, at: location, time: screen.time)
    }
  }

  /// The events of fingers in the order of their times; for simultaneous events, in the order of the fingers.
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
  /// Touches that begin and end at the same moment overlap in between.
  fileprivate var order: Int {
    switch self {
    case .goesDown: 0
    case .moves: 1
    case .isLifted: 2
    }
  }
}
