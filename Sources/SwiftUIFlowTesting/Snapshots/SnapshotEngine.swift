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
  private let comparison = PictureComparison()

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
      .appendingPathComponent("__Snapshots__")
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

  /// Draws a view and compares the picture with its reference, or stores it as one.
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

  /// Draws what a screen shows and compares the picture with its reference, or stores it as one.
  ///
  /// - Parameters:
  ///   - name: The resolved name of the step.
  ///   - screen: What is drawn.
  ///   - replacesReference: Whether the picture is to be recorded whatever the rest says.
  func capture(name: String, screen: FlowScreen, replacesReference: Bool = false) -> SnapshotResult {
    let files = SnapshotFiles(
      name: name,
      in: URL(fileURLWithPath: snapshotDirectory),
      testFile: testFile,
      artifactsDirectory: environment.artifactsDirectory.map { URL(fileURLWithPath: $0) }
    )
    var png: Data?
    do throws(SnapshotError) {
      let picture = try checkedPicture(of: screen)
      png = picture
      let recording = try environment.recording(
        argument: replacesReference ? .all : configuration.recordMode,
        record: configuration.requestedRecord
      )
      return try settle(picture, recording: recording, files: files)
    } catch {
      return SnapshotResult(status: .unavailable, pngData: png, problem: error.description)
    }
  }

  private func checkedPicture(of screen: FlowScreen) throws(SnapshotError) -> Data {
    try screen.setting.check()
    try configuration.check()
    guard let png = png(of: screen) else { throw .drawing }
    return png
  }

  private func png(of screen: FlowScreen) -> Data? {
    guard let png = screen.png() else { return nil }
    return screen.pictureFonts.map { $0.stored(in: png) } ?? png
  }
}

// MARK: - Comparing and recording

extension SnapshotEngine {
  private func settle(
    _ png: Data,
    recording: SnapshotRecording,
    files: SnapshotFiles
  ) throws(SnapshotError) -> SnapshotResult {
    if recording.mode == .all { return record(png, files: files) }
    guard let reference = try files.readReference() else {
      return recording.mode == .never
        ? missing(png, reason: recording.reason, files: files)
        : record(png, files: files)
    }
    let finding: Finding
    do throws(SnapshotError) {
      guard let difference = try self.difference(between: reference, and: png) else {
        files.removeArtifacts()
        return SnapshotResult(status: .matched, pngData: png)
      }
      finding = Finding(
        sentence: "the picture differs from its reference: \(difference.summary)\(otherFonts(in: reference))",
        png: difference.png
      )
    } catch {
      finding = Finding(sentence: "the reference picture is damaged: \(error)", png: nil)
    }
    return recording.mode == .failed ? record(png, files: files) : mismatch(png, finding, files: files)
  }

  /// What is wrong between a picture and its reference.
  private struct Finding {
    let sentence: String
    let png: Data?
  }

  private func difference(between reference: Data, and png: Data) throws(SnapshotError) -> PictureDifference? {
    if reference == png { return nil }
    guard !reference.isEmpty else { throw .notPicture(reason: "the file is empty") }
    return try comparison.difference(between: reference, and: png, tolerance: configuration.tolerance)
  }

  /// What to add to a difference where the fonts may be the reason for it.
  private func otherFonts(in reference: Data) -> String {
    guard
      let fonts = ownScreen.pictureFonts,
      let difference = PictureFonts(of: reference).flatMap({ fonts.difference(from: $0) })
    else { return "" }
    return ". The reference was drawn with other fonts: \(difference)"
  }

  private func record(_ png: Data, files: SnapshotFiles) -> SnapshotResult {
    do throws(SnapshotError) {
      try files.store(png, at: files.reference)
      files.removeArtifacts()
      return SnapshotResult(status: .newReference(path: files.reference.path), pngData: png)
    } catch {
      return SnapshotResult(
        status: .unavailable,
        pngData: png,
        problem: "\(error). \(whereabouts(of: png, files: files).sentence)"
      )
    }
  }

  private func missing(_ png: Data, reason: String, files: SnapshotFiles) -> SnapshotResult {
    SnapshotResult(
      status: .unavailable,
      pngData: png,
      problem: "there is no reference picture at \(files.reference.path), and none is recorded because \(reason). "
        + "\(whereabouts(of: png, files: files).sentence). "
        + "To record it, run the test with SNAPSHOT_TESTING_RECORD=missing"
    )
  }

  private func mismatch(_ png: Data, _ finding: Finding, files: SnapshotFiles) -> SnapshotResult {
    let picture = whereabouts(of: png, files: files)
    let difference = finding.png.flatMap { try? files.keep($0, at: files.difference) }
    let differences = difference.map { ". The differences are shown in \($0.path)" } ?? ""
    return SnapshotResult(
      status: .mismatch(referencePath: files.reference.path, actualPath: picture.path),
      pngData: png,
      diffPath: difference?.path,
      problem: "\(finding.sentence). The reference is \(files.reference.path). \(picture.sentence)\(differences). "
        + "If the change is intended, record it by running the test with SNAPSHOT_TESTING_RECORD=failed"
    )
  }

  /// Keeps the picture of a failure, and says where.
  private func whereabouts(of png: Data, files: SnapshotFiles) -> (path: String, sentence: String) {
    do throws(SnapshotError) {
      let path = try files.keep(png, at: files.actual).path
      return (path, "The picture was stored at \(path)")
    } catch {
      return (files.actual.path, "It is lost: \(error)")
    }
  }
}
