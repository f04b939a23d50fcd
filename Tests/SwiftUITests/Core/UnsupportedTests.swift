import Testing

@testable import SwiftUI

@MainActor
@Suite("What is not implemented is recorded")
struct UnsupportedTests {
  private func warnings(_ view: some View) -> [String] {
    let host = ViewHost.phone()
    host.show(view)
    return host.graph.issues.filter { $0.severity == .warning }.map { String($0.message.prefix { $0 != "(" }) }
  }

  private struct Drop: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }

  @Test("views that are dragged or dropped on")
  func dragAndDrop() {
    #expect(warnings(Text("a").onDrag { NSItemProvider() }) == ["onDrag"])
    #expect(warnings(Text("a").draggable("a")) == ["draggable"])
    #expect(warnings(Text("a").onDrop(of: [.text], isTargeted: nil) { _ in true }) == ["onDrop"])
    #expect(warnings(Text("a").onDrop(of: [.text], delegate: Drop())) == ["onDrop"])
    #expect(warnings(Text("a").dropDestination(for: String.self) { _, _ in true }) == ["dropDestination"])
  }

  @Test("a delegate reads what a drop has")
  func dropInfo() {
    let text = NSItemProvider(item: "a", typeIdentifier: UTType.text.identifier)
    let info = DropInfo(location: .zero, providers: [text])
    #expect(Drop().performDrop(info: info))
    #expect(!info.hasItemsConforming(to: [.png]))
    #expect(Drop().dropUpdated(info: info)?.operation == .move)
    #expect(Drop().validateDrop(info: info))
  }

  @Test("file panels, when they are asked for")
  func filePanels() {
    let importer = Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.text]) { _ in }
    #expect(warnings(importer).isEmpty)
    let shown = Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.text]) { _ in }
    #expect(warnings(shown) == ["fileImporter"])
  }

  @Test("a warning says where, and is recorded once")
  func place() {
    let host = ViewHost.phone()
    host.show(VStack { Text("a").draggable("a") })
    #expect(host.graph.issues.count == 1)
    #expect(host.graph.issues.first?.path.contains("VStack") == true)
    host.show(VStack { Text("b").draggable("b") })
    #expect(host.graph.issues.count == 1)
  }

  @Test("keys, crowns and pasteboards")
  func commands() {
    #expect(warnings(Text("a").onKeyPress(.return) { .handled }) == ["onKeyPress"])
    #expect(warnings(Text("a").onMoveCommand { _ in }) == ["onMoveCommand"])
    #expect(warnings(Text("a").onExitCommand {}) == ["onExitCommand"])
    #expect(warnings(Text("a").onPasteCommand(of: [.text]) { _ in }) == ["onPasteCommand"])
    #expect(warnings(Text("a").digitalCrownRotation(.constant(1.0))) == ["digitalCrownRotation"])
    #expect(warnings(Text("a").onExitCommand(perform: nil)).isEmpty)
  }

  @Test("effects of shaders")
  func shaders() {
    let ripple = ShaderLibrary.ripple(.float(2))
    #expect(ripple.function.name == "ripple" && ripple.arguments == [.float(2)])
    #expect(warnings(Color.red.colorEffect(ripple)) == ["colorEffect"])
    #expect(warnings(Color.red.distortionEffect(ripple, maxSampleOffset: .zero)) == ["distortionEffect"])
    #expect(warnings(Color.red.layerEffect(ripple, maxSampleOffset: .zero, isEnabled: false)).isEmpty)
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
  }

  @Test("a table of several columns is a list of the first one")
  func table() {
    let people = [Person(id: 1, name: "Ann", city: "Rome"), Person(id: 2, name: "Bob", city: "Oslo")]
    let host = ViewHost.phone()
    host.show(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("City") { Text($0.city) }
      })
    #expect(host.node(.staticText, "Ann") != nil)
    #expect(host.node(.staticText, "Oslo") == nil)
    #expect(host.graph.issues.map(\.severity) == [.warning])
  }

  @Test("a picker of several dates is a placeholder")
  func multiDatePicker() {
    let host = ViewHost.phone()
    host.show(MultiDatePicker("Days", selection: .constant([])))
    #expect(host.node(.placeholder, "MultiDatePicker") != nil)
    #expect(
      warnings(MultiDatePicker("Days", selection: .constant([]))) == [
        "MultiDatePicker is not implemented: a placeholder is shown."
      ])
  }
}
