/// The views passed to a container. As a view, it shows them in order.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Index = Int

  let subviews: [Subview]

  public nonisolated var startIndex: Int { subviews.startIndex }
  public nonisolated var endIndex: Int { subviews.endIndex }
  public nonisolated subscript(index: Int) -> Subview { subviews[index] }

  public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// A slice of the views passed to a container.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Index = Int

  let subviews: ArraySlice<Subview>

  public nonisolated var startIndex: Int { subviews.startIndex }
  public nonisolated var endIndex: Int { subviews.endIndex }
  public nonisolated subscript(index: Int) -> Subview { subviews[index] }

  public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
}
