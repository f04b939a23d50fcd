import Foundation
import PhoneSimulation
import SwiftUI

/// A session that reads tags.
// @unchecked: what changes is used on the main thread.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  /// Whether the phone reads tags.
  open class var readingAvailable: Bool { SimulatedPhone.current.readsTags }

  /// Whether the session looks for tags.
  open fileprivate(set) var isReady = false

  /// What the sheet says.
  open var alertMessage = "" { didSet { if isReady { showSheet() } } }

  fileprivate func showSheet() {}
}

/// Receives what a session finds.
///
/// A delegate that receives tags reads and writes them itself; another one receives the records.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {
    session.readRecords(for: self)
  }
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Looks for tags with a sheet of the system, for a minute. Tags come by `SimulatedPhone.holdTag(_:)`.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private static let surface = "tag reader"

  open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  private let endsAfterFirstRead: Bool
  private let phone = SimulatedPhone.current
  private var observation: PhoneObservation?
  private var timeout: PhoneAlarm.ID?
  private var lastHold = 0
  private var isEnded = false

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - queue: Answers come on the main thread here.
  ///   - invalidateAfterFirstRead: Whether the session ends with the first records.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    endsAfterFirstRead = invalidateAfterFirstRead
  }

  /// Shows the sheet, and looks for tags. An active session is kept.
  open func begin() {
    phone.record("CoreNFC", "looks for tags")
    guard phone.readsTags else { return end(.readerErrorUnsupportedFeature) }
    guard !isReady, !isEnded else { return }
    phone.runSoon(named: "a reader of tags") { [self] in
      guard !isEnded, !isReady else { return }
      isReady = true
      showSheet()
      observation = phone.observe(NearField.self) { self.look() }
      timeout = phone.schedule(at: phone.now.addingTimeInterval(60), named: "the end of a reader of tags") {
        self.end(.readerSessionInvalidationErrorSessionTimeout)
      }
      delegate?.readerSessionDidBecomeActive(self)
      // A tag may be there already.
      look()
    }
  }

  /// Looks for tags again, also for the one that is still there.
  open func restartPolling() {
    lastHold = 0
    phone.runSoon(named: "a reader of tags") { [self] in look() }
  }

  /// Ends the session. The delegate hears that it was cancelled.
  open func invalidate() { end(.readerSessionInvalidationErrorUserCanceled) }

  /// Ends the session with a message for the person.
  open func invalidate(errorMessage: String) {
    phone.record("CoreNFC", "says \"\(errorMessage)\"")
    end(.readerSessionInvalidationErrorUserCanceled)
  }

  /// Connects to a tag, and tells soon on the main thread.
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
    let error = connected(to: tag)
    let callback = Callback(completionHandler)
    phone.runSoon(named: "a tag") { callback.call(error) }
  }

  /// Connects to a tag.
  ///
  /// - Throws: ``NFCReaderError`` if the tag is gone, or the session has ended.
  open func connect(to tag: any NFCNDEFTag) async throws {
    if let error = connected(to: tag) { throw error }
  }

  private func connected(to tag: any NFCNDEFTag) -> NFCReaderError? {
    guard isReady else { return NFCReaderError(.readerTransceiveErrorSessionInvalidated) }
    guard let tag = tag as? NearTag, tag.isAvailable else {
      return NFCReaderError(.readerTransceiveErrorTagConnectionLost)
    }
    tag.isConnected = true
    return nil
  }

  private func look() {
    let field = phone[NearField.self]
    guard isReady, field.tag != nil, field.holds != lastHold else { return }
    lastHold = field.holds
    delegate?.readerSession(self, didDetect: [NearTag(hold: field.holds)])
  }

  /// Hands the records of the tag to a delegate that receives no tags.
  fileprivate func readRecords(for delegate: any NFCNDEFReaderSessionDelegate) {
    guard let tag = phone.tag else { return }
    delegate.readerSession(self, didDetectNDEFs: [NFCNDEFMessage(records: tag.records.map { NFCNDEFPayload($0) })])
    if endsAfterFirstRead { end(.readerSessionInvalidationErrorFirstNDEFTagRead) }
  }

  private func end(_ code: NFCReaderError.Code) {
    guard !isEnded else { return }
    isEnded = true
    isReady = false
    observation = nil
    if let timeout { phone.cancelAlarm(timeout) }
    phone.runSoon(named: "a reader of tags") { [self] in
      phone.screen?.dismissSystemSurface(Self.surface)
      delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(code))
    }
  }

  fileprivate override func showSheet() {
    let message = alertMessage
    onMainActor { [self] in
      let sheet = TagSheet(message: message) { [self] in invalidate() }
      phone.screen?.present(SystemSurface(id: Self.surface, alignment: .bottom, content: sheet))
    }
  }
}

/// The sheet of a session.
private struct TagSheet: View {
  let message: String
  let cancel: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 24) {
      Text(verbatim: "Ready to Scan").font(.title2).foregroundStyle(.secondary)
      Image(systemName: "iphone.radiowaves.left.and.right").font(.system(size: 60)).foregroundStyle(.blue)
        .accessibilityHidden(true)
      if !message.isEmpty { Text(verbatim: message).multilineTextAlignment(.center) }
      Button(action: cancel) { Text(verbatim: "Cancel").frame(maxWidth: .infinity) }
        .buttonStyle(.bordered)
        .controlSize(.large)
    }
    .padding(24)
    .background(.background, in: RoundedRectangle(cornerRadius: 32))
    .padding(8)
    .accessibilityElement(children: .contain)
  }
}
