#if os(Linux)
  import FlowMultipeerConnectivity
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  private final class Game: NSObject, MCSessionDelegate, MCNearbyServiceAdvertiserDelegate,
    MCNearbyServiceBrowserDelegate
  {
    let log = Locked<[String]>([])
    let accepts: Bool
    let session: MCSession

    init(accepts: Bool = true) {
      self.accepts = accepts
      session = MCSession(peer: MCPeerID(displayName: "Mina"), securityIdentity: nil, encryptionPreference: .required)
      super.init()
      session.delegate = self
    }

    private func note(_ line: String) { log.withLock { $0.append(line) } }

    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
      note("\(peerID.displayName) \(state), \(session.connectedPeers.count)")
    }

    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
      note("\(peerID.displayName): \(String(decoding: data, as: UTF8.self))")
    }

    func session(
      _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID
    ) {}

    func session(
      _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
      with progress: Progress
    ) {}

    func session(
      _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
      at localURL: URL?, withError error: (any Error)?
    ) {}

    func advertiser(
      _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
      withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {
      note("invited by \(peerID.displayName), \(context?.count ?? 0)")
      invitationHandler(accepts, session)
    }

    func browser(
      _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
    ) {
      note("found \(peerID.displayName) \(info?["level"] ?? "-")")
      browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10)
    }

    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) { note("lost \(peerID.displayName)") }
  }

  @Suite("Peers nearby") @MainActor
  struct MCSessionTests {
    private let screen = Screen(device: .iPhone)
    private var phone: SimulatedPhone { screen.phone }

    private func makeGame(accepts: Bool = true) -> Game {
      screen.show(Text("Game"))
      phone.enter()
      return Game(accepts: accepts)
    }

    @Test("are found, invited and connected if they accept, and sent data")
    func browsing() throws {
      let game = makeGame()
      phone.peers = [
        PhonePeer("Ken", discoveryInfo: ["level": "3"]), PhonePeer("Lee", accepts: false),
        PhonePeer("Far", serviceType: "other"),
      ]
      let browser = MCNearbyServiceBrowser(peer: game.session.myPeerID, serviceType: "rps-game")
      browser.delegate = game
      browser.startBrowsingForPeers()
      #expect(game.log.value == [])
      screen.advance(by: 0.1)
      #expect(
        game.log.value == [
          "found Ken 3", "found Lee -", "Ken connecting, 1", "Ken connected, 1", "Lee connecting, 1",
          "Lee notConnected, 1",
        ])
      try game.session.send(Data("rock".utf8), toPeers: game.session.connectedPeers, with: .reliable)
      #expect(phone.actDescriptions.last == "MultipeerConnectivity: sends 4 bytes to Ken")
      #expect(throws: MCError(.notConnected)) {
        try game.session.send(Data(), toPeers: [MCPeerID(displayName: "Ken")], with: .reliable)
      }
      #expect(throws: MCError(.invalidParameter)) { try game.session.send(Data(), toPeers: [], with: .reliable) }
      phone.peers.removeFirst()
      screen.advance(by: 0.1)
      #expect(game.log.value.last == "lost Ken")
    }

    @Test("invite the app, send to it, and go", arguments: [true, false])
    func advertising(accepts: Bool) {
      let game = makeGame(accepts: accepts)
      let advertiser = MCNearbyServiceAdvertiser(
        peer: game.session.myPeerID, discoveryInfo: nil, serviceType: "rps-game")
      advertiser.delegate = game
      advertiser.startAdvertisingPeer()
      phone.invite(fromPeer: "Ken", context: Data([1, 2]))
      screen.advance(by: 0.1)
      #expect(game.log.value == ["invited by Ken, 2"] + (accepts ? ["Ken connecting, 1", "Ken connected, 1"] : []))
      #expect(
        phone.actDescriptions.last
          == "MultipeerConnectivity: \(accepts ? "accepts" : "declines") the invitation of Ken")
      guard accepts else { return }
      phone.receive(Data("paper".utf8), fromPeer: "Ken")
      #expect(game.log.value.last == "Ken: paper")
      phone.disconnectPeer("Ken")
      screen.advance(by: 0.1)
      #expect(game.log.value.last == "Ken notConnected, 0" && game.session.connectedPeers.isEmpty)
    }

    @Test("are eight at most, with this one")
    func limit() {
      let game = makeGame()
      phone.peers = (1...8).map { PhonePeer("P\($0)") }
      let browser = MCNearbyServiceBrowser(peer: game.session.myPeerID, serviceType: "a1")
      browser.delegate = game
      browser.startBrowsingForPeers()
      screen.advance(by: 0.1)
      #expect(game.session.connectedPeers.map(\.displayName) == (1...7).map { "P\($0)" })
      #expect(game.log.value.last == "P8 notConnected, 7")
      game.session.disconnect()
      #expect(game.session.connectedPeers.isEmpty)
    }

    @Test("that nobody awaits, and services with impossible names, are reported")
    func impossible() {
      let game = makeGame()
      let reports = ReportCollector.warnings {
        phone.invite(fromPeer: "Ken")
        phone.receive(Data([1]), fromPeer: "Ken")
      }
      #expect(
        reports == [
          "Ken invited the app to a session, but no MCNearbyServiceAdvertiser is started: nothing happened.",
          "Ken sent 1 bytes, but no MCSession is connected with it: nothing happened.",
        ])
      let mistakes = ReportCollector.warnings {
        for type in ["rps-game", "RPS", "a--b", "-a", "12", "a-name-that-is-long"] {
          _ = MCNearbyServiceBrowser(peer: game.session.myPeerID, serviceType: type)
        }
      }
      #expect(mistakes.count == 5)
      #expect(mistakes.first?.hasPrefix("\"RPS\" is no service type: ") == true)
    }
  }
#endif
