import SwiftUI
import Testing
import ViewInspector

@Suite("State of a view that is not on a screen", .serialized)
@MainActor
struct UnshownTreesTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  /// Two tests call this function, and have the same name themselves.
  private static func countTwice() throws {
    #expect(try Counter().inspect().find(ViewType.Text.self).string() == "0")
    try Counter().inspect().find(ViewType.Button.self).tap()
    #expect(try Counter().inspect().find(ViewType.Text.self).string() == "1")
  }

  @Suite("belongs to its test")
  @MainActor
  struct First {
    @Test("and not to another one of the same name")
    func test() throws { try countTwice() }
  }

  @Suite("starts anew")
  @MainActor
  struct Second {
    @Test("in another test of the same name")
    func test() throws { try countTwice() }
  }
}
