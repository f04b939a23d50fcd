import Foundation

/// Arranges its rows so that their cells form columns.
///
/// A child outside of a `GridRow` takes a row alone, across all columns.
public struct Grid<Content: View>: ContainerView {
  private let layout: GridLayout
  package let content: Content

  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns in points, or `nil` for 8 points.
  ///   - verticalSpacing: The distance between rows in points, or `nil` for 8 points.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  package var arrangement: some ContainerLayout { layout.arrangement }
}

extension Grid: ComposedView {
  package var composition: Composition {
    Composition("Grid").multiple(content).value("alignment", layout.alignment)
      .value("horizontalSpacing", layout.horizontalSpacing).value("verticalSpacing", layout.verticalSpacing)
  }
}

/// The layout of a `Grid`, for use as a value.
public struct GridLayout: Layout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: ArrangedLayout {
  var arrangement: GridArrangement {
    GridArrangement(
      alignment: alignment, columnSpacing: horizontalSpacing ?? ViewSpacing.standardDistance,
      rowSpacing: verticalSpacing ?? ViewSpacing.standardDistance)
  }
}
