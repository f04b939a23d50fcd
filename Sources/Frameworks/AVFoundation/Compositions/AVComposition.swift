import FlowCoreMedia
import Foundation
import PhoneSimulation
import SwiftUI

/// Parts of other assets, one after the other and at the same time.
// @unchecked: an app builds a composition before it plays or writes it.
open class AVComposition: AVAsset, @unchecked Sendable {
  var composed: [AVMutableCompositionTrack] = []
  var size: CGSize?

  /// Creates a composition without tracks.
  public init() { super.init(address: URL(fileURLWithPath: "/composition")) }

  open override var tracks: [AVAssetTrack] { composed }

  /// The size of the pictures, in pixels: that of the first one.
  open var naturalSize: CGSize {
    size ?? composed.lazy.map(\.naturalSize).first { $0 != .zero } ?? .zero
  }

  open override var duration: CMTime { composed.map(\.length).max() ?? .zero }

  /// The track with a number.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
    composed.first { $0.trackID == trackID }
  }

  override func media() throws -> PhoneMedia {
    PhoneMedia(duration: duration.seconds, size: naturalSize, picture: picture(at: .zero))
  }

  /// The picture of what is played at a time.
  override func picture(at time: CMTime) -> UIImage? {
    composed.first { $0.mediaType == .video && $0.isEnabled }?.segment(forTrackTime: time)?.media?.picture
  }

  open override func copy() -> Any {
    let copy = AVComposition()
    copy.composed = composed.map { track in
      let other = AVMutableCompositionTrack(track.mediaType, id: track.trackID)
      other.parts = track.parts
      other.preferredTransform = track.preferredTransform
      other.isEnabled = track.isEnabled
      return other
    }
    copy.size = size
    return copy
  }
}

/// Parts of other assets, which an app puts together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  open override var naturalSize: CGSize {
    get { super.naturalSize }
    set { size = newValue }
  }

  /// Adds a track without contents.
  ///
  /// - Parameters:
  ///   - mediaType: The kind of the track.
  ///   - preferredTrackID: Its number; the next one if it is taken or `kCMPersistentTrackID_Invalid`.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let numbers = composed.map(\.trackID)
    let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !numbers.contains(preferredTrackID)
    let track = AVMutableCompositionTrack(mediaType, id: isFree ? preferredTrackID : (numbers.max() ?? 0) + 1)
    composed.append(track)
    return track
  }

  /// Removes a track of this composition.
  open func removeTrack(_ track: AVCompositionTrack) { composed.removeAll { $0 === track } }

  /// A track of the same kind; `nil` if there is none.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    composed.first { $0.mediaType == track.mediaType }
  }

  /// Inserts a part of all tracks of an asset.
  ///
  /// - Parameters:
  ///   - timeRange: The part.
  ///   - asset: The asset.
  ///   - startTime: Where the part begins.
  /// - Throws: The error of an asset that cannot be loaded, and ``AVError`` for a part that it does not have.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    _ = try asset.media()
    var filled: Set<CMPersistentTrackID> = []
    for track in asset.tracks {
      let fitting = composed.first { $0.mediaType == track.mediaType && !filled.contains($0.trackID) }
      guard
        let place = fitting
          ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      else { continue }
      filled.insert(place.trackID)
      try place.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }

  /// Inserts nothing into all tracks.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    for track in composed { track.insertEmptyTimeRange(timeRange) }
  }

  /// Removes a part of all tracks.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    for track in composed { track.removeTimeRange(timeRange) }
  }

  /// Plays a part of all tracks faster or slower.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for track in composed { track.scaleTimeRange(timeRange, toDuration: duration) }
  }
}
