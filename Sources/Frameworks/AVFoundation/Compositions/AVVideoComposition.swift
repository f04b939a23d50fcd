import FlowCoreMedia
import Foundation
import PhoneSimulation
import SwiftUI

/// How the tracks of an asset make one picture.
///
/// The size of the picture takes effect where a video is written. What layers do to pictures does not, with a warning.
open class AVVideoComposition: NSObject {
  var frame = CMTime(value: 1, timescale: 30)
  var size = CGSize.zero
  var scale: Float = 1
  var steps: [AVVideoCompositionInstruction] = []

  public override init() {}

  /// How long a frame lasts.
  open var frameDuration: CMTime { frame }
  /// The size of the picture, in pixels; zero for that of the asset.
  open var renderSize: CGSize { size }
  open var renderScale: Float { scale }
  /// What happens when, in order.
  open var instructions: [AVVideoCompositionInstruction] { steps }

  /// Warns if pictures would be moved, blended or colored.
  func warnOfInstructions() {
    guard !steps.isEmpty else { return }
    report(.approximate("AVVideoComposition", "the picture has its size; instructions do not move or blend tracks."))
  }
}

/// How the tracks of an asset make one picture, as an app sets it.
open class AVMutableVideoComposition: AVVideoComposition {
  open override var frameDuration: CMTime {
    get { frame }
    set { frame = newValue }
  }
  open override var renderSize: CGSize {
    get { size }
    set { size = newValue }
  }
  open override var renderScale: Float {
    get { scale }
    set { scale = newValue }
  }
  open override var instructions: [AVVideoCompositionInstruction] {
    get { steps }
    set { steps = newValue }
  }

  /// A picture of the first video track, for all of the asset's time.
  public convenience init(propertiesOf asset: AVAsset) {
    self.init()
    size = asset.tracks(withMediaType: .video).first?.naturalSize ?? .zero
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
    instruction.layerInstructions = asset.tracks(withMediaType: .video).map {
      AVMutableVideoCompositionLayerInstruction(assetTrack: $0)
    }
    steps = [instruction]
  }
}

/// What the picture is made of for some time.
open class AVVideoCompositionInstruction: NSObject {
  var range = CMTimeRange.invalid
  var color: CGColor?
  var layers: [AVVideoCompositionLayerInstruction] = []

  public override init() {}

  open var timeRange: CMTimeRange { range }
  open var backgroundColor: CGColor? { color }
  /// The tracks of the picture, the frontmost first.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
}

/// What the picture is made of for some time, as an app sets it.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
  open override var timeRange: CMTimeRange {
    get { range }
    set { range = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { color }
    set { color = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { layers }
    set { layers = newValue }
  }
}

/// How a track is moved and blended.
open class AVVideoCompositionLayerInstruction: NSObject {
  fileprivate struct Ramp<Value> {
    let range: CMTimeRange
    let start: Value
    let end: Value
  }

  open fileprivate(set) var trackID: CMPersistentTrackID
  fileprivate var transforms: [Ramp<CGAffineTransform>] = []
  fileprivate var opacities: [Ramp<Float>] = []

  /// Creates an instruction for a track.
  public init(assetTrack track: AVAssetTrack) { trackID = track.trackID }

  /// Where the track is moved at a time, as values at the start and at the end of a part that contains the time.
  ///
  /// - Returns: Whether the instruction says so.
  open func getTransformRamp(
    for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
    end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = transforms.last(where: { $0.range.start <= time }) else { return false }
    startTransform?.pointee = ramp.start
    endTransform?.pointee = ramp.end
    timeRange?.pointee = ramp.range
    return true
  }

  /// How visible the track is at a time, as values at the start and at the end of a part that contains the time.
  ///
  /// - Returns: Whether the instruction says so.
  open func getOpacityRamp(
    for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = opacities.last(where: { $0.range.start <= time }) else { return false }
    startOpacity?.pointee = ramp.start
    endOpacity?.pointee = ramp.end
    timeRange?.pointee = ramp.range
    return true
  }
}

/// How a track is moved and blended, as an app sets it.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  /// Moves the track from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
    setTransformRamp(
      fromStart: transform, toEnd: transform, timeRange: CMTimeRange(start: time, duration: .positiveInfinity))
  }

  /// Moves the track during a time.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) {
    transforms.append(Ramp(range: timeRange, start: startTransform, end: endTransform))
    transforms.sort { $0.range.start < $1.range.start }
  }

  /// Makes the track more or less visible from a time on.
  open func setOpacity(_ opacity: Float, at time: CMTime) {
    setOpacityRamp(
      fromStartOpacity: opacity, toEndOpacity: opacity,
      timeRange: CMTimeRange(start: time, duration: .positiveInfinity))
  }

  /// Makes the track more or less visible during a time.
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) {
    opacities.append(Ramp(range: timeRange, start: startOpacity, end: endOpacity))
    opacities.sort { $0.range.start < $1.range.start }
  }
}
