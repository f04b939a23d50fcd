import FlowFoundation
import Foundation

/// A number of frames: samples of all channels at one time.
public typealias AVAudioFrameCount = UInt32
/// The position of a frame.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of packets.
public typealias AVAudioPacketCount = UInt32
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int

/// How the samples of a sound are written.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

  var bitCount: Int {
    switch self {
    case .otherFormat: 0
    case .pcmFormatInt16: 16
    case .pcmFormatFloat32, .pcmFormatInt32: 32
    case .pcmFormatFloat64: 64
    }
  }
}

/// The samples of a second, the channels, and how a sample is written.
// @unchecked: the properties are constant.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let commonFormat: AVAudioCommonFormat
  /// The frames of a second.
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  /// Whether the samples of all channels follow each other.
  public let isInterleaved: Bool

  /// Creates a format.
  ///
  /// - Returns: `nil` without channels or samples.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard sampleRate.isFinite, sampleRate > 0, channels > 0, format != .otherFormat else { return nil }
    commonFormat = format
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
  }

  /// Creates the format that nodes exchange: floating-point numbers, each channel in a separate buffer.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  /// Creates the format of settings, as a recorder has them.
  public convenience init?(settings: [String: Any]) {
    func number(_ key: String) -> Double? { (settings[key] as? NSNumber)?.doubleValue ?? settings[key] as? Double }
    func flag(_ key: String) -> Bool { settings[key] as? Bool ?? false }
    guard let rate = number(AVSampleRateKey) else { return nil }
    let bits = Int(number(AVLinearPCMBitDepthKey) ?? 16)
    let format: AVAudioCommonFormat =
      flag(AVLinearPCMIsFloatKey)
      ? (bits == 64 ? .pcmFormatFloat64 : .pcmFormatFloat32) : (bits == 32 ? .pcmFormatInt32 : .pcmFormatInt16)
    let channels = (settings[AVNumberOfChannelsKey] as? Int) ?? Int(number(AVNumberOfChannelsKey) ?? 1)
    self.init(
      commonFormat: format, sampleRate: rate, channels: AVAudioChannelCount(max(0, channels)),
      interleaved: !flag(AVLinearPCMIsNonInterleaved))
  }

  /// The format of a node that nobody has connected: 44,100 frames of two channels in a second.
  static let ofHardware = AVAudioFormat(known: 44_100, channels: 2)
  /// The format of the microphone.
  static let ofMicrophone = AVAudioFormat(known: 48_000, channels: 1)

  private init(known sampleRate: Double, channels: AVAudioChannelCount) {
    commonFormat = .pcmFormatFloat32
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = false
  }

  /// Whether it is what nodes exchange.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
      AVLinearPCMBitDepthKey: commonFormat.bitCount,
      AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
      AVLinearPCMIsNonInterleaved: !isInterleaved, AVLinearPCMIsBigEndianKey: false,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
  }

  open override var hash: Int { Int(sampleRate) ^ Int(channelCount) << 20 }
}
