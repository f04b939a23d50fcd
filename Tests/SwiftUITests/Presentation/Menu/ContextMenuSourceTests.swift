import Foundation
import Testing

@testable import SwiftUI

@Suite("The view of a context menu") @MainActor
struct ContextMenuSourceTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func open(_ system: SystemVersion) -> PhoneScreen {
    let phone = PhoneScreen(
      VStack {
        Self.red.frame(width: 100, height: 60).contextMenu { Button("Copy") {} }
        Color.green.frame(width: 100, height: 60)
      }, system: system)
    phone.screen.tap(at: CGPoint(x: 201, y: 405), duration: 0.8)
    return phone
  }

  @Test("it is in front of the dimmed window", arguments: [SystemVersion.iOS18, .iOS26])
  func isLifted(_ system: SystemVersion) throws {
    let phone = open(system)
    let menu = try #require(phone.node(.collectionView)).frame
    let red = try #require(phone.screen.frames(of: Self.red).first)
    #expect(try phone.color(red.midX, red.midY)[0] > 240)
    // The other view is dimmed, beside the menu.
    #expect(try phone.color(5, 300)[0] < 230)
    #expect(menu.minY - red.maxY == (system == .iOS26 ? 20 : 8))
  }
}
