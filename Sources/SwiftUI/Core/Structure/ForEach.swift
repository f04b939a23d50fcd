/// Views created from a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  /// Whether the data is read once, because its elements have no identity: a range of numbers without an `id`.
  package let isConstant: Bool

  /// - Parameter isConstant: Whether the data is read once.
  package init(
    data: Data, isConstant: Bool = false, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.isConstant = isConstant
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    if let data = Data.self as? any ViewSourceData.Type { return data.makeNode(view, in: context) }
    return context.isLazy && Content._isUnary ? LazyForEachNode(view, in: context) : ForEachNode(view, in: context)
  }

  public static var _isUnary: Bool { false }
}

extension ForEach: ComposedView where Content: View {
  package var composition: Composition {
    let element = { (index: Int) in data[data.index(data.startIndex, offsetBy: index)] }
    return Composition("ForEach").content(
      .rows(
        Composition.Rows(
          count: data.count, id: { AnyHashable(id(element($0))) }, view: { content(element($0)) })))
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // Evaluating a key path costs more than all other work for an unchanged row.
    if ID.self == Data.Element.self, id == \Data.Element.self {
      self.init(data: data, id: { reinterpret($0, as: ID.self) }, content: content)
    } else {
      self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views from a range of numbers, which is read once: with a range that changes, use `init(_:id:content:)`.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, isConstant: true, id: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates views from a binding to a collection, each with a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views from a binding to a collection, each with a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      id: { $0.1 },
      content: { index, _ in
        content(data.element(at: index, orLast: values[index]))
      })
  }
}

/// A view that creates views from data, to which edits can be attached.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
