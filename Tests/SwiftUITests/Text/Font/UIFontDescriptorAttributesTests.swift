import Foundation
import Testing

@testable import SwiftUI

@Suite("Attributes of font descriptors") @MainActor
struct UIFontDescriptorAttributesTests {
  @Test("traits, sizes and families are added, and the rest stays")
  func adding() throws {
    let serif = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.serif))
    let bold = serif.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    #expect(bold.weight == .bold && bold.design == .serif && bold.pointSize == 20)
    let slanted = bold.addingAttributes([.size: 12, .traits: [UIFontDescriptor.TraitKey.slant: 0.2]])
    #expect(slanted.isItalic && slanted.pointSize == 12 && slanted.weight == .bold)
    let named = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: CGFloat(9)])
    #expect(named.family == "Georgia" && named.pointSize == 9 && named.object(forKey: .family) as? String == "Georgia")
    #expect(UIFontDescriptor(name: "Courier", size: 3).family == "Courier")
    let symbolic = named.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue]
    ])
    #expect(symbolic.isItalic && symbolic.weight == .regular)
  }
}
