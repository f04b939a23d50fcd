import Testing

@testable import SwiftUI

/// A tree of ten thousand levels causes an error with its location, and never a crash.
@Suite("Deep trees") @MainActor
struct DeepTreeTests {
  private struct Recursion: View {
    let levels: Int

    var body: some View {
      if levels > 0 { Recursion(levels: levels - 1) } else { Text("end") }
    }
  }

  private struct PaddedRecursion: View {
    let levels: Int

    var body: some View {
      if levels > 0 { VStack { PaddedRecursion(levels: levels - 1).padding(1) } } else { Text("end") }
    }
  }

  private struct Endless: View {
    var body: some View { VStack { Endless() } }
  }

  private struct EndlessErased: View {
    var body: some View { AnyView(EndlessErased()) }
  }

  private struct EndlessModifier: ViewModifier {
    func body(content: Content) -> some View { content.overlay { Text("x").modifier(EndlessErasedModifier()) } }
  }

  private struct EndlessErasedModifier: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
  }

  private static func nested(_ levels: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Text("end"))
    for _ in 0..<levels { view = wrap(view) }
    return view
  }

  private func expectTooDeep(
    _ view: some View, naming names: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let robust = RobustHost()
    robust.show(view)
    let issue = robust.screen.graph.issues.first
    #expect(
      issue?.message.hasPrefix("The view tree is too deep: level ") == true, "\(robust.messages)",
      sourceLocation: sourceLocation)
    for name in names {
      #expect(issue?.path.contains(name) == true, "\(issue?.path ?? "")", sourceLocation: sourceLocation)
    }
    robust.expectUsable(sourceLocation: sourceLocation)
  }

  @Test("a hundred levels of custom views, stacks and padding work")
  func ordinaryDepth() {
    let robust = RobustHost()
    robust.show(PaddedRecursion(levels: 100))
    #expect(robust.messages == [])
    #expect(robust.screen.nodes.map(\.label) == ["end"])
  }

  @Test("10,000 nested custom views are an error with a path")
  func recursion() {
    expectTooDeep(Recursion(levels: 10_000), naming: ["Recursion > Recursion", "levels)"])
    expectTooDeep(PaddedRecursion(levels: 10_000), naming: ["PaddedRecursion > VStack"])
  }

  @Test("10,000 nested stacks, modifiers or type-erased views are an error with a path")
  func nesting() {
    expectTooDeep(Self.nested(10_000) { view in AnyView(VStack { view }) }, naming: ["VStack > VStack"])
    expectTooDeep(Self.nested(10_000) { view in AnyView(view.padding(0.01)) }, naming: ["AnyView"])
    expectTooDeep(Self.nested(10_000) { view in AnyView(HStack { view.background { Color.red } }) }, naming: ["HStack"])
    expectTooDeep(Self.nested(10_000) { view in AnyView(view.environment(\.lineLimit, 1)) }, naming: ["AnyView"])
    expectTooDeep(Self.nested(10_000) { view in AnyView(GeometryReader { _ in view }) }, naming: ["GeometryReader"])
  }

  @Test("a view that contains itself for ever is an error with a path, also through AnyView and modifiers")
  func endlessRecursion() {
    expectTooDeep(Endless(), naming: ["Endless > VStack > Endless"])
    expectTooDeep(EndlessErased(), naming: ["EndlessErased > EndlessErased"])
    expectTooDeep(Text("x").modifier(EndlessModifier()), naming: ["EndlessModifier"])
  }

  private struct Twice: View {
    var body: some View {
      VStack {
        AnyView(Twice())
        AnyView(Twice())
      }
    }
  }

  private struct InItsLayers: View {
    var body: some View { Text("x").background { InItsLayers() }.overlay { InItsLayers() } }
  }

  @Test("a view that contains itself several times is an error with a path, not a tree that doubles with each level")
  func branchingRecursion() {
    expectTooDeep(Twice(), naming: ["Twice > VStack"])
    expectTooDeep(InItsLayers(), naming: ["InItsLayers > InItsLayers"])
  }

  @Test("a tree that a change makes too deep is an error, and can become shallow again")
  func growing() {
    struct Growing: View {
      @State private var levels = 1

      var body: some View {
        VStack {
          Button("more") { levels = levels == 1 ? 10_000 : 1 }
          Recursion(levels: levels)
        }
      }
    }
    let robust = RobustHost()
    robust.show(Growing())
    let button = robust.screen.node(.button, "more")
    robust.screen.perform { button?.actions.first?.perform() }
    robust.lookAtEverything()
    #expect(robust.messages.count == 1)
    robust.screen.perform { button?.actions.first?.perform() }
    #expect(robust.screen.node(.staticText, "end") != nil)
  }
}
