import Foundation
import SwiftUI

extension ViewType {
  /// Inspects a `TimelineView`.
  public struct TimelineView: KnownViewType {
    public static var typePrefix: String { "TimelineView" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a `TimelineView`.
  public func timelineView() throws -> InspectableView<ViewType.TimelineView> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a `TimelineView`.
  public func timelineView(_ index: Int) throws -> InspectableView<ViewType.TimelineView> { try element(index) }
}

extension ViewType.TimelineView {
  /// The context of a timeline view's content.
  public struct Context {
    /// The cadence of updates.
    public enum Cadence: Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date of the update.
    public let date: Date
    /// The cadence of updates.
    public let cadence: Cadence

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - date: The date of the update, by default now.
    ///   - cadence: How often the view updates.
    public init(date: Date = Date(), cadence: Cadence = .live) {
      self.date = date
      self.cadence = cadence
    }
  }
}

extension InspectableView where View == ViewType.TimelineView {
  /// The current content.
  public func contentView() throws -> InspectableView<ViewType.ClassifiedView> { try part("contentView") }

  /// The content for a context.
  ///
  /// - Parameter context: The date and the cadence that the content receives.
  public func contentView(
    _ context: ViewType.TimelineView.Context
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let make: (Date, TimelineViewDefaultContext.Cadence) -> any SwiftUI.View = try content.value("content")
    let view = Content(make(context.date, context.cadence.shown), medium: content.medium.resettingViewModifiers())
    return try InspectableView<ViewType.ClassifiedView>(view.unwrapped(), parent: self, call: "contentView()")
  }
}

extension ViewType.TimelineView.Context.Cadence {
  fileprivate var shown: TimelineViewDefaultContext.Cadence {
    switch self {
    case .live: .live
    case .seconds: .seconds
    case .minutes: .minutes
    }
  }
}
