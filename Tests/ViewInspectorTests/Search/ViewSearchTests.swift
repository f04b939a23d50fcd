import Foundation
import SwiftUI
import Testing
import ViewInspector

@Suite("Searches") @MainActor
struct ViewSearchTests {
  @Test("a search goes through two thousand levels", arguments: [ViewSearch.Traversal.breadthFirst, .depthFirst])
  func depth(traversal: ViewSearch.Traversal) throws {
    var view = AnyView(Text("bottom"))
    for _ in 0..<2_000 { view = AnyView(VStack { [view] in view }) }
    let found = try view.inspect().find(ViewType.Text.self, traversal: traversal)
    #expect(try found.string() == "bottom")
    #expect(found.pathToRoot.hasPrefix("anyView().vStack().anyView(0).vStack()"))
    #expect(found.pathToRoot.count(of: "vStack") == 2_000)
  }

  @Test("a search visits a hundred thousand rows, and creates only those")
  func rows() throws {
    var made = 0
    let view = VStack {
      ForEach(0..<100_000, id: \.self) { row in
        let _ = made += 1
        Text(verbatim: "\(row)")
      }
    }
    #expect(try view.inspect().find(text: "100").pathToRoot == "vStack().forEach(0).text(100)")
    #expect(made < 1_000)
  }

  @Test("a view that contains itself endlessly is an error of the search, not a crash")
  func recursion() throws {
    let view = Endless()
    #expect(
      try view.inspect().find(text: "level 3").pathToRoot.contains(
        "view(Next.self, 1).anyView().vStack().view(Endless.self, 0)"))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}

private struct Endless: View {
  var level = 0

  var body: some View {
    Text(verbatim: "level \(level)")
    Next(level: level + 1)
  }

  struct Next: View {
    let level: Int

    var body: AnyView { AnyView(VStack { Endless(level: level) }) }
  }
}
