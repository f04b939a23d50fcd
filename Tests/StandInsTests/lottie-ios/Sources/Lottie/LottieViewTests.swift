#if os(Linux)
  import Lottie
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Lottie's views", .ownPhone) @MainActor
  struct LottieViewTests {
    private let screen = Screen(device: .iPhone)

    /// The log of what a view tells, and its view of UIKit.
    private final class Log {
      var ends: [Bool] = []
      var view: LottieAnimationView?
    }

    private func size(of view: some View) -> CGSize? {
      screen.show(view.accessibilityElement().accessibilityIdentifier("a"))
      return XCUIApplication(screen: screen).otherElements["a"].frame.size
    }

    @Test("has the size of its animation, or the offered one")
    func sizes() throws {
      let view = LottieView(animation: try AnimationFile.animation(AnimationFile.square))
      #expect(size(of: view) == CGSize(width: 100, height: 40))
      #expect(size(of: view.resizable().frame(width: 50, height: 60)) == CGSize(width: 50, height: 60))
      #expect(
        LottieAnimationView(animation: try AnimationFile.animation(AnimationFile.square)).intrinsicContentSize.width
          == 100)
    }

    private func play(
      _ log: Log, _ change: (LottieView<EmptyView>) -> LottieView<EmptyView>
    ) throws {
      screen.show(
        change(LottieView(animation: try AnimationFile.animation(AnimationFile.square)))
          .animationDidFinish { log.ends.append($0) }
          .configure { log.view = $0 })
    }

    @Test("plays once, and tells of its end")
    func once() throws {
      let log = Log()
      try play(log) { $0.playing() }
      let view = try #require(log.view)
      #expect(view.isAnimationPlaying && view.currentProgress == 0)
      screen.advance(by: 0.5)
      #expect(abs(view.currentProgress - 0.5) < 0.02 && abs(view.currentFrame - 15) < 0.6)
      #expect(log.ends == [])
      screen.advance(by: 0.6)
      #expect(view.currentProgress == 1 && !view.isAnimationPlaying && log.ends == [true])
      screen.advance(by: 1)
      #expect(log.ends == [true])
    }

    @Test("loops, turns around, and plays at its speed")
    func loops() throws {
      let log = Log()
      try play(log) { $0.looping().animationSpeed(2) }
      let view = try #require(log.view)
      screen.advance(by: 0.75)
      #expect(abs(view.currentProgress - 0.5) < 0.05 && view.isAnimationPlaying)
      screen.perform { view.stop() }
      #expect(view.currentFrame == 0 && log.ends == [false])
      screen.perform {
        view.animationSpeed = 1
        view.play(fromProgress: 0, toProgress: 1, loopMode: .autoReverse)
      }
      screen.advance(by: 1.25)
      #expect(abs(view.currentProgress - 0.75) < 0.03)
      screen.perform {
        view.stop()
        view.play(fromProgress: 0, toProgress: 1, loopMode: .repeat(2)) { log.ends.append($0) }
      }
      screen.advance(by: 1.9)
      #expect(log.ends == [false])
      screen.advance(by: 1)
      #expect(log.ends == [false, true] && view.currentProgress == 1)
    }

    @Test("a pause keeps the frame, from which it goes on")
    func pause() throws {
      let log = Log()
      try play(log) { $0.playing() }
      let view = try #require(log.view)
      screen.advance(by: 0.5)
      screen.perform { view.pause() }
      let frame = view.currentFrame
      screen.advance(by: 1)
      #expect(view.currentFrame == frame && log.ends == [false] && view.currentPlaybackMode == .paused)
      screen.perform { view.play { log.ends.append($0) } }
      screen.advance(by: 0.6)
      #expect(log.ends == [false, true])
    }

    @Test("plays the part of a marker, and parts one after the other")
    func markers() throws {
      let markers = #"[{"cm":"a","tm":0,"dr":6},{"cm":"b","tm":15,"dr":15}]"#
      let view = LottieAnimationView(
        animation: try AnimationFile.animation(AnimationFile.file(layers: [], markers: markers)))
      screen.show(Text("a"))
      var ends: [Bool] = []
      screen.perform { view.play(markers: ["a", "no", "b"]) { ends.append($0) } }
      screen.advance(by: 0.15)
      #expect(view.currentFrame < 6)
      screen.advance(by: 0.25)
      #expect(view.currentFrame > 15 && ends == [])
      screen.advance(by: 0.5)
      #expect(view.currentFrame == 30 && ends == [true])
    }

    @Test("rests where the app says, and stays at the start without motion")
    func rest() throws {
      let view = LottieAnimationView(animation: try AnimationFile.animation(AnimationFile.square))
      screen.show(Text("a"))
      for (mode, frame) in [
        (LottiePlaybackMode.paused(at: .progress(0.5)), 15.0), (.paused(at: .frame(3)), 3),
        (.paused(at: .time(0.2)), 6),
      ] {
        view.setPlaybackMode(mode)
        #expect(view.currentFrame == frame && view.currentPlaybackMode == mode)
      }
      view.configuration.reducedMotionOption = .disabledMotion
      var ends: [Bool] = []
      view.play { ends.append($0) }
      #expect(ends == [true] && view.currentFrame == 0 && !view.isAnimationPlaying)
    }

    @Test("shows a placeholder until its animation is loaded")
    func loading() async throws {
      let url = try #require(URL(string: "https://example.com/a.json"))
      screen.phone.answers[url.absoluteString] = .data(Data(AnimationFile.square.utf8))
      screen.show(
        LottieView {
          await LottieAnimation.loadedFrom(url: url, animationCache: nil)
        } placeholder: {
          Text("Loading")
        })
      let app = XCUIApplication(screen: screen)
      #expect(app.staticTexts["Loading"].exists)
      #expect(await screen.wait(upTo: 60) { !app.staticTexts["Loading"].exists })
    }
  }
#endif
