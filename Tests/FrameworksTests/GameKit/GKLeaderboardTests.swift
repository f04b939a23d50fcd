#if os(Linux)
  import FlowGameKit
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Center: UIViewControllerRepresentable {
    let finish: () -> Void

    final class Coordinator: NSObject, GKGameCenterControllerDelegate {
      let finish: () -> Void
      init(_ finish: @escaping () -> Void) { self.finish = finish }
      func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) { finish() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(finish) }

    func makeUIViewController(context: Context) -> GKGameCenterViewController {
      let controller = GKGameCenterViewController(leaderboardID: "points", playerScope: .global, timeScope: .allTime)
      controller.gameCenterDelegate = context.coordinator
      return controller
    }

    func updateUIViewController(_ controller: GKGameCenterViewController, context: Context) {}
  }

  private struct Game: View {
    @State private var isShown = false
    var body: some View {
      Button("Scores") { isShown = true }.sheet(isPresented: $isShown) { Center { isShown = false } }
    }
  }

  @Suite("Game Center") @MainActor
  struct GKLeaderboardTests {
    private let me = PhonePlayer("Me")

    /// A phone whose player has signed in, with one leaderboard.
    private func run(_ body: (SimulatedPhone) async throws -> Void) async throws {
      let phone = SimulatedPhone()
      phone.gameCenter.player = me
      phone.gameCenter.leaderboards = [
        "points": [PhoneScore(PhonePlayer("Ann", isFriend: true), 30), PhoneScore(PhonePlayer("Bob"), 50)]
      ]
      try await SimulatedPhone.$running.withValue(phone) {
        await signIn()
        try await body(phone)
      }
    }

    private func signIn() async {
      await withCheckedContinuation { continuation in
        var isDone = false
        GKLocalPlayer.local.authenticateHandler = { _, _ in
          if !isDone { continuation.resume() }
          isDone = true
        }
      }
    }

    @Test("asks in vain until somebody signs in")
    func authentication() async throws {
      let phone = SimulatedPhone()
      await SimulatedPhone.$running.withValue(phone) {
        var errors: [GKError.Code?] = []
        let player = GKLocalPlayer.local
        #expect(GKLocalPlayer.local === player)
        player.authenticateHandler = { _, error in errors.append((error as? GKError)?.code) }
        await Task.yield()
        while errors.isEmpty { await Task.yield() }
        #expect(errors == [.notAuthenticated] && !player.isAuthenticated && player.alias.isEmpty)
        await #expect(throws: GKError(.notAuthenticated)) { try await GKLeaderboard.loadLeaderboards(IDs: nil) }
        await #expect(throws: GKError(.notAuthenticated)) { try await GKAchievement.loadAchievements() }
        phone.gameCenter.player = me
        while errors.count < 2 { await Task.yield() }
        #expect(errors.last == .some(nil) && player.isAuthenticated && player.displayName == "Me")
        #expect(GKError(.notAuthenticated).localizedDescription == "No player has signed in to Game Center.")
      }
    }

    @Test("keeps the best score of a player, in the order of scores")
    func scores() async throws {
      try await run { phone in
        let player = GKLocalPlayer.local
        try await GKLeaderboard.submitScore(40, context: 7, player: player, leaderboardIDs: ["points"])
        try await GKLeaderboard.submitScore(20, context: 0, player: player, leaderboardIDs: ["points"])
        let board = try #require(try await GKLeaderboard.loadLeaderboards(IDs: ["points", "none"]).first)
        let (own, entries, count) = try await board.loadEntries(
          for: .global, timeScope: .allTime, range: NSRange(location: 1, length: 2))
        #expect(own?.score == 40 && own?.rank == 2 && own?.context == 7 && count == 3)
        #expect(entries.map(\.player.alias) == ["Bob", "Me"] && entries.map(\.rank) == [1, 2])
        let friends = try await board.loadEntries(
          for: .friendsOnly, timeScope: .week, range: NSRange(location: 1, length: 9))
        #expect(friends.1.map(\.player.alias) == ["Me", "Ann"])
        #expect(try await player.loadFriends().map(\.alias) == ["Ann"])
        #expect(
          phone.actDescriptions.suffix(2) == ["GameKit: submits 40 to points", "GameKit: submits 20 to points"])
      }
    }

    @Test("knows no other leaderboards, and nothing without a connection")
    func failures() async throws {
      try await run { phone in
        await #expect(throws: GKError(.invalidParameter)) {
          try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["none"])
        }
        let board = try #require(try await GKLeaderboard.loadLeaderboards(IDs: nil).first)
        await #expect(throws: GKError(.invalidParameter)) {
          try await board.loadEntries(for: .global, timeScope: .today, range: NSRange(location: 0, length: 0))
        }
        phone.network = .offline
        await #expect(throws: GKError(.communicationsFailure)) { try await GKLeaderboard.loadLeaderboards(IDs: nil) }
        #expect(GKError(.communicationsFailure).localizedDescription == "Game Center cannot be reached.")
        #expect(
          GKError(.invalidParameter).localizedDescription == "The game has no such leaderboard or achievement.")
      }
    }

    @Test("keeps how far achievements have come, which is never less")
    func achievements() async throws {
      try await run { phone in
        let first = GKAchievement(identifier: "first")
        first.percentComplete = 150
        #expect(first.isCompleted)
        try await GKAchievement.report([first])
        first.percentComplete = 20
        try await GKAchievement.report([first])
        let known = try await GKAchievement.loadAchievements()
        #expect(known.map(\.identifier) == ["first"] && known[0].percentComplete == 100 && known[0].isCompleted)
        try await GKAchievement.resetAchievements()
        #expect(try await GKAchievement.loadAchievements().isEmpty && phone.gameCenter.achievements.isEmpty)
      }
    }

    @Test("shows a leaderboard, and Done closes it")
    func page() {
      let screen = Screen(device: .iPhone)
      screen.phone.gameCenter.leaderboards = ["points": [PhoneScore(PhonePlayer("Ann"), 30), PhoneScore(me, 50)]]
      screen.show(Game())
      let app = XCUIApplication(screen: screen)
      app.buttons["Scores"].tap()
      #expect(app.staticTexts["1. Me"].exists && app.staticTexts["2. Ann"].exists && app.staticTexts["30"].exists)
      #expect(screen.phone.actDescriptions == ["GameKit: shows points"])
      app.buttons["Done"].tap()
      #expect(!app.staticTexts["1. Me"].exists && app.buttons["Scores"].exists)
    }

    @Test("knows what achievements say, and those of a leaderboard who were asked for")
    func descriptions() async throws {
      try await run { phone in
        phone.gameCenter.achievementDescriptions = [
          PhoneAchievementDescription("first", title: "First", unachieved: "Win", achieved: "Won", points: 10)
        ]
        let known = try #require(try await GKAchievementDescription.loadAchievementDescriptions().first)
        #expect(known.identifier == "first" && known.title == "First" && known.maximumPoints == 10)
        #expect(known.unachievedDescription == "Win" && known.achievedDescription == "Won" && !known.isHidden)
        let board = try #require(try await GKLeaderboard.loadLeaderboards(IDs: nil).first)
        #expect(board.nextStartDate == nil)
        let ann = try #require(try await GKLocalPlayer.local.loadFriends().first)
        var scores: [Int] = []
        board.loadEntries(for: [ann], timeScope: .allTime) { own, entries, error in
          scores = (entries ?? []).map(\.score)
          #expect(own == nil && error == nil)
        }
        #expect(scores == [30])
      }
    }

    @Test("the access point is there when a player has signed in, and shows Game Center")
    func accessPoint() {
      let phone = SimulatedPhone()
      phone.gameCenter.player = me
      phone.gameCenter.leaderboards = ["points": [PhoneScore(me, 50)]]
      let screen = Screen(device: .iPhone, phone: phone)
      screen.show(Text("Game"))
      let center = XCUIApplication(screen: screen).systemApp("com.apple.GameOverlayUI")
      phone.use {
        GKAccessPoint.shared.isActive = true
        #expect(!GKAccessPoint.shared.isVisible && !center.buttons["Game Center"].exists)
        GKLocalPlayer.local.authenticateHandler = { _, _ in }
        screen.advance(by: 0.1)
        #expect(GKAccessPoint.shared.isVisible && center.buttons["Game Center"].exists)
        GKAccessPoint.shared.location = .bottomTrailing
        #expect(center.buttons["Game Center"].frame.midY > 400)
        center.buttons["Game Center"].tap()
        #expect(center.staticTexts["1. Me"].exists && GKAccessPoint.shared.isPresentingGameCenter)
        #expect(!GKAccessPoint.shared.isVisible)
        center.buttons["Done"].tap()
        #expect(!center.staticTexts["1. Me"].exists && GKAccessPoint.shared.isVisible)
        GKAccessPoint.shared.isActive = false
        #expect(!center.buttons["Game Center"].exists)
      }
    }
  }
#endif
