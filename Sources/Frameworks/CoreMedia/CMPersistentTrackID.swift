/// The number of a track.
public typealias CMPersistentTrackID = Int32

/// No track: whoever makes one chooses its number.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A part of a source, and where it is in what was made of it.
public struct CMTimeMapping: Hashable, Sendable {
  public var source: CMTimeRange
  public var target: CMTimeRange

  /// Creates a mapping; parts of different lengths play at another speed.
  public init(source: CMTimeRange, target: CMTimeRange) {
    self.source = source
    self.target = target
  }
}
