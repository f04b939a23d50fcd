import SwiftUI

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps, one after the other.
  open var numberOfTapsRequired = 1

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var latestStart: Double?
  private var fingersOfTap = 0

  override func track(_ event: _TouchEvent) {
    if claim == .failed || claim == .certain { return }
    switch event.phase {
    case .began:
      latestStart = nil
      fingersOfTap += 1
      if fingersOfTap > numberOfTouchesRequired { fail() }
    case .moved:
      if let start = starts[event.finger], start.distance(from: event) > GestureMeasures.tapSlop { fail() }
    case .ended:
      guard fingers.count == 1 else { return }
      guard fingersOfTap == numberOfTouchesRequired else { return fail() }
      fingersOfTap = 0
      taps += 1
      if taps >= numberOfTapsRequired { return recognize() }
      claim = .waiting
      latestStart = event.time + GestureMeasures.tapInterval
    }
  }

  override var deadline: Double? { claim == .waiting ? latestStart : nil }

  override func advance(to time: Double) {
    guard let latestStart, latestStart <= time else { return }
    fail()
  }

  override open func reset() {
    taps = 0
    fingersOfTap = 0
    latestStart = nil
  }
}

/// Recognizes fingers that rest on a view.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press, in seconds.
  open var minimumPressDuration = 0.5

  /// How far the finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  override var isContinuous: Bool { true }

  override func track(_ event: _TouchEvent) {
    if claim == .failed { return }
    switch event.phase {
    case .began: if minimumPressDuration <= 0 { recognize() }
    case .moved:
      if hasWon { return send(.changed) }
      if let start = starts[event.finger], start.distance(from: event) > allowableMovement { fail() }
    case .ended:
      if hasWon { send(.ended) } else { advance(to: event.time) }
      if !hasWon, claim != .certain { fail() }
    }
  }

  override func won() {
    if fingers.isEmpty { send(.ended) }
  }

  override var deadline: Double? {
    claim == .possible ? fingers.first.flatMap { starts[$0.finger] }.map { $0.time + minimumPressDuration } : nil
  }

  override func advance(to time: Double) {
    guard let deadline, deadline <= time else { return }
    recognize()
  }
}

/// The measures of gestures: those of SwiftUI's.
enum GestureMeasures {
  /// How far a finger may move while it taps, in points.
  static let tapSlop: CGFloat = 45

  /// How far fingers move before they drag, in points.
  static let dragSlop: CGFloat = 10

  /// The time from the end of a tap until the next one, in seconds.
  static let tapInterval = 0.35
}
