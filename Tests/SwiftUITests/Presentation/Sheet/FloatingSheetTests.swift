import Foundation
import Testing

@testable import SwiftUI

@Suite("Floating sheets") @MainActor
struct FloatingSheetTests {
  private func sheet(_ detent: PresentationDetent, _ system: SystemVersion) -> PhoneScreen {
    PhoneScreen(
      Color.black.ignoresSafeArea().sheet(isPresented: .constant(true)) {
        Button("OK") {}.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .presentationDetents([detent])
      }, system: system)
  }

  @Test("a sheet of half height floats 8 points from the sides and the bottom")
  func half() throws {
    let phone = sheet(.medium, .iOS26)
    let frame = try #require(phone.sheet).frame
    #expect(frame == CGRect(x: 8, y: 415, width: 386, height: 451))
    #expect(try phone.color(4, 700) == [0, 0, 0] && phone.color(20, 700) != [0, 0, 0])
  }

  @Test("its content is laid out at the width of the window and shown smaller, where touches find it")
  func scale() throws {
    let phone = sheet(.medium, .iOS26)
    let button = try #require(phone.node(.button, "OK")).frame
    let large = try #require(sheet(.large, .iOS26).node(.button, "OK")).frame
    #expect(button.minX == 8 && button.minY == 415)
    #expect(abs(button.width / large.width - 386 / 402.0) < 0.001)
  }

  @Test("a sheet at full height reaches the edges, below the status bar")
  func large() throws {
    #expect(try #require(sheet(.large, .iOS26).sheet).frame == CGRect(x: 0, y: 62, width: 402, height: 812))
  }

  @Test("rows of a list on a floating sheet are darker than the sheet, and the list has no background")
  func rows() throws {
    let phone = PhoneScreen(
      Color(uiColor: .systemGroupedBackground).ignoresSafeArea().sheet(isPresented: .constant(true)) {
        List { Text("Row") }.presentationDetents([.medium])
      }, system: .iOS26)
    let row = try #require(phone.node(.staticText, "Row")).frame
    #expect(try phone.color(330, row.midY) == [0xDB, 0xDB, 0xDD])
    #expect(try zip(phone.color(200, 800), [0xE9, 0xE9, 0xEB]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test("the first row below a bar is 106 points below the top of a sheet with a header, at half and at full height")
  func rowBelowBar() throws {
    func distance(_ detent: PresentationDetent) throws -> CGFloat {
      let phone = PhoneScreen(
        Color.white.sheet(isPresented: .constant(true)) {
          NavigationStack {
            Form { Section("Header") { Text("Row") } }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          }
          .presentationDetents([detent])
        }, system: .iOS26)
      let scale: CGFloat = detent == .medium ? 386.0 / 402 : 1
      // A text is in the middle of its row of 52 points.
      let row = try #require(phone.node(.staticText, "Row")).frame.midY - 26 * scale
      return row - (try #require(phone.sheet)).frame.minY
    }
    #expect(try abs(distance(.medium) - 106) < 0.5 && abs(distance(.large) - 106.3) < 0.5)
  }
}
