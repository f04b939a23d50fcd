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
        let name = preview.settings.displayName ?? simpleName
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

  /// The name of a provider's type, or the line of a macro.
  private var simpleName: String {
    listing.line.map { "line \($0)" } ?? listing.simpleTypeName
  }
}

/// The model of the flow; previews have none, because their views have their own.
@Observable
private final class NoModel: FlowModel {}
