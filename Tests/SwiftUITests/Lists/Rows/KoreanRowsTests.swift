import Foundation
import Testing

@testable import SwiftUI

@Suite("Rows in Korean") @MainActor
struct KoreanRowsTests {
  private func frames(_ locale: String, _ system: SystemVersion = .iOS26) throws -> (rows: [CGRect], footer: CGRect) {
    let phone = PhoneScreen(
      Form {
        Section {
          Text("One")
          Text("Two")
        } footer: {
          Text("Footer")
        }
      }
      .environment(\.locale, Locale(identifier: locale)), system: system)
    let rows = ["One", "Two"].compactMap { phone.node(.staticText, $0)?.frame }
    return (rows, try #require(phone.node(.staticText, "Footer")).frame)
  }

  @Test("on iOS 26 a row of one line is a third of a point higher, and a footer lower in its place")
  func heights() throws {
    let (english, korean) = try (frames("en_US"), frames("ko_KR"))
    func pitch(_ rows: [CGRect]) -> CGFloat { rows[1].minY - rows[0].minY }
    #expect(abs(pitch(english.rows) - 52) < 0.01 && abs(pitch(korean.rows) - 52 - 1.0 / 3) < 0.01)
    let distance = { (frames: (rows: [CGRect], footer: CGRect)) in frames.footer.minY - frames.rows[1].minY }
    #expect(abs(distance(korean) - distance(english) - 4.0 / 3 - 1.0 / 3) < 0.5)
  }

  @Test("before iOS 26, and in other languages, rows are as in English")
  func others() throws {
    #expect(try frames("ja_JP").rows == frames("en_US").rows)
    #expect(try frames("ko_KR", .iOS18).rows == frames("en_US", .iOS18).rows)
  }
}
