import FlowFoundation
import Foundation
import PhoneSimulation

/// An app on another phone nearby.
public struct PhonePeer: Hashable, Sendable {
  public var name: String
  /// What it tells those who look for it.
  public var discoveryInfo: [String: String]?
  /// The service that it offers; `nil` for every one.
  public var serviceType: String?
  /// Whether it accepts invitations.
  public var accepts: Bool

  /// Creates a peer.
  public init(
    _ name: String, discoveryInfo: [String: String]? = nil, serviceType: String? = nil, accepts: Bool = true
  ) {
    self.name = name
    self.discoveryInfo = discoveryInfo
    self.serviceType = serviceType
    self.accepts = accepts
  }
}

/// The peers nearby: at first none.
struct PhonePeers: PhoneValue {
  var peers: [PhonePeer] = []
}

/// What the app has that peers reach.
struct PeerObjects: PhoneValue {
  // @unchecked: the objects are read on the main thread.
  struct Weak<Object: AnyObject>: @unchecked Sendable {
    weak var object: Object?
  }

  var sessions: [Weak<MCSession>] = []
  var advertisers: [Weak<MCNearbyServiceAdvertiser>] = []
  var identifiers: [String: MCPeerID] = [:]
}

extension SimulatedPhone {
  /// The apps on other phones nearby. Browsers are notified of changes.
  public var peers: [PhonePeer] {
    get { self[PhonePeers.self].peers }
    set { self[PhonePeers.self].peers = newValue }
  }

  /// Invites the app to a session, as a peer nearby does.
  ///
  /// - Parameters:
  ///   - name: The name of the peer.
  ///   - context: What the peer tells about itself.
  @MainActor
  public func invite(fromPeer name: String, context: Data? = nil) {
    let advertisers = self[PeerObjects.self].advertisers.compactMap(\.object).filter(\.isAdvertising)
    if advertisers.isEmpty {
      reportWarning(
        "\(name) invited the app to a session, but no MCNearbyServiceAdvertiser is started: nothing happened.")
    }
    let peer = identifier(of: name)
    for advertiser in advertisers {
      advertiser.delegate?.advertiser(
        advertiser, didReceiveInvitationFromPeer: peer, withContext: context
      ) { [self] isAccepted, session in
        record("MultipeerConnectivity", "\(isAccepted ? "accepts" : "declines") the invitation of \(name)")
        if isAccepted { session?.connect(to: peer) }
      }
    }
  }

  /// Delivers data of a peer to the sessions that are connected with it.
  @MainActor
  public func receive(_ data: Data, fromPeer name: String) {
    let peer = identifier(of: name)
    let sessions = sessions(with: peer)
    if sessions.isEmpty {
      reportWarning("\(name) sent \(data.count) bytes, but no MCSession is connected with it: nothing happened.")
    }
    for session in sessions { session.delegate?.session(session, didReceive: data, fromPeer: peer) }
  }

  /// Ends the connections with a peer, as if it had gone away.
  @MainActor
  public func disconnectPeer(_ name: String) {
    let peer = identifier(of: name)
    for session in sessions(with: peer) { session.lose(peer) }
  }

  @MainActor
  private func sessions(with peer: MCPeerID) -> [MCSession] {
    self[PeerObjects.self].sessions.compactMap(\.object).filter { $0.connectedPeers.contains(peer) }
  }

  /// The identity of a peer nearby: one for each name.
  func identifier(of name: String) -> MCPeerID {
    if let known = self[PeerObjects.self].identifiers[name] { return known }
    let new = MCPeerID(displayName: name)
    self[PeerObjects.self].identifiers[name] = new
    return new
  }
}
