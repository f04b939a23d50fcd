import Foundation
import PhoneSimulation

/// A place in the Realtime Database.
// @unchecked: its values are constant.
public final class DatabaseReference: DatabaseQuery, @unchecked Sendable {
  init(_ path: [String]) { super.init(path: path) }

  public var key: String? { path.last }
  public var root: DatabaseReference { DatabaseReference([]) }
  public var parent: DatabaseReference? { path.isEmpty ? nil : DatabaseReference(Array(path.dropLast())) }
  public var database: Database { .only }
  public var url: String { "\(Database.url)/\(path.joined(separator: "/"))" }
  public override var description: String { url }

  public func child(_ pathString: String) -> DatabaseReference {
    DatabaseReference(path + DatabasePath.parts(pathString))
  }

  /// A new place, whose name is after those of all former ones, and the same in each run.
  public func childByAutoId() -> DatabaseReference { child(DatabaseServer.current.newID()) }

  // MARK: - Writing

  private func write(
    _ changes: [([String], Any?)], _ completion: (((any Error)?, DatabaseReference) -> Void)? = nil
  ) {
    DatabaseServer.current.write(changes) { completion?($0, self) }
  }

  private func write(_ changes: [([String], Any?)]) async throws -> DatabaseReference {
    try await withCheckedThrowingContinuation { continuation in
      write(changes) { error, _ in continuation.resume(with: error.map { .failure($0) } ?? .success(self)) }
    }
  }

  public func setValue(_ value: Any?) { write([(path, value)]) }

  public func setValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    write([(path, value)], block)
  }

  /// Priorities are not kept.
  public func setValue(_ value: Any?, andPriority priority: Any?) { setValue(value) }

  /// Priorities are not kept.
  public func setValue(
    _ value: Any?, andPriority priority: Any?,
    withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    setValue(value, withCompletionBlock: block)
  }

  /// Writes the value.
  ///
  /// - Throws: An `NSError` if the rules refuse it.
  @discardableResult
  public func setValue(_ value: Any?) async throws -> DatabaseReference { try await write([(path, value)]) }

  /// Encodes and writes a value.
  ///
  /// - Throws: `EncodingError`.
  public func setValue<T: Encodable>(
    from value: T, encoder: Database.Encoder = .init(), completion: (((any Error)?) -> Void)? = nil
  ) throws {
    write([(path, try encoder.encode(value))]) { error, _ in completion?(error) }
  }

  public func removeValue() { write([(path, nil)]) }

  public func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {
    write([(path, nil)], block)
  }

  /// Removes the value.
  ///
  /// - Throws: An `NSError` if the rules refuse it.
  @discardableResult
  public func removeValue() async throws -> DatabaseReference { try await write([(path, nil)]) }

  private func changes(_ values: [AnyHashable: Any]) -> [([String], Any?)] {
    values.compactMap { name, value in (name.base as? String).map { (path + DatabasePath.parts($0), value as Any?) } }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
  }

  /// Writes the values of parts, together.
  public func updateChildValues(_ values: [AnyHashable: Any]) { write(changes(values)) }

  public func updateChildValues(
    _ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    write(changes(values), block)
  }

  /// Writes the values of parts, together.
  ///
  /// - Throws: An `NSError` if the rules refuse it.
  @discardableResult
  public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
    try await write(changes(values))
  }

  // MARK: - Disconnections

  private func warn(_ api: String) {
    SimulatedPhone.current.warn(
      "DatabaseReference.\(api) is not implemented: the server here does not notice that an app ends.")
  }

  public func onDisconnectSetValue(_ value: Any?) { warn("onDisconnectSetValue(_:)") }

  public func onDisconnectSetValue(
    _ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {
    warn("onDisconnectSetValue(_:)")
    DatabaseServer.current.answer { block(nil, self) }
  }

  public func onDisconnectRemoveValue() { warn("onDisconnectRemoveValue()") }

  public func onDisconnectUpdateChildValues(_ values: [AnyHashable: Any]) {
    warn("onDisconnectUpdateChildValues(_:)")
  }

  public func cancelDisconnectOperations() {}

  // MARK: - Transactions

  /// Reads and writes the value as one step.
  public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {
    runTransactionBlock(block, andCompletionBlock: { _, _, _ in })
  }

  /// Reads and writes the value as one step.
  ///
  /// - Parameter completionBlock: Learns of an error, and whether the value was written.
  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void,
    withLocalEvents localEvents: Bool = true
  ) {
    let server = DatabaseServer.current
    server.record("changes \(path.joined(separator: "/"))")
    server.answer { [path] in
      if let error = server.error(.write, path) { return completionBlock(error, false, nil) }
      let current = server.node(path)
      guard let data = block(MutableData(path, current?.value)).data else {
        return completionBlock(nil, false, DataSnapshot(path, current))
      }
      server.write([(path, data.value)]) { error in
        completionBlock(error, error == nil, DataSnapshot(path, server.node(path)))
      }
    }
  }

  /// Reads and writes the value as one step.
  ///
  /// - Throws: An `NSError` if the rules refuse it.
  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult
  ) async throws -> (Bool, DataSnapshot) {
    try await withCheckedThrowingContinuation { continuation in
      runTransactionBlock(block) { [path] error, isWritten, snapshot in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: (isWritten, snapshot ?? DataSnapshot(path, nil)))
        }
      }
    }
  }

  public class func goOffline() { Database.only.goOffline() }

  public class func goOnline() { Database.only.goOnline() }
}
