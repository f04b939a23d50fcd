import Foundation

/// Whether an app can do something with a value of a request.
public class INIntentResolutionResult: NSObject {
  /// What an app says about a value.
  enum Outcome {
    case success(Any)
    case needsValue, notRequired
    case unsupported(reason: Int?)
    case disambiguation([Any])
    case confirmationRequired(Any?)
  }

  let outcome: Outcome

  required init(_ outcome: Outcome) { self.outcome = outcome }

  /// The person has to say more.
  public class func needsValue() -> Self { Self(.needsValue) }
  /// The app does not need the value.
  public class func notRequired() -> Self { Self(.notRequired) }
  /// The app can do nothing with the value.
  public class func unsupported() -> Self { Self(.unsupported(reason: nil)) }
}
