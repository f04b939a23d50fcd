import FlowCoreMedia
import Foundation
import PhoneSimulation

/// A file of sound. Files in the WAV format are read and written; of others the phone knows the length, and their frames
/// are silence.
open class AVAudioFile: NSObject {
  public let url: URL
  public let fileFormat: AVAudioFormat
  public let processingFormat: AVAudioFormat
  /// The number of frames.
  open private(set) var length: AVAudioFramePosition
  /// The frame that is read or written next.
  open var framePosition: AVAudioFramePosition = 0
  private let wave: (header: WaveHeader, data: Data)?
  private var written: (data: Data, isOpen: Bool)?

  /// Opens a file.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the file is missing or is no sound.
  public convenience init(forReading fileURL: URL) throws {
    try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Opens a file whose frames are read in a format.
  ///
  /// - Throws: An error that says why the file is not read.
  public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    url = fileURL
    if let data = try? Data(contentsOf: fileURL), let header = WaveHeader(data) {
      wave = (header, data)
      length = AVAudioFramePosition(header.frameCount)
      fileFormat = try Self.format(
        header.blockSize / max(1, header.channelCount) == 2 ? .pcmFormatInt16 : .pcmFormatFloat32, header.sampleRate,
        header.channelCount, true)
    } else {
      let player = try AVAudioPlayer(contentsOf: fileURL)
      wave = nil
      fileFormat = try Self.format(.pcmFormatFloat32, 44_100, player.numberOfChannels, false)
      length = AVAudioFramePosition((player.duration * 44_100).rounded())
    }
    processingFormat = try Self.format(
      format, fileFormat.sampleRate, Int(fileFormat.channelCount), interleaved)
  }

  /// Makes a file. It is written in the WAV format, whatever the settings ask for.
  ///
  /// - Throws: An error if the settings name no format, or the file cannot be made.
  public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Makes a file whose frames are written in a format.
  ///
  /// - Throws: An error if the settings name no format, or the file cannot be made.
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws {
    guard let fileFormat = AVAudioFormat(settings: settings) else { throw AVAudioPlayer.Failure.format }
    url = fileURL
    wave = nil
    length = 0
    self.fileFormat = fileFormat
    processingFormat = try Self.format(format, fileFormat.sampleRate, Int(fileFormat.channelCount), interleaved)
    guard FileManager.default.createFile(atPath: fileURL.path, contents: nil) else { throw AVAudioPlayer.Failure.file }
    written = (Data(), true)
  }

  private static func format(
    _ format: AVAudioCommonFormat, _ rate: Double, _ channels: Int, _ isInterleaved: Bool
  ) throws -> AVAudioFormat {
    guard
      let format = AVAudioFormat(
        commonFormat: format, sampleRate: rate, channels: AVAudioChannelCount(max(0, channels)),
        interleaved: isInterleaved)
    else { throw AVAudioPlayer.Failure.format }
    return format
  }

  /// The length, in seconds.
  var duration: Double { Double(length) / fileFormat.sampleRate }

  /// Reads as many frames as fit.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the buffer has another format than the file.
  open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

  /// Reads frames.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the buffer has another format than the file.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    guard buffer.format == processingFormat else { throw AVAudioPlayer.Failure.format }
    let count = max(0, min(Int(frames), Int(buffer.frameCapacity), Int(length - framePosition)))
    buffer.frameLength = AVAudioFrameCount(count)
    for frame in 0..<count {
      for channel in 0..<Int(processingFormat.channelCount) {
        buffer.set(sample(Int(framePosition) + frame, channel), frame: frame, channel: channel)
      }
    }
    framePosition += AVAudioFramePosition(count)
  }

  /// A sample of the file, from -1 to 1.
  private func sample(_ frame: Int, _ channel: Int) -> Double {
    guard let wave else { return 0 }
    let bytes = wave.header.blockSize / max(1, wave.header.channelCount)
    let start = wave.data.count - wave.header.frameCount * wave.header.blockSize
    let place = wave.data.startIndex + start + frame * wave.header.blockSize + channel * bytes
    func number(_ count: Int) -> UInt32 {
      (0..<count).reduce(0) { $0 | UInt32(wave.data[place + $1]) << (8 * UInt32($1)) }
    }
    return switch bytes {
    case 2: Double(Int16(bitPattern: UInt16(number(2)))) / 32_768
    case 4: Double(Float(bitPattern: number(4)))
    default: 0
    }
  }

  /// Adds frames.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the file was opened for reading.
  open func write(from buffer: AVAudioPCMBuffer) throws {
    guard written?.isOpen == true else { throw AVAudioPlayer.Failure.format }
    for frame in 0..<Int(buffer.frameLength) {
      for channel in 0..<Int(fileFormat.channelCount) {
        let value = buffer.value(frame: frame, channel: min(channel, Int(buffer.format.channelCount) - 1))
        let number = UInt16(bitPattern: Int16(clamping: Int((value * 32_768).rounded())))
        written?.data.append(contentsOf: [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)])
      }
    }
    length += AVAudioFramePosition(buffer.frameLength)
    framePosition = length
  }

  /// Writes what was added.
  open func close() {
    guard let content = written, content.isOpen else { return }
    written?.isOpen = false
    let file = WaveFile.file(
      of: content.data, channels: Int(fileFormat.channelCount), sampleRate: Int(fileFormat.sampleRate))
    try? file.write(to: url)
  }

  deinit { close() }
}
