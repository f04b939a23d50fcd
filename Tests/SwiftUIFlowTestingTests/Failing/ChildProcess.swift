#if os(Linux)
  import Foundation

  /// The result of a finished program.
  struct ChildProcess {
    let status: Int32
    /// Its output, both standard output and standard error.
    let output: String

    /// Runs a program.
    init(_ program: URL, arguments: [String] = [], environment: [String: String] = [:]) throws {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = program
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      status = process.terminationStatus
      output = String(decoding: data, as: UTF8.self)
    }

    /// The lines that contain a text.
    func lines(with text: String) -> [String] {
      output.components(separatedBy: "\n").filter { $0.contains(text) }
    }
  }

  #if os(Linux)
    extension ChildProcess {
      /// The running test program.
      static var tests: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

      /// Runs tests that fail on purpose with Swift Testing.
      ///
      /// - Parameter events: The file for the event stream.
      static func swiftTests(
        _ filter: String, events: URL? = nil, environment: [String: String] = [:]
      ) throws -> ChildProcess {
        let stream = events.map { ["--event-stream-output-path", $0.path] } ?? []
        return try ChildProcess(
          tests,
          arguments: ["--testing-library", "swift-testing", "--filter", filter] + stream,
          environment: [DeliberateFailures.variable: "1", "NO_COLOR": "1"].merging(environment) { $1 }
        )
      }

      /// Runs tests that fail on purpose with XCTest.
      static func xcTests(_ name: String) throws -> ChildProcess {
        try ChildProcess(tests, arguments: [name], environment: [DeliberateFailures.variable: "1"])
      }

      /// Runs another program of the package.
      static func product(
        _ name: String, arguments: [String] = [], environment: [String: String] = [:]
      ) throws -> ChildProcess {
        try ChildProcess(
          tests.deletingLastPathComponent().appendingPathComponent(name), arguments: arguments, environment: environment
        )
      }
    }
  #endif
#endif
