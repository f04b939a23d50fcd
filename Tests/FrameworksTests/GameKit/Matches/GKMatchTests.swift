#if os(Linux)
  import FlowGameKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// Keeps what a match tells.
  @MainActor
  private final class Game: NSObject, @MainActor GKMatchDelegate, @MainActor GKLocalPlayerListener,
    GKMatchmakerViewControllerDelegate
  {
    var lines: [String] = []
    var found: GKMatch?
    var invite: GKInvite?

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {
      lines.append("\(player.alias): \(String(decoding: data, as: UTF8.self))")
    }

    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {
      lines.append("\(player.alias) \(state)")
    }

    func player(_ player: GKPlayer, didAccept invite: GKInvite) {
      lines.append("\(player.alias) plays with \(invite.sender.alias)")
      self.invite = invite
    }

    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController) {
      lines.append("cancelled")
    }

    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error) {
      lines.append("failed \((error as? GKError).map { "\($0.code)" } ?? "")")
    }

    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {
      found = match
    }
  }

  private struct Finder: UIViewControllerRepresentable {
    let controller: GKMatchmakerViewController

    func makeUIViewController(context: Context) -> GKMatchmakerViewController { controller }
    func updateUIViewController(_ controller: GKMatchmakerViewController, context: Context) {}
  }

  @Suite("A match of players at the same time", .ownPhone) @MainActor
  struct GKMatchTests {
    private let screen = Screen(device: .iPhone)
    private let phone = SimulatedPhone.current
    private let game = Game()
    private let ann = PhonePlayer("Ann", isFriend: true)
    private let bob = PhonePlayer("Bob")

    init() {
      screen.show(Text("Game"))
      phone.gameCenter.player = PhonePlayer("Me")
      GKLocalPlayer.local.authenticateHandler = { _, _ in }
      screen.advance(by: 0.1)
    }

    private func request(_ least: Int, _ most: Int) -> GKMatchRequest {
      let request = GKMatchRequest()
      (request.minPlayers, request.maxPlayers) = (least, most)
      return request
    }

    /// The end of a search, if it has ended.
    private func find(_ request: GKMatchRequest) -> () -> (match: GKMatch?, error: GKError?)? {
      var end: (GKMatch?, GKError?)?
      GKMatchmaker.shared().findMatch(for: request) { match, error in
        match?.delegate = game
        end = (match, error as? GKError)
      }
      screen.advance(by: 0.1)
      return { end }
    }

    @Test("begins when there are enough players, who are no more than the game wants")
    func finding() throws {
      let end = find(request(3, 3))
      phone.gameCenter.opponents = [ann]
      screen.advance(by: 1)
      #expect(end() == nil)
      phone.gameCenter.opponents = [ann, bob, PhonePlayer("Cleo")]
      screen.advance(by: 0.1)
      let match = try #require(end()?.match)
      #expect(match.players.map(\.alias) == ["Ann", "Bob"] && match.expectedPlayerCount == 0)
      #expect(game.take() == ["Ann connected", "Bob connected"])
      let invitation = request(2, 4)
      invitation.recipients = [GKPlayer.friend(of: match)]
      var answers: [String] = []
      invitation.recipientResponseHandler = { player, response in answers.append("\(player.alias) \(response)") }
      #expect(find(invitation)()?.match?.players.map(\.alias) == ["Ann"] && answers == ["Ann accepted"])
    }

    @Test("is not found after the search has ended, without a player, or for impossible numbers")
    func failures() {
      let end = find(request(2, 2))
      GKMatchmaker.shared().cancel()
      screen.advance(by: 0.1)
      #expect(end()?.error == GKError(.cancelled))
      phone.gameCenter.opponents = [ann]
      #expect(find(request(1, 2))()?.error == GKError(.matchRequestInvalid))
      #expect(find(request(2, 5))()?.error == GKError(.matchRequestInvalid))
      #expect(GKMatchmakerViewController(matchRequest: request(3, 2)) == nil)
      phone.network = .offline
      #expect(find(request(2, 2))()?.error == GKError(.communicationsFailure))
      #expect(GKMatchRequest.maxPlayersAllowedForMatch(of: .turnBased) == 16)
    }

    @Test("sends data to the others, and receives those that the test sends, until a player leaves")
    func data() throws {
      phone.gameCenter.opponents = [ann, bob]
      let match = try #require(find(request(2, 3))()?.match)
      screen.advance(by: 0.1)
      _ = game.take()
      try match.sendData(toAllPlayers: Data("hello".utf8), with: .reliable)
      try match.send(Data("hi".utf8), to: Array(match.players.prefix(1)), dataMode: .unreliable)
      #expect(
        phone.acts(of: "GameKit").suffix(2) == ["GameKit: sends 5 bytes to Ann, Bob", "GameKit: sends 2 bytes to Ann"])
      #expect(phone.sentMatchData.map { String(decoding: $0, as: UTF8.self) } == ["hello", "hi"])
      phone.sendMatchData(Data("move".utf8), from: bob)
      #expect(game.lines.isEmpty)
      screen.advance(by: 0.1)
      phone.leaveMatch(bob)
      screen.advance(by: 0.1)
      #expect(game.take() == ["Bob: move", "Bob disconnected"] && match.players.map(\.alias) == ["Ann"])
      let warnings = ReportCollector.warnings { phone.sendMatchData(Data(), from: bob) }
      #expect(warnings == ["Bob takes part in no match of the app."])
      match.disconnect()
      #expect(throws: GKError(.matchNotConnected)) { try match.sendData(toAllPlayers: Data(), with: .reliable) }
    }

    @Test("is that of an invitation, of which the player's listeners hear")
    func invitation() throws {
      GKLocalPlayer.local.register(game)
      phone.inviteToMatch(from: ann)
      screen.advance(by: 0.1)
      #expect(game.take() == ["Me plays with Ann"])
      var match: GKMatch?
      GKMatchmaker.shared().match(for: try #require(game.invite)) { found, _ in match = found }
      #expect(match?.players.map(\.alias) == ["Ann"])
      GKLocalPlayer.local.unregisterAllListeners()
      phone.inviteToMatch(from: ann)
      screen.advance(by: 0.1)
      #expect(!game.lines.contains("Me plays with Ann"))
    }

    @Test("is chosen in a controller, which waits for players")
    func controller() throws {
      let controller = try #require(GKMatchmakerViewController(matchRequest: request(2, 2)))
      controller.matchmakerDelegate = game
      screen.show(Finder(controller: controller))
      let app = XCUIApplication(screen: screen)
      #expect(app.buttons["Start Game"].exists && !app.buttons["Start Game"].isEnabled)
      app.buttons["Cancel"].tap()
      #expect(game.take() == ["cancelled"])
      phone.gameCenter.opponents = [ann]
      let second = try #require(GKMatchmakerViewController(matchRequest: request(2, 2)))
      second.matchmakerDelegate = game
      screen.show(Finder(controller: second))
      #expect(app.staticTexts["Ann"].exists)
      app.buttons["Start Game"].tap()
      #expect(game.found?.players.map(\.alias) == ["Ann"])
    }
  }

  extension GKPlayer {
    /// The first of the other players.
    fileprivate static func friend(of match: GKMatch) -> GKPlayer { match.players[0] }
  }
#endif
