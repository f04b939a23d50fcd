import Foundation
import Locking
import PhoneSimulation

/// How far the connection with a peer is.
public enum MCSessionState: Int, Sendable {
  case notConnected = 0
  case connecting = 1
  case connected = 2
}

/// How data is sent.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0
  case unreliable = 1
}

/// How data is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
  case optional = 0
  case required = 1
  case none = 2
}

/// The fewest and the most peers of a session, with this one.
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

/// Receives what peers send.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) {
    certificateHandler(true)
  }
}

/// The connections with peers nearby (`SimulatedPhone.peers`). What is sent is recorded.
///
/// The delegate is called on the main thread, where a phone uses a separate thread.
// @unchecked: what changes is guarded by a lock.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?

  private let phone = SimulatedPhone.current
  private let peers = Locked<[MCPeerID]>([])

  /// Creates a session without peers.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }

  /// Creates a session without peers.
  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference)
  {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
    super.init()
    phone[PeerObjects.self].sessions.removeAll { $0.object == nil }
    phone[PeerObjects.self].sessions.append(PeerObjects.Weak(object: self))
  }

  /// The peers that are connected.
  open var connectedPeers: [MCPeerID] { peers.value }

  /// Sends data to peers.
  ///
  /// - Throws: ``MCError`` without peers, and for one that is not connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    if peerIDs.isEmpty { throw MCError(.invalidParameter) }
    guard peerIDs.allSatisfy(connectedPeers.contains) else { throw MCError(.notConnected) }
    phone.record("MultipeerConnectivity", "sends \(data.count) bytes to \(names(peerIDs))")
  }

  /// Sends a file to a peer, at once.
  ///
  /// - Parameter completionHandler: Called on the main thread, with an error if the peer is not connected or there is no
  ///   file.
  /// - Returns: `nil` if nothing is sent.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    let handler = Callback(completionHandler)
    let isReadable = FileManager.default.isReadableFile(atPath: resourceURL.path)
    let error = !connectedPeers.contains(peerID) ? MCError(.notConnected) : isReadable ? nil : MCError(.unavailable)
    if error == nil { phone.record("MultipeerConnectivity", "sends the file \(resourceName) to \(peerID.displayName)") }
    phone.runSoon(named: "a file for a peer") { handler.call?(error) }
    if error != nil { return nil }
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// Ends all connections.
  open func disconnect() {
    let peers = peers.withLock { peers in
      defer { peers = [] }
      return peers
    }
    if peers.isEmpty { return }
    phone.record("MultipeerConnectivity", "leaves \(names(peers))")
    for peer in peers { tell(peer, .notConnected) }
  }

  private func names(_ peers: [MCPeerID]) -> String { peers.map(\.displayName).joined(separator: ", ") }

  private func tell(_ peer: MCPeerID, _ state: MCSessionState) {
    phone.runSoon(named: "the state of a peer") { [weak self] in
      guard let self else { return }
      delegate?.session(self, peer: peer, didChange: state)
    }
  }

  /// Connects a peer, or fails to because it declines or there are too many.
  func connect(to peer: MCPeerID, isAccepted: Bool = true) {
    tell(peer, .connecting)
    let isConnected = peers.withLock { peers in
      if peers.contains(peer) { return true }
      guard isAccepted, peers.count + 1 < kMCSessionMaximumNumberOfPeers else { return false }
      peers.append(peer)
      return true
    }
    tell(peer, isConnected ? .connected : .notConnected)
  }

  /// Loses a peer.
  func lose(_ peer: MCPeerID) {
    peers.withLock { $0.removeAll { $0 === peer } }
    tell(peer, .notConnected)
  }
}
