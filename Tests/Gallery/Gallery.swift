import Foundation
import SwiftUI
import SwiftUIFlowTesting

/// Draws views, controls and styles in all system designs, light and dark, in three text sizes and from right to
/// left, for visual inspection, and writes their elements.
///
/// The folder is `.build/gallery`, or the one given as the first argument; a second argument sets the number of pixels
/// per point. Two galleries can be compared file by file.
@main
@MainActor
struct Gallery {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".build/gallery")
    let scale = CommandLine.arguments.dropFirst(2).first.flatMap(Double.init) ?? 1
    var storyboard = FlowStoryboard(title: "Gallery", showsDurations: false)
    for section in GallerySection.all {
      let flow = FlowTester(name: section.title, model: GalleryModel(section)) { GalleryView(model: $0) }
        .steps(
          section.pages.indices.map { index in
            FlowStep(name: section.pages[index].title, action: { $0.index = index })
          })
      flow.matrixRun(
        configurations: Self.configurations, modelFactory: { GalleryModel(section) },
        snapshotMode: .capture(SnapshotConfiguration(scale: CGFloat(scale))))
      storyboard.add(flow.lastReport)
      try writeElements(of: flow.lastReport, of: section, to: folder)
      print("\(section.title): \(section.pages.count) pages")
    }
    print(try storyboard.write(to: folder).path)
  }

  /// Writes the elements of each page as an outline.
  private static func writeElements(of report: FlowReport, of section: GallerySection, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outlines = report.steps.map { step in
      let text = step.snapshotResult?.semantics ?? ""
      return "\(step.stepName), \(step.configurationLabel ?? ""):\n\(text)"
    }
    try outlines.joined(separator: "\n\n").write(
      to: folder.appendingPathComponent("\(section.title).txt"), atomically: true, encoding: .utf8)
  }

  private static let configurations: [FlowConfiguration] = {
    let old = FlowDevice.iPhone15
    let new = old.running(.iOS26)
    return [
      FlowConfiguration(label: "light", device: old),
      FlowConfiguration(label: "dark", device: old) { $0.colorScheme = .dark },
      FlowConfiguration(label: "iOS 26 light", device: new),
      FlowConfiguration(label: "iOS 26 dark", device: new) { $0.colorScheme = .dark },
      FlowConfiguration(label: "small text", device: old) { $0.dynamicTypeSize = .xSmall },
      FlowConfiguration(label: "large text", device: old) { $0.dynamicTypeSize = .accessibility2 },
      FlowConfiguration(label: "right to left", device: old) {
        $0.layoutDirection = .rightToLeft
        $0.locale = Locale(identifier: "ar_EG")
      },
      FlowConfiguration(label: "with bars", device: old.drawingSystemBars()) {
        $0.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
      },
      FlowConfiguration(label: "landscape", device: new.landscape),
      FlowConfiguration(label: "large phone", device: FlowDevice.iPhone16Plus.running(.iOS26)),
      FlowConfiguration(label: "tablet", device: .iPad),
      FlowConfiguration(label: "tablet of iOS 26", device: FlowDevice.iPad.running(.iOS26)),
      FlowConfiguration(label: "window of a Mac", device: .window()),
      FlowConfiguration(label: "watch", device: .watch45),
    ]
  }()
}

/// Views that belong together.
struct GallerySection: Sendable {
  let title: String
  let pages: [GalleryPage]

  @MainActor static let all = [
    text, controls, pickers, values, lists, navigation, presentations, shapes, symbols, charts,
  ]
}

/// One screen of views.
struct GalleryPage: Sendable {
  let title: String
  let content: @MainActor @Sendable () -> AnyView

  /// A page whose views are stacked vertically.
  init<Content: View>(_ title: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    self.title = title
    self.content = {
      AnyView(
        VStack(alignment: .leading, spacing: 12) { content() }.padding().frame(maxHeight: .infinity, alignment: .top))
    }
  }

  /// A page of its own: a list, a stack of screens.
  init<Content: View>(whole title: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) {
    self.title = title
    self.content = { AnyView(content()) }
  }
}

@Observable @MainActor
final class GalleryModel: FlowModel {
  let section: GallerySection
  var index = 0

  init(_ section: GallerySection) {
    self.section = section
  }
}

struct GalleryView: View {
  let model: GalleryModel

  var body: some View { model.section.pages[model.index].content().id(model.index) }
}
