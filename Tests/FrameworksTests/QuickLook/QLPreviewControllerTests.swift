#if os(Linux)
  import FlowQuickLook
  import FlowRendering
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("A preview of files", .ownPhone) @MainActor
  struct QLPreviewControllerTests {
    private let screen = Screen(device: .iPhone)
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID())")
    private var app: XCUIApplication { XCUIApplication(screen: screen) }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
      let url = folder.appendingPathComponent(name)
      try data.write(to: url)
      return url
    }

    private struct Files: View {
      let urls: [URL]
      @State private var shown: URL?

      var body: some View {
        Button("Show") { shown = urls.last }.quickLookPreview($shown, in: urls)
        Text(shown == nil ? "nothing" : "something")
      }
    }

    @Test("shows a text, a picture, and of other files the name and the size, one after the other")
    func files() throws {
      let red = UIImage(
        .bitmap(.init(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_0000, count: 4))), scale: 1)
      let urls = [
        try file("data.bin", Data(count: 12)), try file("red.png", try #require(red.pngData())),
        try file("notes.txt", Data("Buy tea".utf8)),
      ]
      screen.show(VStack { Files(urls: urls) })
      app.buttons["Show"].tap()
      #expect(app.otherElements["QLPreviewControllerView"].exists && app.navigationBars["notes.txt"].exists)
      #expect(app.staticTexts["Buy tea"].exists && app.staticTexts["3 of 3"].exists)
      #expect(!app.buttons["Next"].isEnabled)
      app.buttons["Previous"].tap()
      #expect(app.images["red.png"].exists && app.navigationBars["red.png"].exists)
      try screen.savePicture("preview")
      app.buttons["Previous"].tap()
      #expect(app.staticTexts["12 bytes"].exists)
      app.buttons["QLOverlayDoneButtonAccessibilityIdentifier"].tap()
      #expect(!app.otherElements["QLPreviewControllerView"].exists && app.staticTexts["nothing"].exists)
    }

    @Test("says that a file is not there")
    func missing() {
      screen.show(VStack { Files(urls: [folder.appendingPathComponent("none.txt")]) })
      app.buttons["Show"].tap()
      #expect(app.staticTexts["The file is not there."].exists)
    }

    @Test("a controller asks its data source, and tells its delegate when it is closed")
    func controller() throws {
      final class Source: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        let urls: [URL]
        var events: [String] = []

        init(_ urls: [URL]) { self.urls = urls }

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }

        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
          urls[index] as NSURL
        }

        func previewControllerDidDismiss(_ controller: QLPreviewController) { events.append("closed") }
      }
      struct Controller: UIViewControllerRepresentable {
        let source: Source

        func makeUIViewController(context: Context) -> QLPreviewController {
          let controller = QLPreviewController()
          controller.dataSource = source
          controller.delegate = source
          return controller
        }

        func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
      }
      let source = Source([try file("notes.md", Data("# Tea".utf8))])
      screen.show(Controller(source: source))
      #expect(app.staticTexts["# Tea"].exists)
      app.buttons["Done"].tap()
      #expect(source.events == ["closed"])
      #expect(QLPreviewController.canPreview(source.urls[0]))
      #expect(!QLPreviewController.canPreview(URL(string: "https://example.com")!))
    }
  }
#endif
