#if os(Linux)
  import SDWebImageSwiftUI
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("WebImage") @MainActor
  struct WebImageTests {
    private let screen = Screen(device: .iPhone)
    private let tea = URL(string: "https://example.com/tea.png")
    private var texts: [String] {
      XCUIApplication(screen: screen).staticTexts.allElementsBoundByIndex.map(\.label)
    }

    @Test("shows its placeholder, of each of its versions, until the picture is there")
    func placeholder() {
      screen.show(
        VStack {
          WebImage(url: tea) {
            $0.resizable()
          } placeholder: {
            Text("a")
          }
          WebImage(url: tea).placeholder { Text("b") }.resizable()
          WebImage(url: tea) { phase in Text(phase.image == nil && phase.error == nil ? "c" : "") }
          AnimatedImage(url: tea) { Text("d") }
        })
      #expect(texts == ["a", "b", "c", "d"])
    }

    @Test("shows the picture of the phone's servers, changed as it says, and tells of it")
    func loading() async throws {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      screen.phone.answers["https://example.com/tea.png"] = .data(try #require(picture.pngData()))
      var told: [String] = []
      screen.show(
        VStack {
          WebImage(url: tea).onSuccess { image, data, _ in told.append("\(image.size.width) \(data != nil)") }
            .resizable().indicator(.activity).frame(width: 60, height: 40).accessibilityIdentifier("a")
          WebImage(url: tea).onFailure { _ in told.append("failed") }.accessibilityIdentifier("b")
          AnimatedImage(url: tea).resizable().frame(width: 30, height: 20).accessibilityIdentifier("c")
        })
      let app = XCUIApplication(screen: screen)
      #expect(await screen.wait(upTo: 60) { app.images.count == 3 })
      #expect(app.images["a"].frame.size == CGSize(width: 60, height: 40))
      // Its pixels: an address says nothing of a scale.
      let pixels = CGSize(width: 3 * picture.scale, height: 2 * picture.scale)
      #expect(app.images["b"].frame.size == pixels)
      #expect(app.images["c"].frame.size == CGSize(width: 30, height: 20))
      #expect(app.activityIndicators.count == 0)
      #expect(told == ["\(pixels.width) true"])
    }

    @Test("tells of a picture that cannot be loaded")
    func failing() async {
      var told: [String] = []
      screen.show(
        WebImage(url: tea) { phase in Text(phase.error == nil ? "a" : "b") }.onFailure {
          told.append("\(($0 as? URLError)?.code == .notConnectedToInternet)")
        })
      #expect(await screen.wait(upTo: 60) { texts == ["b"] })
      #expect(told == ["true"])
    }

    @Test("without a placeholder it takes its room, with its indicator over it")
    func room() {
      let image = WebImage(url: tea, options: [.progressiveLoad]).resizable().onSuccess { _, _, _ in }
      screen.show(image.indicator(.activity).transition(.fade(duration: 0.5)).frame(width: 100, height: 80))
      #expect(XCUIApplication(screen: screen).activityIndicators.count == 1)
      screen.show(image.indicator { _, _ in Text("e") }.scaledToFit())
      #expect(texts == ["e"])
    }

    @Test("a moving picture of bytes shows its first frame")
    func animated() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      let data = try #require(image.pngData())
      screen.show(AnimatedImage(data: data).resizable().frame(width: 60, height: 40).accessibilityIdentifier("f"))
      #expect(XCUIApplication(screen: screen).images["f"].frame.size == CGSize(width: 60, height: 40))
      #expect(screen.graph.issues.isEmpty)
    }
  }
#endif
