import Foundation
import Testing

@testable import SwiftUI

@Suite("UIKit's fonts") @MainActor
struct UIFontTests {
  private func size(_ font: Font) -> CGSize {
    PhoneScreen(Text("Hamburg").font(font)).node(.staticText)?.frame.size ?? .zero
  }

  @Test("a view shows them in their own size, weight and design")
  func views() {
    #expect(size(Font(UIFont.systemFont(ofSize: 30, weight: .bold))) == size(.system(size: 30, weight: .bold)))
    #expect(size(Font(UIFont.systemFont(ofSize: 30))) != size(.system(size: 30, weight: .bold)))
    let monospaced = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.monospaced)
    #expect(
      monospaced.map { size(Font(UIFont(descriptor: $0, size: 0))) } == size(.system(size: 20, design: .monospaced)))
    #expect(Font(UIFont.italicSystemFont(ofSize: 12)) == .system(size: 12, weight: .regular, design: .default).italic())
  }

  @Test("a text style has the size for the user's text size")
  func styles() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxxLarge
    let screen = Screen(device: .iPhone, environment: environment)
    screen.show(Text("a"))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
    #expect(UIFontMetrics.default.scaledValue(for: 34) == 46)
    let standard = Screen(device: .iPhone)
    standard.show(Text("a"))
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.pointSize == 17)
    #expect(abs(headline.lineHeight - 22) < 0.001)
    #expect(abs(headline.ascender - headline.descender + headline.leading - 22) < 0.001 && headline.leading > 1)
    #expect(UIFont.systemFont(ofSize: 17).leading == 0)
    #expect(headline.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 10)).pointSize == 10)
  }

  @Test("traits are replaced, sizes are kept")
  func descriptors() {
    let bold = UIFont.boldSystemFont(ofSize: 15).fontDescriptor
    #expect(bold.symbolicTraits == .traitBold)
    let italic = bold.withSymbolicTraits(.traitItalic)
    #expect(italic?.symbolicTraits == .traitItalic)
    #expect(italic?.pointSize == 15)
    #expect(UIFont(name: "No font of this name", size: 3) == nil)
    #expect(UIFont.systemFont(ofSize: 10).ascender == 9.52)
  }
}
