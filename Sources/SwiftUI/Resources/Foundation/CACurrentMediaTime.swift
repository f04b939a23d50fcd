import Combine
import Foundation

/// The seconds of the screen's clock, as in Core Animation; without a screen, those since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval {
  TimeSource.virtual?.elapsed.inSeconds ?? ProcessInfo.processInfo.systemUptime
}
