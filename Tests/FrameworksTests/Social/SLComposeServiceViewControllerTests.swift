#if os(Linux)
  import FlowFoundation
  import FlowSocial
  import FlowUIKit
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("The sheet of a share extension", .ownPhone) @MainActor
  struct SLComposeServiceViewControllerTests {
    private final class Ends: NSExtensionContext {
      var ends: [String] = []
      override func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        ends.append("completed")
      }
      override func cancelRequest(withError error: any Error) { ends.append("cancelled") }
    }

    private final class Sheet: SLComposeServiceViewController {
      let context = Ends()
      var taps = 0
      override var extensionContext: NSExtensionContext? { context }
      override func isContentValid() -> Bool { !contentText.isEmpty }
      override func configurationItems() -> [Any]! {
        let item = SLComposeSheetConfigurationItem()
        item.title = "Album"
        item.value = "Summer"
        item.tapHandler = { [weak self] in self?.taps += 1 }
        return [item]
      }
    }

    private struct Face: UIViewControllerRepresentable {
      let controller: Sheet
      func makeUIViewController(context: Context) -> Sheet { controller }
      func updateUIViewController(_ uiViewController: Sheet, context: Context) {}
    }

    private let screen = Screen(device: .iPhone)

    private func nodes() -> [SemanticsNode] {
      func all(_ nodes: [SemanticsNode]) -> [SemanticsNode] { nodes.flatMap { [$0] + all($0.children) } }
      return all(screen.semantics())
    }

    private func tap(_ label: String) throws {
      let frame = try #require(nodes().first { $0.role == .button && $0.names.contains(label) }?.frame)
      screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("has buttons and rows; Post is enabled if the text is valid, and ends the extension")
    func post() throws {
      let sheet = Sheet()
      sheet.placeholder = "Say something"
      screen.show(Face(controller: sheet))
      screen.settle()
      #expect(nodes().contains { $0.role == .staticText && $0.names.contains("Say something") })
      try tap("Album  Summer")
      #expect(sheet.taps == 1)
      try tap("Post")
      #expect(sheet.context.ends == [])
      screen.perform {
        sheet.textView.text = "Tea"
        sheet.textViewDidChange(sheet.textView)
      }
      #expect(!nodes().contains { $0.role == .staticText && $0.names.contains("Say something") })
      try tap("Post")
      try tap("Cancel")
      #expect(sheet.context.ends == ["completed", "cancelled"])
    }
  }
#endif
