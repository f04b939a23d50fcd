import Foundation
import Locking
import PhoneSimulation

/// Why a connection fails.
public enum NWError: Error, Hashable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)

  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode: \(code)"
    case .dns(let code): "DNS: \(code)"
    case .tls(let code): "TLS: \(code)"
    }
  }
}

/// Where a connection leads.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  /// A computer, by its name or its address.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)

    /// Creates a host.
    public init(_ string: String) { self = .name(string, nil) }
    public init(stringLiteral value: String) { self.init(value) }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }

  /// A port of a computer.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    public let rawValue: UInt16

    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }

    /// Creates a port from its number as text.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }

    public static let any: Port = 0
    public static let ssh: Port = 22
    public static let http: Port = 80
    public static let https: Port = 443

    public var debugDescription: String { "\(rawValue)" }
  }

  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name)\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  private let name: String
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var prohibitExpensivePaths = false
  public var requiredInterfaceType = NWInterface.InterfaceType.other

  private init(_ name: String) { self.name = name }

  /// A connection of a protocol, with its options.
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    self.init(tls == nil ? "tcp" : "tls")
  }

  public static var tcp: NWParameters { NWParameters("tcp") }
  public static var tls: NWParameters { NWParameters("tls") }
  public static var udp: NWParameters { NWParameters("udp") }

  public var debugDescription: String { name }
}

/// The protocol TCP.
public enum NWProtocolTCP {
  /// How it connects.
  public final class Options: @unchecked Sendable {
    public var connectionTimeout = 0
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var noDelay = false

    public init() {}
  }
}

/// The protocol TLS.
public enum NWProtocolTLS {
  /// How it connects.
  public final class Options: @unchecked Sendable {
    public init() {}
  }
}

/// A connection with another computer; there is none here: the connection is refused, or waits if the phone has no
/// network. Each start is recorded.
// @unchecked: what changes is guarded by a lock.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
  /// The state of a connection.
  public enum State: Hashable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  /// What belongs to a message.
  public final class ContentContext: Sendable {
    public let identifier: String

    public init(identifier: String) { self.identifier = identifier }

    public static let defaultMessage = ContentContext(identifier: "default message")
    public static let finalMessage = ContentContext(identifier: "final message")
    public static let defaultStream = ContentContext(identifier: "default stream")
  }

  /// What happens when a message was sent.
  public enum SendCompletion {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  private struct Values {
    var state = State.setup
    var handler: (@Sendable (State) -> Void)?
    var queue: DispatchQueue?
  }

  private let values = Locked(Values())
  public let endpoint: NWEndpoint
  public let parameters: NWParameters

  /// Creates a connection.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }

  /// Creates a connection.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  public var state: State { values.withLock { $0.state } }
  public var queue: DispatchQueue? { values.withLock { $0.queue } }
  public var currentPath: NWPath? { NWPath(SimulatedPhone.current.network) }
  public var debugDescription: String { "\(endpoint.debugDescription) \(parameters.debugDescription)" }

  /// Called with each state, on the main thread.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { values.withLock { $0.handler } }
    set { values.withLock { $0.handler = newValue } }
  }

  /// Called when the path changes; the path of a connection that is not made has no changes.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { nil }
    set {}
  }

  /// Begins. The states follow at the screen's next turn.
  public func start(queue: DispatchQueue) {
    let phone = SimulatedPhone.current
    values.withLock { $0.queue = queue }
    phone.record("Network", "connects with \(debugDescription)")
    phone.runSoon(named: "a connection") { [self] in
      enter(.preparing)
      enter(phone.network.isConnected ? .failed(.posix(.ECONNREFUSED)) : .waiting(.posix(.ENETDOWN)))
    }
  }

  /// Begins again.
  public func restart() {
    if let queue { start(queue: queue) }
  }

  private func enter(_ state: State) {
    let handler = values.withLock { values -> (@Sendable (State) -> Void)? in
      if values.state == .cancelled { return nil }
      values.state = state
      return values.handler
    }
    handler?(state)
  }

  /// Sends nothing, and says so.
  public func send(
    content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let done) = completion else { return }
    SimulatedPhone.current.runSoon(named: "a message") { done(.posix(.ENOTCONN)) }
  }

  /// Receives nothing, and says so.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { receiveMessage(completion: completion) }

  /// Receives nothing, and says so.
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    SimulatedPhone.current.runSoon(named: "a message") { completion(nil, nil, true, .posix(.ENOTCONN)) }
  }

  /// Ends the connection.
  public func cancel() {
    SimulatedPhone.current.runSoon(named: "the end of a connection") { [self] in enter(.cancelled) }
  }

  /// Ends the connection at once.
  public func forceCancel() { cancel() }
}
