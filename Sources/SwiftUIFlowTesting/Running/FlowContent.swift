import Foundation
import SwiftUI

/// The view of a step as the root of its screen: it is built before it is shown, and built again when what the flow's
/// closure read of the model changes, so that the screen follows the model while a step touches it.
struct FlowContent<Model: FlowModel, Content: View>: View {
  /// The view as it was built for the step.
  let built: Content

  private let model: Model
  private let makeView: @MainActor (Model) -> Content
  private let validity = Validity()

  /// Builds the view.
  init(model: Model, makeView: @escaping @MainActor (Model) -> Content) {
    self.model = model
    self.makeView = makeView
    built = withObservationTracking {
      makeView(model)
    } onChange: { [validity] in
      validity.end()
    }
  }

  // One type in both cases, so that the view keeps its state.
  var body: Content { validity.isOver ? makeView(model) : built }
}

/// Whether the view that was built for a step is still what the closure would build.
@MainActor @Observable
private final class Validity {
  private(set) var isOver = false

  nonisolated init() {}

  /// Called by whoever changes the model, which may be another thread.
  nonisolated func end() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { isOver = true }
    } else {
      Task { @MainActor in isOver = true }
    }
  }
}
