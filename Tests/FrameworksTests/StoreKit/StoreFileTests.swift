#if os(Linux)
  import Foundation
  import Testing

  @testable import FlowStoreKit

  @Suite("Products that a scheme names")
  struct StoreFileTests {
    @Test("are those of its file, and none without one or if it cannot be read")
    func products() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storekit")
      defer { try? FileManager.default.removeItem(at: file) }
      let text = #"{"products": [{"productID": "tea", "type": "Consumable", "displayPrice": "1.99"}]}"#
      try Data(text.utf8).write(to: file)
      #expect(StoreFile.products(named: file.path).map(\.id) == ["tea"])
      #expect(StoreFile.products(named: nil).isEmpty)
      #expect(StoreFile.products(named: file.path + "x").isEmpty)
    }
  }
#endif
