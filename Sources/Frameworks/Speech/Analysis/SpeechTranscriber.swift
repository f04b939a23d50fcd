import FlowAVFAudio
import FlowCoreMedia
import Foundation
import PhoneSimulation

/// Hears texts: those of `SimulatedPhone.speechTranscripts`, the last of which is final.
public final class SpeechTranscriber: LocaleDependentSpeechModule, HearingModule {
  /// What a text is like.
  public enum TranscriptionOption: CaseIterable, Hashable, Sendable {
    case etiquetteReplacements
  }

  /// Which results come.
  public enum ReportingOption: CaseIterable, Hashable, Sendable {
    /// Results that later ones replace.
    case volatileResults
    /// Other texts that it may be; there are none here.
    case alternativeTranscriptions
    /// Early results; all come at once here.
    case fastResults
  }

  /// What a text says of its words.
  public enum ResultAttributeOption: CaseIterable, Hashable, Sendable {
    case audioTimeRange, transcriptionConfidence
  }

  /// Options that belong together.
  public struct Preset: Hashable, Sendable {
    public var transcriptionOptions: Set<TranscriptionOption>
    public var reportingOptions: Set<ReportingOption>
    public var attributeOptions: Set<ResultAttributeOption>

    /// Creates a preset.
    public init(
      transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
      attributeOptions: Set<ResultAttributeOption>
    ) {
      self.transcriptionOptions = transcriptionOptions
      self.reportingOptions = reportingOptions
      self.attributeOptions = attributeOptions
    }

    public static let transcription = Preset(
      transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
    public static let transcriptionWithAlternatives = Preset(
      transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [])
    public static let timeIndexedTranscriptionWithAlternatives = Preset(
      transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [.audioTimeRange])
    public static let progressiveTranscription = Preset(
      transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults], attributeOptions: [])
    public static let timeIndexedProgressiveTranscription = Preset(
      transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults],
      attributeOptions: [.audioTimeRange])
  }

  /// A heard text.
  public struct Result: SpeechModuleResult, Hashable, Sendable, CustomStringConvertible {
    public let range: CMTimeRange
    public let resultsFinalizationTime: CMTime
    /// The texts that it may be, the likeliest first.
    public let alternatives: [AttributedString]

    public var text: AttributedString { alternatives.first ?? AttributedString() }
    public var description: String { "\(String(text.characters))\(isFinal ? " (final)" : "")" }
  }

  public let selectedLocales: [Locale]
  private let reportingOptions: Set<ReportingOption>
  private let attributeOptions: Set<ResultAttributeOption>
  private let stream: AsyncThrowingStream<Result, any Error>
  private let continuation: AsyncThrowingStream<Result, any Error>.Continuation

  /// Creates a transcriber with the options of a preset.
  public convenience init(locale: Locale, preset: Preset) {
    self.init(
      locale: locale, transcriptionOptions: preset.transcriptionOptions, reportingOptions: preset.reportingOptions,
      attributeOptions: preset.attributeOptions)
  }

  /// Creates a transcriber.
  public init(
    locale: Locale, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
    attributeOptions: Set<ResultAttributeOption>
  ) {
    selectedLocales = [locale]
    self.reportingOptions = reportingOptions
    self.attributeOptions = attributeOptions
    (stream, continuation) = AsyncThrowingStream.makeStream()
  }

  /// Whether the phone can hear texts.
  public static var isAvailable: Bool { SimulatedPhone.current.isSpeechAvailable }

  private static let languages = [
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "ja_JP", "ko_KR", "pt_BR", "zh_CN",
  ]

  public static var supportedLocales: [Locale] {
    get async { isAvailable ? languages.map { Locale(identifier: $0) } : [] }
  }

  /// The languages whose model is on the phone.
  public static var installedLocales: [Locale] {
    get async { SimulatedPhone.current.hasSpeechModel ? await supportedLocales : [] }
  }

  /// The known language that is the same, or has another region; `nil` for none.
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? {
    let known = await supportedLocales
    return known.first { $0.identifier(.bcp47) == locale.identifier(.bcp47) }
      ?? known.first { $0.language.languageCode == locale.language.languageCode }
  }

  public var results: some Sendable & AsyncSequence<Result, any Error> { stream }

  public var availableCompatibleAudioFormats: [AVAudioFormat] {
    get async {
      guard SimulatedPhone.current.hasSpeechModel else { return [] }
      return [AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: false)]
        .compactMap { $0 }
    }
  }

  func hear(_ texts: [String]) {
    for (index, text) in texts.enumerated() {
      let isFinal = index == texts.count - 1
      guard isFinal || reportingOptions.contains(.volatileResults) else { continue }
      let words = SFTranscription(text, isFinal: isFinal).segments
      let length = CMTime(
        seconds: Double(words.count) * SFTranscriptionSegment.length, preferredTimescale: 600)
      continuation.yield(
        Result(
          range: CMTimeRange(start: .zero, duration: length), resultsFinalizationTime: isFinal ? length : .zero,
          alternatives: [attributed(text, words)]))
    }
  }

  private func attributed(_ text: String, _ words: [SFTranscriptionSegment]) -> AttributedString {
    var attributed = AttributedString(text)
    for word in words {
      guard let place = Range(word.substringRange, in: text), let range = Range(place, in: attributed) else { continue }
      if attributeOptions.contains(.audioTimeRange) {
        attributed[range].audioTimeRange = CMTimeRange(
          start: CMTime(seconds: word.timestamp, preferredTimescale: 600),
          duration: CMTime(seconds: word.duration, preferredTimescale: 600))
      }
      if attributeOptions.contains(.transcriptionConfidence) {
        attributed[range].transcriptionConfidence = Double(word.confidence)
      }
    }
    return attributed
  }

  func finish(throwing error: (any Error)?) { continuation.finish(throwing: error) }
}
