import AssetCatalogs
import FlowRendering
import Testing

@testable import FlowFoundation
@testable import SwiftUI

@MainActor
@Suite("Resources")
struct ResourcesTests {
  @Test("a missing color is reported once and painted in magenta")
  func missingColor() {
    let screen = Screen(
      size: ProposedViewSize(width: 10, height: 10), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()))
    screen.show(Color("NoSuchColor"))
    for _ in 0..<2 {
      guard case .fill(_, .color(let color), _) = screen.displayList().items[0].content else { continue }
      #expect(color == RenderColor(red: 1, green: 0, blue: 1))
    }
    #expect(
      screen.graph.issues.map(\.message) == [
        "There is no color 'NoSuchColor' in the asset catalogs of the app's bundles: magenta is painted instead."
      ])
  }

  @Test("resources of sources are found at all depths, those of a bundle in the bundle itself")
  func depth() throws {
    let folder = try BundleFolder([
      "App/Assets.xcassets/Brand.colorset/Contents.json": "{}", "App/Views/de.lproj/Localizable.strings": "",
      "App/notes.txt": "", ".build/other.txt": "", "Pods/pod.txt": "", "Info.plist": "",
    ])
    let url = URL(fileURLWithPath: folder.path)
    let sources = ResourceFolder(url, depth: .sources)
    #expect(sources.catalogs.flatMap { $0.names(of: .color) } == ["Brand"])
    #expect(sources.localized.keys.sorted() == ["de"])
    #expect(sources.files.keys.sorted() == ["Info.plist", "notes.txt"])
    let bundle = ResourceFolder(url)
    #expect(bundle.catalogs.isEmpty && bundle.localized.isEmpty)
    #expect(bundle.files.keys.sorted() == ["Info.plist"])
  }
}
