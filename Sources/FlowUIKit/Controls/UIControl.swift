import SwiftUI

/// A view that sends messages when a person uses it.
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use for custom states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content is in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content is in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  private struct Registration {
    let events: Event
    let action: TargetAction
  }

  private var registrations: [Registration] = []
  private var closures: [(events: Event, action: UIAction)] = []

  /// Whether the control can be used.
  open var isEnabled = true { didSet { change() } }
  open var isSelected = false { didSet { change() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { change() } } }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { change() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { change() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - Messages

  /// Sends a message when something happens.
  ///
  /// - Parameters:
  ///   - target: The receiver, which is not retained; `nil` for the first responder that has the method.
  ///   - action: A method without arguments, with the control, or with the control and the event.
  ///   - controlEvents: What happens.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if registrations.contains(where: {
      $0.events == controlEvents && $0.action.isFor(target) && $0.action.action == action
    }) {
      return
    }
    registrations.append(Registration(events: controlEvents, action: TargetAction(target: target, action: action)))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations.removeAll {
      !$0.events.isDisjoint(with: controlEvents) && $0.action.matches(target: target, action: action)
    }
  }

  /// Performs an action when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    closures.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    closures.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    closures.removeAll { $0.action.identifier == action.identifier && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// The receivers of messages.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.action.receiver as? NSObject }.map { AnyHashable($0) })
  }

  /// The events for which the control sends messages.
  open var allControlEvents: Event {
    registrations.reduce(into: Event(closures.map(\.events))) { $0.formUnion($1.events) }
  }

  /// The messages to a receiver.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.filter { $0.events.contains(controlEvent) && $0.action.isFor(target) }
      .map { NSStringFromSelector($0.action.action) }
    return names.isEmpty ? nil : names
  }

  /// Sends the messages of what happens.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Sends a message to its receiver.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  private func send(_ events: Event, _ event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      registration.action.send(from: self, for: event)
    }
    for (known, action) in closures where !known.isDisjoint(with: events) { action.perform(sender: self) }
  }

  // MARK: - Touches

  /// Whether the control follows touches itself, because it has no face that does.
  var tracksTouches: Bool { makeFace() == nil }

  /// Whether the control follows a touch.
  open private(set) var isTracking = false

  /// Whether the touch that the control follows is in it.
  open private(set) var isTouchInside = false

  /// Called when a touch begins on the control.
  ///
  /// - Returns: Whether the control follows the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch that the control follows moves.
  ///
  /// - Returns: Whether the control goes on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch that the control follows ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch that the control follows is taken away, as by a gesture.
  open func cancelTracking(with event: UIEvent?) {}

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracksTouches, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = bounds.contains(touch.location(in: self))
    if isTouchInside != wasInside {
      isHighlighted = isTouchInside
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    endTracking(touch, with: event)
    stopTracking()
    send(
      bounds.contains(touch.location(in: self)) ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event)
  }
}
