/// The elements whose layout depends on the size of their container.
@MainActor
struct ContainerReaders {
  private var elements = OrderedNodes<Element>()
  private var toldSize: ProposedViewSize?

  mutating func add(_ element: Element) {
    elements[element] = element
  }

  /// Lays out the elements again if the size differs from that of the last call.
  mutating func tell(_ size: ProposedViewSize) {
    guard size != toldSize else { return }
    toldSize = size
    _ = elements.remove { !$0.isMounted }
    for element in elements.inOrder { element.setNeedsLayout() }
  }
}
