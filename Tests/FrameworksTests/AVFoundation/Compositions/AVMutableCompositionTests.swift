#if os(Linux)
  import FlowAVFoundation
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A composition of videos", .ownPhone) @MainActor
  struct AVMutableCompositionTests {
    private let screen = Screen(device: .iPhone)
    private let composition = AVMutableComposition()
    private let red = URL(fileURLWithPath: "/videos/red.mov")
    private let blue = URL(fileURLWithPath: "/videos/blue.mov")
    private let redPicture = AVMutableCompositionTests.picture(2)
    private let bluePicture = AVMutableCompositionTests.picture(3)

    init() {
      screen.show(Text("app"))
      screen.phone.enter()
      screen.phone.media[red.absoluteString] = PhoneMedia(
        duration: 20, size: CGSize(width: 1080, height: 1920), picture: redPicture)
      screen.phone.media[blue.absoluteString] = PhoneMedia(
        duration: 10, size: CGSize(width: 640, height: 480), picture: bluePicture)
    }

    /// A picture of some pixels in each direction.
    private static func picture(_ size: CGFloat) -> UIImage? {
      ImageRenderer(content: Color.red.frame(width: size, height: size)).uiImage
    }

    private func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

    private func range(_ start: Double, _ end: Double) -> CMTimeRange {
      CMTimeRange(start: time(start), end: time(end))
    }

    private func track(of url: URL, _ type: AVMediaType = .video) throws -> AVAssetTrack {
      try #require(AVURLAsset(url: url).tracks(withMediaType: type).first)
    }

    private func addTrack(_ type: AVMediaType = .video) throws -> AVMutableCompositionTrack {
      try #require(
        composition.addMutableTrack(withMediaType: type, preferredTrackID: kCMPersistentTrackID_Invalid))
    }

    /// The parts of a track, as `red 2...5 at 0...3`.
    private func parts(_ track: AVCompositionTrack) -> [String] {
      track.segments.map { segment in
        let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
        let place = "at \(target.start.seconds)...\(target.end.seconds)"
        guard let url = segment.sourceURL, !segment.isEmpty else { return "nothing \(place)" }
        let name = url.deletingPathExtension().lastPathComponent
        return "\(name) \(source.start.seconds)...\(source.end.seconds) \(place)"
      }
    }

    @Test("plays parts where they were inserted: what was there moves back, and gaps are empty")
    func inserting() throws {
      let video = try addTrack()
      try video.insertTimeRange(range(0, 4), of: track(of: red), at: .zero)
      try video.insertTimeRange(range(5, 6), of: track(of: blue), at: time(1))
      try video.insertTimeRange(range(8, 30), of: track(of: blue), at: time(6))
      #expect(
        parts(video) == [
          "red 0.0...1.0 at 0.0...1.0", "blue 5.0...6.0 at 1.0...2.0", "red 1.0...4.0 at 2.0...5.0",
          "nothing at 5.0...6.0", "blue 8.0...10.0 at 6.0...8.0",
        ])
      #expect(composition.duration == time(8))
      #expect(composition.naturalSize == CGSize(width: 1080, height: 1920))
      #expect(composition.tracks.map(\.trackID) == [1])
      #expect(video.segment(forTrackTime: time(1.5))?.sourceURL == blue)
      #expect(video.segment(forTrackTime: time(8)) == nil)
    }

    @Test("is shorter without a part, and plays one at another speed")
    func removing() throws {
      let video = try addTrack()
      try video.insertTimeRange(range(0, 10), of: track(of: red), at: .zero)
      composition.removeTimeRange(range(2, 5))
      #expect(parts(video) == ["red 0.0...2.0 at 0.0...2.0", "red 5.0...10.0 at 2.0...7.0"])
      composition.scaleTimeRange(range(2, 7), toDuration: time(10))
      #expect(parts(video) == ["red 0.0...2.0 at 0.0...2.0", "red 5.0...10.0 at 2.0...12.0"])
      composition.removeTimeRange(range(4, 12))
      #expect(parts(video) == ["red 0.0...2.0 at 0.0...2.0", "red 5.0...6.0 at 2.0...4.0"])
      composition.insertEmptyTimeRange(range(1, 2))
      #expect(composition.duration == time(5))
      composition.removeTrack(video)
      #expect(composition.duration == .zero)
    }

    @Test("takes all tracks of an asset, and refuses what does not fit")
    func assets() throws {
      try composition.insertTimeRange(range(0, 5), of: AVURLAsset(url: red), at: .zero)
      try composition.insertTimeRange(range(0, 5), of: AVURLAsset(url: blue), at: time(5))
      #expect(composition.tracks.map(\.mediaType) == [.video, .audio])
      #expect(composition.duration == time(10))
      let sound = try #require(composition.tracks.last as? AVMutableCompositionTrack)
      #expect(throws: AVError(.unknown)) { try sound.insertTimeRange(range(0, 1), of: track(of: red), at: .zero) }
      #expect(throws: AVError(.unknown)) {
        try sound.insertTimeRange(range(30, 40), of: track(of: red, .audio), at: .zero)
      }
      #expect(composition.duration == time(10))
      let copy = try #require(composition.copy() as? AVComposition)
      composition.removeTimeRange(range(0, 10))
      #expect(copy.duration == time(10) && composition.duration == .zero)
    }

    @Test("is played and written with its length, its size and the picture of each time")
    func output() async throws {
      try composition.insertTimeRange(range(0, 5), of: AVURLAsset(url: red), at: .zero)
      try composition.insertTimeRange(range(0, 3), of: AVURLAsset(url: blue), at: time(5))
      let generator = AVAssetImageGenerator(asset: composition)
      #expect(try generator.copyCGImage(at: time(1), actualTime: nil).width == 2)
      #expect(try generator.copyCGImage(at: time(6), actualTime: nil).width == 3)
      #expect(throws: AVError(.noImageAtTime)) { try generator.copyCGImage(at: time(9), actualTime: nil) }

      let item = AVPlayerItem(asset: composition)
      let player = AVPlayer(playerItem: item)
      player.play()
      screen.advance(by: 1)
      #expect(item.error == nil)
      #expect(item.status == .readyToPlay && item.duration.seconds == 8)

      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mov")
      defer { try? FileManager.default.removeItem(at: file) }
      let session = try #require(
        AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetHighestQuality))
      let layout = AVMutableVideoComposition()
      layout.renderSize = CGSize(width: 300, height: 200)
      session.videoComposition = layout
      session.timeRange = range(5, 7)
      try await session.export(to: file, as: .mov)
      let media = try screen.phone.media(at: file)
      #expect(media.duration == 2 && media.size == CGSize(width: 300, height: 200))
      #expect(media.picture?.cgImage?.width == 3)
    }

    @Test("has the parts of another composition, at their speed and with their pictures, whatever happens to it later")
    func compositionOfCompositions() throws {
      let inner = AVMutableComposition()
      try inner.insertTimeRange(range(0, 4), of: AVURLAsset(url: red), at: .zero)
      try inner.insertTimeRange(range(0, 4), of: AVURLAsset(url: blue), at: time(6))
      inner.scaleTimeRange(range(6, 10), toDuration: time(8))
      try composition.insertTimeRange(range(2, 10), of: inner, at: .zero)
      inner.removeTimeRange(range(0, 14))
      let video = try #require(composition.track(withTrackID: 1))
      #expect(
        parts(video) == ["red 2.0...4.0 at 0.0...2.0", "nothing at 2.0...4.0", "blue 0.0...2.0 at 4.0...8.0"])
      #expect(composition.naturalSize == CGSize(width: 1080, height: 1920))
      let generator = AVAssetImageGenerator(asset: composition)
      #expect(try generator.copyCGImage(at: time(1), actualTime: nil).width == 2)
      #expect(try generator.copyCGImage(at: time(7), actualTime: nil).width == 3)
      try video.insertTimeRange(range(0, 2), of: video, at: time(8))
      #expect(parts(video).last == "red 2.0...4.0 at 8.0...10.0")
    }

    @Test("several values of a track and of an asset are loaded at once")
    func loading() async throws {
      let asset = AVURLAsset(url: red)
      let (duration, tracks, isPlayable) = try await asset.load(.duration, .tracks, .isPlayable)
      #expect(duration.seconds == 20 && tracks.count == 2 && isPlayable)
      let video = try #require(tracks.first)
      let (size, transform) = try await video.load(.naturalSize, .preferredTransform)
      let (range, rate, again) = try await video.load(.timeRange, .nominalFrameRate, .naturalSize)
      #expect(size == CGSize(width: 1080, height: 1920) && transform == .identity && again == size)
      #expect(range.duration.seconds == 20 && rate == 30)
    }

    @Test("keeps what layers shall do at each time")
    func layers() throws {
      try composition.insertTimeRange(range(0, 5), of: AVURLAsset(url: red), at: .zero)
      let layout = AVMutableVideoComposition(propertiesOf: composition)
      #expect(layout.renderSize == CGSize(width: 1080, height: 1920))
      let layer = try #require(
        layout.instructions.first?.layerInstructions.first as? AVMutableVideoCompositionLayerInstruction)
      #expect(layer.trackID == 1 && layout.instructions.first?.timeRange == range(0, 5))
      var opacity: Float = 1
      #expect(!layer.getOpacityRamp(for: .zero, startOpacity: &opacity, endOpacity: nil, timeRange: nil))
      layer.setOpacity(0.5, at: time(2))
      layer.setOpacity(0.2, at: time(1))
      #expect(layer.getOpacityRamp(for: time(3), startOpacity: &opacity, endOpacity: nil, timeRange: nil))
      #expect(opacity == 0.5)
      #expect(!layer.getTransformRamp(for: time(3), start: nil, end: nil, timeRange: nil))
    }
  }
#endif
