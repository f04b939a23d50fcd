import SwiftUI

extension ViewType {
  /// Inspects a screen that `navigationDestination` presents.
  public struct NavigationDestination: ModifierKind, SingleViewContent, MultipleViewContent {
    static var modifierName: String { "navigationDestination" }
  }
}

extension InspectableView {
  /// The screen that a `navigationDestination` presents.
  ///
  /// - Parameter index: The number of such modifiers closer to the view.
  /// - Throws: `InspectionError` if it is not presented.
  public func navigationDestination(_ index: Int? = nil) throws -> InspectableView<ViewType.NavigationDestination> {
    let destination: InspectableView<ViewType.NavigationDestination> = try modifier(index: index)
    guard try destination.isPresented() else {
      throw InspectionError.viewNotFound(parent: "NavigationDestination")
    }
    return destination
  }
}

extension InspectableView where View == ViewType.NavigationDestination {
  /// Whether the screen is presented.
  public func isPresented() throws -> Bool { try isPresentedBinding().wrappedValue }

  /// Pops the screen through the binding.
  ///
  /// - Parameter isPresented: `false` pops the screen; `true` has no effect, because the screen is presented already.
  public func set(isPresented: Bool) throws {
    let binding = try isPresentedBinding()
    try perform { binding.wrappedValue = isPresented }
  }

  private func isPresentedBinding() throws -> Binding<Bool> { try content.value("isPresented") }
}
