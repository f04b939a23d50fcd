extension Publisher {
  /// Prints every event: subscription, demand, values and completion.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of each line.
  ///   - stream: The output stream, or `nil` for the standard output.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: EventLog(stream))
  }
}

/// Removes a line that OpenCombine prints after each value and Combine does not: that there is no new demand.
private final class EventLog: TextOutputStream {
  private var stream: (any TextOutputStream)?
  private var isLeavingOut = false

  init(_ stream: (any TextOutputStream)?) {
    self.stream = stream
  }

  func write(_ string: String) {
    // Lines arrive in two pieces: the text and the line break.
    if string.hasSuffix("request max: (0) (synchronous)") {
      isLeavingOut = true
    } else if isLeavingOut, string == "\n" {
      isLeavingOut = false
    } else if !string.isEmpty {
      if stream == nil { Swift.print(string, terminator: "") } else { stream?.write(string) }
    }
  }
}
