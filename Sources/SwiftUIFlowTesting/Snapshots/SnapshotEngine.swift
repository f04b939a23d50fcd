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
  /// Shows views that are passed without a screen.
  private let ownScreen: FlowScreen

  /// - Parameters:
  ///   - configuration: How pictures are drawn, compared and stored.
  ///   - filePath: The test file; its folder contains `__Snapshots__`.
  ///   - function: The name of the test function. File names do not depend on it, so that a flow may move to another
  ///     test.
  ///   - environment: The environment variables.
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

  /// Draws a view as PNG; returns `nil` on failure.
  func render(view: some View, environment: EnvironmentValues = EnvironmentValues()) -> Data? {
    ownScreen.show(view, in: environment)
    return try? picture(of: ownScreen)
  }

  /// Draws a view without comparing the picture.
  func draw(view: some View, environment: EnvironmentValues = EnvironmentValues()) -> SnapshotResult {
    ownScreen.show(view, in: environment)
    return draw(ownScreen)
  }

  /// Shows a view and compares it with its references, or records them.
  func capture(
    name: String,
    view: some View,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> SnapshotResult {
    ownScreen.show(view, in: environment)
    return capture(name: name, screen: ownScreen)
  }

  /// Draws the content of a screen without comparing the picture.
  func draw(_ screen: FlowScreen) -> SnapshotResult {
    do throws(SnapshotError) {
      try checkConfiguration(of: screen)
      return SnapshotResult(status: .captured, pngData: try picture(of: screen))
    } catch {
      return SnapshotResult(status: .unavailable, problem: error.description)
    }
  }

  /// Compares the content of a screen with its references, or records them.
  ///
  /// - Parameters:
  ///   - name: The resolved name of the step.
  ///   - screen: The screen that shows the step.
  ///   - replacesReference: Whether to record the step regardless of other settings.
  func capture(name: String, screen: FlowScreen, replacesReference: Bool = false) -> SnapshotResult {
    let files = SnapshotFiles(
      name: name,
      in: URL(fileURLWithPath: snapshotDirectory),
      testFile: testFile,
      artifactsDirectory: environment.artifactsDirectory.map { URL(fileURLWithPath: $0) }
    )
    var snapshot = Snapshot(scale: screen.setting.scale)
    do throws(SnapshotError) {
      try checkConfiguration(of: screen)
      if configuration.contents.contains(.picture) { snapshot.png = try picture(of: screen) }
      if configuration.contents.contains(.semantics) { snapshot.semantics = screen.semantics }
      let recording = try environment.recording(
        argument: replacesReference ? .all : configuration.recordMode,
        record: configuration.requestedRecord
      )
      var result = try ReferenceStore(files, recording: recording, tolerance: configuration.pictureTolerance)
        .compareOrRecord(snapshot)
      result.warning = result.warning ?? problem(withComparing: snapshot)
      return result
    } catch {
      return SnapshotResult(
        status: .unavailable, pngData: snapshot.png, semantics: snapshot.semantics?.text, problem: error.description)
    }
  }

  /// Why a comparison says little or nothing, as a sentence without a period.
  private func problem(withComparing snapshot: Snapshot) -> String? {
    if snapshot.png != nil {
      return configuration.pictureTolerance.leniency.map { "its picture is compared with \($0)" }
    }
    guard snapshot.semantics?.text.isEmpty == true else { return nil }
    return
      "the screen has no elements, so its text reference is empty, and equals that of everything else that has none. "
      + "Compare the picture, or give what is shown an accessibility label"
  }

  private func checkConfiguration(of screen: FlowScreen) throws(SnapshotError) {
    try screen.setting.check()
    try configuration.pictureTolerance.check()
  }

  private func picture(of screen: FlowScreen) throws(SnapshotError) -> Data {
    guard let png = screen.png() else { throw .drawing }
    let origin = configuration.namesOrigin ? screen.pictureOrigin : nil
    return FileMark.picture.stored(in: origin.map { $0.stored(in: png) } ?? png)
  }
}
