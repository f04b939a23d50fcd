import Foundation
import Locking
import PhoneSimulation

/// Whether a player takes part.
public enum GKPlayerConnectionState: Int, Sendable {
  case unknown = 0
  case connected = 1
  case disconnected = 2
}

/// Hears of the other players of a match.
public protocol GKMatchDelegate: NSObjectProtocol {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer
  ) { self.match(match, didReceive: data, fromRemotePlayer: player) }
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// A match of players at the same time. What the app sends is recorded; a test plays the others.
// @unchecked: what changes is guarded by a lock, except the delegate, which is set and called on the main thread.
open class GKMatch: NSObject, @unchecked Sendable {
  /// How data are sent: all arrive here.
  public enum SendDataMode: Int, Sendable {
    case reliable = 0
    case unreliable = 1
  }

  private struct State {
    var players: [PhonePlayer]
    var isOver = false
  }

  private let state: Locked<State>
  // The phone keeps its match.
  private weak var phone: SimulatedPhone?
  open weak var delegate: (any GKMatchDelegate)?

  init(_ players: [PhonePlayer]) {
    state = Locked(State(players: players))
    let phone = SimulatedPhone.current
    self.phone = phone
    super.init()
    phone[LiveMatch.self].match = self
    for player in players { tell(player, .connected) }
  }

  /// The other players who take part.
  open var players: [GKPlayer] { state.value.players.map { GKPlayer($0) } }

  /// How many players are still missing: none, here.
  open var expectedPlayerCount: Int { 0 }

  /// Sends data to all other players.
  ///
  /// - Throws: ``GKError``: `matchNotConnected` after the end, or without a connection.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    try send(data, to: players, dataMode: mode)
  }

  /// Sends data to some of the players.
  ///
  /// - Throws: ``GKError``: `matchNotConnected` after the end, or without a connection; `invalidPlayer` for somebody else.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    let state = state.value
    guard let phone else { throw GKError(.matchNotConnected) }
    if state.isOver || !phone.network.isConnected { throw GKError(.matchNotConnected) }
    let names = players.compactMap(\.player)
    guard names.allSatisfy(state.players.contains) else { throw GKError(.invalidPlayer) }
    let list = names.map(\.alias).joined(separator: ", ")
    phone.record("GameKit", "sends \(data.count) bytes to \(list.isEmpty ? "nobody" : list)")
    phone.update(LiveMatch.self) { $0.sent.append(data) }
  }

  /// Leaves the match.
  open func disconnect() {
    let wasOver = state.withLock { state in
      defer { (state.isOver, state.players) = (true, []) }
      return state.isOver
    }
    if !wasOver { phone?.record("GameKit", "leaves the match") }
  }

  /// The player with the best connection: the first one.
  open func chooseBestHostingPlayer() async -> GKPlayer? { players.first }

  open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) {
    let (callback, host) = (Callback(completionHandler), players.first)
    phone?.runSoon(named: "the host of a match") { callback.call(host) }
  }

  /// Begins a match with the same players.
  ///
  /// - Throws: ``GKError``: `matchNotConnected` if nobody takes part any longer.
  open func rematch() async throws -> GKMatch { try again() }

  open func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
    answer({ completionHandler?($0, $1) }) { try again() }
  }

  private func again() throws -> GKMatch {
    let players = state.value.players
    if players.isEmpty { throw GKError(.matchNotConnected) }
    return GKMatch(players)
  }

  // MARK: - The other players

  private func tell(_ player: PhonePlayer, _ change: GKPlayerConnectionState) {
    phone?.runSoon(named: "a player of a match") { [self] in
      delegate?.match(self, player: GKPlayer(player), didChange: change)
    }
  }

  func join(_ new: [PhonePlayer]) {
    state.withLock { $0.players += new }
    for player in new { tell(player, .connected) }
  }

  /// Whether a player has taken part.
  func leave(_ player: PhonePlayer) -> Bool {
    let hasLeft = state.withLock { state in
      defer { state.players.removeAll { $0 == player } }
      return state.players.contains(player)
    }
    if hasLeft { tell(player, .disconnected) }
    return hasLeft
  }

  /// Whether a player takes part.
  func receive(_ data: Data, from player: PhonePlayer) -> Bool {
    guard state.value.players.contains(player) else { return false }
    phone?.runSoon(named: "data of a match") { [self] in
      delegate?.match(self, didReceive: data, forRecipient: GKLocalPlayer.local, fromRemotePlayer: GKPlayer(player))
    }
    return true
  }
}

/// The match that goes on.
struct LiveMatch: PhoneValue {
  var match: GKMatch?
  var sent: [Data] = []
}

extension SimulatedPhone {
  /// What the app has sent to the other players of its matches, in order.
  public var sentMatchData: [Data] { self[LiveMatch.self].sent }

  /// Sends data of another player to the app's match.
  public func sendMatchData(_ data: Data, from player: PhonePlayer) {
    if self[LiveMatch.self].match?.receive(data, from: player) != true {
      warn("\(player.alias) takes part in no match of the app.")
    }
  }

  /// Lets another player leave the app's match.
  public func leaveMatch(_ player: PhonePlayer) {
    if self[LiveMatch.self].match?.leave(player) != true {
      warn("\(player.alias) takes part in no match of the app.")
    }
  }
}
