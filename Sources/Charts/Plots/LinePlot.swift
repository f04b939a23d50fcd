import SwiftUI

/// Chart content that represents a collection or a function using a line.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct LinePlot<Content> {
  let content: Content
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension LinePlot: ChartContent where Content: ChartContent {
  public var body: some ChartContent { content }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public static func _collect(
    _ content: LinePlot, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    Content._collect(content.content, into: &marks, attributes: attributes)
  }
}

/// A mark for each element of a collection. ``LinePlot`` creates it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let marks: ElementMarks<Data>

  nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> Mark) {
    marks = ElementMarks(data: data, mark: mark)
  }

  @MainActor public static func _collect(_ content: VectorizedLinePlotContent, into marks: inout _ChartMarks) {
    _collect(content, into: &marks, attributes: [])
  }

  @MainActor public static func _collect(
    _ content: VectorizedLinePlotContent, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    content.marks.collect(into: &marks, attributes: attributes)
  }
}

/// A function as the content of a plot.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct FunctionLinePlotContent: ChartContent {
  public typealias Body = Never

  let mark: Mark

  nonisolated init(_ function: PlottedFunction) {
    var mark = Mark(.line)
    mark.function = function
    self.mark = mark
  }

  @MainActor public static func _collect(_ content: FunctionLinePlotContent, into marks: inout _ChartMarks) {
    marks.add(content.mark)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension LinePlot {
  /// Creates a mark for each element: at a value of x, at a value of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(data) { element in
      LineMark(.value(x.plotted(element)), .value(y.plotted(element)), series: nil).mark
    }
  }

  /// Creates a mark for each element: at a value of x, at a value of y.
  nonisolated public init<Data, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(data) { element in
      LineMark(.value(x.plotted(element)), .value(y.plotted(element)), series: series.plotted(element)).mark
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates a plot of a function of x; without a domain, over the x axis.
  nonisolated public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      PlottedFunction(
        xLabel: .text(x), yLabel: .text(y), domain: domain,
        point: { ($0, function($0), nil) }, isOfX: true))
  }

  /// Creates a plot of a function whose values are points.
  nonisolated public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      PlottedFunction(
        xLabel: .text(x), yLabel: .text(y), domain: domain,
        point: { argument in
          let point = function(argument)
          return (point.x, point.y, nil)
        }, isOfX: false))
  }

  /// Creates a plot of a function of x; without a domain, over the x axis.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      PlottedFunction(
        xLabel: .key(x), yLabel: .key(y), domain: domain,
        point: { ($0, function($0), nil) }, isOfX: true))
  }

  /// Creates a plot of a function whose values are points.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      PlottedFunction(
        xLabel: .key(x), yLabel: .key(y), domain: domain,
        point: { argument in
          let point = function(argument)
          return (point.x, point.y, nil)
        }, isOfX: false))
  }

  /// Creates a plot of a function of x; without a domain, over the x axis.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(
      PlottedFunction(
        xLabel: .string(String(x)), yLabel: .string(String(y)), domain: domain,
        point: { ($0, function($0), nil) }, isOfX: true))
  }

  /// Creates a plot of a function whose values are points.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(
      PlottedFunction(
        xLabel: .string(String(x)), yLabel: .string(String(y)), domain: domain,
        point: { argument in
          let point = function(argument)
          return (point.x, point.y, nil)
        }, isOfX: false))
  }
}
