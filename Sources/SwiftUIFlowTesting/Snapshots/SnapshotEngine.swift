import FlowReports
import FlowSnapshots
import Foundation
import SwiftUI

/// Draws views and compares the pictures with their references.
@MainActor
struct SnapshotEngine {
  let configuration: SnapshotConfiguration
  /// The folder of the references.
  let snapshotDirectory: String

  private let testFile: String
  private let environment: SnapshotEnvironment
  /// Shows the views that are given without a screen.
  private let ownScreen: FlowScreen

  /// - Parameters:
  ///   - configuration: How pictures are drawn, compared and stored.
  ///   - filePath: The file of the test; its folder holds `__Snapshots__`.
  ///   - function: The test. File names do not depend on it, so that a flow may move to another test.
  ///   - environment: The environment variables that count.
  init(
    configuration: SnapshotConfiguration,
    filePath: String,
    function: String,
    environment: SnapshotEnvironment = .current
  ) {
    let file = URL(fileURLWithPath: filePath)
    self.configuration = configuration
    self.environment = environment
    ownScreen = FlowScreen(ScreenSetting(device: nil, pictures: configuration), fonts: FlowScreen.Fonts())
    testFile = file.deletingPathExtension().lastPathComponent
    snapshotDirectory =
      configuration.snapshotDirectory
      ?? file.deletingLastPathComponent()
      .appendingPathComponent(SnapshotSearch.folderName)
      .appendingPathComponent(testFile)
      .path
  }

  /// Draws a view as PNG; `nil` if that is not possible.
  func render(view: some View, environment: EnvironmentValues = EnvironmentValues()) -> Data? {
    ownScreen.show(view, in: environment)
    return png(of: ownScreen)
  }

  /// Draws a view without comparing the picture.
  func draw(view: some View, environment: EnvironmentValues = EnvironmentValues()) -> SnapshotResult {
    ownScreen.show(view, in: environment)
    return draw(ownScreen)
  }

  /// Shows a view and compares it with its references, or stores it as them.
  func capture(
    name: String,
    view: some View,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> SnapshotResult {
    ownScreen.show(view, in: environment)
    return capture(name: name, screen: ownScreen)
  }

  /// Draws what a screen shows without comparing the picture.
  func draw(_ screen: FlowScreen) -> SnapshotResult {
    do throws(SnapshotError) {
      return SnapshotResult(status: .captured, pngData: try checkedPicture(of: screen))
    } catch {
      return SnapshotResult(status: .unavailable, problem: error.description)
    }
  }

  /// Compares what a screen shows with its references, or stores it as them.
  ///
  /// - Parameters:
  ///   - name: The resolved name of the step.
  ///   - screen: What shows the step.
  ///   - replacesReference: Whether the step is to be recorded whatever the rest says.
  func capture(name: String, screen: FlowScreen, replacesReference: Bool = false) -> SnapshotResult {
    let files = SnapshotFiles(
      name: name,
      in: URL(fileURLWithPath: snapshotDirectory),
      testFile: testFile,
      artifactsDirectory: environment.artifactsDirectory.map { URL(fileURLWithPath: $0) }
    )
    var snapshot = Snapshot(scale: screen.setting.scale)
    do throws(SnapshotError) {
      if configuration.contents.contains(.picture) { snapshot.png = try checkedPicture(of: screen) }
      if configuration.contents.contains(.semantics) { snapshot.semantics = screen.semantics }
      let recording = try environment.recording(
        argument: replacesReference ? .all : configuration.recordMode,
        record: configuration.requestedRecord
      )
      return try ReferenceStore(files, recording: recording, tolerance: configuration.pictureTolerance).settle(snapshot)
    } catch {
      return SnapshotResult(
        status: .unavailable, pngData: snapshot.png, semantics: snapshot.semantics?.text, problem: error.description)
    }
  }

  private func checkedPicture(of screen: FlowScreen) throws(SnapshotError) -> Data {
    try screen.setting.check()
    try configuration.pictureTolerance.check()
    guard let png = png(of: screen) else { throw .drawing }
    return png
  }

  private func png(of screen: FlowScreen) -> Data? {
    guard let png = screen.png() else { return nil }
    return screen.pictureOrigin.map { $0.stored(in: png) } ?? png
  }
}
