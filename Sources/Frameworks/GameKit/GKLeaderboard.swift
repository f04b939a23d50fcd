import Foundation
import PhoneSimulation

/// The scores of players.
// @unchecked: the properties are constant.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Whose scores are asked for.
  public enum PlayerScope: Int, Sendable {
    case global = 0
    case friendsOnly = 1
  }

  /// From when the scores are: all times give the same here.
  public enum TimeScope: Int, Sendable {
    case today = 0
    case week = 1
    case allTime = 2
  }

  /// Whether a leaderboard begins again.
  public enum LeaderboardType: Int, Sendable {
    case classic = 0
    case recurring = 1
  }

  /// A score of a player.
  // @unchecked: the properties are constant.
  open class Entry: NSObject, @unchecked Sendable {
    public let player: GKPlayer
    /// From 1.
    public let rank: Int
    public let score: Int
    public let context: Int
    public let date: Date

    init(_ score: PhoneScore, rank: Int) {
      player = GKPlayer(score.player)
      self.rank = rank
      (self.score, context, date) = (score.score, score.context, score.date)
    }

    open var formattedScore: String { score.formatted(.number.locale(Locale(identifier: "en_US"))) }
  }

  public let baseLeaderboardID: String
  public let type = LeaderboardType.classic

  init(_ identifier: String) { baseLeaderboardID = identifier }

  open var title: String? { baseLeaderboardID }
  open var groupIdentifier: String? { nil }

  /// When the leaderboard began last, and begins again: never, as all leaderboards here are classic.
  open var startDate: Date? { nil }
  open var nextStartDate: Date? { nil }
  open var duration: TimeInterval { 0 }

  // MARK: - Loading

  /// The leaderboards of the game, by identifier.
  ///
  /// - Parameter leaderboardIDs: The identifiers; `nil` for all.
  /// - Throws: ``GKError`` if nobody has signed in.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    try known(leaderboardIDs)
  }

  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    answer(completionHandler) { try known(leaderboardIDs) }
  }

  private class func known(_ identifiers: [String]?) throws -> [GKLeaderboard] {
    let known = try state().leaderboards
    return (identifiers ?? known.keys.sorted()).filter { known[$0] != nil }.map { GKLeaderboard($0) }
  }

  /// The local player's entry, the entries of a range of ranks from 1, and the number of players.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) {
    try entries(playerScope, range)
  }

  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) {
    do {
      let (own, found, count) = try entries(playerScope, range)
      completionHandler(own, found, count, nil)
    } catch { completionHandler(nil, nil, 0, error) }
  }

  /// The local player's entry, and those of some players.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func loadEntries(for players: [GKPlayer], timeScope: TimeScope) async throws -> (Entry?, [Entry]) {
    try entries(players)
  }

  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope, completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
  ) {
    do {
      let (own, found) = try entries(players)
      completionHandler(own, found, nil)
    } catch { completionHandler(nil, nil, error) }
  }

  private func entries(_ players: [GKPlayer]) throws -> (Entry?, [Entry]) {
    let all = try ranked(.global)
    let names = players.map(\.alias)
    return (try own(all), all.filter { names.contains($0.player.alias) })
  }

  private func entries(_ scope: PlayerScope, _ range: NSRange) throws -> (Entry?, [Entry], Int) {
    let all = try ranked(scope)
    guard range.location >= 1, range.length >= 1 else { throw GKError(.invalidParameter) }
    let shown = all.filter { $0.rank >= range.location && $0.rank - range.location < range.length }
    return (try own(all), shown, all.count)
  }

  private func own(_ entries: [Entry]) throws -> Entry? {
    let player = try Self.state().authenticated
    return entries.first { $0.player.player == player }
  }

  private func ranked(_ scope: PlayerScope) throws -> [Entry] {
    try Self.state().ranked(baseLeaderboardID, scope).enumerated().map { Entry($1, rank: $0 + 1) }
  }

  // MARK: - Submitting

  /// Keeps a score if it is the player's best one.
  ///
  /// - Throws: ``GKError`` if nobody has signed in, or if there is no such leaderboard.
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
    try keep(score, context, leaderboardIDs)
  }

  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    do {
      try keep(score, context, leaderboardIDs)
      completionHandler(nil)
    } catch { completionHandler(error) }
  }

  /// Keeps a score if it is the player's best one.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
    try Self.keep(score, context, [baseLeaderboardID])
  }

  open func submitScore(
    _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Self.submitScore(
      score, context: context, player: player, leaderboardIDs: [baseLeaderboardID], completionHandler: completionHandler
    )
  }

  private class func keep(_ score: Int, _ context: Int, _ identifiers: [String]) throws {
    let phone = SimulatedPhone.current
    let state = try state()
    guard let player = state.authenticated else { throw GKError(.notAuthenticated) }
    for identifier in identifiers {
      guard var scores = state.leaderboards[identifier] else { throw GKError(.invalidParameter) }
      phone.record("GameKit", "submits \(score) to \(identifier)")
      if let best = scores.first(where: { $0.player == player })?.score, best >= score { continue }
      scores.removeAll { $0.player == player }
      scores.append(PhoneScore(player, score, context: context, at: phone.now))
      phone.gameCenter.leaderboards[identifier] = scores
    }
  }

  /// - Throws: ``GKError`` if nobody has signed in, or if the phone has no connection.
  class func state() throws -> PhoneGameCenter {
    let phone = SimulatedPhone.current
    if phone.gameCenter.authenticated == nil { throw GKError(.notAuthenticated) }
    if !phone.network.isConnected { throw GKError(.communicationsFailure) }
    return phone.gameCenter
  }
}

