#if os(Linux)
  import FlowWebKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A picture of a page", .ownPhone) @MainActor
  struct WKSnapshotConfigurationTests {
    private struct Page: UIViewRepresentable {
      let view: WKWebView

      func makeUIView(context: Context) -> WKWebView { view }
      func updateUIView(_ view: WKWebView, context: Context) {}
    }

    @Test("shows all that is visible, a part of it, or has another width")
    func sizes() async throws {
      let screen = Screen(device: .iPhone)
      let view = WKWebView()
      screen.show(Page(view: view).frame(width: 200, height: 100))
      view.loadHTMLString("<h1>Tea</h1>", baseURL: nil)
      screen.advance(by: 0.1)
      #expect(try await view.takeSnapshot(configuration: nil).size == CGSize(width: 200, height: 100))
      let part = WKSnapshotConfiguration()
      part.rect = CGRect(x: 10, y: 10, width: 50, height: 20)
      #expect(try await view.takeSnapshot(configuration: part).size == CGSize(width: 50, height: 20))
      part.snapshotWidth = 100
      #expect(try await view.takeSnapshot(configuration: part).size == CGSize(width: 100, height: 40))
      var picture: UIImage?
      view.takeSnapshot(with: nil) { image, _ in picture = image }
      #expect(picture == nil)
      screen.advance(by: 0.1)
      #expect(picture?.size.width == 200)
    }
  }
#endif
