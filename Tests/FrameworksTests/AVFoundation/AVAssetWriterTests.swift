#if os(Linux)
  import FlowAVFoundation
  import FlowCoreGraphics
  import FlowRendering
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("A video that an app writes", .ownPhone) @MainActor
  struct AVAssetWriterTests {
    private let screen = Screen(device: .iPhone)
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")

    private func input() -> AVAssetWriterInput {
      AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoWidthKey: 8, AVVideoHeightKey: 4])
    }

    /// A buffer of one color, drawn as an app does it.
    private func frame(_ adaptor: AVAssetWriterInputPixelBufferAdaptor, _ color: CGColor) throws -> CVPixelBuffer {
      var made: CVPixelBuffer?
      let pool = try #require(adaptor.pixelBufferPool)
      #expect(CVPixelBufferPoolCreatePixelBuffer(nil, pool, &made) == kCVReturnSuccess)
      let buffer = try #require(made)
      let context = CGContext(
        data: CVPixelBufferGetBaseAddress(buffer), width: 8, height: 4, bitsPerComponent: 8,
        bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
      context?.setFillColor(color)
      context?.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      return buffer
    }

    @Test("has the length of its frames and the first one, and its file")
    func frames() async throws {
      defer { try? FileManager.default.removeItem(at: file) }
      screen.phone.enter()
      let writer = try AVAssetWriter(outputURL: file, fileType: .mp4)
      let input = input()
      let adaptor = AVAssetWriterInputPixelBufferAdaptor(
        assetWriterInput: input,
        sourcePixelBufferAttributes: [
          kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32ARGB),
          kCVPixelBufferWidthKey as String: 8, kCVPixelBufferHeightKey as String: 4,
        ])
      #expect(adaptor.pixelBufferPool == nil && !input.isReadyForMoreMediaData && writer.canAdd(input))
      writer.add(input)
      #expect(!writer.canAdd(input) && writer.startWriting() && writer.status == .writing)
      writer.startSession(atSourceTime: .zero)
      for index in 0..<6 {
        #expect(input.isReadyForMoreMediaData)
        let color = CGColor(red: index == 0 ? 1 : 0, green: 0, blue: index == 0 ? 0 : 1, alpha: 1)
        let time = CMTime(value: CMTimeValue(index), timescale: 2)
        #expect(adaptor.append(try frame(adaptor, color), withPresentationTime: time))
      }
      input.markAsFinished()
      #expect(!input.isReadyForMoreMediaData)
      await writer.finishWriting()
      #expect(writer.status == .completed && writer.error == nil && FileManager.default.fileExists(atPath: file.path))
      let media = try screen.phone.media(at: file)
      #expect(media.duration == 3 && media.size == CGSize(width: 8, height: 4))
      #expect(media.picture?.cgImage?.bitmap[3, 2].red == 255 && media.picture?.cgImage?.bitmap[3, 2].blue == 0)
      #expect(AVURLAsset(url: file).duration.seconds == 3)
    }

    @Test("is not written over a file, into a folder that is missing, or after it was canceled")
    func failures() throws {
      screen.phone.enter()
      try Data([1]).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let writer = try AVAssetWriter(url: file, fileType: .mov)
      #expect(!writer.startWriting() && writer.status == .failed)
      #expect((writer.error as? AVError)?.code == .fileAlreadyExists && (try? Data(contentsOf: file)) == Data([1]))
      let nowhere = try AVAssetWriter(url: URL(fileURLWithPath: "/nowhere/a.mp4"), fileType: .mp4)
      #expect(!nowhere.startWriting() && nowhere.error is CocoaError)
      #expect(throws: AVError.self) {
        try AVAssetWriter(url: URL(string: "https://example.com/a.mp4")!, fileType: .mp4)
      }
      let other = file.appendingPathExtension("mp4")
      let canceled = try AVAssetWriter(url: other, fileType: .mp4)
      #expect(canceled.startWriting() && FileManager.default.fileExists(atPath: other.path))
      canceled.cancelWriting()
      #expect(canceled.status == .cancelled && !FileManager.default.fileExists(atPath: other.path))
    }

    @Test("asks for frames as long as some are appended, and calls back at its end")
    func requests() throws {
      defer { try? FileManager.default.removeItem(at: file) }
      screen.phone.enter()
      screen.show(Text("app"))
      let writer = try AVAssetWriter(url: file, fileType: .mp4)
      let input = input()
      writer.add(input)
      writer.startWriting()
      writer.startSession(atSourceTime: CMTime(value: 10, timescale: 1))
      let source = FrameSource(input: input, count: 4)
      input.requestMediaDataWhenReady(on: .main) { source.append() }
      screen.advance(by: 1)
      #expect(source.calls == 5)
      let isDone = Locked(false)
      writer.finishWriting { isDone.withLock { $0 = true } }
      screen.advance(by: 1)
      let media = try screen.phone.media(at: file)
      #expect(isDone.value && media.duration == 4)
    }

    /// Appends one frame each time that it is asked, from the tenth second on.
    // @unchecked: it is used on the main thread only.
    private final class FrameSource: @unchecked Sendable {
      private let input: AVAssetWriterInput
      private let count: Int
      private(set) var calls = 0

      init(input: AVAssetWriterInput, count: Int) {
        self.input = input
        self.count = count
      }

      func append() {
        calls += 1
        guard calls <= count else { return }
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, 8, 4, kCVPixelFormatType_32BGRA, nil, &buffer)
        _ = input.append(CMSampleBuffer(buffer, at: CMTime(value: CMTimeValue(9 + calls), timescale: 1)))
      }
    }
  }
#endif
