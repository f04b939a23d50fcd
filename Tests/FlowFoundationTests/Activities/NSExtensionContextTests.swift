#if os(Linux)
  import FlowFoundation
  import Foundation
  import Testing

  @Suite("App extensions")
  struct NSExtensionContextTests {
    private final class Shared: NSExtensionContext {
      override var inputItems: [Any] {
        let item = NSExtensionItem()
        item.attachments = [NSItemProvider(item: "https://example.org", typeIdentifier: "public.url")]
        return [item]
      }
    }

    @Test("an extension reads the items of a test's context, and its request ends without an expired time")
    func items() async throws {
      let context: NSExtensionContext = Shared()
      let item = try #require(context.inputItems.first as? NSExtensionItem)
      let provider = try #require(item.attachments?.first)
      #expect(provider.hasItemConformingToTypeIdentifier("public.url"))
      #expect(try await provider.loadItem(forTypeIdentifier: "public.url") as? String == "https://example.org")
      var failure: (any Error)?
      provider.loadItem(forTypeIdentifier: "public.image") { failure = $1 }
      #expect(failure != nil)
      var expired: Bool?
      context.completeRequest(returningItems: nil) { expired = $0 }
      #expect(expired == false && NSExtensionContext().inputItems.isEmpty)
    }
  }
#endif
