import SwiftUI

/// Chart content that is made of a collection, whose modifiers may depend on the elements.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement

  /// Adds the marks of the elements to a chart, with attributes of each. An engine hook.
  @MainActor static func _collect(
    _ content: Self, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>])
}

/// A modifier whose value depends on an element. An engine hook.
public struct _ElementAttribute<DataElement> {
  let attribute: (DataElement) -> MarkAttribute
}

/// A mark for each element of a collection.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct ElementMarks<Data: RandomAccessCollection> {
  let data: Data
  let mark: (Data.Element) -> Mark

  @MainActor
  func collect(into marks: inout _ChartMarks, attributes: [_ElementAttribute<Data.Element>]) {
    marks.reserve(data.count)
    for element in data {
      let outer = marks.style
      for attribute in attributes { marks.style = MarkStyle(attribute.attribute(element), outer: marks.style) }
      marks.add(mark(element))
      marks.style = outer
    }
  }
}

/// Vectorized content with an attribute of each element.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
nonisolated struct AttributedElements<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias Body = Never
  typealias DataElement = Content.DataElement

  let content: Content
  let attribute: _ElementAttribute<DataElement>

  nonisolated init(_ content: Content, _ attribute: @escaping (DataElement) -> MarkAttribute) {
    self.content = content
    self.attribute = _ElementAttribute(attribute: attribute)
  }

  @MainActor static func _collect(_ content: AttributedElements, into marks: inout _ChartMarks) {
    _collect(content, into: &marks, attributes: [])
  }

  @MainActor static func _collect(
    _ content: AttributedElements, into marks: inout _ChartMarks, attributes: [_ElementAttribute<DataElement>]
  ) {
    // The outermost attribute comes first.
    Content._collect(content.content, into: &marks, attributes: attributes + [content.attribute])
  }
}
