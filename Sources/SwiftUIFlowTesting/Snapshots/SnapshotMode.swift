import SwiftUI

/// The use of each step's view in a run.
public enum SnapshotMode: Sendable {
  /// Draws the view and compares the picture with its reference, which the first run records.
  case builtin(SnapshotConfiguration = .init())
  /// Draws the view and keeps the picture in the result, for a storyboard. No file is read or written.
  case capture(SnapshotConfiguration = .init())
  /// Passes the view to a closure, with the step's name.
  case custom(@MainActor @Sendable (String, AnyView) -> Void)
  /// Shows the view and takes no picture.
  case disabled
}

extension SnapshotMode {
  /// How pictures are drawn.
  var configuration: SnapshotConfiguration {
    switch self {
    case .builtin(let configuration), .capture(let configuration): configuration
    case .custom, .disabled: SnapshotConfiguration()
    }
  }

  /// Whether the pictures are for a storyboard.
  var isForStoryboard: Bool {
    if case .capture = self { true } else { false }
  }

  /// Whether pictures are compared, or given to a closure that may compare them.
  var looksAtPictures: Bool {
    switch self {
    case .builtin, .custom: true
    case .capture, .disabled: false
    }
  }

  @MainActor
  func pictureTaker(filePath: String, function: String) -> PictureTaker<Never> {
    switch self {
    case .builtin(let configuration):
      let engine = SnapshotEngine(configuration: configuration, filePath: filePath, function: function)
      return { engine.capture(name: $0.name, screen: $0.screen, replacesReference: $0.recordsReference) }
    case .capture(let configuration):
      let engine = SnapshotEngine(configuration: configuration, filePath: filePath, function: function)
      return { engine.draw($0.screen) }
    case .custom(let closure):
      return { $0.give(to: closure) }
    case .disabled:
      return { _ in nil }
    }
  }
}
