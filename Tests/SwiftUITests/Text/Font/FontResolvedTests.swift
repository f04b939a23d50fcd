import Foundation
import Testing

@testable import SwiftUI

@Suite("Resolved fonts") @MainActor
struct FontResolvedTests {
  private func resolve(_ font: Font, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Font.Resolved {
    var environment = EnvironmentValues()
    change(&environment)
    return font.resolve(in: environment.fontResolutionContext)
  }

  @Test("a font has its size, weight and traits")
  func traits() {
    let plain = resolve(.body)
    #expect(plain.pointSize == 17)
    #expect(plain.weight == .regular && plain.width == .standard && plain.leading == .standard)
    #expect(!plain.isBold && !plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
    let font = resolve(.title.bold().italic().monospaced().width(.condensed).leading(.tight))
    #expect(font.pointSize == 28)
    #expect(font.weight == .bold && font.width == .condensed && font.leading == .tight)
    #expect(font.isBold && font.isItalic && font.isMonospaced)
    let caps = resolve(.body.lowercaseSmallCaps())
    #expect(caps.isLowercaseSmallCaps && !caps.isUppercaseSmallCaps && !caps.isSmallCaps)
    #expect(resolve(.body.smallCaps()).isSmallCaps)
  }

  @Test("a font follows the Dynamic Type size and the bold text of the context")
  func contexts() {
    #expect(resolve(.body) { $0.dynamicTypeSize = .accessibility5 }.pointSize == 53)
    #expect(resolve(.body) { $0.legibilityWeight = .bold }.weight == .semibold)
    #expect(resolve(.system(size: 20)) { $0.dynamicTypeSize = .accessibility5 } == resolve(.system(size: 20)))
    var large = EnvironmentValues()
    #expect(large.fontResolutionContext == EnvironmentValues().fontResolutionContext)
    large.dynamicTypeSize = .xxxLarge
    #expect(large.fontResolutionContext != EnvironmentValues().fontResolutionContext)
  }

  @Test("the font of Core Text has the size in points")
  func coreText() {
    let font = resolve(.body) { $0.dynamicTypeSize = .xSmall }.ctFont
    #expect(CTFontGetSize(font) == 14)
    #expect(Font(font).resolve(at: .accessibility5).size == 14)
    #expect(CTFontCopyPostScriptName(resolve(.custom("Avenir", fixedSize: 20)).ctFont) == "Avenir")
  }

  @Test("a view reads the context from its environment")
  func environment() {
    struct Sized: View {
      @Environment(\.fontResolutionContext) private var context

      var body: some View { Text("\(Int(Font.body.resolve(in: context).pointSize))") }
    }
    let phone = PhoneScreen(
      VStack {
        Sized()
        Sized().dynamicTypeSize(.xSmall)
      })
    #expect(phone.texts == ["17", "14"])
  }
}
