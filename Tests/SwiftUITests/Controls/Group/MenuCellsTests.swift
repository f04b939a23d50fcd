import Foundation
import Testing

@testable import SwiftUI

@Suite("Control groups and submenus in menus of iOS 26") @MainActor
struct MenuCellsTests {
  private struct Actions: View {
    var body: some View {
      VStack {
        Menu("Actions") {
          ControlGroup {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Share", systemImage: "square.and.arrow.up") {}
          }
          Button("Edit", systemImage: "pencil") {}
          Menu("Sort") { Button("Name") {} }
        }
        Spacer()
      }
    }
  }

  @Test("the buttons of a group have equal cells of 57 points, and a line below")
  func cells() throws {
    let phone = PhoneScreen(Actions(), system: .iOS26)
    phone.tap("Actions")
    let menu = try #require(phone.node(.collectionView)).frame
    let copy = try #require(phone.node(.button, "Copy")).frame
    let share = try #require(phone.node(.button, "Share")).frame
    #expect(copy.size == CGSize(width: 125, height: 57) && share.size == copy.size)
    #expect(copy.minX == menu.minX && share.minX == copy.maxX && copy.minY == menu.minY + 10)
    #expect(try #require(phone.node(.button, "Edit")).frame.minY == copy.maxY + 21)
  }

  @Test("before iOS 26 they are rows")
  func rows() throws {
    let phone = PhoneScreen(Actions(), system: .iOS18)
    phone.tap("Actions")
    let copy = try #require(phone.node(.button, "Copy")).frame
    let share = try #require(phone.node(.button, "Share")).frame
    #expect(copy.width == 250 && share.minY >= copy.maxY)
  }

  @Test("a submenu has a chevron, 31 points from the edge")
  func chevron() throws {
    let phone = PhoneScreen(Actions(), system: .iOS26)
    phone.tap("Actions")
    let row = try #require(phone.node(.button, "Sort")).frame
    let picture = try #require(phone.screen.picture(scale: 1))
    let dark = (Int(row.midX)..<Int(row.maxX)).filter { x in
      (Int(row.minY)..<Int(row.maxY)).contains { picture[x, $0].red < 120 }
    }
    let middle = (CGFloat(try #require(dark.first)) + CGFloat(try #require(dark.last)) + 1) / 2
    #expect(abs(row.maxX - middle - 31) < 1.5)
  }
}
