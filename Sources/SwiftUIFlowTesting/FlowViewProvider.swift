import SwiftUI

/// A model that knows the view that shows it.
///
/// Its flows need no closure that builds the view:
///
/// ```swift
/// extension CheckoutModel: FlowViewProvider {
///   var flowBody: some View { CheckoutView(model: self) }
/// }
///
/// FlowTester(name: "checkout", model: model)
///   .step("cart") { _ in }
///   .run()
/// ```
public protocol FlowViewProvider: FlowModel {
  /// The view that shows the model.
  associatedtype FlowBody: View

  /// The view that shows the model in its current state.
  @ViewBuilder @MainActor var flowBody: FlowBody { get }
}

extension FlowTester where Content == AnyView {
  /// Creates a flow that shows its model with the model's own view.
  ///
  /// - Parameters:
  ///   - name: The name of the flow; it begins the name of every step.
  ///   - model: The model the steps change.
  ///   - configuration: The circumstances the flow runs in.
  public convenience init(
    name: String? = nil,
    model: Model,
    configuration: FlowConfiguration = .init(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Model: FlowViewProvider {
    self.init(
      name: name,
      model: model,
      configuration: configuration,
      makeView: { AnyView($0.flowBody) },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
