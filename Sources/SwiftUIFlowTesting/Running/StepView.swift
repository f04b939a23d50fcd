import SwiftUI

/// The view of a step, for whoever takes its picture.
@MainActor
struct StepView {
  /// The resolved name of the step.
  let name: String
  /// The view, in its environment.
  let view: AnyView
  /// The environment the view is in.
  let environment: EnvironmentValues
  /// The position of the configuration in the run; views of one configuration are the same screen over time.
  let passIndex: Int
  /// Whether the configuration asks for a new reference.
  let recordsReference: Bool
  /// Whether the step asks for a picture.
  let isPictureWanted: Bool
}

/// What came of taking a picture.
struct StepPicture: Sendable {
  var result: SnapshotResult?
  /// What went wrong while the view was shown, as sentences without their full stops.
  var errors: [String] = []
  /// What is only approximate in the picture, as sentences without their full stops.
  var warnings: [String] = []

  static var skipped: StepPicture { StepPicture(result: SnapshotResult(status: .skipped)) }
}

/// Takes the picture of a step.
typealias PictureTaker<Failure: Error> = @MainActor (StepView) throws(Failure) -> StepPicture

extension StepView {
  /// Gives the view to a closure of the user, if the step asks for a picture.
  func give<Failure: Error>(
    to closure: @MainActor (String, AnyView) throws(Failure) -> Void
  ) throws(Failure) -> StepPicture {
    guard isPictureWanted else { return .skipped }
    try closure(name, view)
    return StepPicture()
  }
}
