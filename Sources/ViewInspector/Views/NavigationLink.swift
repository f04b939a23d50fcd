import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `NavigationLink`.
  public struct NavigationLink: KnownViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "NavigationLink" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `NavigationLink`.
  public func navigationLink() throws -> InspectableView<ViewType.NavigationLink> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `NavigationLink`.
  public func navigationLink(_ index: Int) throws -> InspectableView<ViewType.NavigationLink> { try element(index) }
}

extension InspectableView where View == ViewType.NavigationLink {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Whether the link's destination is shown.
  ///
  /// - Throws: `InspectionError` if the link has no binding.
  public func isActive() throws -> Bool { try isActiveBinding().wrappedValue }

  /// Shows the destination through the link's binding.
  ///
  /// - Throws: `InspectionError` if the link has no binding.
  public func activate() throws { try set(isActive: true) }

  /// Pops the destination through the link's binding.
  ///
  /// - Throws: `InspectionError` if the link has no binding.
  public func deactivate() throws { try set(isActive: false) }

  /// The value that the link presents.
  ///
  /// - Parameter type: The type of the value; by default inferred from the context.
  /// - Throws: `InspectionError` if the link has no value, or one of another type.
  public func value<Value>(_ type: Value.Type = Value.self) throws -> Value {
    let value: Any
    do {
      value = try content.value("value", as: Any.self)
    } catch {
      throw InspectionError.attributeNotFound(label: "some", type: "Optional<NavigationLinkPresentedValue>")
    }
    return try Inspector.cast(value: value, type: type)
  }

  private func set(isActive: Bool) throws {
    let binding = try isActiveBinding()
    try perform { binding.wrappedValue = isActive }
  }

  private func isActiveBinding() throws -> Binding<Bool> {
    guard let binding = try? content.value("isActive", as: Binding<Bool>.self) else {
      throw InspectionError.notSupported(
        "Please use `NavigationLink(destination:, tag:, selection:)` if you need to access the state value for "
          + "reading or writing.")
    }
    return binding
  }
}

extension InspectableView {
  /// The navigation link around the first text with a string, in its label or its destination.
  ///
  /// - Parameters:
  ///   - string: The text in the label or in the destination, as a whole.
  ///   - locale: The locale of the text.
  /// - Throws: `InspectionError.searchFailure` if there is no such link.
  public func find(
    navigationLink string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.NavigationLink> {
    try find(ViewType.NavigationLink.self, containing: string, locale: locale, name: "NavigationLink") {
      "find(navigationLink: \($0))"
    }
  }
}
