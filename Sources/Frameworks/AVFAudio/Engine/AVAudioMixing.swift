import Foundation

/// A point around the listener, in meters.
public struct AVAudio3DPoint: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A direction.
public typealias AVAudio3DVector = AVAudio3DPoint

public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
  AVAudio3DPoint(x: x, y: y, z: z)
}

/// Where the listener looks, in degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
  public var yaw: Float
  public var pitch: Float
  public var roll: Float

  public init() { self.init(yaw: 0, pitch: 0, roll: 0) }

  public init(yaw: Float, pitch: Float, roll: Float) { (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll) }
}

public func AVAudioMake3DAngularOrientation(
  _ yaw: Float, _ pitch: Float, _ roll: Float
) -> AVAudio3DAngularOrientation {
  AVAudio3DAngularOrientation(yaw: yaw, pitch: pitch, roll: roll)
}

/// How a sound is placed around the listener.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
  case equalPowerPanning = 0
  case sphericalHead, HRTF, soundField
  case stereoPassThrough = 5
  case HRTFHQ, auto
}

/// How a source of sound is spread.
public enum AVAudio3DMixingSourceMode: Int, Sendable {
  case spatializeIfMono = 0
  case bypass, pointSource, ambienceBed
}

/// How a sound goes into a mixer. The values are kept; nobody hears the sound.
public final class AVAudioMixingValues {
  var volume: Float = 1
  var pan: Float = 0
  var rate: Float = 1
  var reverbBlend: Float = 0
  var obstruction: Float = 0
  var occlusion: Float = 0
  var position = AVAudio3DPoint()
  var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
  var sourceMode = AVAudio3DMixingSourceMode.spatializeIfMono
}

/// A node whose sound goes into a mixer.
public protocol AVAudioMixing: AnyObject {
  var mixing: AVAudioMixingValues { get }
}

extension AVAudioMixing {
  /// The loudness, from zero to one.
  public var volume: Float {
    get { mixing.volume }
    set { mixing.volume = newValue }
  }
  /// From the left (-1) to the right (1).
  public var pan: Float {
    get { mixing.pan }
    set { mixing.pan = newValue }
  }
  /// The speed.
  public var rate: Float {
    get { mixing.rate }
    set { mixing.rate = newValue }
  }
  /// The share of echo, from zero to one.
  public var reverbBlend: Float {
    get { mixing.reverbBlend }
    set { mixing.reverbBlend = newValue }
  }
  /// The damping of the direct sound, in decibels.
  public var obstruction: Float {
    get { mixing.obstruction }
    set { mixing.obstruction = newValue }
  }
  /// The damping of all sound, in decibels.
  public var occlusion: Float {
    get { mixing.occlusion }
    set { mixing.occlusion = newValue }
  }
  public var position: AVAudio3DPoint {
    get { mixing.position }
    set { mixing.position = newValue }
  }
  public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
    get { mixing.renderingAlgorithm }
    set { mixing.renderingAlgorithm = newValue }
  }
  public var sourceMode: AVAudio3DMixingSourceMode {
    get { mixing.sourceMode }
    set { mixing.sourceMode = newValue }
  }
}

/// How sounds become quieter with their distance.
open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject {
  public enum Model: Int, Sendable {
    case exponential = 1
    case inverse, linear
  }

  open var distanceAttenuationModel = Model.inverse
  /// The distance at which a sound is as loud as it is, in meters.
  open var referenceDistance: Float = 1
  /// The distance from which a sound becomes no quieter, in meters.
  open var maximumDistance: Float = 100_000
  open var rolloffFactor: Float = 1
}

/// The echo of a room.
open class AVAudioEnvironmentReverbParameters: NSObject {
  open var enable = false
  /// The loudness, in decibels.
  open var level: Float = 0
  open private(set) var preset: AVAudioUnitReverbPreset?

  open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) { self.preset = preset }
}

/// Places sounds around a listener.
open class AVAudioEnvironmentNode: AVAudioMixerNode {
  open var listenerPosition = AVAudio3DPoint()
  open var listenerAngularOrientation = AVAudio3DAngularOrientation()
  public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
  public let reverbParameters = AVAudioEnvironmentReverbParameters()
  open var applicableRenderingAlgorithms: [NSNumber] { [0, 1, 2, 3, 5, 6, 7] }
}
