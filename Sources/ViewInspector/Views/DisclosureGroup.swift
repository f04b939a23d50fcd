import SwiftUI

extension ViewType {
  /// Inspects a `DisclosureGroup`.
  public struct DisclosureGroup: KnownViewType, MultipleViewContent {
    public static var typePrefix: String { "DisclosureGroup" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `DisclosureGroup`.
  public func disclosureGroup() throws -> InspectableView<ViewType.DisclosureGroup> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `DisclosureGroup`.
  public func disclosureGroup(_ index: Int) throws -> InspectableView<ViewType.DisclosureGroup> { try element(index) }
}

extension InspectableView where View == ViewType.DisclosureGroup {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// Whether the content is shown.
  public func isExpanded() throws -> Bool { try isExpandedBinding()?.wrappedValue ?? false }

  /// Shows the content.
  ///
  /// - Throws: `InspectionError` if the group has no binding.
  public func expand() throws { try set(isExpanded: true) }

  /// Hides the content.
  ///
  /// - Throws: `InspectionError` if the group has no binding.
  public func collapse() throws { try set(isExpanded: false) }

  private func set(isExpanded: Bool) throws {
    guard let binding = try isExpandedBinding() else {
      throw InspectionError.notSupported(
        "You need to enable programmatic expansion by using `DisclosureGroup(isExpanded:, content:, label:`")
    }
    try perform { binding.wrappedValue = isExpanded }
  }

  private func isExpandedBinding() throws -> Binding<Bool>? { try content.value("isExpanded") }
}