/// Calls a closure with a value or an error.
func answer<Value>(_ handler: (Value?, (any Error)?) -> Void, _ body: () throws -> Value) {
  do { handler(try body(), nil) } catch { handler(nil, error) }
}

/// Something that a player can reach.
// @unchecked: a value of the app, which is used where it was made.
open class GKAchievement: NSObject, @unchecked Sendable {
  open var identifier: String

  /// From 0 to 100.
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  public private(set) var lastReportedDate = Date.distantPast

  open var isCompleted: Bool { percentComplete >= 100 }
  open var player: GKPlayer { GKLocalPlayer.local }

  public init(identifier: String) { self.identifier = identifier }

  public convenience init(identifier: String, player: GKPlayer) { self.init(identifier: identifier) }

  /// The achievements of the player that have begun.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open class func loadAchievements() async throws -> [GKAchievement] { try known() }

  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    answer({ completionHandler?($0, $1) }) { try known() }
  }

  private class func known() throws -> [GKAchievement] {
    try GKLeaderboard.state().achievements.sorted { $0.key < $1.key }.map { identifier, percent in
      let achievement = GKAchievement(identifier: identifier)
      achievement.percentComplete = percent
      return achievement
    }
  }

  /// Keeps how far the player has come; it never becomes less.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open class func report(_ achievements: [GKAchievement]) async throws { try keep(achievements) }

  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    do {
      try keep(achievements)
      completionHandler?(nil)
    } catch { completionHandler?(error) }
  }

  private class func keep(_ achievements: [GKAchievement]) throws {
    _ = try GKLeaderboard.state()
    let phone = SimulatedPhone.current
    for achievement in achievements {
      let percent = min(100, max(0, achievement.percentComplete.isNaN ? 0 : achievement.percentComplete))
      phone.record("GameKit", "reports \(achievement.identifier) at \(Int(percent)) %")
      achievement.lastReportedDate = phone.now
      phone.gameCenter.achievements[achievement.identifier] = max(
        percent, phone.gameCenter.achievements[achievement.identifier] ?? 0)
    }
  }

  /// Forgets everything that the player has reached.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open class func resetAchievements() async throws { try forgetAll() }

  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    do {
      try forgetAll()
      completionHandler?(nil)
    } catch { completionHandler?(error) }
  }

  private class func forgetAll() throws {
    _ = try GKLeaderboard.state()
    SimulatedPhone.current.record("GameKit", "resets the achievements")
    SimulatedPhone.current.gameCenter.achievements = [:]
  }
}
