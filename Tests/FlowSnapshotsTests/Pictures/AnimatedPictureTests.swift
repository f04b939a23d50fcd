#if os(Linux)
  import FlowRendering
  import Foundation
  import Testing

  @testable import FlowReports
  @testable import FlowSnapshots

  @Suite("An animated picture")
  struct AnimatedPictureTests {
    private func png(_ color: UInt32, width: Int = 3) throws -> Data {
      try Bitmap(width: width, height: 2, pixels: [UInt32](repeating: color, count: width * 2)).pngData()
    }

    @Test("has the data of every frame, numbered in order, and the first one for programs without animation support")
    func frames() throws {
      let frames = [try png(0xFFFF_0000), try png(0xFF00_FF00), try png(0xFF00_00FF)]
      let animation = try #require(AnimatedPicture.png(of: frames, seconds: 0.5))
      let chunks = try #require(PNGChunk.all(of: animation))
      let counted = chunks.filter { ["IHDR", "acTL", "fcTL", "IDAT", "fdAT", "IEND"].contains($0.type) }.map(\.type)
      #expect(counted == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
      let sequence = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }.map { PNGChunk.number($0.content[..<4]) }
      #expect(sequence == [0, 1, 2, 3, 4])
      #expect(chunks.first { $0.type == "acTL" }?.content == [0, 0, 0, 3, 0, 0, 0, 0])
      // 3 by 2 pixels at the corner, for 500/1,000 of a second, replacing the previous content.
      let control = try #require(chunks.first { $0.type == "fcTL" }).content.dropFirst(4)
      #expect(
        Array(control) == [0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0x01, 0xF4, 0x03, 0xE8, 0, 0])
      #expect(try Picture(png: animation) == Picture(png: frames[0]))
      let last = try #require(PNGChunk.all(of: frames[2])?.first { $0.type == "IDAT" })
      #expect(chunks.last { $0.type == "fdAT" }.map { Array($0.content.dropFirst(4)) } == last.content)
    }

    @Test("is nil for pictures of different sizes, or for none")
    func refused() throws {
      #expect(AnimatedPicture.png(of: [try png(1), try png(1, width: 4)], seconds: 1) == nil)
      #expect(AnimatedPicture.png(of: [], seconds: 1) == nil)
      #expect(AnimatedPicture.png(of: [Data("no picture".utf8)], seconds: 1) == nil)
    }
  }
#endif
