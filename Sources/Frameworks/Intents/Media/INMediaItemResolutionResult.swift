import Foundation

/// Whether an app can do something with a thing that can be played.
public class INMediaItemResolutionResult: INIntentResolutionResult {
  /// The app takes the value.
  public class func success(with value: INMediaItem) -> Self { Self(.success(value)) }
  /// The person has to choose.
  public class func disambiguation(with values: [INMediaItem]) -> Self { Self(.disambiguation(values)) }
  /// The person has to confirm the value.
  public class func confirmationRequired(with value: INMediaItem?) -> Self { Self(.confirmationRequired(value)) }
}

/// Why an app cannot play something.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent
  case serviceUnavailable, regionRestriction
}

/// Whether an app can play something.
public class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  required init(_ outcome: Outcome) { super.init(outcome) }

  /// Creates a result of a plain one.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
    self.init(mediaItemResolutionResult.outcome)
  }

  /// The app plays all of them.
  public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
    resolvedMediaItems.map { Self(.success($0)) }
  }

  /// The app cannot play it.
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    Self(.unsupported(reason: reason.rawValue))
  }
}
