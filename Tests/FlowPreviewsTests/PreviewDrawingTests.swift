import FlowReports
import FlowSnapshots
import Foundation
import SwiftUI
import Testing

@testable import FlowPreviews
@testable import SwiftUIFlowTesting

private struct Card: View {
  let name: String

  var body: some View { Text(name).font(.title).padding() }
}

private struct Tinted: PreviewModifier {
  static func makeSharedContext() async throws -> Color { .red }

  func body(content: Content, context: Color) -> some View {
    ZStack {
      context
      content
    }
  }
}

private struct Loading: View {
  @State private var text = "waiting"

  var body: some View {
    Text(text).task { text = "loaded" }
  }
}

private struct CardPreviews: PreviewProvider {
  static var previews: some View {
    Card(name: "first").previewLayout(.fixed(width: 60, height: 40)).previewDisplayName("Small")
    Card(name: "second").previewDevice("iPhone SE").previewInterfaceOrientation(.landscapeLeft)
    Group {
      Card(name: "third")
      Card(name: "fourth")
    }
    .previewLayout(.sizeThatFits)
  }
}

#Preview("Fixed", traits: .fixedLayout(width: 30, height: 20), .modifier(Tinted())) { EmptyView() }

#Preview("Tasks") { Loading() }

#Preview("Each", arguments: ["a", "b"]) { Card(name: $0) }

@Suite("Drawing previews")
@MainActor
struct PreviewDrawingTests {
  private var declarations: [PreviewDeclaration] {
    PreviewDeclaration.all.filter {
      $0.typeName.hasPrefix("FlowPreviewsTests.") && $0.fileID != "FlowPreviewsTests/SessionTests.swift"
    }
  }

  private func report(
    _ choose: (PreviewDeclaration) -> Bool, _ requests: [PreviewRequest] = [.init(label: "light", device: "iPhone 16")]
  ) async throws -> StoryboardContent {
    let chosen = declarations.first(where: choose)
    let declaration = try #require(chosen)
    return try await PreviewDrawing(declaration, requests: requests).storyboard().content
  }

