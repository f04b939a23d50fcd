#if os(Linux)
  import FlowAVFoundation
  import FlowPhotos
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Videos of the photo library", .ownPhone) @MainActor
  struct PHVideoRequestTests {
    private let screen = Screen(device: .iPhone)

    init() {
      screen.show(Text("videos"))
      let image = SimulatedPhone.current.photos[0].image
      screen.phone.permissions[.photos] = .authorized
      screen.phone.photos = [
        PhonePhoto(id: "a/b", image: image, date: Date(timeIntervalSince1970: 0), isVideo: true),
        PhonePhoto(id: "c", image: image, date: Date(timeIntervalSince1970: 1)),
      ]
    }

    private func asset(_ type: PHAssetMediaType) throws -> PHAsset {
      try #require(PHAsset.fetchAssets(with: type, options: nil).firstObject)
    }

    @Test("are given as assets and items of a player, with their length and a file")
    func videos() throws {
      let found = Locked<[String]>([])
      let video = try asset(.video)
      PHImageManager.default().requestAVAsset(forVideo: video, options: PHVideoRequestOptions()) { asset, _, _ in
        let url = (asset as? AVURLAsset)?.url
        let exists = url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
        found.withLock { $0.append("\(asset?.duration.seconds ?? 0) \(url?.lastPathComponent ?? "") \(exists)") }
      }
      PHImageManager.default().requestPlayerItem(forVideo: video, options: nil) { item, _ in
        found.withLock { $0.append("\(item?.asset.tracks(withMediaType: .video).count ?? 0) track") }
      }
      PHImageManager.default().requestExportSession(
        forVideo: video, options: nil, exportPreset: AVAssetExportPresetMediumQuality
      ) { session, _ in found.withLock { $0.append(session?.presetName ?? "") } }
      #expect(found.value.isEmpty)
      screen.advance(by: 1)
      #expect(found.value == ["10.0 a_b.mov true", "1 track", AVAssetExportPresetMediumQuality])
    }

    @Test("are not given for photos")
    func photos() throws {
      let answers = Locked<[Bool]>([])
      PHImageManager.default().requestAVAsset(forVideo: try asset(.image), options: nil) { asset, _, _ in
        answers.withLock { $0.append(asset == nil) }
      }
      screen.advance(by: 1)
      #expect(answers.value == [true])
    }
  }
#endif
