import SwiftUI

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VectorizedChartContent {
  /// Sets the foreground style of each element.
  nonisolated public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .foreground(AnyShapeStyle($0[keyPath: keyPath])) }
  }

  /// Represents data using different foreground styles.
  nonisolated public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .foregroundBy(value.plotted($0)) }
  }

  /// Represents data using position.
  nonisolated public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .position(value.plotted($0), axis: axis, span: span) }
  }

  /// Sets the opacity of each element, 0 to 1.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .opacity(Double($0[keyPath: keyPath])) }
  }

  /// Sets the line style of each element.
  nonisolated public func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .lineStyle($0[keyPath: style]) }
  }

  /// Represents data using different line styles.
  nonisolated public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .lineStyleBy(value.plotted($0)) }
  }

  /// Represents data using different symbols.
  nonisolated public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .symbolBy(value.plotted($0)) }
  }

  /// Sets the symbol size of each element, as an area in square points.
  nonisolated public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .symbolArea($0[keyPath: area]) }
  }

  /// Sets the symbol size of each element, in points.
  nonisolated public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .symbolExtent($0[keyPath: size]) }
  }

  /// Represents data using symbol sizes.
  nonisolated public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .symbolSizeBy(value.plotted($0)) }
  }

  /// Describes each element to assistive technologies.
  nonisolated public func accessibilityLabel(
    _ label: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .accessibilityLabel(.text($0[keyPath: label])) }
  }

  /// Describes each element to assistive technologies.
  nonisolated public func accessibilityLabel(
    _ labelKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .accessibilityLabel(.key($0[keyPath: labelKey])) }
  }

  /// Describes each element to assistive technologies.
  nonisolated public func accessibilityLabel(
    _ label: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .accessibilityLabel(.string(String($0[keyPath: label]))) }
  }

  /// Describes the value of each element to assistive technologies.
  nonisolated public func accessibilityValue(
    _ valueDescription: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .accessibilityValue(.text($0[keyPath: valueDescription])) }
  }

  /// Describes the value of each element to assistive technologies.
  nonisolated public func accessibilityValue(
    _ valueKey: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .accessibilityValue(.key($0[keyPath: valueKey])) }
  }

  /// Describes the value of each element to assistive technologies.
  nonisolated public func accessibilityValue(
    _ value: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .accessibilityValue(.string(String($0[keyPath: value]))) }
  }

  /// Adds an identifier to each element.
  nonisolated public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .accessibilityIdentifier($0[keyPath: identifier]) }
  }

  /// Hides elements from assistive technologies.
  nonisolated public func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    AttributedElements(self) { .accessibilityHidden($0[keyPath: hidden]) }
  }
}
