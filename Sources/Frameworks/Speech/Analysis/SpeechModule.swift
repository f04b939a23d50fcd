import FlowAVFAudio
import FlowCoreMedia
import Foundation

/// Something that an analyzer finds out about speech.
public protocol SpeechModule: AnyObject, Sendable {
  associatedtype Results: Sendable, AsyncSequence where Results.Failure == any Error
  associatedtype Result: SpeechModuleResult, Sendable where Result == Results.Element

  /// What was found out, as it comes. There is one sequence for each module.
  var results: Results { get }

  /// The formats of sound that the module takes; none without its model.
  var availableCompatibleAudioFormats: [AVAudioFormat] { get async }
}

/// A module that depends on a language.
public protocol LocaleDependentSpeechModule: SpeechModule {
  /// The languages that the module knows.
  static var supportedLocales: [Locale] { get async }
  /// The languages that this module uses.
  var selectedLocales: [Locale] { get }
}

/// What a module has found out about a part of the sound.
public protocol SpeechModuleResult {
  /// The part of the sound.
  var range: CMTimeRange { get }
  /// The time until which all results are final.
  var resultsFinalizationTime: CMTime { get }
}

extension SpeechModuleResult {
  /// Whether no later result replaces this one.
  public var isFinal: Bool { resultsFinalizationTime >= range.end }
}

/// A module that hears what the phone hears.
protocol HearingModule: SpeechModule {
  /// Reports texts, the last of which is final.
  func hear(_ texts: [String])
  /// Ends the results.
  func finish(throwing error: (any Error)?)
}

/// Sound for an analyzer. What is recorded has no effect: the phone hears `SimulatedPhone.speechTranscripts`.
// @unchecked: as Apple's; a buffer is not changed after it was handed over.
public struct AnalyzerInput: @unchecked Sendable {
  public let buffer: AVAudioPCMBuffer
  /// Where the sound begins; after the sound before for `nil`.
  public let bufferStartTime: CMTime?

  /// Creates a piece of sound after the one before.
  public init(buffer: AVAudioPCMBuffer) { self.init(buffer: buffer, bufferStartTime: nil) }

  /// Creates a piece of sound at a time.
  public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
    self.buffer = buffer
    self.bufferStartTime = bufferStartTime
  }
}
