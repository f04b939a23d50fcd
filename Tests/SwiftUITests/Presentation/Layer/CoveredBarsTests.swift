import Foundation
import Testing

@testable import SwiftUI

@Suite("Bars behind presentations") @MainActor
struct CoveredBarsTests {
  private struct Screen: View {
    @Bindable var isShown: TestValue<Bool>

    var body: some View {
      NavigationStack {
        Color.white.ignoresSafeArea().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button {
                isShown.value.toggle()
              } label: {
                Rectangle().fill(.tint).frame(width: 20, height: 20)
              }
              .accessibilityLabel("Go")
            }
          }
      }
      .tint(.red)
      .alert("Sure?", isPresented: $isShown.value) { Button("Yes") {} }
    }
  }

  @Test("an item with a tint is gray and has no glass while an alert is in front, and is as before afterwards")
  func alert() throws {
    let isShown = TestValue(false)
    let phone = PhoneScreen(Screen(isShown: isShown), system: .iOS26)
    let place = try #require(phone.node(.button, "Go")).frame
    let before = try phone.color(place.midX, place.midY)
    #expect(before[0] > 240 && before[1] < 80)
    phone.tap("Go")
    #expect(isShown.value)
    // Black of 31 % on white, dimmed by a fifth.
    let covered = try phone.color(place.midX, place.midY)
    #expect(covered[0] == covered[1] && (136...144).contains(covered[0]))
    // The line of light at the edge of the circle is not there.
    #expect(try phone.color(place.midX, 62) == phone.color(place.midX, 110))
    phone.tap("Yes")
    #expect(try phone.color(place.midX, place.midY) == before)
  }

  @Test("before iOS 26 an item keeps its tint")
  func old() throws {
    let phone = PhoneScreen(Screen(isShown: TestValue(true)), system: .iOS18)
    let color = try phone.color(402 - 26, 83)
    #expect(color[0] > 150 && color[1] < 80)
  }
}
