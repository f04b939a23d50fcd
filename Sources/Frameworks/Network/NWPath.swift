import Foundation
import PhoneSimulation

/// A way to the network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kind of a way.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int

  public var debugDescription: String { name }

  init(_ interface: PhoneNetwork.Interface) {
    switch interface {
    case .wifi: (type, name, index) = (.wifi, "en0", 1)
    case .cellular: (type, name, index) = (.cellular, "pdp_ip0", 2)
    case .wired: (type, name, index) = (.wiredEthernet, "en1", 3)
    }
  }
}

/// The connection of the phone (`SimulatedPhone.network`).
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// Whether there is a connection.
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Why there is no connection.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  public let status: Status
  /// The ways to the network, the one in use first.
  public let availableInterfaces: [NWInterface]
  public let isExpensive: Bool
  public let isConstrained: Bool

  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var supportsDNS: Bool { status == .satisfied }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { false }

  init(_ network: PhoneNetwork) {
    status = network.isConnected ? .satisfied : .unsatisfied
    availableInterfaces = network.interfaces.map(NWInterface.init)
    isExpensive = network.isExpensive
    isConstrained = network.isConstrained
  }

  /// Whether a kind of way is in use.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.first?.type == type
  }

  public var debugDescription: String { "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))" }
}
