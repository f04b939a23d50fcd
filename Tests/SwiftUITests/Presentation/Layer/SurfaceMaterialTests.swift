import Foundation
import Testing

@testable import SwiftUI

@Suite("Surfaces that show what is behind them") @MainActor
struct SurfaceMaterialTests {
  /// A black square behind the lower half of the screen, on the background of grouped lists.
  private struct Behind: View {
    var body: some View {
      ZStack {
        Color(uiColor: .systemGroupedBackground)
        Color.black.frame(width: 100, height: 100).offset(y: 200)
      }
      .ignoresSafeArea()
    }
  }

  private func luminance(_ phone: PhoneScreen, _ x: CGFloat, _ y: CGFloat) throws -> Int { try phone.color(x, y)[0] }

  @Test("a floating sheet is darker in front of a dark view, and has the measured color in front of the background")
  func sheet() throws {
    let phone = PhoneScreen(
      Behind().sheet(isPresented: .constant(true)) { Color.clear.presentationDetents([.medium]) }, system: .iOS26)
    #expect(try abs(luminance(phone, 60, 800) - 0xE9) <= 1)
    #expect(try luminance(phone, 201, 637) < 0xE9 - 20)
    // The edge of the square is blurred.
    let edge = try luminance(phone, 251, 637)
    #expect(try edge > luminance(phone, 201, 637) && edge < luminance(phone, 60, 800))
  }

  @Test("an alert shows less of it")
  func alert() throws {
    let phone = PhoneScreen(
      ZStack {
        Color(uiColor: .systemGroupedBackground)
        Color.black.frame(width: 300, height: 40).offset(y: 0)
      }
      .ignoresSafeArea()
      .alert("Title", isPresented: .constant(true)) {
        Button("OK") {}
      } message: {
        Text("Message")
      }, system: .iOS26)
    let frame = try #require(phone.node(.alert)).frame
    let (plain, dark) = (try luminance(phone, 340, frame.minY + 16), try luminance(phone, 340, 437))
    #expect((plain - 28...plain - 6).contains(dark))
  }

  @Test("a sheet at full height is opaque")
  func large() throws {
    let phone = PhoneScreen(
      Behind().sheet(isPresented: .constant(true)) { Color.clear.presentationDetents([.large]) }, system: .iOS26)
    #expect(try phone.color(201, 637) == phone.color(60, 800))
  }
}
