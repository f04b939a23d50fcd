import FlowReports
import Foundation

#if os(Linux)
  import CFlowSupport
#endif

/// The standard output of the task of a run and of the tasks that it starts.
///
/// Output is captured only while a report is written, and only on Linux.
// @unchecked: every access to a variable holds `lock`; `Mutex` would need macOS 15.
final class Console: @unchecked Sendable {
  /// The number of bytes kept per step; the process itself prints all of them.
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

  /// Returns the output since the last call and the number of dropped bytes; `nil` if there is none.
  func takeText() -> String? {
    lock.withLock {
      guard count > 0 else { return nil }
      defer { (bytes, count) = ([], 0) }
      let missing = count - bytes.count
      return String(decoding: bytes, as: UTF8.self) + (missing > 0 ? "\n… and \(counted(missing, "byte")) more" : "")
    }
  }

  /// Runs an operation and captures its output.
  static func watching<Value, Failure: Error>(
    _ operation: (Console?) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard isWatching else { return try operation(nil) }
    let console = Console()
    let outcome = $current.withValue(console) { Result { () throws(Failure) in try operation(console) } }
    return try outcome.get()
  }

  /// Runs an asynchronous operation and captures its output.
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
