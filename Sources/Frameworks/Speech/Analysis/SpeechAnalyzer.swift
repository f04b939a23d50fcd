import FlowAVFAudio
import FlowCoreMedia
import Foundation
import PhoneSimulation

/// Hears speech with modules. What the phone hears comes as soon as there is sound.
public final actor SpeechAnalyzer {
  /// How the analyzer works; without an effect.
  public struct Options: Equatable, Sendable {
    /// How long models are kept.
    public enum ModelRetention: CaseIterable, Hashable, Sendable {
      case whileInUse, lingering, processLifetime
    }

    public let priority: TaskPriority
    public let modelRetention: ModelRetention

    /// Creates options.
    public init(priority: TaskPriority, modelRetention: ModelRetention) {
      self.priority = priority
      self.modelRetention = modelRetention
    }
  }

  public private(set) var modules: [any SpeechModule]
  private let phone = SimulatedPhone.current
  private var reading: Task<Void, any Error>?
  /// The length of the sound so far, in seconds.
  private var length = 0.0
  private var hasHeard = false
  private var isFinished = false

  /// Creates an analyzer.
  public init(modules: [any SpeechModule], options: Options? = nil) { self.modules = modules }

  /// Replaces the modules.
  ///
  /// - Throws: Nothing here.
  public func setModules(_ newModules: [any SpeechModule]) async throws { modules = newModules }

  /// Gets ready, which takes no time here.
  ///
  /// - Throws: Nothing here.
  public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws {}

  /// The best format of sound for modules; `nil` without their models.
  public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
    await bestAvailableAudioFormat(compatibleWith: modules, considering: nil)
  }

  /// The best format of sound for modules; `nil` without their models.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - naturalFormat: The format of the sound, which has no effect.
  public static func bestAvailableAudioFormat(
    compatibleWith modules: [any SpeechModule], considering naturalFormat: AVAudioFormat?
  ) async -> AVAudioFormat? {
    for module in modules {
      if let format = await module.availableCompatibleAudioFormats.first { return format }
    }
    return nil
  }

  /// Reads sound while the app goes on.
  ///
  /// - Throws: An error if the phone cannot hear speech or has no model.
  public func start<InputSequence>(inputSequence: InputSequence) async throws
  where InputSequence: Sendable, InputSequence: AsyncSequence, InputSequence.Element == AnalyzerInput {
    try begin()
    reading = Task { [weak self] in
      for try await input in inputSequence { await self?.take(input.buffer) }
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - audioFile: The file.
  ///   - finishAfterFile: Whether the results end with the file.
  /// - Throws: An error if the phone cannot hear speech or has no model.
  public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws {
    try begin()
    take(seconds: Double(audioFile.length) / audioFile.fileFormat.sampleRate)
    if finishAfterFile { finish() }
  }

  /// Reads sound until its end.
  ///
  /// - Returns: The end of the sound; `nil` if there was none.
  /// - Throws: The error of the sequence, and one if the phone cannot hear speech or has no model.
  @discardableResult
  public func analyzeSequence<InputSequence>(_ inputSequence: InputSequence) async throws -> CMTime?
  where InputSequence: Sendable, InputSequence: AsyncSequence, InputSequence.Element == AnalyzerInput {
    try await start(inputSequence: inputSequence)
    try await reading?.value
    return end
  }

  /// Reads a file.
  ///
  /// - Returns: The end of the sound; `nil` if there was none.
  /// - Throws: An error if the phone cannot hear speech or has no model.
  @discardableResult
  public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? {
    try await start(inputAudioFile: audioFile)
    return end
  }

  private var end: CMTime? { length > 0 ? CMTime(seconds: length, preferredTimescale: 16_000) : nil }

  /// The part of the sound whose results can change: nothing here after there was sound.
  public var volatileRange: CMTimeRange? { end.map { CMTimeRange(start: $0, duration: .zero) } }

  private func begin() throws {
    phone.record("Speech", "hears speech")
    guard phone.isSpeechAvailable, phone.hasSpeechModel, !isFinished else { throw SpeechError(code: 203) }
    reading?.cancel()
    hasHeard = false
  }

  private func take(_ buffer: AVAudioPCMBuffer) {
    take(seconds: Double(buffer.frameLength) / buffer.format.sampleRate)
  }

  private func take(seconds: Double) {
    length += seconds
    guard !hasHeard, !isFinished else { return }
    hasHeard = true
    let texts = phone.speechTranscripts
    guard !texts.isEmpty else {
      return phone.warn("SpeechAnalyzer hears nothing: a test sets SimulatedPhone.speechTranscripts.")
    }
    for module in modules { (module as? any HearingModule)?.hear(texts) }
  }

  private func finish(throwing error: (any Error)? = nil) {
    guard !isFinished else { return }
    isFinished = true
    for module in modules { (module as? any HearingModule)?.finish(throwing: error) }
  }

  /// Waits until all results up to a time are final, which they are here.
  ///
  /// - Throws: Nothing here.
  public func finalize(through: CMTime?) async throws {}

  /// Ends the results after the sound that has come until a time.
  ///
  /// - Throws: Nothing here.
  public func finalizeAndFinish(through: CMTime) async throws { finish() }

  /// Reads the sound until its end, and ends the results.
  ///
  /// - Throws: The error of the sequence of sound, which the results have, too.
  public func finalizeAndFinishThroughEndOfInput() async throws {
    do {
      try await reading?.value
      finish()
    } catch {
      finish(throwing: error)
      throw error
    }
  }

  /// Ends the results after a time.
  ///
  /// - Throws: Nothing here.
  public func finish(after: CMTime) async throws { finish() }

  /// Forgets sound before a time: all results have come already.
  public func cancelAnalysis(before: CMTime) {}

  /// Ends the results now.
  public func cancelAndFinishNow() async {
    reading?.cancel()
    finish()
  }
}
