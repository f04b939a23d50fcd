#if os(Linux)
  import FlowAVFoundation
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A video that an app exports", .ownPhone) @MainActor
  struct AVAssetExportSessionTests {
    private let screen = Screen(device: .iPhone)
    private let source = URL(fileURLWithPath: "/videos/tea.mov")
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")

    private func session(_ preset: String) throws -> AVAssetExportSession {
      screen.show(Text("app"))
      screen.phone.enter()
      screen.phone.media[source.absoluteString] = PhoneMedia(duration: 20, size: CGSize(width: 1080, height: 1920))
      return try #require(AVAssetExportSession(asset: AVURLAsset(url: source), presetName: preset))
    }

    @Test("has the part of the asset and the size that the app wants, and its file")
    func part() throws {
      defer { try? FileManager.default.removeItem(at: file) }
      let session = try session(AVAssetExportPreset1280x720)
      session.outputURL = file
      session.outputFileType = .mp4
      session.timeRange = CMTimeRange(
        start: CMTime(value: 5, timescale: 1), duration: CMTime(value: 3, timescale: 1))
      let isDone = Locked(false)
      session.exportAsynchronously { isDone.value = true }
      #expect(session.status == .exporting && session.progress == 0 && !isDone.value)
      screen.advance(by: 1)
      #expect(session.status == .completed && session.progress == 1 && session.error == nil && isDone.value)
      #expect(FileManager.default.fileExists(atPath: file.path))
      let media = try screen.phone.media(at: file)
      #expect(media.duration == 3 && media.size == CGSize(width: 720, height: 1280))
    }

    @Test("ends with the asset, and has the sound alone if the app wants that")
    func sound() async throws {
      defer { try? FileManager.default.removeItem(at: file) }
      let session = try session(AVAssetExportPresetAppleM4A)
      session.timeRange = CMTimeRange(
        start: CMTime(value: 15, timescale: 1), duration: CMTime(value: 30, timescale: 1))
      try await session.export(to: file, as: .m4a)
      let media = try screen.phone.media(at: file)
      #expect(media.duration == 5 && media.size == .zero)
    }

    @Test("is not written over a file, as another type, or of an asset that is missing")
    func failures() async throws {
      try Data([1]).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let over = try session(AVAssetExportPresetPassthrough)
      await #expect(throws: AVError(.fileAlreadyExists)) { try await over.export(to: file, as: .mp4) }
      #expect(over.status == .failed)
      #expect(try Data(contentsOf: file) == Data([1]))
      let sound = try session(AVAssetExportPresetPassthrough)
      await #expect(throws: AVError(.fileFormatNotRecognized)) { try await sound.export(to: file, as: .m4a) }
      let missing = AVURLAsset(url: URL(fileURLWithPath: "/videos/missing.mov"))
      let nothing = try #require(AVAssetExportSession(asset: missing, presetName: AVAssetExportPresetLowQuality))
      await #expect(throws: CocoaError.self) { try await nothing.export(to: file, as: .mp4) }
      #expect(AVAssetExportSession(asset: missing, presetName: "tea") == nil)
    }

    @Test("has no file after it was canceled")
    func canceled() throws {
      let session = try session(AVAssetExportPresetHighestQuality)
      session.outputURL = file
      session.outputFileType = .mov
      let isDone = Locked(false)
      session.exportAsynchronously { isDone.value = true }
      session.cancelExport()
      screen.advance(by: 1)
      #expect(session.status == .cancelled && isDone.value)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }
#endif
