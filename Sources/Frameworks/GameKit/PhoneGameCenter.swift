import Foundation
import PhoneSimulation

/// A player of Game Center.
public struct PhonePlayer: Hashable, Sendable {
  public var alias: String
  /// Whether the player is a friend of the one at the phone.
  public var isFriend: Bool

  public init(_ alias: String, isFriend: Bool = false) { (self.alias, self.isFriend) = (alias, isFriend) }
}

/// What a player has reached on a leaderboard.
public struct PhoneScore: Hashable, Sendable {
  public var player: PhonePlayer
  public var score: Int
  public var context: Int
  public var date: Date

  public init(_ player: PhonePlayer, _ score: Int, context: Int = 0, at date: Date = .distantPast) {
    (self.player, self.score, self.context, self.date) = (player, score, context, date)
  }
}

/// Game Center as the phone knows it: at first nobody has signed in, and nobody has played.
public struct PhoneGameCenter: PhoneValue {
  /// Who has signed in.
  public var player: PhonePlayer?

  /// The leaderboards by their identifiers, with the best score of each player; an app can submit scores to those alone.
  public var leaderboards: [String: [PhoneScore]] = [:]

  /// The percentages of the player's achievements, by their identifiers.
  public var achievements: [String: Double] = [:]

  /// What the achievements of the game say.
  public var achievementDescriptions: [PhoneAchievementDescription] = []

  /// Who joins matches: looking for players takes until there are enough.
  public var opponents: [PhonePlayer] = []

  /// The matches in which players take turns, the latest one last.
  public internal(set) var turnBasedMatches: [PhoneTurnBasedMatch] = []

  /// Counts the matches that have begun.
  var lastMatch = 0

  /// Who is signed in on this phone, as the app knows it.
  var authenticated: PhonePlayer?

  public init() {}

  /// The scores of a leaderboard, the best first.
  func ranked(_ identifier: String, _ scope: GKLeaderboard.PlayerScope) -> [PhoneScore] {
    let scores = (leaderboards[identifier] ?? []).filter {
      scope == .global || $0.player.isFriend || $0.player == authenticated
    }
    return scores.sortedStably(by: \.score, descending: true)
  }
}

/// What an achievement says.
public struct PhoneAchievementDescription: Hashable, Sendable {
  public var identifier: String
  public var title: String
  /// What it says before it is reached.
  public var unachieved: String
  /// What it says afterwards.
  public var achieved: String
  public var points: Int
  public var isHidden: Bool

  public init(
    _ identifier: String, title: String, unachieved: String = "", achieved: String = "", points: Int = 0,
    isHidden: Bool = false
  ) {
    (self.identifier, self.title, self.unachieved) = (identifier, title, unachieved)
    (self.achieved, self.points, self.isHidden) = (achieved, points, isHidden)
  }
}

extension SimulatedPhone {
  /// Game Center.
  public var gameCenter: PhoneGameCenter {
    get { self[PhoneGameCenter.self] }
    set { self[PhoneGameCenter.self] = newValue }
  }
}
