import SwiftUI

/// Chart content that represents a collection using the sectors of a circle.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct SectorPlot<Content> {
  let content: Content
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SectorPlot: ChartContent where Content: ChartContent {
  public var body: some ChartContent { content }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  @MainActor public static func _collect(
    _ content: SectorPlot, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    Content._collect(content.content, into: &marks, attributes: attributes)
  }
}

/// A mark for each element of a collection. ``SectorPlot`` creates it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let marks: ElementMarks<Data>

  nonisolated init(_ data: Data, _ mark: @escaping (Data.Element) -> Mark) {
    marks = ElementMarks(data: data, mark: mark)
  }

  @MainActor public static func _collect(_ content: VectorizedSectorPlotContent, into marks: inout _ChartMarks) {
    _collect(content, into: &marks, attributes: [])
  }

  @MainActor public static func _collect(
    _ content: VectorizedSectorPlotContent, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    content.marks.collect(into: &marks, attributes: attributes)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SectorPlot {
  /// Creates a sector for each element.
  nonisolated public init<Data, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(data) { element in
      SectorMark(
        Mark.Sector(
          angle: angle.plotted(element), innerRadius: innerRadius.dimension(element),
          outerRadius: outerRadius.dimension(element), angularInset: angularInset)
      ).mark
    }
  }

  /// Creates a sector for each element.
  nonisolated public init<Data, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(data) { element in
      SectorMark(
        Mark.Sector(
          angle: angle.plotted(element), innerRadius: innerRadius.dimension(element),
          outerRadius: outerRadius.dimension(element), angularInset: element[keyPath: angularInset])
      ).mark
    }
  }
}
