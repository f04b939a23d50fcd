import Combine
import Foundation

/// Calls a closure for each frame of the display while it runs.
@MainActor
final class FrameClock {
  private var frames: AnyCancellable?
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  var isRunning: Bool {
    get { frames != nil }
    set {
      if newValue == isRunning { return }
      frames =
        newValue
        ? Timer.publish(every: 1.0 / 60, on: .main, in: .common).autoconnect().sink { [action] _ in
          MainActor.assumeIsolated(action)
        } : nil
    }
  }
}
