import Foundation

/// A description of how a value changes over time, modeled using keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrackValue<Value>]

  /// Creates a new instance using the initial value and content that you provide.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  package init(initialValue: Value, keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    var tracks: [_KeyframeTrackValue<Value>] = []
    keyframes._appendTracks(to: &tracks, initialValue: initialValue)
    self.tracks = tracks
  }

  /// The duration of the content in seconds: that of the longest track.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the interpolated value at the given time, in seconds.
  public func value(time: TimeInterval) -> Value {
    var result = initialValue
    update(value: &result, time: time)
    return result
  }

  /// Returns the interpolated value at the given progress in the range zero to one.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Updates the given value to the interpolated one at a time, in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.update(&value, time) }
  }

  /// Updates the given value to the interpolated one at a progress in the range zero to one.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
