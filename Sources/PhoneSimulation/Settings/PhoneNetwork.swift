/// The network of a phone: at first Wi-Fi.
public struct PhoneNetwork: PhoneValue, Hashable {
  /// A way to the network.
  public enum Interface: String, Hashable, Sendable {
    case wifi, cellular, wired
  }

  /// The ways to the network, the one in use first; empty without a connection.
  public var interfaces: [Interface] = [.wifi]
  /// Whether the network costs much, such as a personal hotspot.
  public var isExpensive = false
  /// Whether Low Data Mode is on.
  public var isConstrained = false

  public init() {}

  /// Whether there is a connection.
  public var isConnected: Bool { !interfaces.isEmpty }

  public static let offline = PhoneNetwork(interfaces: [])
  public static let wifi = PhoneNetwork(interfaces: [.wifi])
  public static let cellular = PhoneNetwork(interfaces: [.cellular], isExpensive: true)

  private init(interfaces: [Interface], isExpensive: Bool = false) {
    self.interfaces = interfaces
    self.isExpensive = isExpensive
  }
}

extension SimulatedPhone {
  /// The network of the phone.
  public var network: PhoneNetwork {
    get { self[PhoneNetwork.self] }
    set { self[PhoneNetwork.self] = newValue }
  }
}
