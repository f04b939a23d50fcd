import Foundation

/// A heard text.
// @unchecked: the properties are constant.
open class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String
  /// The words of the text, in order.
  public let segments: [SFTranscriptionSegment]

  init(_ text: String, isFinal: Bool) {
    formattedString = text
    segments = text.split(whereSeparator: \.isWhitespace).enumerated().map { index, word in
      SFTranscriptionSegment(
        String(word), NSRange(word.startIndex..<word.endIndex, in: text), index, confidence: isFinal ? 1 : 0)
    }
  }
}

/// A word of a heard text. Each takes half a second.
// @unchecked: the properties are constant.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  static let length = 0.5

  public let substring: String
  public let substringRange: NSRange
  /// The seconds from the beginning of the speech.
  public let timestamp: TimeInterval
  /// How sure the recognition is, from 0 to 1: 0 until the result is final.
  public let confidence: Float

  init(_ text: String, _ range: NSRange, _ index: Int, confidence: Float) {
    substring = text
    substringRange = range
    timestamp = Double(index) * Self.length
    self.confidence = confidence
  }

  /// The length in seconds.
  open var duration: TimeInterval { Self.length }
  /// Other words that it may be; there are none.
  open var alternativeSubstrings: [String] { [] }
}

/// How a text was spoken. A final result has it.
// @unchecked: the properties are constant.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
  /// The length of the speech in seconds.
  public let speechDuration: TimeInterval

  init(_ transcription: SFTranscription) {
    speechDuration = Double(transcription.segments.count) * SFTranscriptionSegment.length
  }

  /// The words per minute.
  open var speakingRate: Double { speechDuration > 0 ? 60 / SFTranscriptionSegment.length : 0 }
  /// The pause between words in seconds.
  open var averagePauseDuration: TimeInterval { 0 }
  /// When the speech began, in seconds.
  open var speechStartTimestamp: TimeInterval { 0 }
  /// How the voice sounds; nothing is known about it.
  open var voiceAnalytics: SFVoiceAnalytics? { nil }
}

/// How a voice sounds. No result has it.
// @unchecked: the properties are constant.
open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
  public let jitter = SFAcousticFeature()
  public let shimmer = SFAcousticFeature()
  public let pitch = SFAcousticFeature()
  public let voicing = SFAcousticFeature()

  override init() {}
}

/// A property of a voice over time.
// @unchecked: there is nothing to change.
open class SFAcousticFeature: NSObject, @unchecked Sendable {
  override init() {}

  open var acousticFeatureValuePerFrame: [Double] { [] }
  /// The length of a frame in seconds.
  open var frameDuration: TimeInterval { 0 }
}
