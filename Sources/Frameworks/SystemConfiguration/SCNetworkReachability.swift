import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// How a host is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let connectionAutomatic = connectionOnTraffic
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// A host that an app asks for.
public final class SCNetworkReachability: Sendable {
  /// What is notified of changes.
  struct Listener {
    var callback: ReachabilityCallback?
    var observation: PhoneObservation?
  }

  let host: String
  let listener = Locked(Listener())

  init(host: String) { self.host = host }
}

/// Creates a question for a host.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFTypeRef?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  SCNetworkReachability(host: String(cString: nodename))
}

/// Creates a question for an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFTypeRef?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability(host: "an address")
}

/// How a host is reached on the network of the phone (`SimulatedPhone.network`).
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  let network = SimulatedPhone.current.network
  var result: SCNetworkReachabilityFlags = network.isConnected ? .reachable : []
  if network.interfaces.first == .cellular { result.insert(.isWWAN) }
  flags.pointee = result
  return true
}
