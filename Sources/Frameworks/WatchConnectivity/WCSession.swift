import Foundation
import Locking
import PhoneSimulation

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive, activated
}

/// The domain of the errors.
public let WCErrorDomain = "WCErrorDomain"

/// Why a watch is not reached.
public struct WCError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case messageReplyTimedOut = 7012
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The watch of a phone: at first none, and sessions are not supported.
public struct PhoneWatch: PhoneValue, Hashable {
  /// Whether the phone supports watches.
  public var isSupported = false
  public var isPaired = true
  public var isAppInstalled = true
  public var isReachable = true

  public init() {}
}

/// The answers of the app on the watch.
struct WatchReplies: PhoneValue {
  var reply: Callback<([String: Any]) -> [String: Any]>?
}

extension SimulatedPhone {
  /// The watch of the phone.
  public var watch: PhoneWatch {
    get { self[PhoneWatch.self] }
    set { self[PhoneWatch.self] = newValue }
  }

  /// Sets what the app on the watch replies to messages.
  public func replyFromWatch(_ reply: @escaping ([String: Any]) -> [String: Any]) {
    self[WatchReplies.self].reply = Callback(reply)
  }
}

/// Receives what a watch sends.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// Sends to the app on the watch (`SimulatedPhone.watch`), and records it.
// @unchecked: what changes is guarded by a lock.
open class WCSession: NSObject, @unchecked Sendable {
  private struct State {
    var isActivated = false
    var context: [String: Any] = [:]
    var received: [String: Any] = [:]
  }

  private static let only = WCSession()
  private let state = Locked(State())
  open weak var delegate: (any WCSessionDelegate)?

  open class var `default`: WCSession { only }
  open class func isSupported() -> Bool { SimulatedPhone.current.watch.isSupported }

  private var phone: SimulatedPhone { .current }

  open var activationState: WCSessionActivationState {
    state.withLock { $0.isActivated } ? .activated : .notActivated
  }
  open var isPaired: Bool { isReady && phone.watch.isPaired }
  open var isWatchAppInstalled: Bool { isPaired && phone.watch.isAppInstalled }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { isWatchAppInstalled && phone.watch.isReachable }
  open var applicationContext: [String: Any] { state.withLock { $0.context } }
  open var receivedApplicationContext: [String: Any] { state.withLock { $0.received } }

  private var isReady: Bool { phone.watch.isSupported && state.withLock { $0.isActivated } }

  /// Starts the session, and tells the delegate soon on the main thread.
  open func activate() {
    let phone = phone
    let error = phone.watch.isSupported ? nil : WCError(.sessionNotSupported)
    state.withLock { $0.isActivated = error == nil }
    phone.runSoon(named: "a session with the watch") { [self] in
      delegate?.session(self, activationDidCompleteWith: activationState, error: error)
    }
  }

  private var obstacle: WCError? {
    let watch = phone.watch
    if !watch.isSupported { return WCError(.sessionNotSupported) }
    if !state.withLock({ $0.isActivated }) { return WCError(.sessionNotActivated) }
    if !watch.isPaired { return WCError(.deviceNotPaired) }
    return watch.isAppInstalled ? nil : WCError(.watchAppNotInstalled)
  }

  private func text(_ values: [String: Any]) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }

  /// Sends a message to an app that runs on the watch.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {
    let (phone, reply, failure) = (phone, Callback(replyHandler), Callback(errorHandler))
    if let error = obstacle ?? (phone.watch.isReachable ? nil : WCError(.notReachable)) {
      return phone.runSoon(named: "an error of the watch") { failure.call?(error) }
    }
    phone.record("WatchConnectivity", "sends [\(text(message))]")
    let sent = Callback(message)
    phone.runSoon(named: "a reply of the watch") {
      guard let replyHandler = reply.call else { return }
      guard let answer = phone[WatchReplies.self].reply else {
        failure.call?(WCError(.messageReplyTimedOut))
        return
      }
      replyHandler(answer.call(sent.call))
    }
  }

  /// Sets what the app on the watch gets when it runs the next time.
  ///
  /// - Throws: ``WCError`` without a watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    if let obstacle { throw obstacle }
    state.withLock { $0.context = applicationContext }
    phone.record("WatchConnectivity", "sets [\(text(applicationContext))]")
  }

  /// Sends values in the background.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    phone.record(
      "WatchConnectivity", "transfers [\(text(userInfo))]\(obstacle == nil ? "" : ", which waits")")
    return WCSessionUserInfoTransfer(userInfo, isTransferring: obstacle != nil)
  }

  /// Delivers a message of the watch.
  @MainActor
  func receive(_ message: [String: Any], reply: (([String: Any]) -> Void)?) {
    if let reply {
      delegate?.session(self, didReceiveMessage: message, replyHandler: reply)
    } else {
      delegate?.session(self, didReceiveMessage: message)
    }
  }
}

/// Values that are sent in the background.
// @unchecked: the properties are constant.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public let userInfo: [String: Any]
  public let isTransferring: Bool

  init(_ userInfo: [String: Any], isTransferring: Bool) {
    self.userInfo = userInfo
    self.isTransferring = isTransferring
  }

  open func cancel() {}
}

extension SimulatedPhone {
  /// Delivers a message of the app on the watch.
  ///
  /// - Parameter reply: Called with the answer of the app; `nil` for a message without one.
  @MainActor
  public func receiveFromWatch(_ message: [String: Any], reply: (([String: Any]) -> Void)? = nil) {
    WCSession.default.receive(message, reply: reply)
  }
}
