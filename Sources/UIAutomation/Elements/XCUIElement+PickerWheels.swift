import SwiftUI

extension XCUIElement {
  /// Turns a picker wheel until it shows a value.
  ///
  /// Touches turn the wheel a few rows at a time, to the nearest row with that value; the test fails if there is none.
  ///
  /// - Parameter value: The wheel's value, or the text of its row.
  public func adjust(toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line) {
    session.note(file, line)
    var search = WheelSearch(value)
    while !session.isStopped {
      app.screen?.becomeIdle()
      guard let wheel = foundWheel else { return }
      switch search.next(wheel) {
      case .arrived: return
      case .turn(let rows): turn(by: rows, search: &search)
      case .missing:
        return session.fail(
          "Failed to adjust \(query.name): the wheel never showed '\(value)'. It shows '\(wheel.value)'"
            + (wheel.isEndless ? "." : ", and has: \(wheel.rows.map { "'\($0)'" }.joined(separator: ", "))."))
      }
    }
  }

  private var foundWheel: WheelState? {
    guard let found = found(or: "Failed to adjust \(query.name): ") else { return nil }
    guard let wheel = WheelState(found.entry.node) else {
      session.fail("Failed to adjust \(query.name): \(found.entry.node.summary) is not a picker wheel.")
      return nil
    }
    return wheel
  }

  /// Turns the wheel by a number of rows; positive numbers move to rows below.
  private func turn(by rows: Int, search: inout WheelSearch) {
    var isPossible = false
    act("adjust") { target in
      isPossible = true
      let rowHeight = (target.element?.environment.design ?? .standard).wheelRowHeight
      let most = max(1, Int(target.visibleFrame.height / 2 / rowHeight))
      let distance = CGFloat(min(most, max(-most, rows))) * rowHeight
      let start = target.hitPoint
      target.touch([
        .drag(
          from: start, to: CGPoint(x: start.x, y: start.y - distance), after: EventTiming.beforeSwipe,
          velocity: XCUIGestureVelocity.default.rawValue, hold: 0.3)
      ])
    }
    // The failure has been reported already.
    if !isPossible { search.giveUp() }
  }
}

/// The state of a wheel at one moment.
struct WheelState: Equatable {
  let value: String
  let rows: [String]
  let chosen: Int
  let isEndless: Bool

  init?(_ node: SemanticsNode) {
    guard node.role == .pickerWheel else { return nil }
    for case .wheel(let rows, let chosen, let isEndless) in node.details {
      self.rows = rows
      self.chosen = chosen
      self.isEndless = isEndless
      value = node.value ?? ""
      return
    }
    return nil
  }
}

/// Searches a wheel for a value.
struct WheelSearch {
  enum Step: Equatable {
    case arrived, missing
    case turn(rows: Int)
  }

  private let wanted: String
  private var last: WheelState?
  private var turns = 0
  private var hasGivenUp = false

  /// The limit of turns of an endless wheel for a value that is not a number: about a year of days.
  private static let limit = 130

  /// The limit for a number, which lies in one direction: some thousand years.
  private static let numberLimit = 1_500

  init(_ wanted: String) {
    self.wanted = wanted
  }

  mutating func giveUp() { hasGivenUp = true }

  mutating func next(_ wheel: WheelState) -> Step {
    if wheel.value == wanted || wheel.rows.indices.contains(wheel.chosen) && wheel.rows[wheel.chosen] == wanted {
      return .arrived
    }
    // A wheel that does not turn is disabled or at its end.
    if hasGivenUp || wheel == last { return .missing }
    last = wheel
    turns += 1
    if let row = wheel.rows.indices.filter({ wheel.rows[$0] == wanted }).min(by: {
      abs($0 - wheel.chosen) < abs($1 - wheel.chosen)
    }) {
      return .turn(rows: row - wheel.chosen)
    }
    guard wheel.isEndless else { return .missing }
    if let number = Int(wanted), let current = Int(wheel.rows[wheel.chosen]) {
      return turns > Self.numberLimit ? .missing : .turn(rows: number > current ? wheel.rows.count : -wheel.rows.count)
    }
    return turns > Self.limit ? .missing : .turn(rows: wheel.rows.count)
  }
}
