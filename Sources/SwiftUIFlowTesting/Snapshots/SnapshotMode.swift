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
      let engine = SnapshotEngine(configuration: configuration, filePath: filePath, function: function)
      return { name, view, flowConfiguration in
        engine.capture(name: name, view: view, replacesReference: flowConfiguration.recordSnapshots)
      }
    case .capture(let configuration):
      let engine = SnapshotEngine(configuration: configuration, filePath: filePath, function: function)
      return { _, view, _ in engine.draw(view: view) }
    case .custom(let closure):
      return { name, view, _ in
        closure(name, view)
        return nil
      }
    case .disabled:
      return { _, _, _ in nil }
    }
  }
}
