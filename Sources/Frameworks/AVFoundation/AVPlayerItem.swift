import FlowCoreMedia
import FlowFoundation
import Foundation
import Locking
import PhoneSimulation
import SwiftUI

/// What a player plays: an asset, where it is, and whether it can be played.
// @unchecked: what changes is guarded by a lock.
open class AVPlayerItem: NSObject, AnnouncingObject, @unchecked Sendable {
  /// Whether the item can be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  struct State {
    var status = Status.unknown
    var error: (any Error)?
    var media: PhoneMedia?
    var timeline = PlaybackTimeline()
    var isLoading = false
    /// What the app says about the item, which it does not change afterwards.
    var metadata = Callback<[AVMetadataItem]>([])
    var outputs = Callback<[AVPlayerItemOutput]>([])
    var timedMetadata = Callback<[AVMetadataItem]?>(nil)
    var stream: PhoneObservation?
  }

  public let asset: AVAsset
  package let propertyObservers = PropertyObservers()
  let state = Locked(State())

  /// Creates an item of an asset.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }

  /// Creates an item of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open var status: Status { state.withLock { $0.status } }
  open var error: (any Error)? { state.withLock { $0.error } }

  /// The length; indefinite until the item is ready to play.
  open var duration: CMTime {
    state.withLock { $0.media }.map { CMTime(seconds: $0.duration, preferredTimescale: 600) } ?? .indefinite
  }

  /// The size of the picture, in pixels; zero until the item is ready to play.
  open var presentationSize: CGSize { state.withLock { $0.media?.size ?? .zero } }

  /// The frame of the item.
  package var picture: UIImage? { state.withLock { $0.media?.picture } }

  /// What the app says about the item, such as its title, which the system's player shows.
  open var externalMetadata: [AVMetadataItem] {
    get { state.withLock { $0.metadata }.call }
    set {
      let copies = Callback(newValue.map { AVMetadataItem($0.fields) })
      state.withLock { $0.metadata = copies }
      propertyObservers.announce()
    }
  }

  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  open var canPlayFastForward: Bool { true }
  open var canPlayReverse: Bool { false }
  open var canStepForward: Bool { false }

  /// What is loaded: all of it, once it is ready to play.
  open var loadedTimeRanges: [NSValue] { whole }
  open var seekableTimeRanges: [NSValue] { whole }

  private var whole: [NSValue] {
    duration.isNumeric ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }

  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var forwardPlaybackEndTime = CMTime.invalid
  open var tracks: [AVAssetTrack] { asset.tracks }

  /// Where the item is.
  open func currentTime() -> CMTime {
    let now = SimulatedPhone.current.now
    return CMTime(seconds: state.withLock { $0.timeline.position(at: now) }, preferredTimescale: 1_000_000_000)
  }

  /// Moves to a time.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    move(to: time)
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "a seek") { callback.call?(true) }
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  open func cancelPendingSeeks() {}

  /// The player of the item.
  private let owner = Locked<Weak?>(nil)

  struct Weak: Sendable { weak var player: AVPlayer? }

  var player: AVPlayer? {
    get { owner.value?.player }
    set { owner.withLock { $0 = newValue.map(Weak.init) } }
  }

  func move(to time: CMTime) {
    let now = SimulatedPhone.current.now
    let seconds = time.isNumeric ? time.seconds : time.isPositiveInfinity ? .greatestFiniteMagnitude : 0
    state.withLock { $0.timeline.move(to: seconds, at: now) }
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
    player?.jumped()
  }

  /// Finds out soon whether the asset can be played.
  func load() {
    let isFirst = state.withLock { state in
      defer { state.isLoading = true }
      return !state.isLoading
    }
    guard isFirst else { return }
    let phone = SimulatedPhone.current
    phone.record("AVFoundation", "loads \(asset.address.lastPathComponent)")
    let stream = phone.observe(StreamFacts.self) { [weak self] in self?.receiveFacts(from: phone) }
    state.withLock { $0.stream = stream }
    asset.prepare { [weak self] in
      phone.runSoon(named: "a video") { self?.loaded(from: phone) }
    }
  }

  private func loaded(from phone: SimulatedPhone) {
    do {
      let media = try SimulatedPhone.$running.withValue(phone) { try asset.media() }
      state.withLock { state in
        state.media = media
        state.status = .readyToPlay
        state.timeline.end = media.duration
      }
    } catch {
      state.withLock { state in
        state.error = error
        state.status = .failed
      }
    }
    propertyObservers.announce()
    player?.itemLoaded(self)
  }

  package func announcedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "status": status.rawValue
    case "duration": duration
    case "timedMetadata": timedMetadata
    case "presentationSize": presentationSize
    case "playbackLikelyToKeepUp": isPlaybackLikelyToKeepUp
    case "playbackBufferEmpty": isPlaybackBufferEmpty
    case "playbackBufferFull": isPlaybackBufferFull
    default: nil
    }
  }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
  public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
  public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
