import SwiftUI

extension ViewType {
  /// Inspects a `GeometryReader`.
  public struct GeometryReader: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "GeometryReader" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `GeometryReader`.
  public func geometryReader() throws -> InspectableView<ViewType.GeometryReader> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `GeometryReader`.
  public func geometryReader(_ index: Int) throws -> InspectableView<ViewType.GeometryReader> { try element(index) }
}
