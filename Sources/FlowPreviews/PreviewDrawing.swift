import FlowIssueReporting
import FlowReports
import Foundation
import Observation
import SwiftUI
import SwiftUIFlowTesting

/// Draws the previews of one declaration, each as the only step of a flow.
@MainActor
struct PreviewDrawing {
  private let declaration: PreviewDeclaration
  private let listing: PreviewListing
  private let requests: [PreviewRequest]
  private let prepare: (PreviewRequest) -> Void

  /// - Parameter prepare: Called before the previews of a request are created.
  init(
    _ declaration: PreviewDeclaration, requests: [PreviewRequest],
    prepare: @escaping (PreviewRequest) -> Void = { _ in }
  ) {
    self.declaration = declaration
    listing = PreviewListing(declaration, number: 0)
    self.requests = requests
    self.prepare = prepare
  }

  /// A report with a row for each preview and a column for each request.
  func storyboard() async throws -> FlowStoryboard {
    var storyboard = FlowStoryboard(title: "Previews")
    for request in requests {
      prepare(request)
      let previews = try declaration.previews()
      for (index, preview) in previews.enumerated() {
        let name = Self.title(preview.settings.displayName, otherwise: simpleName)
        let title = previews.count == 1 ? name : "\(name) \(index + 1)"
        storyboard.add(try await report(on: preview, named: title, request), at: listing.place)
      }
    }
    return storyboard
  }

  private func report(on preview: DeclaredPreview, named name: String, _ request: PreviewRequest) async throws
    -> FlowReport
  {
    let setting = try PreviewSetting(preview.settings, request)
    let content = try await preview.content()
    let flow = FlowTester(
      name: declaration.fileID ?? simpleName, model: NoModel(), configuration: setting.configuration
    ) { _ in content }
    .step(name)
    await flow.asyncRun(snapshotMode: .capture(setting.pictures(of: content)))
    return flow.lastReport
  }

  /// The largest length of a title in bytes: the name of its picture has the file and the configuration, too.
  private static let longest = 80

  /// The title of a preview, which names a step: any text is one, but it may be shown shortened or in another way.
  ///
  /// - Parameter name: The title of a preview without one.
  static func title(_ displayName: String?, otherwise name: String) -> String {
    let scalars = (displayName ?? "").unicodeScalars.map { $0.isControl ? " " : $0 }
    var text = String(String.UnicodeScalarView(scalars))
    // Without a title, Xcode shows a default one.
    if text.allSatisfy(\.isWhitespace) { return name }
    if text.allSatisfy({ $0 == "." }) { return "\(name) (\(text))" }
    guard text.utf8.count > longest else { return text }
    while text.utf8.count > longest { text.removeLast() }
    return text + "…"
  }

  /// The name of a provider's type, or the line of a macro.
  private var simpleName: String {
    listing.line.map { "line \($0)" } ?? listing.simpleTypeName
  }
}

/// The model of the flow; previews have none, because their views have their own.
@Observable
final class NoModel: FlowModel {}
