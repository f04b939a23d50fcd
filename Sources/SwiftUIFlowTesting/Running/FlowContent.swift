import Locking
import Observation
import SwiftUI

/// The view of a step as the root of its screen.
///
/// The view is built before it is shown, and again when a property of the model changes that the flow's closure has
/// read, so that the screen follows the model while a step drives it.
struct FlowContent<Model: FlowModel, Content: View>: View {
  /// The view that was built for the step.
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

  // Both branches have the same type, so the view keeps its state.
  var body: Content { validity.isOver ? makeView(model) : built }
}

#if os(Linux)
  extension FlowContent: ConnectedView {
    /// Inspections of the screen find the flow's view here.
    @MainActor package var composition: Composition { Composition(transparent: body) }
  }
#endif

/// Whether the view that was built for a step is out of date.
///
/// It has a lock because models may be changed on any thread, and the main actor's own queue need not run on the main
/// thread.
private final class Validity: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Locked(false)

  var isOver: Bool {
    registrar.access(self, keyPath: \.isOver)
    return storage.value
  }

  /// Invalidates the view; called when the model changes.
  func end() {
    registrar.withMutation(of: self, keyPath: \.isOver) { storage.value = true }
  }
}
