import SwiftUI

/// A type that builds the view of a model.
///
/// Use a factory only if a closure is not enough:
///
/// ```swift
/// let factory = ClosureFlowViewFactory<CheckoutModel, CheckoutView> { CheckoutView(model: $0) }
/// FlowTester(model: model, viewFactory: factory)
/// ```
public protocol FlowViewFactory {
  /// The model of the views.
  associatedtype Model: FlowModel
  /// The type of the view.
  associatedtype Content: View

  /// Builds the view for a model.
  @MainActor func makeView(for model: Model) -> Content
}

/// A view factory that calls a closure.
public struct ClosureFlowViewFactory<Model: FlowModel, Content: View>: FlowViewFactory {
  private let builder: @MainActor (Model) -> Content

  /// Creates a factory.
  ///
  /// - Parameter builder: Builds the view for a model.
  public init(@ViewBuilder builder: @escaping @MainActor (Model) -> Content) {
    self.builder = builder
  }

  /// Builds the view for a model by calling the closure.
  @MainActor public func makeView(for model: Model) -> Content { builder(model) }
}
