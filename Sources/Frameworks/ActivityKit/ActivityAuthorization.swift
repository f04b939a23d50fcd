import Foundation
import PhoneSimulation

/// Whether an app may start live activities.
public final class ActivityAuthorizationInfo: Sendable {
  public typealias ActivityEnablementUpdates = ActivityUpdates<Bool>
  public typealias FrequentPushEnablementUpdates = ActivityUpdates<Bool>

  /// Creates information about the current phone.
  public init() {}

  /// Whether the person permits live activities, as in Settings.
  public var areActivitiesEnabled: Bool { SimulatedPhone.current.areActivitiesEnabled }

  /// Whether the person permits frequent updates.
  public var frequentPushesEnabled: Bool { SimulatedPhone.current.areActivitiesEnabled }

  /// The permission after each change.
  public var activityEnablementUpdates: ActivityEnablementUpdates { Self.permission }

  /// The permission for frequent updates after each change.
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { Self.permission }

  private static var permission: ActivityUpdates<Bool> {
    let phone = SimulatedPhone.current
    return ActivityUpdates { continuation in
      phone.observe(ActivityPermission.self) { continuation.yield(phone.areActivitiesEnabled) }
    }
  }
}

/// Why a live activity was not started.
public enum ActivityAuthorizationError: String, LocalizedError, CustomNSError, Hashable {
  case attributesTooLarge
  case unsupported
  case denied
  case globalMaximumExceeded
  case targetMaximumExceeded
  case unsupportedTarget
  case visibility
  case persistenceFailure
  case missingProcessIdentifier
  case unentitled
  case malformedActivityIdentifier
  case reconnectNotPermitted

  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "The attributes and the content have more than 4 KB."
    case .denied: "The person does not permit live activities."
    case .targetMaximumExceeded: "The app has as many live activities as it may have."
    default: rawValue
    }
  }

  public var errorDescription: String? { failureReason }
  public var recoverySuggestion: String? { nil }
}

/// Whether the person permits live activities: at first they do, because iOS does not ask.
struct ActivityPermission: PhoneValue {
  var isGranted = true
}
