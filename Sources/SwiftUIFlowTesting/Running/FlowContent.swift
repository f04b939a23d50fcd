import Foundation
import Observation
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

#if os(Linux)
  extension FlowContent: ConnectedView {
    /// Tests that look into the screen find the flow's view there.
    @MainActor package var composition: Composition { Composition(transparent: body) }
  }
#endif

/// Whether the view that was built for a step is still what the closure would build.
// @unchecked: every access to `storage` holds `lock`. Models may be changed on any thread, and the main actor's own
// queue need not run on the main thread.
private final class Validity: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var storage = false

  var isOver: Bool {
    registrar.access(self, keyPath: \.isOver)
    return lock.withLock { storage }
  }

  /// Called where the model changes.
  func end() {
    registrar.withMutation(of: self, keyPath: \.isOver) { lock.withLock { storage = true } }
  }
}
