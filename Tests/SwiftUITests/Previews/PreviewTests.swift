import SwiftUI
import Testing

private struct Row: View {
  var name: String

  var body: some View { Text(name) }
}

private struct Sample: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content }
}

private struct Changed: PreviewModifier {
  let change: (inout String) -> Void

  func body(content: Content, context: Void) -> some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  // Compiles because traits are isolated to the main actor, as Apple's are.
  fileprivate static func changed(_ change: @escaping (inout String) -> Void) -> PreviewTrait {
    .modifier(Changed(change: change))
  }
}

#Preview { Row(name: "alone") }

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Row(name: "a")
  Row(name: "b")
}

#Preview("State") {
  @Previewable @State var name = "typed"
  return Row(name: name)
}

#Preview("Statements", traits: .modifier(Sample())) {
  var names = ["a"]
  names.append("b")
  return Row(name: names.joined())
}

#Preview("Each", arguments: ["a", "b"]) { name in Row(name: name) }

private struct Row_Previews: PreviewProvider {
  static var previews: some View {
    Row(name: "older")
      .previewLayout(.fixed(width: 100, height: 50))
      .previewDevice("iPhone 15")
      .previewDisplayName("Older")
      .previewInterfaceOrientation(.portrait)
  }
}

@Suite("Previews")
@MainActor
struct PreviewTests {
  @Test("a preview has its name and traits and creates its view on demand")
  func preview() throws {
    let preview = Preview("Row", traits: .fixedLayout(width: 10, height: 20), .portrait) { Row(name: "a") }
    #expect(preview.displayName == "Row")
    #expect(preview.traits.flatMap(\.changes).count == 2)
    #expect(preview.makeViews.count == 1)
    let makeView = try #require(preview.makeViews.first)
    #expect(makeView() is Row)
  }

  @Test("a preview with arguments makes a view for each")
  func arguments() {
    let preview = Preview(arguments: ["a", "b"]) { Row(name: $0) }
    #expect(preview.makeViews.map { ($0() as? Row)?.name } == ["a", "b"])
  }

  @Test("a trait can combine others")
  func traits() {
    let trait = PreviewTrait<Preview.ViewTraits>(.landscapeLeft, .sizeThatFitsLayout, .assistiveAccess)
    #expect(trait.changes.count == 3)
    #expect(InterfaceOrientation.allCases.count == 4)
  }

  @Test("a provider has previews and asks for no platform")
  func provider() {
    #expect(Row_Previews.platform == nil)
    _ = Row_Previews.previews
  }
}
