#if os(Linux)
  import FlowAVKit
  import FlowRendering
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  private struct Film: View {
    let player: AVPlayer

    var body: some View {
      VStack {
        VideoPlayer(player: player) { Text("Trailer").foregroundStyle(.white) }.frame(height: 220)
        Text("below")
      }
    }
  }

  private struct Controller: UIViewControllerRepresentable {
    let player: AVPlayer
    let showsControls: Bool

    func makeUIViewController(context: Context) -> AVPlayerViewController {
      let controller = AVPlayerViewController()
      controller.player = player
      controller.showsPlaybackControls = showsControls
      controller.videoGravity = .resizeAspectFill
      return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }

  @Suite("A video with controls", .ownPhone) @MainActor
  struct VideoPlayerTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }
    private let url = URL(string: "https://example.com/film.mp4")!

    private func player(duration: Double = 65) -> AVPlayer {
      screen.phone.media["film.mp4"] = PhoneMedia(duration: duration)
      return AVPlayer(url: url)
    }

    @Test("plays, pauses and shows its times, by the names that UI tests ask for")
    func controls() {
      let player = player()
      screen.show(Film(player: player))
      #expect(app.otherElements["Video"].exists && app.staticTexts["Trailer"].exists)
      #expect(app.staticTexts["Elapsed Time"].label == "0:00")
      #expect(app.staticTexts["Remaining Time"].label == "-1:05")
      let button = app.buttons["Play/Pause"]
      #expect(button.label == "Play")
      button.tap()
      #expect(button.label == "Pause" && player.rate == 1)
      screen.advance(by: 7)
      #expect(app.staticTexts["Elapsed Time"].label == "0:07")
      button.tap()
      screen.advance(by: 7)
      #expect(app.staticTexts["Elapsed Time"].label == "0:07" && player.rate == 0)
    }

    @Test("moves by its slider and its buttons, and begins again after its end")
    func seeking() {
      let player = player(duration: 100)
      screen.show(Film(player: player))
      app.sliders["Current position"].adjust(toNormalizedSliderPosition: 0.5)
      let middle = player.currentTime().seconds
      #expect(abs(middle - 50) < 3)
      app.buttons["Skip Forward"].tap()
      #expect(abs(player.currentTime().seconds - middle - 10) < 0.01)
      app.buttons["Skip Backward"].tap()
      app.buttons["Play/Pause"].tap()
      screen.advance(by: 100)
      #expect(app.buttons["Play/Pause"].label == "Play" && app.staticTexts["Elapsed Time"].label == "1:40")
      app.buttons["Play/Pause"].tap()
      screen.advance(by: 2)
      #expect(app.staticTexts["Elapsed Time"].label == "0:02")
    }

    @Test("follows another player")
    func replaced() {
      struct Changing: View {
        let players: [AVPlayer]
        @State private var index = 0

        var body: some View {
          VideoPlayer(player: players[index]).frame(height: 200)
          Button("Next") { index = 1 }
        }
      }
      let first = player(duration: 10)
      screen.phone.media["long.mp4"] = PhoneMedia(duration: 3700)
      let second = AVPlayer(url: URL(string: "https://example.com/long.mp4")!)
      screen.show(VStack { Changing(players: [first, second]) })
      #expect(app.staticTexts["Remaining Time"].label == "-0:10")
      app.buttons["Next"].tap()
      #expect(app.staticTexts["Remaining Time"].label == "-1:01:40")
      app.buttons["Play/Pause"].tap()
      #expect(first.rate == 0 && second.rate == 1)
    }

    @Test("has no controls if a video cannot be played, or if a controller hides them")
    func withoutControls() {
      let player = player()
      screen.phone.network = .offline
      screen.show(Film(player: player))
      #expect(app.otherElements["Video"].exists && !app.buttons["Play/Pause"].exists)
      #expect(app.images["The video cannot be played"].exists)
      screen.phone.network = .wifi
      screen.show(Controller(player: AVPlayer(url: url), showsControls: false))
      #expect(app.otherElements["Video"].exists && app.buttons.count == 0)
    }

    @Test("shows its frame, black around it")
    func frame() throws {
      let player = player()
      let red = UIImage(
        .bitmap(.init(width: 4, height: 4, pixels: [UInt32](repeating: 0xFFFF_0000, count: 16))), scale: 1)
      screen.phone.media["film.mp4"]?.picture = red
      screen.show(VideoPlayer(player: player).frame(width: 300, height: 200).position(x: 200, y: 200))
      screen.advance(by: 0.001)
      try screen.savePicture("video")
      #expect(screen.color(200, 189).red > 200 && screen.color(60, 189).red < 20)
    }
  }

  @Suite("A controller of a video", .ownPhone) @MainActor
  struct AVPlayerViewControllerTests {
    @Test("covers the screen when it is presented, and closes")
    func presented() {
      final class Root: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Watch") { [weak self] _ in self?.watch() })
          button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
          view.addSubview(button)
        }

        private func watch() {
          let controller = AVPlayerViewController()
          controller.player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
          present(controller, animated: true) { controller.player?.play() }
        }
      }
      struct Hosted: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Root { Root() }
        func updateUIViewController(_ controller: Root, context: Context) {}
      }
      let screen = Screen(device: .iPhone)
      screen.show(Hosted())
      let app = XCUIApplication(screen: screen)
      app.buttons["Watch"].tap()
      #expect(app.otherElements["Video"].exists && app.buttons["Play/Pause"].label == "Pause")
      app.buttons["Close"].tap()
      #expect(!app.otherElements["Video"].exists && app.buttons["Watch"].exists)
    }

    @Test("tells its delegate that a person closes it, with closures that run when it is gone")
    func delegate() {
      final class Root: UIViewController, AVPlayerViewControllerDelegate {
        var lines: [String] = []

        func playerViewController(
          _ playerViewController: AVPlayerViewController,
          willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
        ) {
          lines.append("will end, presented \(presentedViewController != nil)")
          coordinator.animate(alongsideTransition: nil) { _ in
            self.lines.append("ended, presented \(self.presentedViewController != nil)")
          }
        }
      }
      struct Hosted: UIViewControllerRepresentable {
        let root: Root

        func makeUIViewController(context: Context) -> Root { root }
        func updateUIViewController(_ controller: Root, context: Context) {}
      }
      let (screen, root) = (Screen(device: .iPhone), Root())
      screen.show(Hosted(root: root))
      screen.perform {
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
        controller.delegate = root
        root.present(controller, animated: true)
      }
      XCUIApplication(screen: screen).buttons["Close"].tap()
      #expect(root.lines == ["will end, presented true", "ended, presented false"])
    }

    @Test("the button for AirPlay is recorded")
    func routes() {
      struct Routes: UIViewRepresentable {
        func makeUIView(context: Context) -> AVRoutePickerView { AVRoutePickerView() }
        func updateUIView(_ view: AVRoutePickerView, context: Context) {}
      }
      let screen = Screen(device: .iPhone)
      screen.show(Routes().frame(width: 44, height: 44))
      XCUIApplication(screen: screen).buttons["AirPlay"].tap()
      #expect(screen.phone.acts(of: "AVKit") == ["AVKit: shows the devices for AirPlay"])
    }
  }
#endif
