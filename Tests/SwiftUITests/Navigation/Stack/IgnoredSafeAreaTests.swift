import Foundation
import Testing

@testable import SwiftUI

@Suite("A stack that ignores the safe area") @MainActor
struct IgnoredSafeAreaTests {
  private struct Stack: View {
    var body: some View {
      NavigationStack {
        List { Text("Row") }
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
      }
    }
  }

  @Test("has its bars and its content where they are without that", arguments: [SystemVersion.iOS18, .iOS26])
  func frames(system: SystemVersion) {
    func frames(_ view: some View) -> [CGRect] {
      let phone = PhoneScreen(view, system: system)
      return [("Title", .staticText), ("Row", .staticText), ("Bottom", SemanticsNode.Role.button)]
        .compactMap { phone.node($0.1, $0.0)?.frame }
    }
    let plain = frames(Stack())
    #expect(plain.count == 3 && plain[0].minY > 60)
    #expect(frames(Stack().ignoresSafeArea()) == plain)
    #expect(
      frames(
        NavigationSplitView {
          Stack().ignoresSafeArea()
        } detail: {
          Text("Detail")
        })[1] == plain[1])
  }
}
