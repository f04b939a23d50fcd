import FlowFoundation
import Foundation

/// The number of channels of a sound.
public typealias AVAudioChannelCount = UInt32
/// A number of moments of a sound, each with a value for every channel.
public typealias AVAudioFrameCount = UInt32
/// The position of a moment of a sound.
public typealias AVAudioFramePosition = Int64
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int

/// How the values of a sound are written.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32 = 1
  case pcmFormatFloat64 = 2
  case pcmFormatInt16 = 3
  case pcmFormatInt32 = 4
}

/// The format of a sound.
// @unchecked: the properties are constant.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let commonFormat: AVAudioCommonFormat
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool

  /// Creates a format; `nil` without channels or rate.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    commonFormat = format
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
  }

  /// Creates a format of separate 32-bit values; `nil` without channels or rate.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  /// The format of the microphone.
  init(microphone sampleRate: Double) {
    commonFormat = .pcmFormatFloat32
    self.sampleRate = sampleRate
    channelCount = 1
    isInterleaved = false
  }

  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
}

/// A time of a sound.
// @unchecked: the properties are constant.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
  }

  open var isSampleTimeValid: Bool { true }
  open var isHostTimeValid: Bool { false }
}

/// A part of a sound.
open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat

  init(of format: AVAudioFormat) { self.format = format }
}

/// A part of a sound of 32-bit values.
open class AVAudioPCMBuffer: AVAudioBuffer {
  public let frameCapacity: AVAudioFrameCount
  /// How many moments of the sound the buffer has.
  open var frameLength: AVAudioFrameCount = 0
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  /// Creates silence; `nil` for a format of other values.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.isStandard else { return nil }
    self.frameCapacity = frameCapacity
    channels = .allocate(capacity: Int(format.channelCount))
    for channel in 0..<Int(format.channelCount) {
      let values = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
      values.initialize(repeating: 0, count: Int(frameCapacity))
      channels[channel] = values
    }
    super.init(of: format)
  }

  deinit {
    for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
    channels.deallocate()
  }

  open var stride: Int { 1 }

  /// The values of each channel.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
}
