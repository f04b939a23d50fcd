import FlowActivityKit
import FlowAppIntents
import FlowIntents
import Foundation
import SwiftUI

/// A widget as the system asks it for entries and shows them, for a test.
///
/// ```swift
/// let widget = try SimulatedWidget(ClockWidget())
/// let timeline = try await widget.timeline(in: .systemSmall)
/// let picture = ImageRenderer(content: timeline.entries[0].view)
/// ```
@MainActor
public struct SimulatedWidget {
  let declaration: WidgetKind

  /// The name by which the app reloads the widget.
  public var kind: String { declaration.kind }
  /// The name in the gallery.
  public var displayName: Text? { declaration.displayName }
  /// The description in the gallery.
  public var description: Text? { declaration.description }
  public var supportedFamilies: [WidgetFamily] { declaration.families }

  /// The size of the screen in points, from which the sizes of widgets follow: at first that of an iPhone 15.
  public var screenSize = WidgetFamily.standardScreen

  init(_ declaration: WidgetKind) { self.declaration = declaration }

  /// Creates a widget of an app's type.
  ///
  /// - Throws: ``SimulatedWidgetError`` if its body has no configuration.
  public init(_ widget: some Widget) throws {
    guard let first = Self.all(of: widget).first else { throw SimulatedWidgetError.noConfiguration }
    self = first
  }

  /// The widgets that a widget declares.
  public static func all(of widget: some Widget) -> [SimulatedWidget] {
    var contents = _WidgetContents()
    widget._collect(into: &contents)
    return contents.declarations.compactMap { $0 as? WidgetKind }.map(SimulatedWidget.init)
  }

  /// The widgets of a bundle, in their order.
  public static func all(in bundle: some WidgetBundle) -> [SimulatedWidget] { all(of: bundle.body) }

  /// The size of the widget, in points.
  public func size(of family: WidgetFamily) -> CGSize { family.size(on: screenSize) }

  func source(_ family: WidgetFamily) throws -> any TimelineSource {
    guard case .timeline(let source) = declaration.content else { throw SimulatedWidgetError.noTimeline(kind) }
    guard supportedFamilies.contains(family) else {
      throw SimulatedWidgetError.unsupportedFamily(family, kind, supportedFamilies)
    }
    return source
  }

  private func context(_ family: WidgetFamily, isPreview: Bool) -> TimelineProviderContext {
    TimelineProviderContext(family: family, isPreview: isPreview, displaySize: size(of: family))
  }

  func shown(_ entry: ShownEntry, _ family: WidgetFamily, isPlaceholder: Bool = false) -> SimulatedWidgetEntry {
    let content = isPlaceholder ? AnyView(entry.view.redacted(reason: .placeholder)) : entry.view
    let size = size(of: family)
    return SimulatedWidgetEntry(
      value: entry.entry, family: family, size: size,
      view: AnyView(WidgetFrame(content, family: family, size: size, kind: declaration)))
  }

  /// What the widget shows before it has entries, with its texts as bars.
  ///
  /// - Throws: ``SimulatedWidgetError`` if the widget does not have the family.
  public func placeholder(in family: WidgetFamily) throws -> SimulatedWidgetEntry {
    shown(try source(family).placeholder(in: context(family, isPreview: false)), family, isPlaceholder: true)
  }

  /// What the widget shows in the gallery.
  ///
  /// - Parameters:
  ///   - intent: The configuration; `nil` for one with its defaults.
  ///   - isPreview: Whether it is for the gallery.
  /// - Throws: ``SimulatedWidgetError`` if the widget does not have the family, or its provider gives no entry.
  public func snapshot(
    in family: WidgetFamily, intent: Any? = nil, isPreview: Bool = true
  ) async throws -> SimulatedWidgetEntry {
    shown(try await source(family).snapshot(for: intent, in: context(family, isPreview: isPreview)), family)
  }

  /// What the widget shows from now on.
  ///
  /// - Parameter intent: The configuration; `nil` for one with its defaults.
  /// - Throws: ``SimulatedWidgetError`` if the widget does not have the family, or its provider gives no timeline.
  public func timeline(in family: WidgetFamily, intent: Any? = nil) async throws -> SimulatedTimeline {
    let timeline = try await source(family).timeline(for: intent, in: context(family, isPreview: false))
    return SimulatedTimeline(entries: timeline.entries.map { shown($0, family) }, policy: timeline.policy)
  }

  /// The widget with an entry; `nil` if it has entries of another type.
  ///
  /// - Throws: ``SimulatedWidgetError`` if the widget has no such family.
  public func entry(_ entry: any TimelineEntry, in family: WidgetFamily) throws -> SimulatedWidgetEntry? {
    try source(family).view(for: entry).map { shown(ShownEntry(entry: entry, view: $0), family) }
  }

  /// A live activity of the phone as this widget shows it; `nil` if it shows another kind.
  public func view(of activity: PhoneActivity, as kind: ActivityPreviewViewKind) -> AnyView? {
    guard case .activity(let source) = declaration.content else { return nil }
    return source.view(
      activity.attributes, activity.content, id: activity.id, isStale: activity.state == .stale, as: kind)
  }
}

/// An entry of a widget with its view.
@MainActor
public struct SimulatedWidgetEntry {
  /// The entry, a value of the app's type.
  public let value: any TimelineEntry
  public let family: WidgetFamily
  /// The size of the widget, in points.
  public let size: CGSize
  /// The widget: its content with margins and background, in its size.
  public let view: AnyView

  /// The date from which the widget shows the entry.
  public var date: Date { value.date }
}

/// The entries of a widget with their views.
@MainActor
public struct SimulatedTimeline {
  public let entries: [SimulatedWidgetEntry]
  public let policy: TimelineReloadPolicy

  /// What the widget shows at a date: the last entry that is not later, or the first one.
  public func entry(at date: Date) -> SimulatedWidgetEntry? {
    let sorted = entries.sorted { $0.date < $1.date }
    return sorted.last { $0.date <= date } ?? sorted.first
  }
}

/// Why a widget cannot be shown.
public enum SimulatedWidgetError: Error, Equatable, CustomStringConvertible {
  case noConfiguration
  case noTimeline(String)
  case unsupportedFamily(WidgetFamily, String, [WidgetFamily])
  case noAnswer

  public var description: String {
    switch self {
    case .noConfiguration: "The body of the widget has no configuration."
    case .noTimeline(let kind): "\"\(kind)\" shows live activities. It has no entries."
    case .unsupportedFamily(let family, let kind, let families):
      "The widget \"\(kind)\" has no family \(family). It has: \(families.map(\.description).joined(separator: ", "))."
    case .noAnswer: "The provider released its completion handler without calling it."
    }
  }
}
