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

    @Test("shows its placeholder, of each of its versions, and warns")
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
      #expect(
        screen.graph.issues.map(\.message) == [
          "AsyncImage is not implemented: there is no network, and a placeholder for 'https://example.com/tea.png' is "
            + "shown."
        ])
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
