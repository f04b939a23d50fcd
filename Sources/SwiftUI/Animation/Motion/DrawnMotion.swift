/// A motion that a view of another framework draws itself: each frame is reported.
@MainActor
package final class DrawnMotion: Motion {
  private var start: Double
  private let length: Double
  private let showFrame: @MainActor () -> Void
  private var end: (@MainActor (_ isFinished: Bool) -> Void)?
  private var hasEnded = false

  /// Starts a motion.
  ///
  /// - Parameters:
  ///   - element: What moves; the motion ends when it leaves the screen.
  ///   - length: In seconds; infinite for a motion without an end, which a screen that settles shows at its start.
  ///   - showFrame: Called for each frame.
  ///   - end: Called at the end; its argument is whether the motion was complete.
  package init(
    of element: Element, length: Double, showFrame: @escaping @MainActor () -> Void,
    end: @escaping @MainActor (_ isFinished: Bool) -> Void
  ) {
    start = element.graph.clock.now
    self.length = length
    self.showFrame = showFrame
    self.end = end
    super.init(element)
    element.graph.motion.start(self, .drawn(ObjectIdentifier(self)))
  }

  /// The time since the start, in seconds.
  package var elapsed: Double {
    // Rounded to nanoseconds, so that rounding errors do not determine the end.
    max(0, ((node.graph.clock.now - start) * 1e9).rounded() / 1e9)
  }

  /// Ends the motion before its time.
  package func cancel() { node.graph.motion.stop(node, .drawn(ObjectIdentifier(self))) }

  private func finish(_ isFinished: Bool) {
    guard let end else { return }
    self.end = nil
    node.graph.enqueueAction { end(isFinished) }
  }

  override var isFinished: Bool { hasEnded }
  override var isEndless: Bool { !(length <= VirtualClock.latest) }

  override func move(to time: Double) {
    hasEnded = elapsed >= length
    showFrame()
  }

  override func postpone(by seconds: Double) { start += seconds }
  override func end(after time: Double) -> Double? { isEndless ? nil : max(time, start + length) }

  override func releaseCompletions(isOver: Bool) {
    super.releaseCompletions(isOver: isOver)
    if isOver { finish(hasEnded) }
  }
}
