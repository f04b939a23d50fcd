import Foundation

/// What a player answers to an invitation.
public enum GKInviteRecipientResponse: Int, Sendable {
  case accepted = 0
  case declined = 1
  case failed = 2
  case incompatible = 3
  case unableToConnect = 4
  case noAnswer = 5
}

/// How players play with each other.
public enum GKMatchType: UInt, Sendable {
  case peerToPeer = 0
  case hosted = 1
  case turnBased = 2
}

/// Whom a match needs.
// @unchecked: an app changes it before it hands it over.
open class GKMatchRequest: NSObject, @unchecked Sendable {
  /// The fewest players, with the one at the phone.
  open var minPlayers = 2
  /// The most players, with the one at the phone.
  open var maxPlayers = 2
  /// What players have to have in common; it makes no difference here.
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0
  /// Those who are invited; `nil` for anybody.
  open var recipients: [GKPlayer]?
  open var inviteMessage: String?
  open var defaultNumberOfPlayers = 0
  open var queueName: String?
  /// Called for each of those who are invited.
  open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?

  public override init() {}

  /// The most players of a kind of matches.
  open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int { matchType == .peerToPeer ? 4 : 16 }

  /// - Throws: ``GKError``: `matchRequestInvalid` for numbers that no match has.
  func check(_ type: GKMatchType) throws {
    let limit = Self.maxPlayersAllowedForMatch(of: type)
    if minPlayers < 2 || maxPlayers < minPlayers || maxPlayers > limit { throw GKError(.matchRequestInvalid) }
  }

  /// Those who join; `nil` as long as there are too few.
  func opponents(_ center: PhoneGameCenter) -> [PhonePlayer]? {
    let wanted = recipients.map { $0.compactMap(\.player) }
    let found = Array(center.opponents.filter { wanted?.contains($0) ?? true }.prefix(maxPlayers - 1))
    return found.count + 1 >= minPlayers ? found : nil
  }
}
