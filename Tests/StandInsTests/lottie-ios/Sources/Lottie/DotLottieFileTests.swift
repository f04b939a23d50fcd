#if os(Linux)
  import Foundation
  import Lottie
  import Testing

  @Suite("DotLottieFile", .ownPhone)
  struct DotLottieFileTests {
    /// An archive of stored files.
    static func archive(_ files: [(String, String)]) -> Data {
      func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> ($0 * 8) & 255) } }
      var (bytes, list): ([UInt8], [UInt8]) = ([], [])
      for (name, text) in files {
        let (name, content) = (Array(name.utf8), Array(text.utf8))
        let common =
          number(0, 10) + number(0, 4) + number(content.count, 4) + number(content.count, 4) + number(name.count, 2)
        list += number(0x0201_4b50, 4) + number(20, 2) + common + number(0, 2) + number(0, 2) + number(0, 8)
        list += number(bytes.count, 4) + name
        bytes += number(0x0403_4b50, 4) + common + number(0, 2) + name + content
      }
      let start = bytes.count
      bytes += list
      bytes += number(0x0605_4b50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      return Data(bytes + number(list.count, 4) + number(start, 4) + number(0, 2))
    }

    private let manifest = #"{"animations":[{"id":"a","loop":true,"speed":2},{"id":"b"}]}"#

    @Test("has its animations with how they play")
    func reading() async throws {
      let data = Self.archive([
        ("manifest.json", manifest), ("animations/a.json", AnimationFile.square),
        ("animations/b.json", AnimationFile.file(layers: [])),
      ])
      let file = try await DotLottieFile.loadedFrom(data: data, filename: "a")
      #expect(file.animations.map(\.configuration.id) == ["a", "b"])
      #expect(file.animations.map(\.configuration.loopMode) == [.loop, .playOnce])
      #expect(file.animations.map(\.configuration.speed) == [2, 1])
      #expect(file.animations[0].animation.duration == 1)
    }

    @Test("that is no archive, or lacks an animation, is an error")
    func errors() async {
      for (data, error) in [
        (Data("no".utf8), DotLottieError.invalidFileFormat), (Self.archive([]), .invalidFileFormat),
        (Self.archive([("manifest.json", manifest)]), .animationNotAvailable),
      ] {
        await #expect(throws: error) { try await DotLottieFile.loadedFrom(data: data, filename: "a") }
      }
    }
  }
#endif
