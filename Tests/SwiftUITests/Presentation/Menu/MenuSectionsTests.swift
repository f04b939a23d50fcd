import Foundation
import Testing

@testable import SwiftUI

@Suite("Menus with glass") @MainActor
struct MenuSectionsTests {
  private func menu(_ system: SystemVersion) -> PhoneScreen {
    let phone = PhoneScreen(
      NavigationStack {
        Text("Note").toolbar {
          Menu("More", systemImage: "ellipsis") {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Plain") {}
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
        }
      }, system: system)
    phone.tap("More")
    return phone
  }

  @Test("rows are 42 points high, with a space of 21 points between sections, and 10 above and below")
  func rows() throws {
    let phone = menu(.iOS26)
    let frames = ["Copy", "Plain", "Delete"].compactMap { phone.node(.button, $0)?.frame }
    #expect(frames.count == 3 && frames.allSatisfy { $0.height == 42 && $0.width == 250 })
    #expect(frames[1].minY - frames[0].minY == 42 && frames[2].minY - frames[1].minY == 63)
    let menu = try #require(phone.nodes.last { $0.role == .collectionView }).frame
    #expect(abs(menu.height - (42 * 3 + 21 + 20)) < 0.01)
  }

  @Test("a menu of a bar begins at the top of its button and ends at the margin of the bar")
  func place() throws {
    let menu = try #require(menu(.iOS26).nodes.last { $0.role == .collectionView }).frame
    #expect(menu.minY == 62 && abs(menu.maxX - 386) < 1)
    let old = try #require(self.menu(.iOS18).nodes.last { $0.role == .collectionView }).frame
    #expect(old.minY > 80)
  }

  @Test("titles stand beside the column of symbols, also of rows without one")
  func titles() throws {
    let phone = menu(.iOS26)
    let menu = try #require(phone.nodes.last { $0.role == .collectionView }).frame
    let picture = try #require(phone.screen.picture(scale: 1))
    let dark = { (y: CGFloat) in (0..<120).first { picture[Int(menu.minX) + $0, Int(y)].green < 128 } }
    let plain = try #require(phone.node(.button, "Plain")).frame
    let start = try #require((-8...8).compactMap { dark(plain.midY + CGFloat($0)) }.min())
    #expect(abs(CGFloat(start) - 61) < 3)
  }
}
