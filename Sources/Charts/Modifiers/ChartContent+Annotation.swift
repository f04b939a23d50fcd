import SwiftUI

extension ChartContent {
  /// Annotates this mark or collection of marks with a view positioned relative to its bounds.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return attribute(
      .annotation(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: .automatic) { _ in view }))
  }

  /// Annotates this mark or collection of marks with a view that knows the size of the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    attribute(
      .annotation(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: .automatic) {
          AnyView(content($0))
        }))
  }

  /// Annotates this mark or collection of marks with a view, and says what happens at the edges of the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return attribute(
      .annotation(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) { _ in
          view
        }))
  }

  /// Annotates this mark or collection of marks with a view that knows the size of the mark, and says what happens at
  /// the edges of the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    attribute(
      .annotation(
        Annotation(position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution) {
          AnyView(content($0))
        }))
  }
}

/// A view beside a mark.
struct Annotation {
  let position: AnnotationPosition
  let alignment: Alignment

  /// The distance to the mark in points, or `nil` for that of the system.
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}

/// Information about an item that you add an annotation to.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The position of an annotation, of a legend or of an axis label.
public struct AnnotationPosition: Equatable, Sendable {
  enum Storage {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let storage: Storage

  public static let automatic = AnnotationPosition(storage: .automatic)
  public static let overlay = AnnotationPosition(storage: .overlay)
  public static let top = AnnotationPosition(storage: .top)
  public static let bottom = AnnotationPosition(storage: .bottom)
  public static let leading = AnnotationPosition(storage: .leading)
  public static let trailing = AnnotationPosition(storage: .trailing)
  public static let topLeading = AnnotationPosition(storage: .topLeading)
  public static let topTrailing = AnnotationPosition(storage: .topTrailing)
  public static let bottomLeading = AnnotationPosition(storage: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(storage: .bottomTrailing)
}

/// The ways to resolve an annotation that would be outside of a boundary.
public struct AnnotationOverflowResolution: Sendable {
  let x: Strategy
  let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()

  /// A strategy for one axis.
  public struct Strategy: Sendable {
    enum Storage { case fit(Boundary), padScale, disabled, automatic }

    let storage: Storage

    /// Moves the annotation inside.
    public static let fit = Strategy(storage: .fit(.automatic))

    /// Moves the annotation inside of a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }

    /// Makes room for the annotation at the ends of the scale.
    public static let padScale = Strategy(storage: .padScale)

    /// Lets the annotation overflow.
    public static let disabled = Strategy(storage: .disabled)
    public static let automatic = Strategy(storage: .automatic)
  }

  /// What an annotation is moved into.
  public struct Boundary: Sendable, Equatable {
    enum Storage { case plot, chart, automatic }

    let storage: Storage

    public static let plot = Boundary(storage: .plot)
    public static let chart = Boundary(storage: .chart)
    public static let automatic = Boundary(storage: .automatic)
  }
}
