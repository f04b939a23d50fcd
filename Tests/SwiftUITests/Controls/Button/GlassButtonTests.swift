import Foundation
import Testing

@testable import SwiftUI

@Suite("Buttons of glass") @MainActor
struct GlassButtonTests {
  @Test("a button of glass is a capsule without a warning on a system that has glass")
  func glass() throws {
    let phone = PhoneScreen(
      ZStack {
        Color.red.ignoresSafeArea()
        Button("OK") {}.buttonStyle(.glass)
      }, system: .iOS26)
    let frame = try #require(phone.node(.button, "OK")).frame
    #expect(phone.issues == [] && abs(frame.height - 34.33) < 0.4)
    #expect(try phone.color(frame.midX, frame.minY + 4)[1] > 120)
    // A corner is not covered.
    #expect(try phone.color(frame.minX + 1, frame.minY + 1)[1] < 120)
    let old = PhoneScreen(Button("OK") {}.buttonStyle(.glass), system: .iOS18)
    #expect(old.issues.contains { $0.hasPrefix("GlassButtonStyle") })
  }

  @Test("a flexible button with a border fills the width")
  func sizing() throws {
    func width(_ sizing: ButtonSizing) throws -> CGFloat {
      let phone = PhoneScreen(
        Button("OK") {}.buttonStyle(.bordered).buttonSizing(sizing).frame(width: 200), system: .iOS26)
      return try #require(phone.node(.button, "OK")).frame.width
    }
    #expect(try width(.flexible) == 200 && width(.fitted) < 100 && width(.automatic) < 100)
  }

  @Test("a view reads the sizing of buttons and the chevrons of links around it")
  func environment() {
    struct Reader: View {
      @Environment(\.buttonSizing) private var sizing
      @Environment(\.navigationLinkIndicatorVisibility) private var indicator

      var body: some View { Text("\(sizing == .flexible) \(indicator == .hidden)") }
    }
    let phone = PhoneScreen(
      VStack {
        Reader()
        Reader().buttonSizing(.flexible).navigationLinkIndicatorVisibility(.hidden)
      }, system: .iOS26)
    #expect(phone.node(.staticText, "false false") != nil && phone.node(.staticText, "true true") != nil)
  }

  @Test("a tint of the app colors a prominent destructive button where the system's does")
  func tint() throws {
    func isBlue(_ system: SystemVersion) throws -> Bool {
      let phone = PhoneScreen(
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent).tint(.blue), system: system)
      let frame = try #require(phone.node(.button, "Delete")).frame
      let color = try phone.color(frame.midX, frame.minY + 3)
      return color[2] > color[0]
    }
    #expect(try isBlue(.iOS26) && !isBlue(.iOS18))
  }
}
