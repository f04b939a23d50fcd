import Foundation
import SwiftUI

/// Shows a preview in a widget of a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  private let family: WidgetFamily

  /// Creates a context.
  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }

  @MainActor public func _showing(_ content: AnyView) async throws -> AnyView {
    AnyView(WidgetFrame(content, family: family, size: family.size(on: WidgetFamily.standardScreen)))
  }
}

/// Shows the entries of a widget, each with its date, one below the other.
struct TimelinePreview: PreviewContext {
  let family: WidgetFamily
  let load: @MainActor () async throws -> [SimulatedWidgetEntry]

  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }

  @MainActor func _showing(_ content: AnyView) async throws -> AnyView {
    let entries = try await load()
    return PreviewColumn.view(entries.map { (Self.text(for: $0.date), $0.view) })
  }

  private static func text(for date: Date) -> String {
    var style = Date.ISO8601FormatStyle(timeZone: .gmt)
    style = style.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return date.formatted(style)
  }
}

/// Views with titles, one below the other.
@MainActor
enum PreviewColumn {
  static func view(_ parts: [(title: String, view: AnyView)]) -> AnyView {
    AnyView(
      VStack(alignment: .leading, spacing: 20) {
        ForEach(Array(parts.indices), id: \.self) { index in
          VStack(alignment: .leading, spacing: 6) {
            Text(verbatim: parts[index].title).font(.caption).foregroundStyle(.secondary)
            parts[index].view
          }
        }
      }
      .padding(20)
      .background(Color(uiColor: .systemGray5)))
  }
}
