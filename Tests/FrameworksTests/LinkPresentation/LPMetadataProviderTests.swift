#if os(Linux)
  import FlowLinkPresentation
  import FlowUIKit
  import Foundation
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("What is known of a link", .ownPhone) @MainActor
  struct LPMetadataProviderTests {
    private let screen = Screen(device: .iPhone)
    private let url = URL(string: "https://example.com/tea")!

    init() { screen.phone.links[url.absoluteString] = PhoneLink(title: "Tea shop") }

    @Test("comes from the test's table, and fails without a connection and for other addresses")
    func table() async throws {
      #expect(try await LPMetadataProvider().startFetchingMetadata(for: url).title == "Tea shop")
      let other = URL(string: "https://example.com/milk")!
      await #expect(throws: LPError.self) { try await LPMetadataProvider().startFetchingMetadata(for: other) }
      screen.phone.network = .offline
      await #expect(throws: LPError.self) { try await LPMetadataProvider().startFetchingMetadata(for: url) }
      #expect(screen.phone.acts(of: "LinkPresentation").first == "LinkPresentation: asks about https://example.com/tea")
    }

    @Test("is handed to a completion at the next turn of the clock, or an error if the request is cancelled")
    func completion() {
      let results = Locked<[String]>([])
      let cancelled = LPMetadataProvider()
      for provider in [LPMetadataProvider(), cancelled] {
        provider.startFetchingMetadata(for: url) { metadata, error in
          results.withLock { $0.append(metadata?.title ?? "\((error as? LPError)?.code.rawValue ?? 0)") }
        }
      }
      cancelled.cancel()
      #expect(results.value.isEmpty)
      screen.show(Text("link"))
      screen.advance(by: 0.1)
      #expect(results.value == ["Tea shop", "3"])
    }

    @Test("is shown by a view, which opens the address")
    func view() {
      struct Link: UIViewRepresentable {
        let url: URL

        func makeUIView(context: Context) -> LPLinkView {
          let metadata = LPLinkMetadata()
          metadata.url = url
          metadata.title = "Tea shop"
          return LPLinkView(metadata: metadata)
        }

        func updateUIView(_ view: LPLinkView, context: Context) {}
      }
      let opened = Locked<[String]>([])
      screen.show(
        Link(url: url).frame(width: 300, height: 80)
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened.withLock { $0.append(url.absoluteString) }
              return .handled
            }))
      let button = XCUIApplication(screen: screen).buttons["Tea shop, example.com"]
      #expect(button.exists)
      button.tap()
      #expect(opened.value == ["https://example.com/tea"])
    }
  }
#endif
