import Foundation
import Testing

@testable import SwiftUI

@Suite("Sizes of sheets") @MainActor
struct PresentationSizingTests {
  private struct Doubled: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: 2 * root.sizeThatFits(.unspecified).width, height: nil)
    }
  }

  private func size(_ phone: PhoneScreen, _ sheet: some View) throws -> CGSize {
    phone.screen.show(Text("Below").sheet(isPresented: .constant(true)) { sheet })
    return try #require(phone.sheet).frame.size
  }

  private var content: some View { Color.red.frame(width: 300, height: 200) }

  @Test("in a wide window the sizing determines the size of the card")
  func wide() throws {
    func size(_ sheet: some View) throws -> CGSize { try self.size(PhoneScreen(width: 1024, height: 768), sheet) }
    let standard = try size(content)
    #expect(try size(content.presentationSizing(.automatic)) == standard)
    #expect(try size(content.presentationSizing(.page)) == standard)
    #expect(try size(content.presentationSizing(.form)) == CGSize(width: 540, height: 620))
    #expect(try size(content.presentationSizing(.fitted)) == CGSize(width: 300, height: 200))
    #expect(
      try size(content.presentationSizing(.form.fitted(horizontal: false, vertical: true)))
        == CGSize(width: 540, height: 200))
    #expect(try size(content.presentationSizing(Doubled())) == CGSize(width: 600, height: standard.height))
    #expect(
      try size(Color.red.frame(width: 5000, height: 5000).presentationSizing(.fitted)).height == standard.height)
  }

  @Test("a sticky sizing grows with the content and does not shrink on its axis")
  func sticky() throws {
    struct Growing<Sizing: PresentationSizing>: View {
      let length: TestValue<CGFloat>
      let sizing: Sizing

      var body: some View {
        let side = length.value
        Text("Below").sheet(isPresented: .constant(true)) {
          Color.red.frame(width: side, height: side).presentationSizing(sizing)
        }
      }
    }
    func sizes(_ sizing: some PresentationSizing) throws -> [CGSize] {
      let length = TestValue<CGFloat>(200)
      let phone = PhoneScreen(width: 1024, height: 768)
      phone.screen.show(Growing(length: length, sizing: sizing))
      let lengths: [CGFloat] = [300, 250]
      return try lengths.map { next in
        phone.screen.perform { length.value = next }
        return try #require(phone.sheet).frame.size
      }
    }
    let grown = CGSize(width: 300, height: 300)
    #expect(try sizes(.fitted) == [grown, CGSize(width: 250, height: 250)])
    #expect(try sizes(.fitted.sticky(vertical: true)) == [grown, CGSize(width: 250, height: 300)])
    #expect(try sizes(.fitted.sticky(horizontal: true)) == [grown, CGSize(width: 300, height: 250)])
  }

  @Test("in a narrow window it has no effect")
  func narrow() throws {
    let standard = try size(PhoneScreen(), content)
    #expect(try size(PhoneScreen(), content.presentationSizing(.fitted)) == standard)
  }
}
