import SwiftUI

/// The modifiers around a mark: a list with the innermost one first, which marks share.
final class MarkStyle {
  let attribute: MarkAttribute
  let outer: MarkStyle?

  init(_ attribute: MarkAttribute, outer: MarkStyle?) {
    self.attribute = attribute
    self.outer = outer
  }
}

/// What a modifier says about the marks in it.
enum MarkAttribute {
  case foreground(AnyShapeStyle)
  case foregroundBy(PlottedValue)
  case symbol(AnyChartSymbolShape)
  case symbolView(AnyView)
  case symbolBy(PlottedValue)

  /// An area in square points.
  case symbolArea(CGFloat)
  case symbolExtent(CGSize)
  case symbolSizeBy(PlottedValue)
  case lineStyle(StrokeStyle)
  case lineStyleBy(PlottedValue)
  case position(PlottedValue, axis: Axis?, span: MarkDimension)
  case interpolation(InterpolationMethod)
  case opacity(Double)
  case cornerRadius(CGFloat, RoundedCornerStyle)
  case offset(MarkOffset)
  case zIndex(Double)
  case alignsStylesWithPlot(Bool)
  case annotation(Annotation)
  case effect(MarkEffect)
  case accessibilityLabel(ChartLabel)
  case accessibilityValue(ChartLabel)
  case accessibilityIdentifier(String)
  case accessibilityHidden(Bool)

  /// The marks inside are one element for assistive technologies.
  case group
}

/// How far the edges of a mark are moved, in points; x to the trailing edge, y downwards.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  static func + (lhs: MarkOffset, rhs: MarkOffset) -> MarkOffset {
    MarkOffset(
      xStart: lhs.xStart + rhs.xStart, xEnd: lhs.xEnd + rhs.xEnd, yStart: lhs.yStart + rhs.yStart,
      yEnd: lhs.yEnd + rhs.yEnd)
  }
}

/// An effect on the drawing of several marks as a whole.
enum MarkEffect {
  case blur(CGFloat)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case clip(AnyShape, FillStyle)
  case mask([Mark])
  case layer
}

/// Content with an attribute for its marks.
nonisolated struct AttributedContent<Content: ChartContent>: ChartContent {
  typealias Body = Never

  let content: Content
  let attribute: MarkAttribute

  nonisolated init(_ content: Content, _ attribute: MarkAttribute) {
    self.content = content
    self.attribute = attribute
  }

  @MainActor static func _collect(_ content: AttributedContent, into marks: inout _ChartMarks) {
    marks.with(content.attribute) { Content._collect(content.content, into: &$0) }
  }
}

extension ChartContent {
  nonisolated func attribute(_ attribute: MarkAttribute) -> some ChartContent { AttributedContent(self, attribute) }
}
