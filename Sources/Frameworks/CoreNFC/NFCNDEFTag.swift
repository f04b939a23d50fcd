import Foundation
import PhoneSimulation

/// What can be done with a tag.
public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite, readOnly
}

/// A tag at the phone.
public protocol NFCNDEFTag: NSObjectProtocol, Sendable {
  /// Whether the tag is still there.
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  /// What can be done with the tag, and how many bytes it holds.
  ///
  /// - Throws: ``NFCReaderError``.
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  /// The records of the tag.
  ///
  /// - Throws: ``NFCReaderError``.
  func readNDEF() async throws -> NFCNDEFMessage
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
  /// Writes records.
  ///
  /// - Throws: ``NFCReaderError``: the tag is too small, or cannot be written.
  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
}

/// The tag at the phone while a session reads it.
// @unchecked: what changes is used on the main thread.
final class NearTag: NSObject, NFCNDEFTag, @unchecked Sendable {
  private let hold: Int
  var isConnected = false

  init(hold: Int) { self.hold = hold }

  var isAvailable: Bool {
    let field = SimulatedPhone.current[NearField.self]
    return field.tag != nil && field.holds == hold
  }

  /// - Throws: ``NFCReaderError`` if the tag is gone, or the app has not connected to it.
  private func reached() throws -> PhoneTag {
    guard let tag = SimulatedPhone.current.tag, isAvailable else {
      throw NFCReaderError(.readerTransceiveErrorTagConnectionLost)
    }
    guard isConnected else { throw NFCReaderError(.readerTransceiveErrorTagNotConnected) }
    return tag
  }

  private func answer<Value>(_ result: Result<Value, any Error>, _ body: @escaping (Result<Value, any Error>) -> Void) {
    let (callback, result) = (Callback(body), Callback(result))
    SimulatedPhone.current.runSoon(named: "a tag") { callback.call(result.call) }
  }

  private func status() throws -> (NFCNDEFStatus, Int) {
    let tag = try reached()
    return (tag.isWritable ? .readWrite : .readOnly, tag.capacity)
  }

  private func message() throws -> NFCNDEFMessage {
    NFCNDEFMessage(records: try reached().records.map { NFCNDEFPayload($0) })
  }

  private func write(_ message: NFCNDEFMessage) throws {
    var tag = try reached()
    guard tag.isWritable else { throw NFCReaderError(.ndefReaderSessionErrorTagNotWritable) }
    guard message.length <= tag.capacity else { throw NFCReaderError(.ndefReaderSessionErrorTagSizeTooSmall) }
    tag.records = message.records.map { PhoneTag.Record($0) }
    SimulatedPhone.current.record("CoreNFC", "writes \(message.records.count) records")
    SimulatedPhone.current.update(NearField.self) { [tag] in $0.tag = tag }
  }

  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void) {
    answer(Result { try status() }) { result in
      switch result {
      case .success(let status): completionHandler(status.0, status.1, nil)
      case .failure(let error): completionHandler(.notSupported, 0, error)
      }
    }
  }

  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int) { try status() }

  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void) {
    answer(Result { try message() }) { result in
      switch result {
      case .success(let message): completionHandler(message, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  func readNDEF() async throws -> NFCNDEFMessage { try message() }

  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void) {
    answer(Result { try write(ndefMessage) }) { result in
      if case .failure(let error) = result { completionHandler(error) } else { completionHandler(nil) }
    }
  }

  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws { try write(ndefMessage) }
}
