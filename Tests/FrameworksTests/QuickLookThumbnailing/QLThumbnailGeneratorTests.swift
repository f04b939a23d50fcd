#if os(Linux)
  import FlowQuickLookThumbnailing
  import FlowUIKit
  import Foundation
  import SwiftUI
  import Testing

  @Suite("Thumbnails of files", .ownPhone) @MainActor
  struct QLThumbnailGeneratorTests {
    private func request(_ file: URL, size: CGFloat = 10) -> QLThumbnailGenerator.Request {
      QLThumbnailGenerator.Request(
        fileAt: file, size: CGSize(width: size, height: size), scale: 2, representationTypes: .thumbnail)
    }

    private func file(_ data: Data, _ name: String) throws -> URL {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
      try data.write(to: file)
      return file
    }

    @Test("show pictures, not larger than asked for")
    func pictures() async throws {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50))
      let picture = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 100, height: 50)) }
      let url = try file(try #require(picture.pngData()), "a.png")
      defer { try? FileManager.default.removeItem(at: url) }
      let thumbnail = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(url))
      #expect(thumbnail.cgImage.width == 20 && thumbnail.cgImage.height == 10 && thumbnail.type == .thumbnail)
      #expect(thumbnail.uiImage.size == CGSize(width: 10, height: 5) && thumbnail.contentRect.width == 10)
    }

    @Test("do not exist for other files, which a warning says, nor without a size")
    func refusals() async throws {
      let url = try file(Data("no picture".utf8), "a.txt")
      defer { try? FileManager.default.removeItem(at: url) }
      let screen = Screen(device: .iPhone15)
      screen.show(Text("a"))
      var failure: (any Error)?
      screen.perform {
        QLThumbnailGenerator.shared.generateBestRepresentation(for: request(url)) { failure = $0 == nil ? $1 : nil }
      }
      screen.advance(by: 1)
      #expect(failure as? QLThumbnailError == QLThumbnailError(.generationFailed))
      #expect(screen.graph.issues.map(\.message).allSatisfy { $0.hasSuffix("is no picture, and has no thumbnail.") })
      #expect(screen.graph.issues.count == 1)
      await #expect(throws: QLThumbnailError(.requestInvalid)) {
        try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(url, size: 0))
      }
    }
  }
#endif
