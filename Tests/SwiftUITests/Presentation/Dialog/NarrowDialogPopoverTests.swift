import Foundation
import Testing

@testable import SwiftUI

@Suite("Dialogs on phones with glass") @MainActor
struct NarrowDialogPopoverTests {
  private struct Note: View {
    var body: some View {
      Button("Photo") {}.confirmationDialog("Photo", isPresented: .constant(true)) {
        Button("Take") {}
        Button("Remove", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test("a dialog is a popover at its view with capsules of 208 by 48 points, and without a cancel button")
  func popover() throws {
    let phone = PhoneScreen(Note(), system: .iOS26)
    let take = try #require(phone.node(.button, "Take")).frame
    let remove = try #require(phone.node(.button, "Remove")).frame
    #expect(take.size == CGSize(width: 208, height: 48) && remove.minY - take.maxY == 8)
    #expect(phone.node(.button, "Cancel") == nil)
    // Without dimming.
    #expect(try phone.color(10, 400) == [255, 255, 255])
  }

  @Test("of a view that fills the screen it is at the top, in the middle, 10 points below the safe area")
  func fullScreen() throws {
    let phone = PhoneScreen(
      Color.white.ignoresSafeArea().confirmationDialog("Sort", isPresented: .constant(true)) {
        Button("One") {}
        Button("Two") {}
        Button("Three") {}
        Button("Four") {}
      }, system: .iOS26)
    let (first, last) = (
      try #require(phone.node(.button, "One")).frame, try #require(phone.node(.button, "Four")).frame
    )
    #expect(abs(first.minY - 88) < 1 && abs(last.maxY - 304) < 1 && first.midX == 201)
  }

  @Test("before iOS 26 it is at the bottom, with a cancel button, in front of the dimmed window")
  func bottom() throws {
    let phone = PhoneScreen(Note(), system: .iOS18)
    #expect(try #require(phone.node(.button, "Cancel")).frame.maxY > 800)
    #expect(try phone.color(10, 400) == [204, 204, 204])
  }
}
