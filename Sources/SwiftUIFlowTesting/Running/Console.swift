#if os(Linux)
  import CFlowSupport
  import Synchronization
#endif

/// What the task of a run, and those that it starts, print to the standard output.
///
/// Only while a report is written, and only on Linux; nothing is seen elsewhere.
final class Console: Sendable {
  #if os(Linux)
    /// The first bytes since the last step; the process itself prints all of them.
    private static let limit = 100_000

    private struct Text {
      var bytes: [UInt8] = []
      var count = 0
    }

    private let text = Mutex(Text())
    @TaskLocal private static var current: Console?

    private init() {}

    private static let isWatching: Bool = {
      guard flow_watches_output() else { return false }
      flow_handle_output { text, count in
        guard let text else { return }
        Console.current?.add(UnsafeRawBufferPointer(start: text, count: count))
      }
      return true
    }()

    private func add(_ bytes: UnsafeRawBufferPointer) {
      text.withLock { text in
        text.count += bytes.count
        text.bytes += bytes.prefix(Self.limit - text.bytes.count)
      }
    }

    /// Returns what was printed since the last call, and how much of it is missing; `nil` if nothing was.
    func takeText() -> String? {
      let text = text.withLock { text in
        defer { text = Text() }
        return text
      }
      guard text.count > 0 else { return nil }
      let missing = text.count - text.bytes.count
      return String(decoding: text.bytes, as: UTF8.self) + (missing > 0 ? "\n… and \(missing) bytes more" : "")
    }

    /// Runs an operation, and sees what it prints.
    static func watching<Value, Failure: Error>(
      _ operation: (Console?) throws(Failure) -> Value
    ) throws(Failure) -> Value {
      guard isWatching else { return try operation(nil) }
      let console = Console()
      let outcome = $current.withValue(console) { Result { () throws(Failure) in try operation(console) } }
      return try outcome.get()
    }

    /// Runs an asynchronous operation, and sees what it prints.
    static func watching<Value, Failure: Error>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: (Console?) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      guard isWatching else { return try await operation(nil) }
      let console = Console()
      let outcome: Result<Value, Failure> = await $current.withValue(
        console,
        operation: {
          do throws(Failure) {
            return .success(try await operation(console))
          } catch {
            return .failure(error)
          }
        }, isolation: isolation)
      return try outcome.get()
    }
  #else
    private init() {}

    func takeText() -> String? { nil }

    static func watching<Value, Failure: Error>(
      _ operation: (Console?) throws(Failure) -> Value
    ) throws(Failure) -> Value {
      try operation(nil)
    }

    static func watching<Value, Failure: Error>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: (Console?) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      try await operation(nil)
    }
  #endif
}
