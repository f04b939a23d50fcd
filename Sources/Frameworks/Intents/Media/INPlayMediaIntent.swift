import FlowFoundation
import Foundation

/// What is played again.
public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown, none, all, one
}

/// When something is played.
public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown, now, next, later
}

/// A request to play something.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  // @unchecked: what is added here never changes.
  public let mediaItems: [INMediaItem]?
  public let mediaContainer: INMediaItem?
  public let playShuffled: Bool?
  public let playbackRepeatMode: INPlaybackRepeatMode
  public let resumePlayback: Bool?
  public let playbackQueueLocation: INPlaybackQueueLocation
  public let playbackSpeed: Double?
  public let mediaSearch: INMediaSearch?

  /// Creates a request to play something.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed
    self.mediaSearch = mediaSearch
    super.init()
  }

  public required convenience init() { self.init(mediaItems: nil) }

  /// The request, with what the app has found for it.
  func resolved(_ items: [INMediaItem]) -> INPlayMediaIntent {
    INPlayMediaIntent(
      mediaItems: items, mediaContainer: mediaContainer, playShuffled: playShuffled,
      playbackRepeatMode: playbackRepeatMode, resumePlayback: resumePlayback,
      playbackQueueLocation: playbackQueueLocation, playbackSpeed: playbackSpeed, mediaSearch: mediaSearch)
  }
}

/// What an app says about a request to play something.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
  case failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}

/// What an app answers to a request to play something.
open class INPlayMediaIntentResponse: INIntentResponse {
  public let code: INPlayMediaIntentResponseCode
  /// What is played, as in `MPNowPlayingInfoCenter`.
  open var nowPlayingInfo: [String: Any]?

  /// Creates an answer.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public required convenience init() { self.init(code: .unspecified, userActivity: nil) }
}
