import Combine
import FlowAVFoundation
import FlowCoreMedia
import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI

/// What the controls of a player show; it follows the player.
@MainActor
final class PlayerModel: ObservableObject {
  private(set) var player: AVPlayer?
  private var observations: [NSKeyValueObservation] = []
  /// The player of the time observer with what ends it.
  private var timer: (player: AVPlayer, token: Any)?

  /// Follows another player.
  func follow(_ player: AVPlayer?) {
    guard player !== self.player else { return }
    stop()
    self.player = player
    guard let player else { return }
    let changed = Callback { [weak self] in self?.objectWillChange.send() }
    observations = [
      player.observe(\.rate) { _, _ in changed.call() }, player.observe(\.currentItem) { _, _ in changed.call() },
      player.observe(\.timeControlStatus) { _, _ in changed.call() },
      player.observe(\.isMuted) { _, _ in changed.call() },
      player.observe(\.currentItem?.status) { _, _ in changed.call() },
    ]
    let token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: .main) { _ in
      changed.call()
    }
    timer = (player, token)
  }

  private func stop() {
    observations = []
    if let timer { timer.player.removeTimeObserver(timer.token) }
    timer = nil
  }

  isolated deinit { stop() }

  var isPlaying: Bool { (player?.rate ?? 0) != 0 }
  var isReady: Bool { player?.currentItem?.status == .readyToPlay }
  var error: (any Error)? { player?.currentItem?.error }
  var picture: UIImage? { isReady ? player?.currentItem?.picture : nil }

  /// What the app says about the item: its title, and what stands below it.
  var title: String? { text(.commonIdentifierTitle) }
  var subtitle: String? { text(.iTunesMetadataTrackSubTitle) }

  private func text(_ identifier: AVMetadataIdentifier) -> String? {
    let items = player?.currentItem?.externalMetadata ?? []
    return AVMetadataItem.metadataItems(from: items, filteredByIdentifier: identifier).first?.stringValue
  }

  /// The length in seconds; zero until it is known.
  var duration: Double {
    let seconds = player?.currentItem?.duration.seconds ?? 0
    return seconds.isFinite ? seconds : 0
  }

  var elapsed: Double { player?.currentTime().seconds ?? 0 }

  func toggle() {
    guard let player else { return }
    if isPlaying { return player.pause() }
    // A player at the end begins again.
    if duration > 0, elapsed >= duration { player.seek(to: .zero) }
    player.play()
  }

  func seek(to seconds: Double) {
    player?.seek(to: CMTime(seconds: min(max(0, seconds), duration), preferredTimescale: 600))
    objectWillChange.send()
  }

  /// A time as players write it: `1:05`, `1:00:05`.
  static func text(_ seconds: Double) -> String {
    // What is less than a millisecond is the rounding of the clock.
    let whole = Int((seconds + 0.001).rounded(.down))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}
