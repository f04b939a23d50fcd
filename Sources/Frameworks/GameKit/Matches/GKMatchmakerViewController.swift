import FlowUIKit
import PhoneSimulation
import SwiftUI

/// How players are found, which makes no difference here.
public enum GKMatchmakingMode: Int, Sendable {
  case `default` = 0
  case nearbyOnly = 1
  case automatchOnly = 2
  case inviteOnly = 3
}

/// Learns whether a match was found.
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
}

extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
  ) {}
}

/// Shows the players who join in a plain list, with the buttons Start Game and Cancel. The app dismisses it.
open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public let matchRequest: GKMatchRequest
  /// Whether the match is on a server of the app.
  open var isHosted = false
  open var matchmakingMode = GKMatchmakingMode.default
  open var canStartWithMinimumPlayers = false
  private let invite: GKInvite?

  private init(_ request: GKMatchRequest, _ invite: GKInvite?) {
    matchRequest = request
    self.invite = invite
    super.init(nibName: nil, bundle: nil)
    SimulatedPhone.current.record("GameKit", "shows the players of a match")
    systemContent = SystemContent({ [weak self] in AnyView(self?.page) })
  }

  /// Finds players for a match; `nil` for numbers that no match has.
  public convenience init?(matchRequest request: GKMatchRequest) {
    do { try request.check(.peerToPeer) } catch { return nil }
    self.init(request, nil)
  }

  /// Begins the match of an invitation.
  public convenience init?(invite: GKInvite) { self.init(GKMatchRequest(), invite) }

  public required init?(coder: NSCoder) { nil }

  private var page: MatchPage {
    MatchPage(
      players: { [weak self] in self?.joining ?? [] }, matches: [],
      canStart: { [weak self] in self?.opponents != nil },
      start: { [weak self] in self?.start() }, choose: { _ in },
      cancel: { [weak self] in
        guard let self else { return }
        matchmakerDelegate?.matchmakerViewControllerWasCancelled(self)
      })
  }

  private var opponents: [PhonePlayer]? {
    invite.map { [$0.sender].compactMap(\.player) } ?? matchRequest.opponents(SimulatedPhone.current.gameCenter)
  }

  private var joining: [String] { (opponents ?? SimulatedPhone.current.gameCenter.opponents).map(\.alias) }

  private func start() {
    do {
      _ = try GKLeaderboard.state()
      let found = opponents ?? []
      if isHosted {
        matchmakerDelegate?.matchmakerViewController(self, didFindHostedPlayers: found.map { GKPlayer($0) })
      } else {
        matchmakerDelegate?.matchmakerViewController(self, didFind: GKMatch(found))
      }
    } catch { matchmakerDelegate?.matchmakerViewController(self, didFailWithError: error) }
  }
}

/// Learns that no match was chosen.
@MainActor @preconcurrency
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
  func turnBasedMatchmakerViewControllerWasCancelled(_ viewController: GKTurnBasedMatchmakerViewController)
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}

/// Shows the matches of the player in a plain list, with the buttons Start Game and Cancel.
///
/// Those who hear of turns are told of the match that the player has chosen. The app dismisses the controller.
open class GKTurnBasedMatchmakerViewController: UINavigationController {
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
  open var showExistingMatches = true
  open var matchmakingMode = GKMatchmakingMode.default
  private let request: GKMatchRequest

  public init(matchRequest request: GKMatchRequest) {
    self.request = request
    super.init(nibName: nil, bundle: nil)
    SimulatedPhone.current.record("GameKit", "shows the matches of the player")
    systemContent = SystemContent({ [weak self] in AnyView(self?.page) })
  }

  public required init?(coder: NSCoder) { nil }

  private var page: MatchPage {
    let matches = showExistingMatches ? SimulatedPhone.current.gameCenter.turnBasedMatches : []
    return MatchPage(
      players: { SimulatedPhone.current.gameCenter.opponents.map(\.alias) }, matches: matches.map(\.id),
      canStart: { true },
      start: { [weak self] in
        guard let self else { return }
        open { [request] in try GKTurnBasedMatch.begin(request) }
      },
      choose: { [weak self] id in
        self?.open {
          guard let match = try GKTurnBasedMatch.known().first(where: { $0.matchID == id }) else {
            throw GKError(.invalidParameter)
          }
          return match
        }
      },
      cancel: { [weak self] in
        guard let self else { return }
        turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewControllerWasCancelled(self)
      })
  }

  private func open(_ match: () throws -> GKTurnBasedMatch) {
    do {
      let match = try match()
      SimulatedPhone.current.tellListeners {
        $0.player($1, receivedTurnEventFor: match, didBecomeActive: true)
      }
    } catch { turnBasedMatchmakerDelegate?.turnBasedMatchmakerViewController(self, didFailWithError: error) }
  }
}

/// The players and matches of which a player chooses.
private struct MatchPage: View {
  let players: @MainActor () -> [String]
  let matches: [String]
  let canStart: @MainActor () -> Bool
  let start: @MainActor () -> Void
  let choose: @MainActor (String) -> Void
  let cancel: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      List {
        if !matches.isEmpty {
          Section {
            ForEach(matches, id: \.self) { match in Button(match) { choose(match) } }
          } header: {
            Text(verbatim: "Matches")
          }
        }
        Section {
          ForEach(players(), id: \.self) { player in Text(verbatim: player) }
          Button("Start Game") { start() }.disabled(!canStart())
        } header: {
          Text(verbatim: "Players")
        }
      }
      .navigationTitle(Text(verbatim: "Game Center"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Cancel") { cancel() } }
    }
  }
}
