import Foundation
import PhoneSimulation

/// A press of a button outside of the app.
open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand) {
    self.command = command
    timestamp = SimulatedPhone.current.now.timeIntervalSinceReferenceDate
  }
}

/// A skip by an interval.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The interval, in seconds.
  public let interval: TimeInterval

  init(_ command: MPRemoteCommand, interval: TimeInterval) {
    self.interval = interval
    super.init(command)
  }
}

/// A move to a time.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The time, in seconds.
  public let positionTime: TimeInterval

  init(_ command: MPRemoteCommand, position: TimeInterval) {
    positionTime = position
    super.init(command)
  }
}

/// A change of the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  public let playbackRate: Float

  init(_ command: MPRemoteCommand, rate: Float) {
    playbackRate = rate
    super.init(command)
  }
}

/// Whether a person begins or ends to hold a button for seeking.
public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking, endSeeking
}

/// The begin or the end of a search forward or backward.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  public let type: MPSeekCommandEventType

  init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
    self.type = type
    super.init(command)
  }
}

/// A number of stars, or another rating.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  public let rating: Float

  init(_ command: MPRemoteCommand, rating: Float) {
    self.rating = rating
    super.init(command)
  }
}

/// An opinion about what is played.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  /// Whether the person takes the opinion back.
  public let isNegative: Bool

  init(_ command: MPRemoteCommand, isNegative: Bool) {
    self.isNegative = isNegative
    super.init(command)
  }
}

/// What an app plays in another order.
public enum MPShuffleType: Int, Sendable {
  case off, items, collections
}

/// Another order of what is played.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  public let shuffleType: MPShuffleType
  /// Whether the app is to keep the order for other sessions: it is always to do it here.
  public let preservesShuffleMode = true

  init(_ command: MPRemoteCommand, type: MPShuffleType) {
    shuffleType = type
    super.init(command)
  }
}

/// What an app plays again.
public enum MPRepeatType: Int, Sendable {
  case off, one, all
}

/// Another choice of what is played again.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  public let repeatType: MPRepeatType
  /// Whether the app is to keep the choice for other sessions: it is always to do it here.
  public let preservesRepeatMode = true

  init(_ command: MPRemoteCommand, type: MPRepeatType) {
    repeatType = type
    super.init(command)
  }
}

/// How long a language is chosen for.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
  case none, nowPlayingItemOnly, permanent
}

/// A choice of a language.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
  public let languageOption: MPNowPlayingInfoLanguageOption
  /// How long the language is chosen for: for what is played, here.
  public let setting = MPChangeLanguageOptionSetting.nowPlayingItemOnly

  init(_ command: MPRemoteCommand, _ option: MPNowPlayingInfoLanguageOption) {
    languageOption = option
    super.init(command)
  }
}
