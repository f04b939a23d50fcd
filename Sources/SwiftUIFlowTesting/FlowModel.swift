import Observation

/// A model that drives a SwiftUI screen or flow under test.
///
/// Classes marked `@Observable` conform without further code, and so do classes that conform to `ObservableObject`:
///
/// ```swift
/// @Observable
/// final class CheckoutModel: FlowModel {
///   var screen = Screen.cart
///   func proceedToPayment() { screen = .payment }
/// }
/// ```
public protocol FlowModel: AnyObject, Observable {
  /// The class that conforms, which a model need not declare.
  ///
  /// The compiler finds the type of a flow's model with it, before it looks into the closures of the steps. Otherwise a
  /// chain of a few steps with `#expect(model.screen == .payment)` would be too complex for it. A subclass inherits it,
  /// so the model of its flows is the superclass that conforms; to use members of the subclass in steps, create the flow
  /// with a ``ClosureFlowViewFactory`` of the subclass.
  associatedtype Itself: FlowModel = Self
}

/// The model as the type that its conformance declares.
func itself<Model: FlowModel>(_ model: Model) -> Model.Itself {
  guard let itself = model as? Model.Itself else {
    preconditionFailure(
      "\(Model.self) declares the type Itself as \(Model.Itself.self). Remove the declaration: it is the class itself.")
  }
  return itself
}
