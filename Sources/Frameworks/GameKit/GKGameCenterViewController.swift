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

  fileprivate let state: GKGameCenterViewControllerState
  fileprivate let leaderboardID: String?
  fileprivate let scope: GKLeaderboard.PlayerScope

  private init(
    _ state: GKGameCenterViewControllerState, leaderboardID: String?, _ scope: GKLeaderboard.PlayerScope
  ) {
    (self.state, self.leaderboardID, self.scope) = (state, leaderboardID, scope)
    super.init(nibName: nil, bundle: nil)
    SimulatedPhone.current.record("GameKit", "shows \(leaderboardID ?? "\(state)")")
    systemContent = SystemContent({ [weak self] in AnyView(GameCenterPage(controller: self)) }) { [weak self] in
      self?.finish()
    }
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

private struct GameCenterPage: View {
  let controller: GKGameCenterViewController?

  var body: some View {
    let state = SimulatedPhone.current.gameCenter
    if let controller {
      NavigationStack {
        List {
          if controller.state != .achievements { leaderboards(state, controller) }
          if controller.leaderboardID == nil, controller.state != .leaderboards { achievements(state) }
        }
        .navigationTitle(Text(verbatim: "Game Center"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Done") { controller.finish() } }
      }
    }
  }

  private func leaderboards(_ state: PhoneGameCenter, _ controller: GKGameCenterViewController) -> some View {
    let identifiers = controller.leaderboardID.map { [$0] } ?? state.leaderboards.keys.sorted()
    return ForEach(identifiers, id: \.self) { identifier in
      Section {
        let scores = state.ranked(identifier, controller.scope)
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

/// The button of Game Center at a corner of the screen, which is not drawn, with a warning.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  /// A corner of the screen.
  public enum Location: Int, Sendable {
    case topLeading = 0
    case topTrailing = 1
    case bottomLeading = 2
    case bottomTrailing = 3
  }

  public static let shared = GKAccessPoint()

  private override init() {}

  open var location = Location.topLeading
  open var showHighlights = false
  open weak var parentWindow: UIWindow?

  open var isActive = false {
    didSet { if isActive { report(.missing("GKAccessPoint.isActive", "the button of Game Center is not drawn.")) } }
  }

  open var isVisible: Bool { false }
  open var isFocused: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }

  /// Shows Game Center: only recorded.
  open func trigger(handler: @escaping () -> Void) { trigger(state: .default, handler: handler) }

  /// Shows Game Center: only recorded.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    SimulatedPhone.current.record("GameKit", "shows \(state) from the access point")
    handler()
  }
}
