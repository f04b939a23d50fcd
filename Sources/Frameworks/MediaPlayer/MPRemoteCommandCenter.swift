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
}

extension SimulatedPhone {
  /// Presses a button of the lock screen.
  ///
  /// - Returns: What the app's handler says; `commandFailed` if it has none.
  @MainActor @discardableResult
  public func press(_ command: PhoneRemoteCommand) -> MPRemoteCommandHandlerStatus {
    use {
      let center = MPRemoteCommandCenter.shared()
      func send(_ command: MPRemoteCommand) -> MPRemoteCommandHandlerStatus {
        command.send(MPRemoteCommandEvent(command))
      }
      func skip(_ command: MPRemoteCommand, _ interval: Double) -> MPRemoteCommandHandlerStatus {
        command.send(MPSkipIntervalCommandEvent(command, interval: interval))
      }
      switch command {
      case .play: return send(center.playCommand)
      case .pause: return send(center.pauseCommand)
      case .stop: return send(center.stopCommand)
      case .togglePlayPause: return send(center.togglePlayPauseCommand)
      case .nextTrack: return send(center.nextTrackCommand)
      case .previousTrack: return send(center.previousTrackCommand)
      case .skipForward(let interval): return skip(center.skipForwardCommand, interval)
      case .skipBackward(let interval): return skip(center.skipBackwardCommand, interval)
      case .changePosition(let time):
        let command = center.changePlaybackPositionCommand
        return command.send(MPChangePlaybackPositionCommandEvent(command, position: time))
      case .changeRate(let rate):
        let command = center.changePlaybackRateCommand
        return command.send(MPChangePlaybackRateCommandEvent(command, rate: rate))
      }
    }
  }
}
