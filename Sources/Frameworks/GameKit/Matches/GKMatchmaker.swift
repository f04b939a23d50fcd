import Foundation
import Locking
import PhoneSimulation

/// An invitation to a match.
// @unchecked: the properties are constant.
open class GKInvite: NSObject, @unchecked Sendable {
  public let sender: GKPlayer
  open var isHosted: Bool { false }
  open var playerGroup: Int { 0 }
  open var playerAttributes: UInt32 { 0 }

  init(_ sender: PhonePlayer) { self.sender = GKPlayer(sender) }
}

/// Finds players for matches: those of `SimulatedPhone.gameCenter`, as soon as there are enough.
// @unchecked: what changes is guarded by a lock.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let instance = GKMatchmaker()

  private override init() {}

  open class func shared() -> GKMatchmaker { instance }

  /// A wait for players.
  private struct Search {
    weak var phone: SimulatedPhone?
    let observation: PhoneObservation
    let end: @MainActor @Sendable (Result<[PhonePlayer], any Error>) -> Void
  }

  private let searches = Locked<[Int: Search]>([:])
  private let lastID = Locked(0)

  /// Waits for players, and calls a closure soon on the main thread.
  private func find(
    _ request: GKMatchRequest, _ end: @escaping @MainActor @Sendable (Result<[PhonePlayer], any Error>) -> Void
  ) {
    let phone = SimulatedPhone.current
    phone.record("GameKit", "looks for \(request.minPlayers) to \(request.maxPlayers) players")
    do {
      _ = try GKLeaderboard.state()
      try request.check(.peerToPeer)
    } catch { return phone.runSoon(named: "a match") { end(.failure(error)) } }
    let id = lastID.withLock { last in
      last += 1
      return last
    }
    let observation = phone.observe(PhoneGameCenter.self) { [weak self, weak phone] in
      if let self, let phone { look(id, request, phone) }
    }
    searches.withLock { $0[id] = Search(phone: phone, observation: observation, end: end) }
    phone.runSoon(named: "a match") { [weak self, weak phone] in
      if let self, let phone { look(id, request, phone) }
    }
  }

  @MainActor
  private func look(_ id: Int, _ request: GKMatchRequest, _ phone: SimulatedPhone) {
    guard let players = request.opponents(phone.gameCenter),
      let search = searches.withLock({ $0.removeValue(forKey: id) })
    else { return }
    for player in request.recipients ?? [] { request.recipientResponseHandler?(player, .accepted) }
    search.end(.success(players))
  }

  /// Finds players, and begins a match with them. It waits as long as there are too few.
  ///
  /// - Throws: ``GKError``: `cancelled` after ``cancel()``, `matchRequestInvalid` for numbers that no match has.
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
    try await withCheckedThrowingContinuation { continuation in
      find(request) { result in continuation.resume(with: result.map { GKMatch($0) }) }
    }
  }

  open func findMatch(
    for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    let callback = Callback(completionHandler)
    find(request) { result in answer({ callback.call?($0, $1) }) { GKMatch(try result.get()) } }
  }

  /// Finds players for a match on a server of the app.
  ///
  /// - Throws: ``GKError``: `cancelled` after ``cancel()``, `matchRequestInvalid` for numbers that no match has.
  open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] {
    try await withCheckedThrowingContinuation { continuation in
      find(request) { result in continuation.resume(with: result.map { Callback($0.map { GKPlayer($0) }) }) }
    }.call
  }

  open func findPlayers(
    forHostedRequest request: GKMatchRequest,
    withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) {
    let callback = Callback(completionHandler)
    find(request) { result in answer({ callback.call?($0, $1) }) { try result.get().map { GKPlayer($0) } } }
  }

  /// Finds more players for a match.
  open func addPlayers(
    to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let (callback, known) = (Callback(completionHandler), match.players.compactMap(\.player))
    find(matchRequest) { result in
      do {
        match.join(try result.get().filter { !known.contains($0) })
        callback.call?(nil)
      } catch { callback.call?(error) }
    }
  }

  /// Begins the match of an invitation.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func match(for invite: GKInvite) async throws -> GKMatch { try accept(invite) }

  open func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
    answer({ completionHandler?($0, $1) }) { try accept(invite) }
  }

  private func accept(_ invite: GKInvite) throws -> GKMatch {
    _ = try GKLeaderboard.state()
    return GKMatch(invite.sender.player.map { [$0] } ?? [])
  }

  /// Ends every search of the phone, which fails.
  open func cancel() {
    let phone = SimulatedPhone.current
    let ended = searches.withLock { searches in
      let own = searches.filter { $0.value.phone === phone }.sorted { $0.key < $1.key }
      for search in own { searches[search.key] = nil }
      return own
    }
    phone.runSoon(named: "a match") {
      for search in ended { search.value.end(.failure(GKError(.cancelled))) }
    }
  }

  open func cancelPendingInvite(to player: GKPlayer) { cancel() }

  /// The match has all players that it needs.
  open func finishMatchmaking(for match: GKMatch) {}

  /// How many players have looked for matches lately.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open func queryActivity() async throws -> Int { try GKLeaderboard.state().opponents.count }

  open func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)? = nil) {
    do { completionHandler?(try GKLeaderboard.state().opponents.count, nil) } catch { completionHandler?(0, error) }
  }
}
