import FlowUIKit
import PhoneSimulation
import SwiftUI

/// Learns that Game Center was closed.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// What Game Center shows.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements = 1
  case challenges = 2
  case localPlayerProfile = 3
  case dashboard = 4
  case localPlayerFriendsList = 5
}

/// Shows the leaderboards and achievements of Game Center in plain lists, with a button Done.
open class GKGameCenterViewController: UIViewController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

  private init(
    _ state: GKGameCenterViewControllerState, leaderboardID: String?, _ scope: GKLeaderboard.PlayerScope
  ) {
    super.init(nibName: nil, bundle: nil)
    SimulatedPhone.current.record("GameKit", "shows \(leaderboardID ?? "\(state)")")
    let page = GameCenterPage(state: state, leaderboardID: leaderboardID, scope: scope) { [weak self] in self?.finish()
    }
    systemContent = SystemContent({ AnyView(page) }) { [weak self] in self?.finish() }
  }

  public convenience init(state: GKGameCenterViewControllerState) { self.init(state, leaderboardID: nil, .global) }

  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(.leaderboards, leaderboardID: leaderboardID, playerScope)
  }

  public convenience init(
    leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope
  ) {
    self.init(.leaderboards, leaderboardID: leaderboard.baseLeaderboardID, playerScope)
  }

  public convenience init(achievementID: String) { self.init(.achievements, leaderboardID: nil, .global) }

  public convenience init() { self.init(state: .default) }

  public required init?(coder: NSCoder) { nil }

  private var isFinished = false

  fileprivate func finish() {
    if isFinished { return }
    isFinished = true
    gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
  }
}

/// The lists of Game Center.
struct GameCenterPage: View {
  let state: GKGameCenterViewControllerState
  var leaderboardID: String?
  var scope = GKLeaderboard.PlayerScope.global
  let finish: @MainActor () -> Void

  var body: some View {
    let center = SimulatedPhone.current.gameCenter
    NavigationStack {
      List {
        if state != .achievements { leaderboards(center) }
        if leaderboardID == nil, state != .leaderboards { achievements(center) }
      }
      .navigationTitle(Text(verbatim: "Game Center"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Done") { finish() } }
    }
  }

  private func leaderboards(_ center: PhoneGameCenter) -> some View {
    let identifiers = leaderboardID.map { [$0] } ?? center.leaderboards.keys.sorted()
    return ForEach(identifiers, id: \.self) { identifier in
      Section {
        let scores = center.ranked(identifier, scope)
        ForEach(Array(scores.enumerated()), id: \.offset) { rank, score in
          HStack {
            Text(verbatim: "\(rank + 1). \(score.player.alias)")
            Spacer()
            Text(verbatim: "\(score.score)")
          }
        }
      } header: {
        Text(verbatim: identifier)
      }
    }
  }

  private func achievements(_ state: PhoneGameCenter) -> some View {
    Section {
      ForEach(state.achievements.sorted { $0.key < $1.key }, id: \.key) { identifier, percent in
        HStack {
          Text(verbatim: identifier)
          Spacer()
          Text(verbatim: "\(Int(percent)) %")
        }
      }
    } header: {
      Text(verbatim: "Achievements")
    }
  }
}
