extension Publisher {
  /// Prints every event: subscription, demand, values and completion.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - stream: Where to write, or nil for the standard output.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: EventLog(stream))
  }
}

/// Leaves out what OpenCombine prints after each value where Combine prints nothing: that there is no new demand.
private final class EventLog: TextOutputStream {
  private var stream: (any TextOutputStream)?
  private var isLeavingOut = false

  init(_ stream: (any TextOutputStream)?) {
    self.stream = stream
  }

  func write(_ string: String) {
    // Lines come in two pieces: the text and the line break.
    if string.hasSuffix("request max: (0) (synchronous)") {
      isLeavingOut = true
    } else if isLeavingOut, string == "\n" {
      isLeavingOut = false
    } else if !string.isEmpty {
      if stream == nil { Swift.print(string, terminator: "") } else { stream?.write(string) }
    }
  }
}
