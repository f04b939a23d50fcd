import SwiftUI

/// A model that provides its own view.
///
/// Its flows need no closure to build the view:
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
  /// The type of the view.
  associatedtype FlowBody: View

  /// The view of the model in its current state.
  @ViewBuilder @MainActor var flowBody: FlowBody { get }
}

extension FlowTester where Content == AnyView {
  /// Creates a flow that shows the model's own view.
  ///
  /// - Parameters:
  ///   - name: The name of the flow, the prefix of every step's name.
  ///   - model: The model that the steps change.
  ///   - configuration: The configuration that the flow runs in.
  public convenience init<Given: FlowModel>(
    name: String? = nil,
    model: Given,
    configuration: FlowConfiguration = .init(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Model: FlowViewProvider, Given.Itself == Model {
    self.init(
      name: name,
      model: itself(model),
      configuration: configuration,
      makeView: { AnyView($0.flowBody) },
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
