import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// The callback for changes of the way to a host.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given, and how it is retained.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFStringReference>)?

  public init(
    version: Int = 0, info: UnsafeMutableRawPointer? = nil, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil,
    release: ((UnsafeRawPointer) -> Void)? = nil,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFStringReference>)? = nil
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// A callback of a host, which releases what it is given at its end.
///
/// Unchecked, because the callback is called on the main thread alone.
final class ReachabilityCallback: @unchecked Sendable {
  private let callback: SCNetworkReachabilityCallBack
  private let context: SCNetworkReachabilityContext?
  private let info: UnsafeMutableRawPointer?

  init(_ callback: @escaping SCNetworkReachabilityCallBack, _ context: SCNetworkReachabilityContext?) {
    self.callback = callback
    self.context = context
    info = context.flatMap { context in
      context.info.map { info in
        context.retain.map { UnsafeMutableRawPointer(mutating: $0(UnsafeRawPointer(info))) } ?? info
      }
    }
  }

  deinit {
    if let info { context?.release?(UnsafeRawPointer(info)) }
  }

  func call(_ target: SCNetworkReachability) {
    var flags = SCNetworkReachabilityFlags()
    SCNetworkReachabilityGetFlags(target, &flags)
    callback(target, flags, info)
  }
}

/// Sets what is called when the network of the phone changes; `nil` for nothing.
///
/// The callback is called on the main thread, whatever the queue, so that tests are the same in each run.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  let callback = callout.map { ReachabilityCallback($0, context?.pointee) }
  target.listener.withLock { $0.callback = callback }
  return true
}

/// Sets the queue of the callback, with which it begins; `nil` ends it.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  let observation = queue.map { _ in
    SimulatedPhone.current.observe(PhoneNetwork.self) { [weak target] in
      guard let target else { return }
      target.listener.withLock { $0.callback }?.call(target)
    }
  }
  target.listener.withLock { $0.observation = observation }
  return true
}
