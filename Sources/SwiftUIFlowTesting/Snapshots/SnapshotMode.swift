import SwiftUI

/// What a run does with the view of each step.
public enum SnapshotMode: Sendable {
  /// Draws it and compares the picture with its reference, which the first run records.
  case builtin(SnapshotConfiguration = .init())
  /// Draws it and keeps the picture in the result, for a storyboard. Nothing is read or written.
  case capture(SnapshotConfiguration = .init())
  /// Gives it to a closure, with the step's name.
  case custom(@MainActor @Sendable (String, AnyView) -> Void)
  /// Builds it and does nothing with it.
  case disabled
}

extension SnapshotMode {
  @MainActor
  func pictureTaker(filePath: String, function: String) -> PictureTaker<Never> {
    switch self {
    case .builtin(let configuration):
      return pictureTaker(configuration, filePath: filePath, function: function) { engine, step in
        engine.capture(
          name: step.name,
          view: step.view,
          environment: step.environment,
          replacesReference: step.recordsReference
        )
      }
    case .capture(let configuration):
      return pictureTaker(configuration, filePath: filePath, function: function) { engine, step in
        engine.draw(view: step.view, environment: step.environment)
      }
    case .custom(let closure):
      return { $0.give(to: closure) }
    case .disabled:
      return { $0.isPictureWanted ? StepPicture() : .skipped }
    }
  }

  /// Takes pictures with an engine that starts anew for each configuration: its views are a screen that lives from the
  /// first step to the last, with its state.
  @MainActor
  private func pictureTaker(
    _ configuration: SnapshotConfiguration,
    filePath: String,
    function: String,
    _ take: @escaping @MainActor (SnapshotEngine, StepView) -> SnapshotResult
  ) -> PictureTaker<Never> {
    let engine = SnapshotEngine(configuration: configuration, filePath: filePath, function: function)
    var passIndex = 0
    return { step in
      if step.passIndex != passIndex {
        engine.clear()
        passIndex = step.passIndex
      }
      var picture: StepPicture
      if step.isPictureWanted {
        picture = StepPicture(result: take(engine, step))
      } else {
        // The screen goes on without its picture.
        engine.show(view: step.view, environment: step.environment)
        picture = .skipped
      }
      let issues = engine.takeIssues()
      picture.errors = issues.filter(\.isError).map(\.message)
      picture.warnings = issues.filter { !$0.isError }.map(\.message)
      return picture
    }
  }
}
