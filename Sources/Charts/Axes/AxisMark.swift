import SwiftUI

/// A type that represents the marks that you use to build a chart's axis: grid lines, ticks and labels.
public protocol AxisMark {
  /// Adds the mark to those of a value. An engine hook.
  static func _collect(_ content: Self, into marks: inout _AxisMarkParts)
}

/// The marks of an axis for one value. The type appears in a requirement of ``AxisMark``.
public struct _AxisMarkParts {
  var lines: [AxisLinePart] = []
  var labels: [AxisLabelPart] = []

  /// What modifiers around the marks say.
  var style = AxisMarkStyle()
}

/// What modifiers of axis marks say.
struct AxisMarkStyle {
  var foreground: AnyShapeStyle?
  var font: Font?
  var hasFont = false
  var offset = CGSize.zero
}

/// A grid line or a tick.
struct AxisLinePart {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
  }

  let kind: Kind
  let isCentered: Bool?
  let stroke: StrokeStyle?
  let style: AxisMarkStyle
}

/// A label of a value.
struct AxisLabelPart {
  enum Content {
    /// The value in its default format.
    case value

    /// The value in a format of the app.
    case formatted((Datum) -> String?)
    case view(AnyView)
  }

  let content: Content
  var isCentered: Bool?
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var style = AxisMarkStyle()
}

extension Never: AxisMark {
  public static func _collect(_ content: Never, into marks: inout _AxisMarkParts) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public static func _collect(_ content: Wrapped?, into marks: inout _AxisMarkParts) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}

/// A type-erased axis mark.
public struct AnyAxisMark: AxisMark {
  private let storage: any AxisMark

  public init(_ content: any AxisMark) { storage = content }

  public init(erasing content: some AxisMark) { self.init(content) }

  public static func _collect(_ content: AnyAxisMark, into marks: inout _AxisMarkParts) {
    collect(content.storage, into: &marks)
  }

  private static func collect<Content: AxisMark>(_ content: Content, into marks: inout _AxisMarkParts) {
    Content._collect(content, into: &marks)
  }
}

/// A result builder that you use to compose the marks of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildBlock() -> some AxisMark { BuilderEmpty() }

  public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

  @_disfavoredOverload
  public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
    BuilderTuple(elements: (repeat each content))
  }

  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.trueContent(first))
  }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.falseContent(second))
  }

  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }

  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
}
