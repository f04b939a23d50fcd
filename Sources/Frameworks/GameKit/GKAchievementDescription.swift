import Foundation
import PhoneSimulation

/// What an achievement says, which the phone knows (`SimulatedPhone.gameCenter`).
// @unchecked: the property is constant.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
  private let entry: PhoneAchievementDescription

  private init(_ description: PhoneAchievementDescription) { entry = description }

  open var identifier: String { entry.identifier }
  open var groupIdentifier: String? { nil }
  open var title: String { entry.title }
  open var achievedDescription: String { entry.achieved }
  open var unachievedDescription: String { entry.unachieved }
  open var maximumPoints: Int { entry.points }
  open var isHidden: Bool { entry.isHidden }
  open var isReplayable: Bool { false }

  /// The achievements of the game.
  ///
  /// - Throws: ``GKError`` if nobody has signed in.
  open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { try known() }

  open class func loadAchievementDescriptions(
    completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
  ) { answer({ completionHandler?($0, $1) }) { try known() } }

  private class func known() throws -> [GKAchievementDescription] {
    try GKLeaderboard.state().achievementDescriptions.map { GKAchievementDescription($0) }
  }
}
