#if os(Linux)
  import FlowGameKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// Keeps what others do in their turns.
  @MainActor
  private final class Game: NSObject, @MainActor GKLocalPlayerListener, GKTurnBasedMatchmakerViewControllerDelegate {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {
      let next = match.currentParticipant?.player?.alias ?? "nobody"
      lines.append("\(match.matchID): \(next) \(text(match.matchData)) \(didBecomeActive)")
    }

    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {
      lines.append("\(match.matchID) ended \(match.participants.map { "\($0.matchOutcome)" })")
    }

    func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController) {
      lines.append("cancelled")
    }

    func turnBasedMatchmakerViewController(
      _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error
    ) { lines.append("failed") }
  }

  private func text(_ data: Data?) -> String { String(decoding: data ?? Data(), as: UTF8.self) }

  private struct Finder: UIViewControllerRepresentable {
    let controller: GKTurnBasedMatchmakerViewController

    func makeUIViewController(context: Context) -> GKTurnBasedMatchmakerViewController { controller }
    func updateUIViewController(_ controller: GKTurnBasedMatchmakerViewController, context: Context) {}
  }

  @Suite("A match in which players take turns", .ownPhone) @MainActor
  struct GKTurnBasedMatchTests {
    private let screen = Screen(device: .iPhone)
    private let phone = SimulatedPhone.current
    private let game = Game()
    private let me = PhonePlayer("Me")
    private let ann = PhonePlayer("Ann")

    init() {
      screen.show(Text("Game"))
      phone.gameCenter.player = me
      phone.gameCenter.opponents = [ann]
      GKLocalPlayer.local.authenticateHandler = { _, _ in }
      GKLocalPlayer.local.register(game)
      screen.advance(by: 0.1)
    }

    private func begin() async throws -> GKTurnBasedMatch { try await GKTurnBasedMatch.find(for: GKMatchRequest()) }

    private func code(_ body: () async throws -> Void) async -> GKError.Code? {
      do {
        try await body()
        return nil
      } catch { return (error as? GKError)?.code }
    }

    @Test("goes from player to player, each of whom saves data")
    func turns() async throws {
      let match = try await begin()
      #expect(match.status == .open && match.participants.map(\.player?.alias) == ["Me", "Ann"])
      #expect(match.currentParticipant?.player == GKLocalPlayer.local && match.matchData == Data())
      try await match.saveCurrentTurn(withMatch: Data("a".utf8))
      #expect(match.currentParticipant === match.participants[0] && text(match.matchData) == "a")
      let next = match.participants[1]
      try await match.endTurn(withNextParticipants: [next], turnTimeout: 60, match: Data("ab".utf8))
      #expect(match.currentParticipant === next && next.timeoutDate == phone.now.addingTimeInterval(60))
      #expect(match.participants[0].lastTurnDate == phone.now)
      #expect(await code { try await match.saveCurrentTurn(withMatch: Data()) } == .turnBasedInvalidTurn)
      phone.takeTurn(in: match.matchID, data: Data("abc".utf8))
      #expect(game.lines.isEmpty)
      screen.advance(by: 0.1)
      #expect(game.take() == ["match-1: Me abc false"])
      #expect(try await match.loadMatchData() == Data("abc".utf8))
      let warnings = ReportCollector.warnings { phone.takeTurn(in: match.matchID, data: Data()) }
      #expect(warnings == ["It is no other player's turn in match-1."])
      let loaded = try await GKTurnBasedMatch.load(withID: "match-1")
      #expect(loaded == match && loaded.currentParticipant?.player == GKLocalPlayer.local)
      #expect(
        await code { try await loaded.saveCurrentTurn(withMatch: Data(count: 70_000)) } == .turnBasedMatchDataTooLarge)
    }

    @Test("ends with an outcome for each player, and is removed then")
    func ending() async throws {
      let match = try await begin()
      match.participants[0].matchOutcome = .won
      #expect(await code { try await match.endMatchInTurn(withMatch: Data()) } == .turnBasedInvalidParticipant)
      #expect(await code { try await match.remove() } == .turnBasedInvalidState)
      match.participants[1].matchOutcome = .lost
      try await match.endMatchInTurn(withMatch: Data("end".utf8))
      #expect(match.status == .ended && match.currentParticipant == nil)
      #expect(await code { try await match.saveCurrentTurn(withMatch: Data()) } == .turnBasedInvalidState)
      let again = try await match.rematch()
      #expect(again.matchID == "match-2" && again.participants.map(\.player?.alias) == ["Me", "Ann"])
      try await match.remove()
      #expect(try await GKTurnBasedMatch.loadMatches().map(\.matchID) == ["match-2"])
      #expect(try await begin().matchID == "match-3")
      phone.endTurnBasedMatch("match-2", data: Data(), outcomes: [me: .lost, ann: .won])
      screen.advance(by: 0.1)
      #expect(game.take() == ["match-2 ended [\"lost\", \"won\"]"])
    }

    @Test("goes on without those who have quit")
    func quitting() async throws {
      phone.gameCenter.opponents = [ann, PhonePlayer("Bob")]
      let request = GKMatchRequest()
      request.maxPlayers = 3
      let match = try await GKTurnBasedMatch.find(for: request)
      let (second, third) = (match.participants[1], match.participants[2])
      try await match.endTurn(withNextParticipants: [second], turnTimeout: GKTurnTimeoutNone, match: Data())
      #expect(second.timeoutDate == nil)
      phone.takeTurn(in: match.matchID, data: Data(), outcome: .quit)
      #expect(phone.gameCenter.turnBasedMatches.first?.currentPlayer?.alias == "Bob")
      phone.takeTurn(in: match.matchID, data: Data("b".utf8))
      // The app's match does not know yet that the second player has quit.
      try await match.saveCurrentTurn(withMatch: Data("c".utf8))
      #expect(second.matchOutcome == .quit)
      let now = try await GKTurnBasedMatch.load(withID: match.matchID)
      #expect(now.participants.map(\.status) == [.active, .done, .active] && third.status == .active)
      #expect(
        await code {
          try await now.endTurn(withNextParticipants: [now.participants[1]], turnTimeout: 1, match: Data())
        } == .turnBasedInvalidParticipant)
      try await now.participantQuitInTurn(
        with: .lost, nextParticipants: [now.participants[2]], turnTimeout: 1, match: Data())
      #expect(now.participants[0].status == .done && now.currentParticipant?.player?.alias == "Bob")
    }

    @Test("is an invitation of another player, which is accepted or declined")
    func invitations() async throws {
      let id = phone.startTurnBasedMatch(from: ann, data: Data("x".utf8))
      screen.advance(by: 0.1)
      #expect(game.take() == ["match-1: Me x true"])
      let match = try await GKTurnBasedMatch.load(withID: id)
      #expect(match.participants.map(\.status) == [.active, .invited])
      #expect(try await match.acceptInvite().participants.map(\.status) == [.active, .active])
      #expect(await code { try await match.declineInvite() } == .turnBasedInvalidState)
      let other = try await GKTurnBasedMatch.load(withID: phone.startTurnBasedMatch(from: ann, data: Data()))
      try await other.declineInvite()
      #expect(other.currentParticipant?.player?.alias == "Ann" && other.participants.last?.status == .declined)
    }

    @Test("waits for players who were not found yet")
    func matching() async throws {
      phone.gameCenter.opponents = []
      let match = try await begin()
      #expect(match.status == .matching && match.participants.map(\.player?.alias) == ["Me", nil])
      match.setLocalizableMessageWithKey("%@ plays", arguments: ["Me"])
      try await match.endTurn(withNextParticipants: [match.participants[1]], turnTimeout: 1, match: Data())
      #expect(phone.gameCenter.turnBasedMatches.first?.message == "Me plays")
      phone.gameCenter.player = nil
      screen.advance(by: 0.1)
      #expect(await code { _ = try await GKTurnBasedMatch.loadMatches() } == .notAuthenticated)
    }

    @Test("is chosen in a controller, of which listeners are told")
    func controller() async throws {
      let match = try await begin()
      let controller = GKTurnBasedMatchmakerViewController(matchRequest: GKMatchRequest())
      controller.turnBasedMatchmakerDelegate = game
      screen.show(Finder(controller: controller))
      let app = XCUIApplication(screen: screen)
      app.buttons[match.matchID].tap()
      screen.advance(by: 0.1)
      #expect(game.take() == ["match-1: Me  true"])
      app.buttons["Start Game"].tap()
      screen.advance(by: 0.1)
      #expect(game.take() == ["match-2: Me  true"])
      app.buttons["Cancel"].tap()
      #expect(game.take() == ["cancelled"])
    }
  }
#endif
