import Foundation

/// A piece of a sound.
open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat

  init(_ format: AVAudioFormat) { self.format = format }
}

/// A piece of a sound whose samples are numbers.
open class AVAudioPCMBuffer: AVAudioBuffer {
  /// The frames that fit.
  public let frameCapacity: AVAudioFrameCount
  /// The frames that count.
  open var frameLength: AVAudioFrameCount {
    didSet {
      frameLength = min(frameLength, frameCapacity)
      for index in buffers.indices { buffers[index].mDataByteSize = byteCount }
    }
  }
  private let buffers: UnsafeMutableAudioBufferListPointer
  private let memory: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Creates a buffer of silence without frames.
  ///
  /// - Returns: `nil` if the memory cannot be allocated.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let sample = format.commonFormat.bitCount / 8
    let bytes = Int(frameCapacity) * Int(format.channelCount) * sample
    guard bytes <= 1 << 30, let memory = calloc(max(1, bytes), 1) else { return nil }
    self.memory = memory
    self.frameCapacity = frameCapacity
    frameLength = 0
    let offset = format.isInterleaved ? sample : Int(frameCapacity) * sample
    channels = .allocate(capacity: Int(format.channelCount))
    for channel in 0..<Int(format.channelCount) {
      (channels + channel).initialize(to: memory + channel * offset)
    }
    buffers = AudioBufferList.allocate(maximumBuffers: format.isInterleaved ? 1 : Int(format.channelCount))
    super.init(format)
    for index in buffers.indices {
      buffers[index] = AudioBuffer(
        mNumberChannels: format.isInterleaved ? format.channelCount : 1, mDataByteSize: 0, mData: channels[index])
    }
  }

  /// The size of a buffer's samples that count, in bytes.
  private var byteCount: UInt32 { frameLength * UInt32(stride * format.commonFormat.bitCount / 8) }

  /// The samples in the types of C.
  open var audioBufferList: UnsafePointer<AudioBufferList> { buffers.unsafePointer }
  /// The samples in the types of C.
  open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { buffers.unsafeMutablePointer }

  /// The distance from a sample to the next of its channel, in samples.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  private func samples<Sample>(_ type: Sample.Type, of format: AVAudioCommonFormat)
    -> UnsafePointer<UnsafeMutablePointer<Sample>>?
  {
    guard self.format.commonFormat == format else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }

  /// The samples of each channel, from -1 to 1; `nil` if they are no such numbers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { samples(Float.self, of: .pcmFormatFloat32) }
  /// The samples of each channel; `nil` if they are no such numbers.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(Int16.self, of: .pcmFormatInt16) }
  /// The samples of each channel; `nil` if they are no such numbers.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(Int32.self, of: .pcmFormatInt32) }

  /// The length, in seconds.
  var duration: Double { Double(frameLength) / format.sampleRate }

  /// A sample, from -1 to 1.
  func value(frame: Int, channel: Int) -> Double {
    let (index, base) = (frame * stride, channels[channel])
    return switch format.commonFormat {
    case .pcmFormatFloat32: Double(base.assumingMemoryBound(to: Float.self)[index])
    case .pcmFormatFloat64: base.assumingMemoryBound(to: Double.self)[index]
    case .pcmFormatInt16: Double(base.assumingMemoryBound(to: Int16.self)[index]) / 32_768
    case .pcmFormatInt32: Double(base.assumingMemoryBound(to: Int32.self)[index]) / 2_147_483_648
    case .otherFormat: 0
    }
  }

  /// Sets a sample, from -1 to 1.
  func set(_ value: Double, frame: Int, channel: Int) {
    let (index, base) = (frame * stride, channels[channel])
    switch format.commonFormat {
    case .pcmFormatFloat32: base.assumingMemoryBound(to: Float.self)[index] = Float(value)
    case .pcmFormatFloat64: base.assumingMemoryBound(to: Double.self)[index] = value
    case .pcmFormatInt16:
      base.assumingMemoryBound(to: Int16.self)[index] = Int16(clamping: Int((value * 32_768).rounded()))
    case .pcmFormatInt32:
      base.assumingMemoryBound(to: Int32.self)[index] = Int32(clamping: Int((value * 2_147_483_648).rounded()))
    case .otherFormat: break
    }
  }

  deinit {
    free(memory)
    free(buffers.unsafeMutablePointer)
    channels.deallocate()
  }
}
