import Foundation
import SwiftUI

extension ViewType {
  /// Inspects an `AsyncImage`.
  public struct AsyncImage: KnownViewType {
    public static var typePrefix: String { "AsyncImage" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as an `AsyncImage`.
  public func asyncImage() throws -> InspectableView<ViewType.AsyncImage> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as an `AsyncImage`.
  public func asyncImage(_ index: Int) throws -> InspectableView<ViewType.AsyncImage> { try element(index) }
}

extension InspectableView where View == ViewType.AsyncImage {
  /// The URL of the image.
  public func url() throws -> URL? { try content.value("url") }

  /// The number of pixels per point.
  public func scale() throws -> CGFloat { try content.value("scale") }

  /// The transaction for phase changes.
  public func transaction() throws -> Transaction { try content.value("transaction") }

  /// The content for a phase.
  public func contentView(_ phase: AsyncImagePhase) throws -> InspectableView<ViewType.ClassifiedView> {
    let make: (AsyncImagePhase) -> any SwiftUI.View = try content.value("content")
    let medium = content.medium.resettingViewModifiers()
    let role = phase.role
    let shown = Content(make(phase), medium: medium.at(medium.place.part(role)))
    return try InspectableView<ViewType.ClassifiedView>(shown.unwrapped(), parent: self, call: role.call)
  }
}

extension AsyncImagePhase {
  @MainActor
  fileprivate var role: Composition.Role {
    switch self {
    case .empty: "contentView(.empty)"
    case .failure: "contentView(.failure())"
    case .success: "contentView(.success())"
    }
  }
}
