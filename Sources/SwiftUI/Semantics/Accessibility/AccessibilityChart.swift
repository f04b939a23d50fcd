/// A type to generate an `AXChartDescriptor` object that you use to provide information about a chart and its data for an
/// accessible experience in VoiceOver or other assistive technologies.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Creates the chart's description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Updates the description.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A description of a chart: its title, its axes, its data.
public final class AXChartDescriptor: Equatable {
  public var title: String?
  public var summary: String?
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?

  /// Axes of further values of data points, in the order of those.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor] = []
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  public static func == (lhs: AXChartDescriptor, rhs: AXChartDescriptor) -> Bool {
    lhs.title == rhs.title && lhs.summary == rhs.summary && lhs.series == rhs.series
      && lhs.xAxis._values == rhs.xAxis._values && lhs.yAxis?._values == rhs.yAxis?._values
      && lhs.additionalAxes?.map(\._values) == rhs.additionalAxes?.map(\._values)
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }

  /// The values that two equal axes share. An engine hook: an app does not define axes.
  var _values: [AnyHashable] { get }
}

/// A numeric axis.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  public var _values: [AnyHashable] { [title, range, gridlinePositions] }
}

/// A categorical axis.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }

  public var _values: [AnyHashable] { [title, categoryOrder] }
}

/// A series of data of a chart.
public final class AXDataSeriesDescriptor: Equatable {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  public static func == (lhs: AXDataSeriesDescriptor, rhs: AXDataSeriesDescriptor) -> Bool {
    lhs.name == rhs.name && lhs.isContinuous == rhs.isContinuous && lhs.dataPoints == rhs.dataPoints
  }
}

/// A point of a series.
public final class AXDataPoint: Equatable {
  public var label: String?

  /// The number or category on the horizontal axis.
  let x: AnyHashable

  /// The number on the vertical axis.
  let y: Double?

  /// The values on additional axes.
  public var additionalValues: [ValueType]

  /// A value on an additional axis.
  public enum ValueType: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  public init(x: Double, y: Double? = nil, additionalValues: [ValueType] = [], label: String? = nil) {
    self.x = AnyHashable(x)
    self.y = y
    self.additionalValues = additionalValues
    self.label = label
  }

  public init(x: String, y: Double? = nil, additionalValues: [ValueType] = [], label: String? = nil) {
    self.x = AnyHashable(x)
    self.y = y
    self.additionalValues = additionalValues
    self.label = label
  }

  public static func == (lhs: AXDataPoint, rhs: AXDataPoint) -> Bool {
    lhs.label == rhs.label && lhs.x == rhs.x && lhs.y == rhs.y && lhs.additionalValues == rhs.additionalValues
  }
}

extension View {
  /// Adds a descriptor to a view that represents a chart to make the chart's contents accessible to all users.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
    -> some View
  {
    semantics(with: representable) { representable, properties, _ in
      let descriptor = representable.makeChartDescriptor()
      representable.updateChartDescriptor(descriptor)
      properties.details.append(.chart(descriptor))
    }
  }
}
