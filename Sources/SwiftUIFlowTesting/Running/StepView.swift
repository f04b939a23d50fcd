import SwiftUI

/// The view of a step, for its picture.
@MainActor
struct StepView {
  /// The resolved name of the step.
  let name: String
  /// The screen that shows it.
  let screen: FlowScreen
  /// Whether the configuration asks for a new reference.
  let recordsReference: Bool
  /// Builds the view with its environment, for a closure of the user.
  let view: @MainActor () -> AnyView
}

/// Takes the picture of a step; returns `nil` if there is no result.
typealias PictureTaker<Failure: Error> = @MainActor (StepView) throws(Failure) -> SnapshotResult?

extension StepView {
  /// Passes the view to a closure of the user.
  func give<Failure: Error>(
    to closure: @MainActor (String, AnyView) throws(Failure) -> Void
  ) throws(Failure) -> SnapshotResult? {
    try closure(name, view())
    return nil
  }
}
