import Foundation
import Testing

@testable import SwiftUI

@Suite("The pasteboard", .serialized) @MainActor
struct UIPasteboardTests {
  @Test("it contains the last copied item, of one type")
  func kinds() throws {
    let board = UIPasteboard.general
    let changes = board.changeCount
    board.string = "one"
    #expect(board.strings == ["one"])
    #expect(board.hasStrings && !board.hasURLs && !board.hasImages)
    let url = try #require(URL(string: "https://example.org/a"))
    board.url = url
    #expect(board.string == "https://example.org/a")
    #expect(board.urls == [url])
    board.images = [UIImage(), UIImage()]
    #expect(board.numberOfItems == 2)
    #expect(board.string == nil && board.url == nil)
    board.string = nil
    #expect(board.numberOfItems == 0 && board.image == nil)
    #expect(board.changeCount == changes + 4)
  }

  @Test("each screen has its own")
  func screens() {
    let (first, second) = (Screen(device: .iPhone), Screen(device: .iPhone))
    first.perform { UIPasteboard.general.string = "first" }
    second.perform {
      #expect(UIPasteboard.general.string != "first")
      UIPasteboard.general.string = "second"
    }
    first.perform { #expect(UIPasteboard.general.string == "first") }
  }
}
