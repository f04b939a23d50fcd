import SwiftUI

/// A label that a chart draws beside an axis to describe a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  let part: AxisLabelPart

  public static func _collect(_ content: AxisValueLabel, into marks: inout _AxisMarkParts) {
    var part = content.part
    part.style = marks.style
    marks.labels.append(part)
  }

  fileprivate init(
    _ content: AxisLabelPart.Content, _ isCentered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    part = AxisLabelPart(
      content: content, isCentered: isCentered, anchor: anchor, collision: collision, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel {
  /// Creates a label of the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is between the value and the next one; `nil` to let the chart choose.
  ///   - anchor: The point of the label that is at the value; `nil` to let the chart choose.
  ///   - horizontalSpacing: The distance to the line or to the plot, in points.
  ///   - verticalSpacing: The distance to the plot, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Never {
    self.init(.value, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// Creates a label with a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// Creates a label with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      .view(AnyView(Text(titleKey))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      .view(AnyView(Text(title))), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// Creates a label of the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .formatted(axisFormat(format)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}

/// The text of a datum in a format, or `nil` if the format has another type of input.
func axisFormat<Format: FormatStyle>(_ format: Format) -> (Datum) -> String?
where Format.FormatInput: Plottable, Format.FormatOutput == String {
  { datum in Format.FormatInput(datum).map { format.format($0) } }
}

/// The orientation of the labels of an axis.
public struct AxisValueLabelOrientation: CustomStringConvertible, Sendable {
  enum Storage: String { case automatic, horizontal, vertical, verticalReversed }

  let storage: Storage

  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .automatic) }
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .horizontal) }
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .vertical) }
  public static var verticalReversed: AxisValueLabelOrientation {
    AxisValueLabelOrientation(storage: .verticalReversed)
  }

  public var description: String { storage.rawValue }
}

/// What happens to labels of an axis that are too close to each other.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
  enum Storage: Equatable {
    case automatic, truncate, disabled
    case greedy(minimumSpacing: CGFloat?)
  }

  let storage: Storage

  public static var automatic: AxisValueLabelCollisionResolution { Self(storage: .automatic) }

  /// Leaves out labels that touch an earlier one.
  public static var greedy: AxisValueLabelCollisionResolution { .greedy() }

  /// Leaves out labels that are closer to an earlier one than a distance in points.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { Self(storage: .greedy(minimumSpacing: minimumSpacing)) }

  /// Shortens labels.
  public static var truncate: AxisValueLabelCollisionResolution { Self(storage: .truncate) }

  /// Lets labels overlap.
  public static var disabled: AxisValueLabelCollisionResolution { Self(storage: .disabled) }

  public var description: String { "\(storage)" }
}
