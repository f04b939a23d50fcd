import SwiftUI

/// Recognizes a gesture on a view, and sends a message to targets.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The end of a gesture that is recognized at once.
    public static let recognized = State.ended
  }

  private var actions: [TargetAction] = []

  /// The view on which the gesture is recognized.
  public internal(set) weak var view: UIView?

  /// Decides whether the gesture begins, and with which others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the gesture is recognized.
  open var isEnabled = true

  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true

  /// A name for the gesture.
  open var name: String?

  private var requirements: [Requirement] = []

  /// Called after the message, for a recognizer that is a gesture of SwiftUI or of another framework.
  package final var onAction: () -> Void = {}

  /// The state of the gesture. A subclass sets it while it follows touches: the gesture begins, changes, ends or fails.
  open var state: State {
    get { currentState }
    set { if entersQuietly { currentState = newValue } else { enter(newValue) } }
  }

  private var currentState = State.possible

  /// Whether the recognizer itself sets the state, so that nothing follows from it.
  private var entersQuietly = false

  /// The states that a subclass has set before the gesture was given the touches.
  private var wanted: [State] = []

  /// The touches of the fingers that are down.
  private var touches: [Int: UITouch] = [:]

  /// The events of fingers that are down, the first one first.
  private(set) var fingers: [_TouchEvent] = []

  /// The events at which the fingers went down.
  private(set) var starts: [Int: _TouchEvent] = [:]

  /// Whether the recognizer follows the touches of now.
  private(set) var isTracking = false

  /// Whether the gesture has been given the touches.
  private(set) var hasWon = false

  /// The claim on the touches so far.
  final var claim = TouchClaim.possible

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - target: The receiver of the message, which is not retained.
  ///   - action: The message: a method without arguments, or with the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a receiver of the message.
  open func addTarget(_ target: Any, action: Selector) { actions.append(TargetAction(target: target, action: action)) }

  /// Removes a receiver of the message.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target: target, action: action) }
  }

  /// Waits with the gesture until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// The middle of the fingers in a view, or in the window, in points.
  open func location(in view: UIView?) -> CGPoint {
    let points = fingers.map(\.globalLocation)
    guard !points.isEmpty else { return view?.pointInView(ofScreen: latestLocation) ?? latestLocation }
    let count = CGFloat(points.count)
    let middle = CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    return view?.pointInView(ofScreen: middle) ?? middle
  }

  /// The location of a finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard fingers.indices.contains(touchIndex) else { return location(in: view) }
    let point = fingers[touchIndex].globalLocation
    return view?.pointInView(ofScreen: point) ?? point
  }

  /// The number of fingers.
  open var numberOfTouches: Int { fingers.count }

  private var latestLocation = CGPoint.zero

  // MARK: - For subclasses

  /// Follows a change of the fingers.
  func track(_ event: _TouchEvent) {}

  /// The next time at which something happens without a finger, in seconds of the screen's clock.
  var deadline: Double? { nil }

  /// Handles the passing of time.
  func advance(to time: Double) {}

  /// Forgets the gesture. A subclass calls `super`.
  open func reset() {}

  /// Whether the gesture happens over time, with a beginning and changes.
  var isContinuous: Bool { false }

  /// Performs the gesture for assistive technologies.
  func recognizeForAccessibility() {
    send(.ended)
    show(.possible)
  }

  // MARK: - Touches

  final func startTracking(_ event: _TouchEvent) {
    fingers = []
    starts = [:]
    hasWon = false
    claim = .possible
    wanted = []
    touches = [:]
    show(.possible)
    isTracking = isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch(event)) ?? true)
  }

  private func touch(_ event: _TouchEvent) -> UITouch {
    let touch = UITouch()
    touch.screenLocation = event.globalLocation
    let root = view?.topmost
    touch.receiver = root?.hitTest(root?.pointFromScreen(event.globalLocation) ?? .zero, with: nil)
    return touch
  }

  final func handle(_ event: _TouchEvent) {
    latestLocation = event.globalLocation
    switch event.phase {
    case .began:
      fingers.append(event)
      starts[event.finger] = event
    case .moved:
      if let index = fingers.firstIndex(where: { $0.finger == event.finger }) { fingers[index] = event }
    case .ended: break
    }
    let follows = !isOver
    track(event)
    if follows { tellSubclass(event) }
    if event.phase == .ended { fingers.removeAll { $0.finger == event.finger } }
  }

  /// Claims the touches, unless the view or the delegate keeps the gesture from beginning.
  final func recognize() {
    guard claim != .certain, claim != .failed else { return }
    let mayBegin =
      (delegate?.gestureRecognizerShouldBegin(self) ?? true) && (view?.gestureRecognizerShouldBegin(self) ?? true)
    claim = mayBegin ? .certain : .failed
    show(!mayBegin ? .failed : isContinuous ? .began : .ended)
  }

  final func fail() {
    if hasWon { send(.cancelled) }
    claim = .failed
    wanted = []
    hasWon = false
    show(.failed)
  }

  final func win() {
    hasWon = true
    let states = wanted
    wanted = []
    if !states.isEmpty {
      for state in states { send(state) }
      return
    }
    send(isContinuous ? .began : .ended)
    won()
  }

  /// Called after the gesture has begun.
  func won() {}

  final func cancelTouches() {
    if hasWon, isRunning, !touches.isEmpty {
      for touch in touches.values { touch.phase = .cancelled }
      tell(Set(touches.values)) { $0.touchesCancelled($1, with: $2) }
    }
    if hasWon, isRunning { send(.cancelled) }
    endTracking()
  }

  /// Whether the gesture has begun and not ended.
  final var isRunning: Bool { state == .began || state == .changed }

  final func endTracking() {
    isTracking = false
    hasWon = false
    claim = .possible
    fingers = []
    starts = [:]
    touches = [:]
    wanted = []
    show(.possible)
    reset()
  }

  /// Enters a state and tells the targets.
  final func send(_ new: State) {
    show(new)
    for action in actions { action.send(from: self, for: nil) }
    onAction()
  }

  /// Sets the state without what follows from it.
  private func show(_ new: State) {
    entersQuietly = true
    state = new
    entersQuietly = false
  }

  // MARK: - Subclasses of apps

  /// Called when fingers went down on the view. A subclass calls `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers moved that went down on the view. A subclass calls `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers were lifted that went down on the view. A subclass calls `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the touches of a gesture that has begun are taken away. A subclass calls `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Whether the gesture has ended or failed: the other touches are ignored.
  private var isOver: Bool {
    switch state {
    case .possible, .began, .changed: claim == .failed
    case .ended, .cancelled, .failed: true
    }
  }

  private func tellSubclass(_ event: _TouchEvent) {
    switch event.phase {
    case .began:
      let touch = touch(event)
      touch.previousScreenLocation = event.globalLocation
      touch.move(to: event, phase: .began)
      touches[event.finger] = touch
      tell([touch]) { $0.touchesBegan($1, with: $2) }
    case .moved:
      guard let touch = touches[event.finger] else { return }
      touch.move(to: event, phase: .moved)
      tell([touch]) { $0.touchesMoved($1, with: $2) }
    case .ended:
      guard let touch = touches[event.finger] else { return }
      touch.move(to: event, phase: .ended)
      tell([touch]) { $0.touchesEnded($1, with: $2) }
      touches[event.finger] = nil
    }
  }

  private func tell(_ changed: Set<UITouch>, _ body: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void) {
    let event = UIEvent(type: .touches)
    event.allTouches = Set(touches.values)
    body(self, changed, event)
  }

  /// Lets the gesture follow a state that a subclass has set.
  private func enter(_ new: State) {
    guard isTracking else { return show(new) }
    if new == state, new != .changed { return }
    switch new {
    case .possible: show(new)
    case .failed, .cancelled: fail()
    case .began, .changed, .ended:
      if hasWon { return send(new) }
      recognize()
      guard claim == .certain else { return }
      if new != wanted.last { wanted.append(new) }
      show(new)
    }
  }

  // MARK: - Other gestures

  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  final func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
  }

  final func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }
}

/// Decides whether gestures begin, and together with which others.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
