import SwiftUI

/// Content with other settings.
nonisolated struct MapContentSettings<Content: MapContent>: MapContent {
  typealias Body = Never

  let content: Content
  let change: (inout MapItemSettings) -> Void

  @MainActor static func _collect(_ modified: Self, into items: inout _MapItems) {
    items.with(modified.change) { Content._collect(modified.content, into: &$0) }
  }
}

extension MapContent {
  private nonisolated func settings(_ change: @escaping (inout MapItemSettings) -> Void) -> some MapContent {
    MapContentSettings(content: self, change: change)
  }

  /// Sets the color of markers.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    settings { $0.tint = AnyShapeStyle(tint) }
  }

  /// Sets the value that stands for the content in a selection.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    settings { $0.tags.insert(AnyHashable(tag), at: 0) }
  }

  /// Sets whether titles of annotations are shown.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    settings { $0.titles = visibility }
  }

  /// Sets whether subtitles of annotations are shown; annotations of `Map` have none.
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
    settings { $0.subtitles = visibility }
  }

  /// Draws the lines of the content.
  ///
  /// - Parameter lineWidth: In points.
  nonisolated public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the lines of the content in the tint.
  ///
  /// - Parameter lineWidth: In points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    stroke(TintShapeStyle(), lineWidth: lineWidth)
  }

  /// Draws the lines of the content.
  nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
    settings {
      $0.stroke = AnyShapeStyle(content)
      $0.strokeStyle = style
    }
  }

  /// Sets how lines of the content are drawn.
  nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent {
    settings { $0.strokeStyle = style }
  }

  /// Fills the areas of the content, and colors its lines.
  nonisolated public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent {
    settings { $0.fill = AnyShapeStyle(content) }
  }

  /// Sets whether lines and areas are above or below names on the ground, and so which of them cover others.
  nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    settings { $0.level = level }
  }
}
