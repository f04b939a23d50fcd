import Testing

@testable import SwiftUI

@MainActor
@Suite("Unimplemented API is recorded")
struct UnsupportedTests {
  private func warnings(_ view: some View) -> [String] {
    let screen = Screen.phone()
    screen.show(view)
    return screen.graph.issues.filter { $0.severity == .warning }.map { String($0.message.prefix { $0 != "(" }) }
  }

  private struct Drop: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }

  @Test("a delegate reads the contents of a drop")
  func dropInfo() {
    let text = NSItemProvider(item: "a", typeIdentifier: UTType.text.identifier)
    let info = DropInfo(location: .zero, providers: [text])
    #expect(Drop().performDrop(info: info))
    #expect(!info.hasItemsConforming(to: [.png]))
    #expect(info.hasItemsConforming(to: [UTType.text.identifier]))
    #expect(info.itemProviders(for: ["public.png"]).isEmpty)
    #expect(Drop().dropUpdated(info: info)?.operation == .move)
    #expect(Drop().validateDrop(info: info))
  }

  @Test("file panels, when they are presented")
  func filePanels() {
    let importer = Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.text]) { _ in }
    #expect(warnings(importer).isEmpty)
    let shown = Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.text]) { _ in }
    #expect(warnings(shown) == ["fileImporter"])
  }

  @Test("a warning has a location, and is recorded once")
  func place() {
    let screen = Screen.phone()
    screen.show(VStack { Text("a").itemProvider { nil } })
    #expect(screen.graph.issues.count == 1)
    #expect(screen.graph.issues.first?.path.contains("VStack") == true)
    screen.show(VStack { Text("b").itemProvider { nil } })
    #expect(screen.graph.issues.count == 1)
  }

  @Test("crowns and pasteboards")
  func commands() {
    #expect(warnings(Text("a").onPasteCommand(of: [.text]) { _ in }) == ["onPasteCommand"])
    #expect(warnings(Text("a").digitalCrownRotation(.constant(1.0))) == ["digitalCrownRotation"])
  }

  @Test("panels for exporting items, importable items, and keys")
  func more() {
    #expect(
      warnings(Text("a").fileExporter(isPresented: .constant(true), item: "a", onCompletion: { _ in })) == [
        "fileExporter"
      ])
    #expect(
      warnings(Text("a").fileExporter(isPresented: .constant(false), item: "a", onCompletion: { _ in })).isEmpty)
    #expect(warnings(Text("a").itemProvider { nil }) == ["itemProvider"])
    #expect(warnings(Text("a").onCopyCommand { [] }) == ["onCopyCommand"])
    #expect(warnings(Text("a").onCopyCommand(perform: nil)).isEmpty)
    #expect(warnings(Text("a").onPlayPauseCommand {}) == ["onPlayPauseCommand"])
  }

  @Test("glass is a material in its shape, and an identity effect has no drawing")
  func glass() {
    #expect(warnings(Text("a").glassEffect()).count == 1)
    #expect(warnings(Text("a").glassEffect(.identity)).isEmpty)
    func drawn(_ view: some View) -> Int {
      let screen = Screen.phone()
      screen.show(view)
      return screen.displayList().items.count
    }
    #expect(drawn(Text("a").glassEffect(.regular, in: .rect)) > drawn(Text("a")))
    #expect(drawn(Text("a").glassEffect(.identity)) == drawn(Text("a")))
  }

  @Test("a view keeps its state when its glass becomes the identity effect")
  func stateBelowGlass() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Root: View {
      let glass: TestValue<Glass>
      var body: some View { Counter().glassEffect(glass.value) }
    }
    let glass = TestValue(Glass.regular)
    let screen = Screen.phone()
    screen.show(Root(glass: glass))
    screen.perform { screen.node(.button, "0")?.actions.first { $0.kind == .activate }?.perform() }
    screen.perform { glass.value = .identity }
    #expect(screen.node(.button, "1") != nil)
  }

  @Test("the default shape of glass is a capsule")
  func glassShape() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(DefaultGlassEffectShape().path(in: rect) == Capsule().path(in: rect))
  }

  private struct Glasses: View {
    @Namespace private var namespace

    var body: some View {
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).glassEffect().glassEffectID("a", in: namespace)
          Color.red.frame(width: 20, height: 10).glassEffect().glassEffectID("b", in: namespace)
        }
      }
    }
  }

  @Test("a glass container does not move its views, and has a warning")
  func glassContainer() {
    let screen = Screen.phone(width: 30, height: 10)
    screen.show(Glasses())
    #expect(
      screen.frames(of: .red) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 20, height: 10),
      ])
    #expect(
      screen.graph.issues.map { $0.message.prefix { $0 != "(" } } == [
        "GlassEffectContainer", "glassEffect", "glassEffectID",
      ])
  }
}
