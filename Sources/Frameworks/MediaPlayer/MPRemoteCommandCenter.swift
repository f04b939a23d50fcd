import Foundation
import PhoneSimulation

/// The buttons of the lock screen, of headphones and of a car.
// Sendable: the commands never change, and guard what changes in them.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()

  fileprivate override init() {}

  /// The buttons of the phone.
  open class func shared() -> MPRemoteCommandCenter {
    SimulatedPhone.current.update(RemoteCommands.self) { $0.center }
  }
}

private struct RemoteCommands: PhoneValue {
  let center = MPRemoteCommandCenter()
}

/// A button outside of the app that a person presses.
public enum PhoneRemoteCommand: Hashable, Sendable {
  case play, pause, stop, togglePlayPause, nextTrack, previousTrack
  /// A skip by a number of seconds.
  case skipForward(TimeInterval), skipBackward(TimeInterval)
  /// A move to a time, in seconds.
  case changePosition(TimeInterval)
  case changeRate(Float)
  /// A search, as long as a button is held.
  case seekForward(MPSeekCommandEventType), seekBackward(MPSeekCommandEventType)
  case changeShuffleMode(MPShuffleType), changeRepeatMode(MPRepeatType)
  case rating(Float)
  /// An opinion, or that the person takes it back.
  case like(isNegative: Bool = false), dislike(isNegative: Bool = false), bookmark(isNegative: Bool = false)
  case enableLanguageOption(MPNowPlayingInfoLanguageOption), disableLanguageOption(MPNowPlayingInfoLanguageOption)
}

extension SimulatedPhone {
  /// Presses a button of the lock screen.
  ///
  /// - Returns: What the app's handler says; `commandFailed` if it has none.
  @MainActor @discardableResult
  public func press(_ command: PhoneRemoteCommand) -> MPRemoteCommandHandlerStatus {
    use {
      let center = MPRemoteCommandCenter.shared()
      let (receiver, event) = center.event(for: command)
      return receiver.send(event)
    }
  }
}

extension MPRemoteCommandCenter {
  /// The button that a person presses, and what its handlers are told.
  fileprivate func event(for press: PhoneRemoteCommand) -> (MPRemoteCommand, MPRemoteCommandEvent) {
    func plain(_ command: MPRemoteCommand) -> (MPRemoteCommand, MPRemoteCommandEvent) {
      (command, MPRemoteCommandEvent(command))
    }
    func skip(_ command: MPRemoteCommand, _ interval: Double) -> (MPRemoteCommand, MPRemoteCommandEvent) {
      (command, MPSkipIntervalCommandEvent(command, interval: interval))
    }
    func seek(_ command: MPRemoteCommand, _ type: MPSeekCommandEventType) -> (MPRemoteCommand, MPRemoteCommandEvent) {
      (command, MPSeekCommandEvent(command, type: type))
    }
    func feedback(_ command: MPRemoteCommand, _ isNegative: Bool) -> (MPRemoteCommand, MPRemoteCommandEvent) {
      (command, MPFeedbackCommandEvent(command, isNegative: isNegative))
    }
    func language(
      _ command: MPRemoteCommand, _ option: MPNowPlayingInfoLanguageOption
    ) -> (MPRemoteCommand, MPRemoteCommandEvent) {
      (command, MPChangeLanguageOptionCommandEvent(command, option))
    }
    return switch press {
    case .play: plain(playCommand)
    case .pause: plain(pauseCommand)
    case .stop: plain(stopCommand)
    case .togglePlayPause: plain(togglePlayPauseCommand)
    case .nextTrack: plain(nextTrackCommand)
    case .previousTrack: plain(previousTrackCommand)
    case .skipForward(let interval): skip(skipForwardCommand, interval)
    case .skipBackward(let interval): skip(skipBackwardCommand, interval)
    case .seekForward(let type): seek(seekForwardCommand, type)
    case .seekBackward(let type): seek(seekBackwardCommand, type)
    case .changePosition(let time):
      (
        changePlaybackPositionCommand,
        MPChangePlaybackPositionCommandEvent(changePlaybackPositionCommand, position: time)
      )
    case .changeRate(let rate):
      (changePlaybackRateCommand, MPChangePlaybackRateCommandEvent(changePlaybackRateCommand, rate: rate))
    case .changeShuffleMode(let type):
      (changeShuffleModeCommand, MPChangeShuffleModeCommandEvent(changeShuffleModeCommand, type: type))
    case .changeRepeatMode(let type):
      (changeRepeatModeCommand, MPChangeRepeatModeCommandEvent(changeRepeatModeCommand, type: type))
    case .rating(let rating): (ratingCommand, MPRatingCommandEvent(ratingCommand, rating: rating))
    case .like(let isNegative): feedback(likeCommand, isNegative)
    case .dislike(let isNegative): feedback(dislikeCommand, isNegative)
    case .bookmark(let isNegative): feedback(bookmarkCommand, isNegative)
    case .enableLanguageOption(let option): language(enableLanguageOptionCommand, option)
    case .disableLanguageOption(let option): language(disableLanguageOptionCommand, option)
    }
  }
}
