import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `Link`.
  public struct Link: KnownViewType {
    public static var typePrefix: String { "Link" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `Link`.
  public func link() throws -> InspectableView<ViewType.Link> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `Link`.
  public func link(_ index: Int) throws -> InspectableView<ViewType.Link> { try element(index) }
}

extension InspectableView where View == ViewType.Link {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try part("label") }

  /// The URL of the link.
  public func url() throws -> URL { try content.value("url") }
}
