import Foundation

/// The type of an activity that opens a web page, such as a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user's activity: a state of the app that can be continued elsewhere.
///
/// A screen does not hand activities over itself; tests read the activities that views advertise, and pass other
/// activities to views.
@MainActor @preconcurrency
open class NSUserActivity: NSObject {
  /// The type, such as `"com.example.shop.order"`.
  public let activityType: String

  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var expirationDate: Date?
  public var targetContentIdentifier: String?
  public var persistentIdentifier: String?
  public var needsSave = false
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var isEligibleForPrediction = false

  public nonisolated init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds entries to the activity's user info, replacing values with the same key.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  private static let payloadKey = "com.apple.SwiftUI.typedPayload"

  /// Stores a value as the activity's payload.
  ///
  /// - Throws: `EncodingError` if the payload cannot be encoded.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode([payload])])
  }

  /// Returns the value stored with `setTypedPayload(_:)`.
  ///
  /// - Throws: `DecodingError` if there is no payload of the type.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?[Self.payloadKey] as? Data,
      let value = try JSONDecoder().decode([T].self, from: data).first
    else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: [], debugDescription: "The activity has no payload."))
    }
    return value
  }
}
