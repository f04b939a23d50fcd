#if os(Linux)
  import Foundation
  import Lottie
  import Testing

  @Suite("LottieAnimation", .ownPhone)
  struct LottieAnimationTests {
    private let markers = #"[{"cm":"jump","tm":10,"dr":5},{"cm":"end","tm":30,"dr":0}]"#

    @Test("reads its size, its frames and its markers")
    func reading() throws {
      let file = AnimationFile.file(layers: [], markers: markers)
      let animation = try AnimationFile.animation(file)
      #expect(animation.size == CGSize(width: 100, height: 40))
      #expect(animation.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
      #expect(animation.startFrame == 0 && animation.endFrame == 30 && animation.framerate == 30)
      #expect(animation.duration == 1)
      #expect(animation.markerNames == ["jump", "end"])
      #expect(animation.frameTime(forMarker: "jump") == 10 && animation.durationFrameTime(forMarker: "jump") == 5)
      #expect(animation.progressTime(forMarker: "end") == 1 && animation.frameTime(forMarker: "no") == nil)
      #expect(animation.progressTime(forFrame: 60) == 1 && animation.progressTime(forFrame: 60, clamped: false) == 2)
      #expect(animation.frameTime(forTime: 0.5) == 15 && animation.time(forFrame: 15) == 0.5)
      let copy = try JSONDecoder().decode(LottieAnimation.self, from: JSONEncoder().encode(animation))
      #expect(copy.size == animation.size && copy.markerNames == animation.markerNames)
    }

    @Test("that has no size, no frames or no layers is an error")
    func errors() {
      for text in ["{}", #"{"ip":0,"op":1,"fr":1,"w":1,"h":1}"#, "no"] {
        #expect(throws: (any Error).self) { try AnimationFile.animation(text) }
      }
    }

    @Test("is found in a folder and kept in the cache; what is not found is nothing, with a warning")
    func files() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("lottie-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(AnimationFile.square.utf8).write(to: file)
      let cache = DefaultAnimationCache()
      let first = LottieAnimation.filepath(file.path, animationCache: cache)
      #expect(first?.duration == 1)
      try Data().write(to: file)
      #expect(LottieAnimation.filepath(file.path, animationCache: cache) === first)
      let warnings = ReportCollector.warnings {
        #expect(LottieAnimation.named("tea", animationCache: nil) == nil)
        cache.clearCache()
        #expect(LottieAnimation.filepath(file.path, animationCache: cache) == nil)
      }
      #expect(warnings.count == 2 && warnings[0].hasPrefix("Lottie finds no animation '"))
      #expect(warnings[1].hasPrefix("Lottie cannot read the animation '\(file.path)': "))
    }
  }
#endif
