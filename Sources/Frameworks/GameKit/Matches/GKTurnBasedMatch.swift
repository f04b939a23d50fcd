import Foundation
import Locking
import PhoneSimulation

/// The time for a turn that games have without another wish: a week, in seconds.
public let GKTurnTimeoutDefault: TimeInterval = 604_800

/// Turns that take as long as players like.
public let GKTurnTimeoutNone: TimeInterval = 0

/// A place in a match.
// @unchecked: what changes is guarded by a lock.
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
  /// What a participant does.
  public enum Status: Int, Sendable {
    case unknown = 0
    case invited = 1
    case declined = 2
    case matching = 3
    case active = 4
    case done = 5
  }

  let state: Locked<PhoneTurnBasedMatch.Participant>

  init(_ participant: PhoneTurnBasedMatch.Participant) { state = Locked(participant) }

  /// The player; `nil` as long as nobody was found.
  open var player: GKPlayer? { state.value.player.map { GKPlayer($0) } }
  open var status: Status { state.value.status }
  open var lastTurnDate: Date? { state.value.lastTurnDate }
  open var timeoutDate: Date? { state.value.timeoutDate }

  /// How the match has ended for the player. It takes effect with the next turn, or the end of the match.
  open var matchOutcome: GKTurnBasedMatch.Outcome {
    get { state.value.outcome }
    set { state.withLock { $0.outcome = newValue } }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GKTurnBasedParticipant else { return false }
    return self === other || (player != nil && player == other.player)
  }

  open override var hash: Int { state.value.player.hashValue }
}

