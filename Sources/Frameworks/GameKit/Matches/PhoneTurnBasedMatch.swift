import Foundation
import PhoneSimulation

/// A match in which players take turns, as Game Center keeps it.
public struct PhoneTurnBasedMatch: Hashable, Sendable {
  /// A place in the match.
  public struct Participant: Hashable, Sendable {
    /// Who has it; `nil` as long as nobody was found.
    public internal(set) var player: PhonePlayer?
    public internal(set) var status: GKTurnBasedParticipant.Status
    public internal(set) var outcome = GKTurnBasedMatch.Outcome.none
    public internal(set) var lastTurnDate: Date?
    public internal(set) var timeoutDate: Date?

    var canPlay: Bool { outcome == .none && status != .done && status != .declined }
  }

  public let id: String
  public let creationDate: Date
  public internal(set) var participants: [Participant]
  /// Whose turn it is; `nil` after the end.
  public internal(set) var current: Int?
  /// What the latest turn has saved.
  public internal(set) var data = Data()
  public internal(set) var message: String?
  public internal(set) var isEnded = false

  /// Whose turn it is; `nil` after the end, and while nobody was found.
  public var currentPlayer: PhonePlayer? { current.flatMap { participants[$0].player } }

  /// Who is next after the current one: the next place in order that can play.
  var next: Int? {
    guard let current else { return nil }
    return (1...participants.count).lazy.map { (current + $0) % self.participants.count }.first {
      self.participants[$0].canPlay
    }
  }

  /// Hands the turn over.
  mutating func pass(to next: Int, timeout: TimeInterval, at date: Date) {
    if let current {
      participants[current].lastTurnDate = date
      participants[current].timeoutDate = nil
      if [.invited, .matching].contains(participants[current].status) { participants[current].status = .active }
    }
    current = next
    participants[next].timeoutDate = timeout == GKTurnTimeoutNone ? nil : date.addingTimeInterval(timeout)
  }

  mutating func end() {
    (isEnded, current) = (true, nil)
    for index in participants.indices { participants[index].status = .done }
  }
}

extension PhoneGameCenter {
  func turnBasedMatch(_ id: String) -> PhoneTurnBasedMatch? { turnBasedMatches.first { $0.id == id } }

  /// Begins a match, or keeps a change of one.
  mutating func keep(_ match: PhoneTurnBasedMatch) {
    if let place = turnBasedMatches.firstIndex(where: { $0.id == match.id }) {
      turnBasedMatches[place] = match
    } else {
      turnBasedMatches.append(match)
      lastMatch += 1
    }
  }

  /// The identifier of the next match.
  var nextMatchID: String { "match-\(lastMatch + 1)" }
}

extension SimulatedPhone {
  /// Lets another player, whose turn it is, save data; it is the next player's turn then. The app hears of it.
  ///
  /// - Parameters:
  ///   - id: The match, as in `gameCenter.turnBasedMatches`.
  ///   - data: What the turn saves.
  ///   - outcome: How the match has ended for that player, who has quit then.
  ///   - opensGame: Whether the player at the phone opens the app by the notification of the turn.
  public func takeTurn(
    in id: String, data: Data, outcome: GKTurnBasedMatch.Outcome = .none, opensGame: Bool = false
  ) {
    guard var match = gameCenter.turnBasedMatch(id), let current = match.current,
      match.currentPlayer != nil, match.currentPlayer != gameCenter.authenticated
    else { return warn("It is no other player's turn in \(id).") }
    match.data = data
    if outcome != .none {
      match.participants[current].outcome = outcome
      match.participants[current].status = .done
    }
    if let next = match.next { match.pass(to: next, timeout: GKTurnTimeoutDefault, at: now) }
    gameCenter.keep(match)
    tellListeners {
      $0.player($1, receivedTurnEventFor: GKTurnBasedMatch(match), didBecomeActive: opensGame)
    }
  }

  /// Ends a match as another player does. The app hears of it.
  ///
  /// - Parameters:
  ///   - id: The match, as in `gameCenter.turnBasedMatches`.
  ///   - data: What the last turn saves.
  ///   - outcomes: How the match has ended for each player.
  public func endTurnBasedMatch(
    _ id: String, data: Data, outcomes: [PhonePlayer: GKTurnBasedMatch.Outcome] = [:]
  ) {
    guard var match = gameCenter.turnBasedMatch(id), !match.isEnded else {
      return warn("There is no match \(id) that could end.")
    }
    match.data = data
    for index in match.participants.indices {
      match.participants[index].outcome = match.participants[index].player.flatMap { outcomes[$0] } ?? .none
    }
    match.end()
    gameCenter.keep(match)
    tellListeners { $0.player($1, matchEnded: GKTurnBasedMatch(match)) }
  }

  /// Begins a match with the player at the phone as another player does, who has taken the first turn. The app hears of it.
  ///
  /// - Returns: The identifier of the match.
  @discardableResult
  public func startTurnBasedMatch(from player: PhonePlayer, data: Data) -> String {
    let own = PhoneTurnBasedMatch.Participant(player: gameCenter.authenticated ?? gameCenter.player, status: .invited)
    var match = PhoneTurnBasedMatch(
      id: gameCenter.nextMatchID, creationDate: now, participants: [.init(player: player, status: .active), own],
      current: 0)
    match.data = data
    match.pass(to: 1, timeout: GKTurnTimeoutDefault, at: now)
    gameCenter.keep(match)
    tellListeners { [match] in
      $0.player($1, receivedTurnEventFor: GKTurnBasedMatch(match), didBecomeActive: true)
    }
    return match.id
  }
}
