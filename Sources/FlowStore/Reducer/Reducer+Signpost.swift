#if canImport(Darwin)
  import Foundation
  import os

  extension Reducer {
    /// Returns a reducer that marks the time of each action for Instruments.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of the names of actions.
    ///   - log: The log that receives the intervals.
    public func signpost(
      _ prefix: String = "",
      log: OSLog = OSLog(subsystem: "SwiftUIFlowTesting", category: "Reducer")
    ) -> Reducer {
      guard log.signpostsEnabled else { return self }
      let start = prefix.isEmpty ? "" : "\(prefix): "
      return Reducer { state, action, environment in
        let id = OSSignpostID(log: log)
        let name = (start + caseName(of: action)) as NSString
        os_signpost(.begin, log: log, name: "Action", signpostID: id, "%{public}@", name)
        defer { os_signpost(.end, log: log, name: "Action", signpostID: id) }
        return run(&state, action, environment)
      }
    }
  }
#else
  extension Reducer {
    /// Returns this reducer: signposts are for Instruments, which runs on Apple's systems alone.
    ///
    /// - Parameter prefix: The prefix of the names of actions.
    public func signpost(_ prefix: String = "") -> Reducer { self }
  }
#endif
