import SwiftUI

extension ViewType {
  /// Inspects an `AnyView`.
  public struct AnyView: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "AnyView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `AnyView`.
  public func anyView() throws -> InspectableView<ViewType.AnyView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `AnyView`.
  public func anyView(_ index: Int) throws -> InspectableView<ViewType.AnyView> { try element(index) }
}

extension InspectableView where View: SingleViewContent {
  /// The content of an `AnyView` that the compiler may have added to a body; if there is none, the view itself.
  public func implicitAnyView() throws -> InspectableView<ViewType.ClassifiedView> {
    try child().withoutImplicitAnyView(parent: self, index: nil)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, without an `AnyView` that the compiler may have added.
  public func implicitAnyView(_ index: Int) throws -> InspectableView<ViewType.ClassifiedView> {
    try child(at: index).withoutImplicitAnyView(parent: self, index: index)
  }
}

extension Content {
  fileprivate func withoutImplicitAnyView(
    parent: any UnwrappedView, index: Int?
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let content = isCustomView ? (try? body().unwrapped()) ?? self : self
    guard content.composition?.name == "AnyView" else {
      return InspectableView<ViewType.ClassifiedView>(unchecked: self, parent: parent, call: "", index: index)
    }
    let call = index.map { "implicitAnyView(\($0))" } ?? "implicitAnyView()"
    return try InspectableView<ViewType.ClassifiedView>(content.onlyChild(), parent: parent, call: call, index: index)
  }
}
