import SwiftUI

/// A view that displays a chart in three dimensions. A labeled placeholder takes its place.
///
/// - Note: Unimplemented: nothing is drawn in three dimensions.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct Chart3D<Content: Chart3DContent>: View {
  nonisolated public init(@Chart3DContentBuilder content: () -> Content) { _ = content() }

  nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {}

  public var body: some View {
    ZStack {
      Rectangle().fill(.quaternary)
      Text(verbatim: "Chart3D").font(.caption).foregroundStyle(.secondary)
    }
    .unsupported("Chart3D", "a placeholder is drawn in place of the chart.")
  }
}

/// A type that represents the content of a chart in three dimensions.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public protocol Chart3DContent {}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension Optional: Chart3DContent where Wrapped: Chart3DContent {}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension ForEach: Chart3DContent where Content: Chart3DContent {}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension ForEach where ID == Data.Element.ID, Content: Chart3DContent, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension ForEach where Content: Chart3DContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// A result builder for the content of charts in three dimensions.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@resultBuilder
public struct Chart3DContentBuilder {
  public static func buildBlock<each C: Chart3DContent>(_ content: repeat each C) -> some Chart3DContent {
    Contents3D()
  }

  public static func buildIf<T: Chart3DContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: Chart3DContent>(first: T1) -> some Chart3DContent { Contents3D() }

  public static func buildEither<T2: Chart3DContent>(second: T2) -> some Chart3DContent { Contents3D() }

  public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
}

/// Contents that are not drawn.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
private struct Contents3D: Chart3DContent {}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension PointMark: Chart3DContent {
  /// Creates a point in three dimensions.
  nonisolated public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) {
    self.init(x: x, y: y)
  }
}

/// A surface that shows a function of two variables.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
public struct SurfacePlot: Chart3DContent {
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(x: S, y: S, z: S, function: @escaping @Sendable (Double, Double) -> Double) {}
}

@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
extension Chart3DContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some Chart3DContent { self }
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent { self }
  public func symbolSize(_ size: CGFloat) -> some Chart3DContent { self }
}
