import FlowIssueReporting

/// A clock for code that must not sleep: using it is a failure, and nothing sleeps.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// An instant of the clock.
  public typealias Instant = TestClock<Duration>.Instant

  private let name: String
  private let location: FlowSourceLocation

  private init(named name: String, at location: FlowSourceLocation) {
    self.name = name
    self.location = location
  }

  /// Creates a clock.
  ///
  /// - Parameter name: The name of the clock in failure messages.
  public init(
    _ name: String = "",
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(named: name, at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The current instant. Reading it is a failure.
  public var now: Instant {
    report("was asked for its time")
    return Instant()
  }

  /// The resolution. Reading it is a failure.
  public var minimumResolution: Duration {
    report("was asked for its minimum resolution")
    return .zero
  }

  /// Reports a failure and returns immediately.
  ///
  /// - Parameters:
  ///   - deadline: Has no effect.
  ///   - tolerance: Has no effect.
  /// - Throws: Nothing here.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("was asked to wait")
  }

  private func report(_ what: String) {
    let name = name.isEmpty ? "An unimplemented clock" : "The unimplemented clock \"\(name)\""
    IssueReporter.report(
      "\(name) \(what). Give this test a clock, such as a test clock or an immediate one.",
      at: EffectContext.current?.location ?? location
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock with the durations of the standard library.
  ///
  /// - Parameter name: The name of the clock in failure messages.
  public init(
    _ name: String = "",
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(named: name, at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
