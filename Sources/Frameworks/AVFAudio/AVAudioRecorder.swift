import FlowCoreMedia
import FlowFoundation
import Foundation
import PhoneSimulation

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The number of a format.
public typealias AudioFormatID = UInt32
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033

/// How well a sound is encoded.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// Receives the end of a recording.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records silence on the screen's clock. Its file is in the WAV format, whatever the settings ask for.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false

  private var timeline = PlaybackTimeline()
  private var alarm: (phone: SimulatedPhone, id: PhoneAlarm.ID)?
  private var interruption: PhoneObservation?

  /// Creates a recorder that writes a file.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` if the folder of the file does not exist.
  public init(url: URL, settings: [String: Any]) throws {
    var isFolder: ObjCBool = false
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.url = url
    self.settings = settings
  }

  private var now: Date { SimulatedPhone.current.now }

  open var isRecording: Bool { timeline.rate != 0 }

  /// The length of the recording, in seconds; zero while nothing is recorded.
  open var currentTime: TimeInterval { timeline.position(at: now) }
  open var deviceCurrentTime: TimeInterval { now.timeIntervalSinceReferenceDate }

  @discardableResult
  open func prepareToRecord() -> Bool { FileManager.default.createFile(atPath: url.path, contents: nil) }

  /// Begins or continues. A person who has not been asked for the microphone is asked now.
  ///
  /// - Returns: Whether a recording begins; not during a call.
  @discardableResult
  open func record() -> Bool { record(until: nil) }

  /// Records for a number of seconds.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record(until: duration) }

  private func record(until duration: TimeInterval?) -> Bool {
    let phone = SimulatedPhone.current
    if phone[AudioSessionState.self].isInterrupted { return false }
    if isRecording { return true }
    if AVAudioApplication.shared.recordPermission == .undetermined {
      AVAudioApplication.requestRecordPermission { _ in }
    }
    phone.record("AVFAudio", "records \(url.lastPathComponent)")
    timeline.setRate(1, at: phone.now)
    let pause = Callback { [weak self] in self?.pause() }
    interruption = phone.observeInterruption { pause.call() }
    if let duration, let end = timeline.date(of: timeline.position(at: phone.now) + duration) {
      let stop = Callback { [weak self] in self?.stop() }
      alarm = (phone, phone.schedule(at: end, named: "the end of a recording") { stop.call() })
    }
    return true
  }

  open func pause() {
    guard isRecording else { return }
    SimulatedPhone.current.record("AVFAudio", "pauses \(url.lastPathComponent)")
    rest()
  }

  /// Ends the recording, and writes its file.
  open func stop() {
    let length = currentTime
    guard isRecording || length > 0 else { return }
    rest()
    timeline = PlaybackTimeline()
    SimulatedPhone.current.record("AVFAudio", "has recorded \(url.lastPathComponent)")
    var isWritten = true
    do { try WaveFile.silence(seconds: length).write(to: url) } catch { isWritten = false }
    let finished = Callback { [weak self] in
      guard let self else { return }
      delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten)
    }
    SimulatedPhone.current.runSoon(named: "the end of a recording") { finished.call() }
  }

  /// Removes the file.
  @discardableResult
  open func deleteRecording() -> Bool {
    rest()
    timeline = PlaybackTimeline()
    return (try? FileManager.default.removeItem(at: url)) != nil
  }

  open func updateMeters() {}
  /// The loudness in decibels: that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The loudness in decibels: that of silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func rest() {
    timeline.setRate(0, at: now)
    if let alarm { alarm.phone.cancelAlarm(alarm.id) }
    alarm = nil
    interruption = nil
  }

  deinit { if let alarm { alarm.phone.cancelAlarm(alarm.id) } }
}

/// Writes files of sounds (RIFF, WAVE).
package enum WaveFile {
  /// Silence of one channel, with 8,000 samples of 16 bits in a second.
  package static func silence(seconds: Double) -> Data {
    file(of: Data(count: Int((seconds * 8_000).rounded()) * 2), channels: 1, sampleRate: 8_000)
  }

  /// A file of samples of 16 bits, those of all channels after each other.
  package static func file(of samples: Data, channels: Int, sampleRate: Int) -> Data {
    var data = Data()
    func add(_ number: Int, _ count: Int) {
      for index in 0..<count { data.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    data += "RIFF".utf8
    add(36 + samples.count, 4)
    data += "WAVEfmt ".utf8
    let numbers = [
      (16, 4), (1, 2), (channels, 2), (sampleRate, 4), (sampleRate * channels * 2, 4), (channels * 2, 2), (16, 2),
    ]
    for (number, count) in numbers { add(number, count) }
    data += "data".utf8
    add(samples.count, 4)
    return data + samples
  }
}
