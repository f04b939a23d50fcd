import Foundation

#if os(Linux)
  import CFlowSupport
#endif

/// What the task of a run, and those that it starts, print to the standard output.
///
/// Only while a report is written, and only on Linux; nothing is seen elsewhere.
// @unchecked: every access to a variable holds `lock`; `Mutex` would need macOS 15.
final class Console: @unchecked Sendable {
  /// The first bytes since the last step; the process itself prints all of them.
  private static let limit = 100_000

  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private var count = 0

  @TaskLocal private static var current: Console?

  private init() {}

  private static let isWatching: Bool = {
    #if os(Linux)
      guard flow_watches_output() else { return false }
      flow_handle_output { text, count in
        guard let text else { return }
        Console.current?.add(UnsafeRawBufferPointer(start: text, count: count))
      }
      return true
    #else
      return false
    #endif
  }()

  private func add(_ printed: UnsafeRawBufferPointer) {
    lock.withLock {
      count += printed.count
      bytes += printed.prefix(Self.limit - bytes.count)
    }
  }

  /// Returns what was printed since the last call, and how much of it is missing; `nil` if nothing was.
  func takeText() -> String? {
    lock.withLock {
      guard count > 0 else { return nil }
      defer { (bytes, count) = ([], 0) }
      let missing = count - bytes.count
      return String(decoding: bytes, as: UTF8.self) + (missing > 0 ? "\n… and \(missing) bytes more" : "")
    }
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
}
