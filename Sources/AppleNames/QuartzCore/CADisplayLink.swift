import Combine
import FlowObjectiveC
import Foundation
import SwiftUI

/// Frames for a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The wanted rate; zero or `nil` for the greatest one.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Sends a message for each frame of the display, sixty times a second of the screen's clock.
open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector
  private var frames: AnyCancellable?
  private var isAdded = false

  /// Creates a link that sends its message once it is added to a run loop. It retains the receiver until it is
  /// invalidated.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - sel: The message; its argument is the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
  }

  /// The time of the frame, in seconds of the screen's clock.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame, in seconds of the screen's clock.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  /// The time between frames of the display, in seconds.
  open var duration: CFTimeInterval { 1.0 / 60 }

  /// Whether no messages are sent for the time being.
  open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }

  /// The number of messages for a second; zero for one for each frame.
  open var preferredFramesPerSecond = 0 { didSet { restart() } }

  /// The number of messages for a second.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

  private var interval: TimeInterval {
    let range = preferredFrameRateRange
    let wanted = range.preferred.flatMap { $0 > 0 ? Double($0) : nil } ?? Double(range.maximum)
    let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : wanted
    return rate > 0 ? 1 / min(60, rate) : duration
  }

  /// Begins to send messages. Those of all run loops follow the screen's clock.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    restart()
  }

  /// Stops sending messages.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops sending messages.
  open func invalidate() {
    isAdded = false
    restart()
  }

  private func restart() {
    frames = nil
    guard isAdded, !isPaused else { return }
    // The subscription belongs to the link, which the run loop retains while it sends.
    frames = Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { [self] date in
      timestamp = assumeMainActor { CurrentScreen.screen?.time } ?? date.timeIntervalSinceReferenceDate
      selector._send(to: target, [self])
    }
  }
}
