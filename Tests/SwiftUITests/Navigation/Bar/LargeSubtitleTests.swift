import Foundation
import Testing

@testable import SwiftUI

@Suite("Subtitles of large titles") @MainActor
struct LargeSubtitleTests {
  private struct Inbox: View {
    var subtitle: String?
    var item: String?

    var body: some View {
      NavigationStack {
        List { Text("Row") }.navigationTitle("Inbox").navigationSubtitle(subtitle ?? "")
          .toolbar {
            if let item { ToolbarItem(placement: .largeSubtitle) { Text(item) } }
          }
      }
    }
  }

  private struct Plain: View {
    var body: some View { NavigationStack { List { Text("Row") }.navigationTitle("Inbox") } }
  }

  @Test("the subtitle is below the title, and content begins lower")
  func place() throws {
    let phone = PhoneScreen(Inbox(subtitle: "12 unread"), system: .iOS26)
    let plain = PhoneScreen(Plain(), system: .iOS26)
    let title = try #require(phone.screen.frame(ofText: "Inbox"))
    let subtitle = try #require(phone.screen.frame(ofText: "12 unread"))
    #expect(abs(subtitle.minX - title.minX) < 1 && subtitle.minY >= title.maxY - 1)
    let plainTitle = try #require(plain.screen.frame(ofText: "Inbox"))
    #expect(abs(title.minY - plainTitle.minY) < 2)
    let row = try #require(phone.screen.frame(ofText: "Row"))
    let plainRow = try #require(plain.screen.frame(ofText: "Row"))
    #expect(row.minY - plainRow.minY == 20)
  }

  @Test("an item takes its place, and before iOS 26 a large title has none")
  func others() {
    #expect(PhoneScreen(Inbox(subtitle: "12 unread", item: "Updated"), system: .iOS26).texts.contains("Updated"))
    #expect(!PhoneScreen(Inbox(subtitle: "12 unread"), system: .iOS18).texts.contains("12 unread"))
  }
}
