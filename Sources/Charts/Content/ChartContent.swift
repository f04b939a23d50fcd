/// A type that represents the content that you draw on a chart.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of content that this content is made of.
  associatedtype Body: ChartContent

  /// The content and behavior of the chart content.
  @ChartContentBuilder
  var body: Body { get }

  /// Adds the marks of the content to a chart. An engine hook: the content of an app never implements it.
  static func _collect(_ content: Self, into marks: inout _ChartMarks)
}

extension ChartContent {
  @MainActor public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    guard marks.canDescend() else { return }
    marks.depth += 1
    Body._collect(content.body, into: &marks)
    marks.depth -= 1
  }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: the chart draws it itself.") }
}

extension Never: ChartContent {
  @MainActor public static func _collect(_ content: Never, into marks: inout _ChartMarks) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  @MainActor public static func _collect(_ content: Wrapped?, into marks: inout _ChartMarks) {
    if let content { Wrapped._collect(content, into: &marks) }
  }
}

/// A type-erased chart content.
public nonisolated struct AnyChartContent: ChartContent {
  public typealias Body = Never

  private let storage: any ChartContent

  nonisolated public init(_ content: any ChartContent) { storage = content }

  nonisolated public init(erasing content: some ChartContent) { self.init(content) }

  @MainActor public static func _collect(_ content: AnyChartContent, into marks: inout _ChartMarks) {
    collect(content.storage, into: &marks)
  }

  @MainActor private static func collect<Content: ChartContent>(_ content: Content, into marks: inout _ChartMarks) {
    Content._collect(content, into: &marks)
  }
}
