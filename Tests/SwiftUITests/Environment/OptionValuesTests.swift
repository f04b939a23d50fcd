import Testing

@testable import SwiftUI

@MainActor
@Suite("Options that views read")
struct OptionValuesTests {
  @Test("badges, drags and pointers")
  func values() {
    #expect(read(\.badgeProminence) { $0.badgeProminence(.decreased) } == .decreased)
    #expect(read(\.springLoadingBehavior) { $0.springLoadingBehavior(.enabled) } == .enabled)
    #expect(read(\.isHoverEffectEnabled) { $0 } == true)
    #expect(read(\.isHoverEffectEnabled) { $0.hoverEffectDisabled(false).hoverEffectDisabled() } == false)
  }

  @Test("a scene's padding follows the size class")
  func scenePadding() {
    func width(_ sizeClass: UserInterfaceSizeClass) -> CGFloat? {
      let screen = Screen.phone { $0.horizontalSizeClass = sizeClass }
      screen.show(Color.red.scenePadding(.horizontal))
      return screen.frames(of: .red).first?.width
    }
    #expect(width(.compact).map { $0.rounded() } == 358)
    #expect(width(.regular).map { $0.rounded() } == 350)
  }

  private struct Profile: Transferable {
    var name = ""
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.name)
    }
  }

  @Test("a representation with a key path reads its item")
  func representation() {
    #expect(type(of: Profile.transferRepresentation) is any TransferRepresentation<Profile>.Type)
  }
}
