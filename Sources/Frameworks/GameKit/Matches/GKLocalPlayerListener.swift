import Foundation
import PhoneSimulation

/// Hears of invitations to matches.
public protocol GKInviteEventListener {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  /// Called when the player asks for a match in Game Center. Never called here: Game Center has no such button.
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKInviteEventListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

/// Hears of matches in which players take turns.
public protocol GKTurnBasedEventListener {
  /// Called when it is another player's turn, or a turn has saved something.
  func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
  /// Called when the player quits a match in Game Center. Never called here: Game Center has no such button.
  func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
  /// Called when the player asks for a match in Game Center. Never called here: Game Center has no such button.
  func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
}

extension GKTurnBasedEventListener {
  public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
  public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
  public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
  public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
}

/// Hears of invitations and of turns.
public protocol GKLocalPlayerListener: NSObjectProtocol, GKInviteEventListener, GKTurnBasedEventListener {}

/// Those who hear of invitations and of turns, whom nobody keeps.
// @unchecked: listeners are called on the main thread alone, where Apple's frameworks allow any thread.
struct MatchListeners: PhoneValue, @unchecked Sendable {
  private struct Entry {
    weak var listener: (any GKLocalPlayerListener)?
  }

  private var entries: [Entry] = []

  init() {}

  mutating func add(_ listener: any GKLocalPlayerListener) {
    remove(listener)
    entries.append(Entry(listener: listener))
  }

  mutating func remove(_ listener: any GKLocalPlayerListener) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
  }

  var all: [any GKLocalPlayerListener] { entries.compactMap(\.listener) }
}

extension SimulatedPhone {
  /// Tells all who hear of matches, soon on the main thread.
  func tellListeners(_ tell: @escaping @MainActor @Sendable (any GKLocalPlayerListener, GKPlayer) -> Void) {
    runSoon(named: "news of a match") { [self] in
      for listener in self[MatchListeners.self].all { tell(listener, GKLocalPlayer.local) }
    }
  }

  /// Invites the player to a match, who accepts.
  public func inviteToMatch(from player: PhonePlayer) {
    let invite = GKInvite(player)
    tellListeners { $0.player($1, didAccept: invite) }
  }
}