  private func picture(of step: ReportDocument.Step, in content: StoryboardContent) throws -> Picture {
    let name = try #require(step.picture)
    return try Picture(png: #require(content.pictures[name]))
  }

  @Test("names the text sizes that SwiftUI has")
  func textSizes() {
    #expect(PreviewRequest.textSizes == DynamicTypeSize.allCases.map { "\($0)" })
  }

  @Test(
    "draws a preview whatever its name",
    arguments: [
      ("", "line 7"), (" ", "line 7"), ("\n", "line 7"), (".", "line 7 (.)"), ("..", "line 7 (..)"), ("../up", "../up"),
      ("two\nlines", "two lines"), (String(repeating: "ab ", count: 100), String(repeating: "ab ", count: 26) + "ab…"),
      (String(repeating: "é", count: 150), String(repeating: "é", count: 40) + "…"), ("Cart", "Cart"),
    ])
  func titles(name: String, expected: String) async throws {
    let title = PreviewDrawing.title(name, otherwise: "line 7")
    #expect(title == expected)
    // Such a step is drawn, also in a file and a configuration with long names.
    let flow = FlowTester(
      name: "Shop/AFileWithALongName.swift", model: NoModel(),
      configuration: FlowConfiguration(label: "iPhone 16 Pro Max, dark, accessibility5, ja_JP")
    ) { _ in Text("a") }.step("\(title) 12")
    await flow.asyncRun(snapshotMode: .capture(SnapshotConfiguration(proposedSize: .init(width: 20, height: 20))))
    #expect(flow.lastReport.steps.map { $0.snapshotResult?.pngData != nil } == [true])
  }

  @Test("finds macros by file and line, and providers by name, without running their code")
  func list() {
    #expect(declarations.count == 4)
    #expect(declarations.prefix(3).allSatisfy { $0.fileID == "FlowPreviewsTests/PreviewDrawingTests.swift" })
    let lines = declarations.compactMap(\.line)
    #expect(lines == lines.sorted() && lines.count == 3)
    #expect(declarations.last?.typeName.hasSuffix("CardPreviews") == true)
  }

  @Test("draws each view of a provider with its own layout, device and orientation")
  func provider() async throws {
    let content = try await report { $0.line == nil }
    let flow = try #require(content.document.flows.first)

    #expect(flow.rows.map(\.name) == ["Small 1", "CardPreviews 2", "CardPreviews 3", "CardPreviews 4"])
    let steps = try flow.rows.map { try #require(flow.columns[0].steps[$0.name]) }
    #expect(steps[0].screen == CGSize(width: 60, height: 40))
    #expect(steps[1].screen == CGSize(width: 667, height: 375))
    #expect(steps[2].screen.width < 200 && steps[2].screen.height < 100)
    let small = try picture(of: steps[0], in: content)
    #expect(small.width == 180 && small.height == 120)
    #expect(content.document.failureCount == 0)
  }

  @Test("applies a trait's modifier to the preview, with its shared context")
  func modifier() async throws {
    let content = try await report { $0.line != nil }
    let step = try #require(content.document.flows[0].columns[0].steps["Fixed"])

    #expect(step.screen == CGSize(width: 30, height: 20))
    #expect(try picture(of: step, in: content)[45, 30] == 0xFFFF_3B30)
  }

  @Test("waits for the tasks of the views")
  func tasks() async throws {
    let line = declarations[1].line
    let content = try await report { $0.line == line }
    let step = try #require(content.document.flows[0].columns[0].steps["Tasks"])

    #expect(step.warnings.isEmpty)
    let device = Device.iPhone16
    let loaded = Screen(
      size: ProposedViewSize(device.size), safeArea: device.safeArea, drawsBackground: true, device: device)
    loaded.show(Text("loaded"))
    let expected = try #require(loaded.picture(scale: 3))
    #expect(try picture(of: step, in: content) == Picture(png: expected.pngData()))
  }

  @Test("draws in every requested configuration")
  func requests() async throws {
    var dark = PreviewRequest(label: "dark", device: "iPad mini")
    dark.isDark = true
    dark.textSize = "accessibility3"
    dark.locale = "ar_EG"
    let content = try await report(
      { $0.line == declarations[2].line }, [.init(label: "light", device: "iPhone 16"), dark])
    let flow = try #require(content.document.flows.first)

    #expect(flow.columns.map(\.label) == ["light", "dark"])
    #expect(flow.rows.allSatisfy { $0.place == "PreviewDrawingTests.swift:\(declarations[2].line ?? 0)" })
    #expect(flow.columns.map { $0.steps["Each 1"]?.screen.width } == [393, 744])
    #expect(flow.rows.map(\.name) == ["Each 1", "Each 2"])
  }

  @Test("prepares the process for each configuration before the previews are created")
  func prepares() async throws {
    var prepared: [String] = []
    let drawing = PreviewDrawing(
      declarations[2], requests: [.init(label: "a", device: "iPhone 16"), .init(label: "b", device: "iPhone SE")]
    ) { prepared.append($0.label) }
    let storyboard = try await drawing.storyboard()
    #expect(prepared == ["a", "b"])
    #expect(storyboard.content.document.flows[0].columns.map(\.label) == ["a", "b"])
  }

  @Test("a part of a report is its data and its pictures, which the whole report has as they are")
  func parts() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-parts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let part = folder.appendingPathComponent("part")
    let whole = folder.appendingPathComponent("whole")
    let request = PreviewRequest(label: "light", device: "iPhone 16")
    let declaration = try #require(declarations.first { $0.typeName.hasSuffix("CardPreviews") })
    try await PreviewDrawing(declaration, requests: [request]).storyboard().writePart(to: part)
    let names = try FileManager.default.contentsOfDirectory(atPath: part.path).sorted()
    #expect(names.count == 5)
    #expect(names.filter { !$0.hasSuffix(".png") } == ["report.json"])

    var storyboard = FlowStoryboard(title: "Previews")
    try storyboard.add(reportIn: part)
    try storyboard.write(to: whole)
    for name in names where name.hasSuffix(".png") {
      let png = try Data(contentsOf: part.appendingPathComponent(name))
      #expect(try Data(contentsOf: whole.appendingPathComponent(name)) == png)
      // Encoded once: there are no fonts and libraries in it, which the report has.
      #expect(PictureOrigin(of: png) == nil)
    }
    #expect(try ReportDocument(in: whole).run?.fonts.isEmpty == false)
  }

  @Test("lists the valid names if one is unknown")
  func unknown() async {
    var request = PreviewRequest(label: "", device: "iPhone 99")
    let unknown = #expect(throws: PreviewError.self) { try PreviewSetting(PreviewSettings(), request) }
    #expect(
      unknown?.description == "There is no device named \"iPhone 99\". `flow devices` lists the available ones.")
    request = PreviewRequest(label: "", device: "iPhone 16")
    request.textSize = "huge"
    let error = #expect(throws: PreviewError.self) { try PreviewSetting(PreviewSettings(), request) }
    #expect(
      error?.description
        == "There is no text size named \"huge\". There are xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
        + "accessibility1, accessibility2, accessibility3, accessibility4, accessibility5.")
  }

  @Test("says which arguments the program takes, and which previews there are")
  func arguments() {
    #expect(
      PreviewError.usage(["paint"]).description
        == "This program is run by `flow preview` and `flow session`. It does not know the arguments [\"paint\"].")
    #expect(PreviewError.noDeclaration("7").description == "There is no preview with the number 7.")
    #expect(PreviewError.noView(3, count: 2).description == "The preview has no view 3: it has 2.")
  }
}
