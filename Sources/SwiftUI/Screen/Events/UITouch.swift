/// A finger on the screen, as the responders of UIKit receive it.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// The phase of the touch.
  public package(set) var phase = Phase.began

  /// The number of taps, one after the other, of which this is the last.
  public package(set) var tapCount = 1

  /// The time of the latest change, in seconds of the screen's clock.
  public package(set) var timestamp = 0.0

  /// What touches the screen; always a finger.
  public var type: TouchType { .direct }

  /// The force of the touch; fingers of a test have the average force.
  public var force: CGFloat { 1 }

  /// The location on the screen, in points.
  package var screenLocation = CGPoint.zero

  /// The location on the screen before the latest change, in points.
  package var previousScreenLocation = CGPoint.zero

  /// The view on which the finger went down.
  package weak var receiver: UIResponder?

  package override init() {}
}

/// An event of fingers or of the device.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What an event consists of.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// The kind of the event.
  public let type: EventType

  /// What the event consists of.
  public let subtype: EventSubtype

  /// The touches of the event.
  public package(set) var allTouches: Set<UITouch>?

  /// The time of the event, in seconds of the screen's clock.
  public package(set) var timestamp = 0.0

  /// Whether no responder of the chain has handled the event.
  package var reachesEndOfChain = false

  package init(type: EventType, subtype: EventSubtype = .none) {
    self.type = type
    self.subtype = subtype
  }
}
