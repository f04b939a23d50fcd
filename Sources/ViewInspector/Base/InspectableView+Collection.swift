extension InspectableView: @preconcurrency Sequence where View: MultipleViewContent {
  public typealias Element = InspectableView<ViewType.ClassifiedView>

  /// Iterates over the children.
  @MainActor @preconcurrency
  public struct Iterator: @preconcurrency IteratorProtocol {
    fileprivate let view: InspectableView
    fileprivate var index = 0

    public mutating func next() -> Element? {
      guard index < view.count else { return nil }
      defer { index += 1 }
      return view[index]
    }
  }

  public func makeIterator() -> Iterator { Iterator(view: self) }
  public var underestimatedCount: Int { count }
}

extension InspectableView: @preconcurrency Collection, @preconcurrency BidirectionalCollection,
  @preconcurrency RandomAccessCollection
where View: MultipleViewContent {
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public var count: Int { (try? View.children(content).count) ?? 0 }
  public func index(after index: Int) -> Int { index + 1 }
  public func index(before index: Int) -> Int { index - 1 }

  /// The child at an index; an absent view if a condition of a view builder is false.
  ///
  /// - Parameter index: The position, counted from zero; any other than that of a child ends the process.
  public subscript(index: Int) -> Element {
    do {
      return Element(unchecked: try child(at: index), parent: self, call: "[\(index)]")
    } catch InspectionError.viewNotFound {
      let absent = Content(AbsentView(), medium: content.medium)
      return Element(unchecked: absent, parent: self, call: "[\(index)]", index: index)
    } catch {
      fatalError("\(pathToRoot): \(error.localizedDescription)")
    }
  }
}
