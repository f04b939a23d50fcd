import SwiftUI

/// A type that represents the elements you use to build a chart's axis.
public protocol AxisContent {
  /// Adds the parts of the content to an axis. An engine hook.
  static func _collect(_ content: Self, into axis: inout _AxisParts)
}

/// The parts of an axis. The type appears in a requirement of ``AxisContent``.
public struct _AxisParts {
  var marks: [AxisMarkGroup] = []

  /// Whether a part has a style that has no effect.
  var hasUnstyledLayer = false
}

/// The marks of an axis for some values.
struct AxisMarkGroup {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  let values: AxisMarkValues

  /// The marks for a value, or `nil` for the default ones.
  let content: ((AxisValue) -> _AxisMarkParts)?

  /// The format of default labels, and the stroke of default lines.
  var format: ((Datum) -> String?)?
  var stroke: StrokeStyle?
}

extension Never: AxisContent {
  public static func _collect(_ content: Never, into axis: inout _AxisParts) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public static func _collect(_ content: Wrapped?, into axis: inout _AxisParts) {
    if let content { Wrapped._collect(content, into: &axis) }
  }
}

/// A type-erased axis content.
public struct AnyAxisContent: AxisContent {
  private let storage: any AxisContent

  public init(_ content: any AxisContent) { storage = content }

  public init(erasing content: some AxisContent) { self.init(content) }

  public static func _collect(_ content: AnyAxisContent, into axis: inout _AxisParts) {
    collect(content.storage, into: &axis)
  }

  private static func collect<Content: AxisContent>(_ content: Content, into axis: inout _AxisParts) {
    Content._collect(content, into: &axis)
  }
}

extension AxisContent {
  /// Draws the axis content into its own layer, which looks the same.
  public func compositingLayer() -> some AxisContent { self }

  /// Draws the axis content into its own layer. The style of the layer has no effect.
  ///
  /// - Note: Unimplemented: the modifiers of the style are not applied.
  public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V) -> some AxisContent {
    UnstyledAxisLayer(content: self)
  }
}

/// A layer of an axis whose style has no effect.
private struct UnstyledAxisLayer<Content: AxisContent>: AxisContent {
  let content: Content

  static func _collect(_ content: UnstyledAxisLayer, into axis: inout _AxisParts) {
    axis.hasUnstyledLayer = true
    Content._collect(content.content, into: &axis)
  }
}

/// A result builder that you use to compose the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildBlock() -> some AxisContent { BuilderEmpty() }

  public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

  @_disfavoredOverload
  public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
    BuilderTuple(elements: (repeat each content))
  }

  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.trueContent(first))
  }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.falseContent(second))
  }

  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(content)
  }

  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
}
