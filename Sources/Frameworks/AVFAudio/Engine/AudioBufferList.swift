import FlowFoundation
import Foundation

/// The samples of a channel, or of several whose samples follow each other.
public struct AudioBuffer {
  public var mNumberChannels: UInt32
  /// The size of the samples, in bytes.
  public var mDataByteSize: UInt32
  public var mData: UnsafeMutableRawPointer?

  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }

  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }

  /// Creates a buffer from samples; its size is that of the memory.
  public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
    self.init(
      mNumberChannels: UInt32(numberOfChannels),
      mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
      mData: UnsafeMutableRawPointer(typedBuffer.baseAddress))
  }
}

/// The head of a list of buffers: its number, and the first; the others follow in memory.
public struct AudioBufferList {
  public var mNumberBuffers: UInt32
  public var mBuffers: AudioBuffer

  public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }

  public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }

  /// Where the first buffer is, in bytes.
  fileprivate static let start = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8

  /// The size of a list, in bytes.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    start + max(1, maximumBuffers) * MemoryLayout<AudioBuffer>.stride
  }

  /// Allocates a list of empty buffers; `free` releases it.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    guard let memory = calloc(1, sizeInBytes(maximumBuffers: maximumBuffers)) else {
      fatalError("AudioBufferList.allocate(maximumBuffers: \(maximumBuffers)): there is not enough memory.")
    }
    let list = memory.bindMemory(to: AudioBufferList.self, capacity: 1)
    list.pointee.mNumberBuffers = UInt32(maximumBuffers)
    return UnsafeMutableAudioBufferListPointer(list)
  }
}

/// The buffers of a list, as a collection.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
  public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }

  public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
    guard let p else { return nil }
    self.init(p)
  }

  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

  /// The number of buffers.
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> AudioBuffer {
    get { buffer(index).pointee }
    nonmutating set { buffer(index).pointee = newValue }
  }

  private func buffer(_ index: Int) -> UnsafeMutablePointer<AudioBuffer> {
    precondition(indices.contains(index), "The list of \(count) buffers has no buffer \(index).")
    return UnsafeMutableRawPointer(unsafeMutablePointer).advanced(by: AudioBufferList.start)
      .assumingMemoryBound(to: AudioBuffer.self).advanced(by: index)
  }
}

extension UnsafeMutableBufferPointer {
  /// The samples of a buffer.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    self.init(start: audioBuffer.mData?.assumingMemoryBound(to: Element.self), count: count)
  }
}

/// Which times of a time stamp count.
public struct AudioTimeStampFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
  public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
  public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
  public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}

/// A time of sound, in the types of C.
public struct AudioTimeStamp: Sendable {
  /// The number of the frame.
  public var mSampleTime: Float64 = 0
  /// The time of the clock, in nanoseconds.
  public var mHostTime: UInt64 = 0
  public var mRateScalar: Float64 = 0
  public var mWordClockTime: UInt64 = 0
  public var mFlags: AudioTimeStampFlags = []
  public var mReserved: UInt32 = 0

  public init() {}
}
