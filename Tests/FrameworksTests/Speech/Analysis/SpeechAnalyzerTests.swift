#if os(Linux)
  import FlowCoreMedia
  import FlowSpeech
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("An analyzer of speech") @MainActor
  struct SpeechAnalyzerTests {
    private let phone = SimulatedPhone()

    init() { phone.speechTranscripts = ["Two", "Two teas"] }

    private func transcriber(_ preset: SpeechTranscriber.Preset) -> SpeechTranscriber {
      SpeechTranscriber(locale: Locale(identifier: "en_US"), preset: preset)
    }

    /// What a transcriber hears of some pieces of sound, as `Two` and `Two teas (final)`.
    private func hear(
      _ preset: SpeechTranscriber.Preset, pieces: Int = 2
    ) async throws -> [SpeechTranscriber.Result] {
      try await SimulatedPhone.$running.withValue(phone) {
        let transcriber = transcriber(preset)
        let analyzer = SpeechAnalyzer(modules: [transcriber])
        let format = try #require(await SpeechAnalyzer.bestAvailableAudioFormat(compatibleWith: [transcriber]))
        let (sound, source) = AsyncStream.makeStream(of: AnalyzerInput.self)
        try await analyzer.start(inputSequence: sound)
        for _ in 0..<pieces {
          let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 16_000))
          buffer.frameLength = 16_000
          source.yield(AnalyzerInput(buffer: buffer))
        }
        source.finish()
        try await analyzer.finalizeAndFinishThroughEndOfInput()
        #expect(await analyzer.volatileRange?.start.seconds == (pieces > 0 ? Double(pieces) : nil))
        var results: [SpeechTranscriber.Result] = []
        for try await result in transcriber.results { results.append(result) }
        return results
      }
    }

    @Test("hears the phone's transcripts as soon as there is sound, the last one final")
    func transcripts() async throws {
      #expect(try await hear(.progressiveTranscription).map(\.description) == ["Two", "Two teas (final)"])
      #expect(try await hear(.transcription).map(\.description) == ["Two teas (final)"])
      #expect(try await hear(.transcription, pieces: 0).isEmpty)
    }

    @Test("says when words were said")
    func times() async throws {
      let result = try #require(try await hear(.timeIndexedProgressiveTranscription).last)
      #expect(result.range == CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1)))
      let ranges = result.text.runs.compactMap(\.audioTimeRange)
      #expect(ranges.map(\.start.seconds) == [0, 0.5])
      #expect(ranges.map(\.duration.seconds) == [0.5, 0.5])
      let plain = try #require(try await hear(.transcription).last)
      #expect(plain.text.runs.allSatisfy { $0.audioTimeRange == nil })
    }

    @Test("needs a model, which an app loads")
    func model() async throws {
      phone.hasSpeechModel = false
      await #expect(throws: (any Error).self) {
        try await SimulatedPhone.$running.withValue(phone) {
          try await SpeechAnalyzer(modules: []).start(inputSequence: AsyncStream<AnalyzerInput> { $0.finish() })
        }
      }
      try await SimulatedPhone.$running.withValue(phone) {
        let modules = [transcriber(.transcription)]
        #expect(await AssetInventory.status(forModules: modules) == .supported)
        #expect(await SpeechTranscriber.installedLocales.isEmpty)
        #expect(await SpeechAnalyzer.bestAvailableAudioFormat(compatibleWith: modules) == nil)
        let request = try #require(try await AssetInventory.assetInstallationRequest(supporting: modules))
        phone.network = .offline
        await #expect(throws: URLError.self) { try await request.downloadAndInstall() }
        phone.network = .wifi
        try await request.downloadAndInstall()
        #expect(request.progress.fractionCompleted == 1)
        #expect(await AssetInventory.status(forModules: modules) == .installed)
        #expect(try await AssetInventory.assetInstallationRequest(supporting: modules) == nil)
        phone.isSpeechAvailable = false
        #expect(await AssetInventory.status(forModules: modules) == .unsupported)
      }
    }

    @Test("knows languages with another region, too")
    func languages() async {
      await SimulatedPhone.$running.withValue(phone) {
        let austrian = Locale(identifier: "de_AT")
        #expect(await SpeechTranscriber.supportedLocale(equivalentTo: austrian)?.identifier == "de_DE")
        #expect(await SpeechTranscriber.supportedLocale(equivalentTo: Locale(identifier: "tlh")) == nil)
      }
    }
  }
#endif
