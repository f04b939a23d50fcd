import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Texts of several lines in stacks") @MainActor
struct WrappingTextTests {
  private let long = "one two three four five six seven eight nine ten eleven twelve"

  /// The heights of the texts in a column of 120 points, from the top; letters are as wide as high.
  private func heights(_ view: some View, height: CGFloat) -> [CGFloat] {
    let screen = Screen.phone(width: 120, height: height)
    screen.show(view)
    return screen.nodes.filter { $0.role == .staticText }.map(\.frame.height)
  }

  @Test("a text gets all of its lines if the others leave the space, whatever its position")
  func room() {
    let whole = heights(Text(long).fixedSize(horizontal: false, vertical: true), height: 600)[0]
    let line = heights(Text("a"), height: 600)[0]
    #expect(whole > 3 * line)
    let height = whole + 4 * line + 1
    for place in 0..<5 {
      let found = heights(
        VStack(spacing: 0) { ForEach(0..<5) { Text($0 == place ? long : "a") } }, height: height)
      #expect(found == (0..<5).map { $0 == place ? whole : line }, "\(place)")
    }
  }

  @Test("if space is short, texts of one line keep theirs and the long one is truncated")
  func short() {
    let line = heights(Text("a"), height: 600)[0]
    let two = heights(Text(long).lineLimit(2), height: 600)[0]
    let found = heights(
      VStack(spacing: 0) {
        Text(long)
        Text("a")
        Text("b")
      }, height: two + 2 * line + 1)
    #expect(two > line && found == [two, line, line])
  }
}
