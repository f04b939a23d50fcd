import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { fatalError("A ForEach has no body: the chart collects its marks.") }

  @MainActor public static func _collect(_ content: ForEach, into marks: inout _ChartMarks) {
    marks.reserve(content.data.count)
    for element in content.data { Content._collect(content.content(element), into: &marks) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates marks for each element of identified data.
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element of data whose elements are identified by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}
