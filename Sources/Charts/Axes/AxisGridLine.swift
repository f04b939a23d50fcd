import SwiftUI

/// A line that a chart draws across its plot area to indicate a reference point along a particular axis.
public struct AxisGridLine: AxisMark {
  let isCentered: Bool?
  let stroke: StrokeStyle?

  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is between the value and the next one; `nil` to let the chart choose.
  ///   - stroke: The stroke of the line; `nil` for that of the system.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }

  public static func _collect(_ content: AxisGridLine, into marks: inout _AxisMarkParts) {
    marks.lines.append(
      AxisLinePart(kind: .gridLine, isCentered: content.isCentered, stroke: content.stroke, style: marks.style))
  }
}

/// A mark that a chart draws on an axis to indicate a reference point along that axis.
public struct AxisTick: AxisMark {
  let isCentered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  /// Creates a tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(storage: .fixed(length)), stroke: stroke)
  }

  /// The length of a tick.
  public struct Length: CustomStringConvertible, Sendable {
    enum Storage {
      case automatic
      case fixed(CGFloat)

      /// To the end of the labels, and further by a distance in points.
      case label(CGFloat)
    }

    let storage: Storage

    public static var automatic: Length { Length(storage: .automatic) }
    public static var label: Length { .label() }

    /// To the end of the label, and further by a distance in points.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(storage: .label(extendPastBy)) }

    public static var longestLabel: Length { .longestLabel() }

    /// To the end of the longest label, and further by a distance in points.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length(storage: .label(extendPastBy)) }

    public var description: String { "\(storage)" }
  }

  public static func _collect(_ content: AxisTick, into marks: inout _AxisMarkParts) {
    marks.lines.append(
      AxisLinePart(
        kind: .tick(content.length), isCentered: content.isCentered, stroke: content.stroke, style: marks.style))
  }
}
