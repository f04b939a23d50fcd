import FlowUIKit
import Foundation
import PhoneSimulation

/// Why Game Center does not do something.
public struct GKError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case userDenied = 4
    case invalidCredentials = 5
    case notAuthenticated = 6
    case authenticationInProgress = 7
    case invalidPlayer = 8
    case scoreNotSet = 9
    case parentalControlsBlocked = 10
    case matchRequestInvalid = 13
    case underage = 14
    case gameUnrecognized = 15
    case notSupported = 16
    case invalidParameter = 17
    case unexpectedConnection = 18
    case challengeInvalid = 19
    case turnBasedMatchDataTooLarge = 20
    case turnBasedTooManySessions = 21
    case turnBasedInvalidParticipant = 22
    case turnBasedInvalidTurn = 23
    case turnBasedInvalidState = 24
    case invitationsDisabled = 25
    case playerPhotoFailure = 26
    case matchNotConnected = 28
    case restrictedToAutomatch = 30
    case connectionTimeout = 33
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  private var description: String {
    switch code {
    case .notAuthenticated: "No player has signed in to Game Center."
    case .communicationsFailure: "Game Center cannot be reached."
    case .invalidParameter: "The game has no such leaderboard or achievement."
    default: "Game Center has failed: \(code)."
    }
  }
}

public let GKErrorDomain = "GKErrorDomain"

/// A player.
open class GKBasePlayer: NSObject {
  let player: PhonePlayer?

  init(_ player: PhonePlayer?) { self.player = player }

  open var displayName: String? { player?.alias }
}

/// A player.
open class GKPlayer: GKBasePlayer {
  public typealias PhotoSize = GKPhotoSize

  /// The same for all games of a team.
  open var teamPlayerID: String { player.map { "T:_\($0.alias)" } ?? "" }

  /// The same in all launches of the game.
  open var gamePlayerID: String { player.map { "A:_\($0.alias)" } ?? "" }

  open var alias: String { player?.alias ?? "" }
  open override var displayName: String { player?.alias ?? "" }

  /// Whether the identifiers stay the same.
  open func scopedIDsArePersistent() -> Bool { true }

  /// Calls a closure with the player's picture, of which there is none.
  open func loadPhoto(
    for size: GKPhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
  ) {
    completionHandler?(nil, GKError(.playerPhotoFailure))
  }

  /// The player's picture, of which there is none.
  ///
  /// - Throws: ``GKError``: `playerPhotoFailure`.
  open func loadPhoto(for size: GKPhotoSize) async throws -> UIImage { throw GKError(.playerPhotoFailure) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? GKPlayer)?.gamePlayerID == gamePlayerID }
  open override var hash: Int { gamePlayerID.hashValue }
}

/// How large a player's picture is.
public enum GKPhotoSize: Int, Sendable {
  case small = 0
  case normal = 1
}

/// The player who has signed in on the phone.
// @unchecked: the handler is set and called on the main actor.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  /// The player of the phone.
  open class var local: GKLocalPlayer {
    SimulatedPhone.current.update(LocalPlayers.self) { players in
      let player = players.player ?? GKLocalPlayer()
      players.player = player
      return player
    }
  }

  private init() { super.init(nil) }

  private var signedIn: PhonePlayer? { SimulatedPhone.current.gameCenter.authenticated }

  open override var alias: String { signedIn?.alias ?? "" }
  open override var displayName: String { alias }
  open override var gamePlayerID: String { signedIn.map { "A:_\($0.alias)" } ?? "" }
  open override var teamPlayerID: String { signedIn.map { "T:_\($0.alias)" } ?? "" }

  /// Whether the player has signed in, and the game knows it.
  open var isAuthenticated: Bool { signedIn != nil }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  open var isPersonalizedCommunicationRestricted: Bool { false }

  private var observation: PhoneObservation?

  /// Called soon after it is set, and whenever somebody signs in or out: with an error if nobody has signed in.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      let phone = SimulatedPhone.current
      phone.record("GameKit", "asks who has signed in")
      observation = phone.observe(PhoneGameCenter.self) { [weak self] in
        let state = phone.gameCenter
        if state.player != state.authenticated { self?.authenticate(on: phone) }
      }
      phone.runSoon(named: "signing in to Game Center") { [weak self] in self?.authenticate(on: phone) }
    }
  }

  private func authenticate(on phone: SimulatedPhone) {
    let player = phone.gameCenter.player
    phone.gameCenter.authenticated = player
    authenticateHandler?(nil, player == nil ? GKError(.notAuthenticated) : nil)
    NotificationCenter.default.post(name: .GKPlayerAuthenticationDidChangeNotificationName, object: self)
    GKAccessPoint.update(on: phone)
  }

  // MARK: - Listeners

  /// Adds somebody who hears of invitations and of turns of others, and is not kept.
  open func register(_ listener: any GKLocalPlayerListener) {
    SimulatedPhone.current.update(MatchListeners.self) { $0.add(listener) }
  }

  open func unregisterListener(_ listener: any GKLocalPlayerListener) {
    SimulatedPhone.current.update(MatchListeners.self) { $0.remove(listener) }
  }

  open func unregisterAllListeners() { SimulatedPhone.current[MatchListeners.self] = MatchListeners() }

  /// The friends of the player.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func loadFriends() async throws -> [GKPlayer] { try friends() }

  open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    answer(completionHandler) { try friends() }
  }

  private func friends() throws -> [GKPlayer] {
    guard isAuthenticated else { throw GKError(.notAuthenticated) }
    let state = SimulatedPhone.current.gameCenter
    let players = state.leaderboards.values.flatMap { $0.map(\.player) } + state.opponents
    return Set(players.filter(\.isFriend)).sorted { $0.alias < $1.alias }.map { GKPlayer($0) }
  }
}

extension NSNotification.Name {
  /// Posted when somebody has signed in or out.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

/// The player object of a phone.
private struct LocalPlayers: PhoneValue {
  var player: GKLocalPlayer?
}
