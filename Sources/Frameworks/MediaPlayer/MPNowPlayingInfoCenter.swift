import Foundation
import PhoneSimulation

/// Whether the app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// What the lock screen shows of the app's sound.
struct NowPlaying: PhoneValue {
  var info = Callback<[String: Any]?>(nil)
  var state = MPNowPlayingPlaybackState.unknown
}

extension SimulatedPhone {
  /// What the lock screen shows of the app's sound; `nil` for nothing.
  public var nowPlayingInfo: [String: Any]? { self[NowPlaying.self].info.call }
}

/// Tells the lock screen what the app plays. The phone keeps and records it.
// Sendable: the object stores nothing.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()

  open class func `default`() -> MPNowPlayingInfoCenter { shared }

  open var nowPlayingInfo: [String: Any]? {
    get { SimulatedPhone.current.nowPlayingInfo }
    set {
      let phone = SimulatedPhone.current
      let old = phone.nowPlayingInfo.map(Self.name)
      phone.update(NowPlaying.self) { $0.info = Callback(newValue) }
      let name = newValue.map(Self.name)
      if name != old {
        phone.record("MediaPlayer", name.map { "shows \($0) as playing" } ?? "shows nothing as playing")
      }
    }
  }

  private static func name(_ info: [String: Any]) -> String {
    let parts = [MPMediaItemPropertyTitle, MPMediaItemPropertyArtist].compactMap { info[$0] as? String }
    return parts.isEmpty ? "a sound" : "\"\(parts.joined(separator: " by "))\""
  }

  open var playbackState: MPNowPlayingPlaybackState {
    get { SimulatedPhone.current[NowPlaying.self].state }
    set { SimulatedPhone.current.update(NowPlaying.self) { $0.state = newValue } }
  }
}
