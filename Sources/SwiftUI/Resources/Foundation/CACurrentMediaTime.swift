import Foundation

/// The seconds since the machine was started, as in Core Animation.
///
/// - Note: Approximate: it is the machine's time and does not follow the clock of a screen.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
