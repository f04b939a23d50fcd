import FlowReports
import Foundation
import Observation
import SwiftUI
import SwiftUIFlowTesting

/// Draws the previews of one declaration, each as the only step of a flow.
@MainActor
struct PreviewDrawing {
  private let declaration: PreviewDeclaration
  private let requests: [PreviewRequest]
  private let prepare: (PreviewRequest) -> Void

  /// - Parameter prepare: Called before the previews of a request are created.
  init(
    _ declaration: PreviewDeclaration, requests: [PreviewRequest],
    prepare: @escaping (PreviewRequest) -> Void = { _ in }
  ) {
    self.declaration = declaration
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
        let name = preview.settings.displayName ?? Self.name(of: declaration)
        let title = previews.count == 1 ? name : "\(name) \(index + 1)"
        storyboard.add(try await report(on: preview, named: title, request), at: place)
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
      name: declaration.fileID ?? Self.name(of: declaration), model: NoModel(), configuration: setting.configuration
    ) { _ in content }
    .step(name)
    await flow.asyncRun(snapshotMode: .capture(setting.pictures(of: content)))
    return flow.lastReport
  }

  /// The file without its module and the line, or the type of a provider.
  private var place: String {
    guard let file = declaration.fileID, let line = declaration.line else { return declaration.typeName }
    return "\(file.split(separator: "/").last ?? ""):\(line)"
  }

  /// The name of a provider's type, or the line of a macro.
  private static func name(of declaration: PreviewDeclaration) -> String {
    if let line = declaration.line { return "line \(line)" }
    return declaration.typeName.split(separator: ".").last.map(String.init) ?? declaration.typeName
  }
}

/// The model of the flow; previews have none, because their views have their own.
@Observable
private final class NoModel: FlowModel {}
