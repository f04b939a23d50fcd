import Foundation
import Locking
import PhoneSimulation

/// Decides on invitations.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Offers a service to peers nearby, whose invitations a test makes (`SimulatedPhone.invite(fromPeer:context:)`).
// @unchecked: what changes is guarded by a lock.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  private let phone = SimulatedPhone.current
  private let state = Locked(false)

  /// Creates an advertiser, which does not offer the service yet.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    checkServiceType(serviceType)
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
    super.init()
    phone[PeerObjects.self].advertisers.removeAll { $0.object == nil }
    phone[PeerObjects.self].advertisers.append(PeerObjects.Weak(object: self))
  }

  var isAdvertising: Bool { state.value }

  open func startAdvertisingPeer() {
    state.withLock { $0 = true }
    phone.record("MultipeerConnectivity", "offers \(serviceType) as \(myPeerID.displayName)")
  }

  open func stopAdvertisingPeer() { state.withLock { $0 = false } }
}

/// Hears of peers nearby.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Looks for peers nearby (`SimulatedPhone.peers`), and invites them.
// @unchecked: what changes is guarded by a lock.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  private struct State {
    var found: [PhonePeer] = []
    var observation: PhoneObservation?
  }

  public let myPeerID: MCPeerID
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

  private let phone = SimulatedPhone.current
  private let state = Locked(State())

  /// Creates a browser, which does not look for peers yet.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    checkServiceType(serviceType)
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }

  /// Looks for peers, and tells the delegate of each.
  open func startBrowsingForPeers() {
    phone.record("MultipeerConnectivity", "looks for \(serviceType)")
    let observation = phone.observe(PhonePeers.self) { [weak self] in self?.changed() }
    state.withLock { $0.observation = observation }
    phone.runSoon(named: "peers nearby") { [weak self] in self?.changed() }
  }

  open func stopBrowsingForPeers() { state.withLock { $0 = State() } }

  /// Tells the delegate which peers came, and which went.
  @MainActor
  private func changed() {
    let now = phone.peers.filter { $0.serviceType == nil || $0.serviceType == serviceType }
    let before: [PhonePeer]? = state.withLock { state in
      guard state.observation != nil else { return nil }
      defer { state.found = now }
      return state.found
    }
    guard let before else { return }
    for peer in before where !now.contains(where: { $0.name == peer.name }) {
      delegate?.browser(self, lostPeer: phone.identifier(of: peer.name))
    }
    for peer in now where !before.contains(where: { $0.name == peer.name }) {
      delegate?.browser(self, foundPeer: phone.identifier(of: peer.name), withDiscoveryInfo: peer.discoveryInfo)
    }
  }

  /// Invites a peer to a session. A peer that does not accept, or is not there any more, is not connected.
  ///
  /// - Parameters:
  ///   - context: What the peer is told.
  ///   - timeout: The time for the answer, which peers here give at once.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {
    phone.record("MultipeerConnectivity", "invites \(peerID.displayName)")
    let accepts = phone.peers.first { phone.identifier(of: $0.name) === peerID }?.accepts ?? false
    session.connect(to: peerID, isAccepted: accepts)
  }
}
