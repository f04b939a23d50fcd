import SwiftUI
import Testing

@testable import FlowUIKit

@Suite("A well with a color") @MainActor
struct UIColorWellTests {
  @Test("it has the size of a color picker, and keeps the color that it is given")
  func color() {
    let well = UIColorWell()
    #expect(well.selectedColor == nil)
    well.selectedColor = .systemRed
    well.title = "Paint"
    well.supportsAlpha = false
    let phone = Phone(Shown(view: well))
    #expect(well.selectedColor == .systemRed)
    #expect(well.intrinsicContentSize.width > 20 && well.intrinsicContentSize.height > 20)
    #expect(phone.nodes.contains { $0.names.contains("Paint") })
  }
}