/// A match in which players take turns, as it was when the app loaded it, or changed it.
///
/// A test plays the others: `SimulatedPhone.takeTurn(in:data:)`.
// @unchecked: what changes is guarded by a lock.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
  /// Whether a match goes on.
  public enum Status: Int, Sendable {
    case unknown = 0
    case open = 1
    case ended = 2
    case matching = 3
  }

  /// How a match has ended for a player.
  public enum Outcome: Int, Sendable {
    case none = 0
    case quit = 1
    case won = 2
    case lost = 3
    case tied = 4
    case timeExpired = 5
    case first = 6
    case second = 7
    case third = 8
    case fourth = 9
    case customRange = 0x00FF_0000
  }

  private let state: Locked<PhoneTurnBasedMatch>
  public let participants: [GKTurnBasedParticipant]

  init(_ match: PhoneTurnBasedMatch) {
    state = Locked(match)
    participants = match.participants.map { GKTurnBasedParticipant($0) }
  }

  open var matchID: String { state.value.id }
  open var creationDate: Date { state.value.creationDate }
  open var matchData: Data? { state.value.data }

  /// Whose turn it is; `nil` after the end.
  open var currentParticipant: GKTurnBasedParticipant? { state.value.current.map { participants[$0] } }

  open var status: Status {
    let match = state.value
    return match.isEnded ? .ended : match.participants.contains { $0.status == .matching } ? .matching : .open
  }

  /// What the others are told with the next turn.
  open var message: String? {
    get { state.value.message }
    set { state.withLock { $0.message = newValue } }
  }

  /// Tells the others a text with the next turn, in which each `%@` is an argument.
  open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) {
    message = (arguments ?? []).reduce(NSLocalizedString(key, comment: "")) { text, argument in
      guard let place = text.range(of: "%@") else { return text }
      return text.replacingCharacters(in: place, with: argument)
    }
  }

  /// The most bytes that a match saves.
  open var matchDataMaximumSize: Int { 65_536 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? GKTurnBasedMatch)?.matchID == matchID }
  open override var hash: Int { matchID.hashValue }

  // MARK: - Finding

  /// Begins a match, whose first turn is that of the player. Places for which nobody was found wait.
  ///
  /// - Throws: ``GKError`` if nobody has signed in; `matchRequestInvalid` for numbers that no match has.
  open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch { try begin(request) }

  open class func find(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void
  ) { answer(completionHandler) { try begin(request) } }

  class func begin(_ request: GKMatchRequest) throws -> GKTurnBasedMatch {
    let phone = SimulatedPhone.current
    let center = try GKLeaderboard.state()
    try request.check(.turnBased)
    var participants = [PhoneTurnBasedMatch.Participant(player: center.authenticated, status: .active)]
    if let recipients = request.recipients {
      participants += recipients.prefix(request.maxPlayers - 1).map { .init(player: $0.player, status: .invited) }
    } else {
      participants += center.opponents.prefix(request.maxPlayers - 1).map { .init(player: $0, status: .active) }
    }
    while participants.count < request.minPlayers { participants.append(.init(player: nil, status: .matching)) }
    let match = PhoneTurnBasedMatch(
      id: center.nextMatchID, creationDate: phone.now, participants: participants, current: 0)
    phone.record("GameKit", "begins \(match.id) with \(participants.count) players")
    phone.gameCenter.keep(match)
    return GKTurnBasedMatch(match)
  }

  /// The matches of the player.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open class func loadMatches() async throws -> [GKTurnBasedMatch] { try known() }

  open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {
    answer({ completionHandler?($0, $1) }) { try known() }
  }

  class func known() throws -> [GKTurnBasedMatch] {
    try GKLeaderboard.state().turnBasedMatches.map { GKTurnBasedMatch($0) }
  }

  /// A match of the player.
  ///
  /// - Throws: ``GKError``: `invalidParameter` if there is none.
  open class func load(withID matchID: String) async throws -> GKTurnBasedMatch { try known(matchID) }

  open class func load(
    withID matchID: String, withCompletionHandler completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
  ) { answer({ completionHandler?($0, $1) }) { try known(matchID) } }

  private class func known(_ id: String) throws -> GKTurnBasedMatch {
    guard let match = try GKLeaderboard.state().turnBasedMatch(id) else { throw GKError(.invalidParameter) }
    return GKTurnBasedMatch(match)
  }

  /// What the latest turn has saved, also if it was another player's.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func loadMatchData() async throws -> Data? { try latestData() }

  open func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
    answer({ completionHandler?($0, $1) }) { try latestData() }
  }

  private func latestData() throws -> Data {
    let match = try Self.known(matchID)
    state.withLock { $0.data = match.state.value.data }
    return match.state.value.data
  }

  // MARK: - Turns

  /// Changes the match in Game Center.
  ///
  /// - Parameter isTurn: Whether it has to be the player's turn.
  /// - Throws: ``GKError``: `turnBasedInvalidTurn` if it is another player's turn, `turnBasedInvalidState` after the end,
  ///   `turnBasedMatchDataTooLarge` for too much data.
  private func change(
    _ act: String, _ data: Data?, isTurn: Bool = true, _ body: (inout PhoneTurnBasedMatch) throws -> Void
  ) throws {
    let phone = SimulatedPhone.current
    let center = try GKLeaderboard.state()
    guard var match = center.turnBasedMatch(matchID) else { throw GKError(.invalidParameter) }
    if match.isEnded { throw GKError(.turnBasedInvalidState) }
    if isTurn, match.currentPlayer != center.authenticated { throw GKError(.turnBasedInvalidTurn) }
    if let data {
      if data.count > matchDataMaximumSize { throw GKError(.turnBasedMatchDataTooLarge) }
      match.data = data
    }
    match.message = message
    // Others may have quit since the app has loaded the match.
    for (index, participant) in participants.enumerated()
    where match.participants.indices.contains(index) && participant.matchOutcome != .none {
      match.participants[index].outcome = participant.matchOutcome
    }
    try body(&match)
    phone.record("GameKit", "\(act) in \(matchID)")
    phone.gameCenter.keep(match)
    state.value = match
    for (participant, new) in zip(participants, match.participants) { participant.state.value = new }
  }

  /// - Throws: ``GKError``: `turnBasedInvalidParticipant` if none of the next participants can play.
  private func pass(
    _ match: inout PhoneTurnBasedMatch, to next: [GKTurnBasedParticipant], _ timeout: TimeInterval
  ) throws {
    let places = next.compactMap { one in participants.firstIndex { $0 === one } ?? participants.firstIndex(of: one) }
    guard let place = places.first(where: { match.participants[$0].canPlay }) else {
      throw GKError(.turnBasedInvalidParticipant)
    }
    match.pass(to: place, timeout: timeout, at: SimulatedPhone.current.now)
  }

  /// Saves data, and hands the turn over to the first of the next participants who can play.
  ///
  /// - Parameter timeout: The time for the next turn, in seconds.
  /// - Throws: ``GKError``: `turnBasedInvalidTurn` if it is another player's turn, `turnBasedInvalidState` after the end,
  ///   `turnBasedInvalidParticipant` if nobody can play, `turnBasedMatchDataTooLarge` for too much data.
  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
    match matchData: Data
  ) async throws { try end(nextParticipants, timeout, matchData) }

  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
    match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) { tell(completionHandler) { try end(nextParticipants, timeout, matchData) } }

  private func end(_ next: [GKTurnBasedParticipant], _ timeout: TimeInterval, _ data: Data) throws {
    try change("ends the turn", data) { try pass(&$0, to: next, timeout) }
  }

  /// Saves data, and goes on with the turn.
  ///
  /// - Throws: ``GKError``: `turnBasedInvalidTurn` if it is another player's turn, `turnBasedInvalidState` after the end,
  ///   `turnBasedMatchDataTooLarge` for too much data.
  open func saveCurrentTurn(withMatch matchData: Data) async throws { try save(matchData) }

  open func saveCurrentTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
    tell(completionHandler) { try save(matchData) }
  }

  private func save(_ data: Data) throws { try change("saves the turn", data) { _ in } }

  /// Leaves the match in the player's own turn.
  ///
  /// - Throws: ``GKError``: `turnBasedInvalidTurn` if it is another player's turn, `turnBasedInvalidState` after the end,
  ///   `turnBasedInvalidParticipant` if nobody can play, `turnBasedMatchDataTooLarge` for too much data.
  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
    match matchData: Data
  ) async throws { try quit(matchOutcome, nextParticipants, timeout, matchData) }

  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
    match matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) { tell(completionHandler) { try quit(matchOutcome, nextParticipants, timeout, matchData) } }

  private func quit(
    _ outcome: Outcome, _ next: [GKTurnBasedParticipant], _ timeout: TimeInterval, _ data: Data
  ) throws {
    try change("quits", data) { match in
      if let current = match.current { match.participants[current].leave(outcome) }
      try pass(&match, to: next, timeout)
    }
  }

  /// Leaves the match in another player's turn.
  ///
  /// - Throws: ``GKError``: `turnBasedInvalidState` after the end.
  open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws { try quit(matchOutcome) }

  open func participantQuitOutOfTurn(
    with matchOutcome: Outcome, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { tell(completionHandler) { try quit(matchOutcome) } }

  private func quit(_ outcome: Outcome) throws {
    let player = SimulatedPhone.current.gameCenter.authenticated
    try change("quits", nil, isTurn: false) { match in
      if let own = match.participants.firstIndex(where: { $0.player == player }) {
        match.participants[own].leave(outcome)
      }
    }
  }

  /// Ends the match for all, with the outcomes that the app has given to the participants.
  ///
  /// - Throws: ``GKError``: `turnBasedInvalidTurn` if it is another player's turn, `turnBasedInvalidState` after the end,
  ///   `turnBasedInvalidParticipant` for a participant without an outcome, `turnBasedMatchDataTooLarge` for too much data.
  open func endMatchInTurn(withMatch matchData: Data) async throws { try finish(matchData) }

  open func endMatchInTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
    tell(completionHandler) { try finish(matchData) }
  }

  private func finish(_ data: Data) throws {
    try change("ends the match", data) { match in
      if match.participants.contains(where: { $0.outcome == .none }) { throw GKError(.turnBasedInvalidParticipant) }
      match.end()
    }
  }

  // MARK: - Invitations

  /// Takes part in a match of another player.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func acceptInvite() async throws -> GKTurnBasedMatch { try respond(.active) }

  open func acceptInvite(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
    answer({ completionHandler?($0, $1) }) { try respond(.active) }
  }

  /// Takes no part in a match of another player.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func declineInvite() async throws { _ = try respond(.declined) }

  open func declineInvite(completionHandler: (((any Error)?) -> Void)? = nil) {
    tell(completionHandler) { _ = try respond(.declined) }
  }

  private func respond(_ status: GKTurnBasedParticipant.Status) throws -> GKTurnBasedMatch {
    let player = SimulatedPhone.current.gameCenter.authenticated
    try change(status == .active ? "accepts" : "declines", nil, isTurn: false) { match in
      guard let own = match.participants.firstIndex(where: { $0.player == player && $0.status == .invited }) else {
        throw GKError(.turnBasedInvalidState)
      }
      match.participants[own].status = status
      if status == .declined, match.current == own, let next = match.next {
        match.pass(to: next, timeout: GKTurnTimeoutDefault, at: SimulatedPhone.current.now)
      }
    }
    return self
  }

  /// Begins a match with the same players.
  ///
  /// - Throws: ``GKError`` if nobody has signed in; `turnBasedInvalidState` while the match goes on.
  open func rematch() async throws -> GKTurnBasedMatch { try again() }

  open func rematch(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
    answer({ completionHandler?($0, $1) }) { try again() }
  }

  private func again() throws -> GKTurnBasedMatch {
    guard status == .ended else { throw GKError(.turnBasedInvalidState) }
    let request = GKMatchRequest()
    let player = SimulatedPhone.current.gameCenter.authenticated
    request.recipients = participants.compactMap(\.player).filter { $0.player != player }
    (request.minPlayers, request.maxPlayers) = (participants.count, participants.count)
    return try Self.begin(request)
  }

  /// Removes the match from the player's list.
  ///
  /// - Throws: ``GKError``: `turnBasedInvalidState` while the player takes part.
  open func remove() async throws { try forget() }

  open func remove(completionHandler: (((any Error)?) -> Void)? = nil) { tell(completionHandler) { try forget() } }

  private func forget() throws {
    let center = try GKLeaderboard.state()
    let own = center.turnBasedMatch(matchID)?.participants.first { $0.player == center.authenticated }
    if own?.canPlay == true { throw GKError(.turnBasedInvalidState) }
    SimulatedPhone.current.record("GameKit", "removes \(matchID)")
    SimulatedPhone.current.gameCenter.turnBasedMatches.removeAll { $0.id == matchID }
  }

  private func tell(_ handler: (((any Error)?) -> Void)?, _ body: () throws -> Void) {
    do {
      try body()
      handler?(nil)
    } catch { handler?(error) }
  }
}

extension PhoneTurnBasedMatch.Participant {
  mutating func leave(_ outcome: GKTurnBasedMatch.Outcome) { (self.outcome, status) = (outcome, .done) }
}
