import FlowCoreMedia
import Foundation
import PhoneSimulation

/// A part of a track.
// Sendable: what is kept never changes.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
  /// The part of the source, and where it is in the track.
  public let timeMapping: CMTimeMapping
  /// Whether nothing is played.
  public let isEmpty: Bool

  init(_ mapping: CMTimeMapping, isEmpty: Bool) {
    timeMapping = mapping
    self.isEmpty = isEmpty
  }
}

/// A part of a composition's track: a part of another track, or nothing.
// Sendable: what is kept never changes.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
  /// The address of the source; `nil` for nothing.
  public let sourceURL: URL?
  public let sourceTrackID: CMPersistentTrackID
  /// What the phone had at the address.
  let media: PhoneMedia?

  init(_ part: TrackPart, at start: CMTime) {
    sourceURL = part.source?.address
    sourceTrackID = part.source?.trackID ?? kCMPersistentTrackID_Invalid
    media = part.source?.media
    let target = CMTimeRange(start: start, duration: part.duration)
    super.init(
      CMTimeMapping(source: part.source == nil ? .invalid : part.sourceRange, target: target),
      isEmpty: part.source == nil)
  }
}

/// What a track plays for some time.
struct TrackPart {
  /// The track that is played; `nil` for nothing.
  var source: AVAssetTrack?
  var sourceRange: CMTimeRange
  /// How long it is played, which is not the length of the source at another speed.
  var duration: CMTime

  /// The parts before and after a time.
  func split(at time: CMTime) -> (TrackPart, TrackPart) {
    let share = duration.seconds == 0 ? 0 : time.seconds / duration.seconds
    let cut =
      sourceRange.duration == duration ? time : CMTimeMultiplyByFloat64(sourceRange.duration, multiplier: share)
    var (first, second) = (self, self)
    first.duration = time
    first.sourceRange.duration = cut
    second.duration = duration - time
    second.sourceRange = CMTimeRange(start: sourceRange.start + cut, duration: sourceRange.duration - cut)
    return (first, second)
  }
}

/// A track of a composition, whose parts are one after the other.
// @unchecked: an app builds a composition before it plays or writes it.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  var parts: [TrackPart] = []

  init(_ type: AVMediaType, id: CMPersistentTrackID) { super.init(type, id: id, PhoneMedia(duration: 0, size: .zero)) }

  var length: CMTime { parts.reduce(.zero) { $0 + $1.duration } }

  /// The size of the first picture, in pixels.
  open override var naturalSize: CGSize { parts.lazy.compactMap(\.source).first?.naturalSize ?? .zero }
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: length) }

  private var placed: [AVCompositionTrackSegment] {
    var start = CMTime.zero
    return parts.map { part in
      defer { start += part.duration }
      return AVCompositionTrackSegment(part, at: start)
    }
  }

  /// What is played during a time.
  func parts(in range: CMTimeRange) -> [TrackPart] {
    var start = CMTime.zero
    return parts.compactMap { part in
      let place = CMTimeRange(start: start, duration: part.duration)
      start = place.end
      let played = place.intersection(range)
      guard played.duration > .zero else { return nil }
      return part.split(at: played.start - place.start).1.split(at: played.duration).0
    }
  }

  /// The parts of the track, in order.
  open var segments: [AVCompositionTrackSegment]! { placed }

  /// The part that is played at a time; `nil` after the end.
  open func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
    placed.first { $0.timeMapping.target.containsTime(trackTime) }
  }
}

/// A track of a composition that an app fills.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private var transform = CGAffineTransform.identity
  private var enabled = true

  /// How the picture is turned.
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  open override var isEnabled: Bool {
    get { enabled }
    set { enabled = newValue }
  }
  /// How loud the track is at first.
  open var preferredVolume: Float = 1

  /// Inserts a part of another track. What is there at that time moves back, and a gap before it plays nothing. Of a
  /// composition's track, the parts that it has now are inserted.
  ///
  /// - Parameters:
  ///   - timeRange: The part; what is outside of the other track is left out.
  ///   - track: The other track, of the same kind.
  ///   - startTime: Where the part begins; the end of the track for an invalid time.
  /// - Throws: ``AVError`` for a track of another kind, or a part that the other track does not have.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    let part = timeRange.intersection(track.timeRange)
    guard track.mediaType == mediaType, timeRange.isValid, part.duration > .zero else { throw AVError(.unknown) }
    let inserted =
      (track as? AVCompositionTrack)?.parts(in: part)
      ?? [TrackPart(source: track, sourceRange: part, duration: part.duration)]
    insert(inserted, at: startTime)
  }

  /// Inserts nothing: what is there at that time moves back.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    guard timeRange.isValid, timeRange.start < length else { return }
    insert([TrackPart(source: nil, sourceRange: timeRange, duration: timeRange.duration)], at: timeRange.start)
  }

  /// Removes a part. What is behind it moves forward.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    let first = index(at: timeRange.start)
    parts.removeSubrange(first..<max(first, index(at: timeRange.end)))
  }

  /// Plays a part faster or slower. What is behind it moves.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    let first = index(at: timeRange.start)
    let last = max(first, index(at: timeRange.end))
    let old = parts[first..<last].reduce(CMTime.zero) { $0 + $1.duration }.seconds
    guard old > 0 else { return }
    for place in first..<last {
      parts[place].duration =
        last - first == 1
        ? duration : CMTimeMultiplyByFloat64(parts[place].duration, multiplier: duration.seconds / old)
    }
  }

  private func insert(_ inserted: [TrackPart], at time: CMTime) {
    let gap = time.isNumeric ? time - length : .zero
    if gap > .zero {
      parts.append(TrackPart(source: nil, sourceRange: .zero, duration: gap))
    }
    parts.insert(contentsOf: inserted, at: time.isNumeric ? index(at: time) : parts.endIndex)
  }

  /// The index of the part that begins at a time. The one that is played then is cut in two.
  private func index(at time: CMTime) -> Int {
    var start = CMTime.zero
    for (index, part) in parts.enumerated() {
      if time <= start { return index }
      let end = start + part.duration
      if time < end {
        let (first, second) = part.split(at: time - start)
        parts.replaceSubrange(index...index, with: [first, second])
        return index + 1
      }
      start = end
    }
    return parts.endIndex
  }
}
