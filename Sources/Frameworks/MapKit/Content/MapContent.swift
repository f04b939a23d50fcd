import SwiftUI

/// Content of a map: markers, annotations, lines, areas.
@MainActor @preconcurrency
public protocol MapContent {
  /// The type of content that this content is made of.
  associatedtype Body: MapContent

  /// The content.
  @MapContentBuilder
  var body: Body { get }

  /// Adds the items of the content to a map. An engine hook: the content of an app never implements it.
  static func _collect(_ content: Self, into items: inout _MapItems)
}

extension MapContent {
  @MainActor public static func _collect(_ content: Self, into items: inout _MapItems) {
    Body._collect(content.body, into: &items)
  }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: the map draws it itself.") }
}

extension Never: MapContent {
  @MainActor public static func _collect(_ content: Never, into items: inout _MapItems) {}
}

/// No content.
public nonisolated struct EmptyMapContent: MapContent {
  public typealias Body = Never

  public init() {}

  @MainActor public static func _collect(_ content: EmptyMapContent, into items: inout _MapItems) {}
}

/// Several contents, in order.
public nonisolated struct TupleMapContent<each Content> {
  public var value: (repeat each Content)

  init(_ value: (repeat each Content)) { self.value = value }
}

extension TupleMapContent: MapContent where repeat each Content: MapContent {
  public typealias Body = Never

  @MainActor public static func _collect(_ content: TupleMapContent, into items: inout _MapItems) {
    var index = 0
    repeat items.collect(each content.value, at: &index)
  }
}

/// One of two contents.
public nonisolated struct _ConditionalMapContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalMapContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
  public typealias Body = Never

  @MainActor public static func _collect(_ content: _ConditionalMapContent, into items: inout _MapItems) {
    switch content.storage {
    case .trueContent(let content): items.within(true) { TrueContent._collect(content, into: &$0) }
    case .falseContent(let content): items.within(false) { FalseContent._collect(content, into: &$0) }
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never

  @MainActor public static func _collect(_ content: Wrapped?, into items: inout _MapItems) {
    if let content { Wrapped._collect(content, into: &items) }
  }
}

extension Group: MapContent where Content: MapContent {
  /// Groups content.
  nonisolated public init(@MapContentBuilder content: () -> Content) { self.init(content: content()) }

  public var body: Never { fatalError("A Group has no body: the map collects its items.") }

  @MainActor public static func _collect(_ content: Group, into items: inout _MapItems) {
    Content._collect(content.content, into: &items)
  }
}

extension ForEach: MapContent where Content: MapContent {
  public var body: Never { fatalError("A ForEach has no body: the map collects its items.") }

  @MainActor public static func _collect(_ content: ForEach, into items: inout _MapItems) {
    for element in content.data {
      items.within(element: content.id(element)) { Content._collect(content.content(element), into: &$0) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  /// Creates content for each element of identified data.
  nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: MapContent {
  /// Creates content for each element of data whose elements are identified by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  /// Creates content for each number of a range.
  nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

/// Content of a collection.
public protocol DynamicMapContent: MapContent {
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicMapContent where Content: MapContent {}
