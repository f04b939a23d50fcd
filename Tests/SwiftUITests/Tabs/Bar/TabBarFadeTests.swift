import Foundation
import Testing

@testable import SwiftUI

@Suite("Content behind floating tab bars") @MainActor
struct TabBarFadeTests {
  private struct Tabs: View {
    var rows = 60
    var isHidden = false

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<rows, id: \.self) { _ in
                Color.black.frame(height: 10)
                Color.white.frame(height: 10)
              }
            }
          }
          .scrollEdgeEffectHidden(isHidden, for: .bottom)
        }
        Tab("More", systemImage: "heart") { Text("More") }
      }
    }
  }

  /// The largest difference of two rows between the bar and the edge of the screen.
  private func contrast(_ phone: PhoneScreen) throws -> Int {
    let values = try stride(from: 855.0, to: 872, by: 1).map { try phone.color(10, $0)[0] }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  @Test("content of a scroll view fades below the bar, unless the effect is hidden")
  func fade() throws {
    #expect(try contrast(PhoneScreen(Tabs(isHidden: true), system: .iOS26)) > 240)
    let faded = try contrast(PhoneScreen(Tabs(), system: .iOS26))
    #expect((20...80).contains(faded))
  }

  @Test("content fades behind a bar of buttons, too")
  func bottomBar() throws {
    func stack(_ isHidden: Bool) -> PhoneScreen {
      PhoneScreen(
        NavigationStack {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<60, id: \.self) { _ in
                Color.black.frame(height: 10)
                Color.white.frame(height: 10)
              }
            }
          }
          .scrollEdgeEffectHidden(isHidden, for: .bottom)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("A", systemImage: "plus") {} } }
        }, system: .iOS26)
    }
    #expect(try contrast(stack(true)) > 240)
    #expect(try (20...80).contains(contrast(stack(false))))
  }

  @Test("a view that does not scroll is as it is")
  func still() throws {
    let phone = PhoneScreen(
      TabView {
        Tab("Home", systemImage: "house") {
          VStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { _ in
              Color.black.frame(height: 10)
              Color.white.frame(height: 10)
            }
          }
          .ignoresSafeArea()
        }
      }, system: .iOS26)
    #expect(try contrast(phone) > 240)
  }
}
