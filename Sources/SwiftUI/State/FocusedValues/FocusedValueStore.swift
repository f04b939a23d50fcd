/// The focused values that the views of one screen publish, and their readers.
@MainActor
package final class FocusedValueStore {
  final class Publication {
    weak var element: Element?

    /// Whether it applies regardless of the focus.
    let isForScene: Bool
    var write: (inout FocusedValues) -> Void

    init(_ element: Element, isForScene: Bool, write: @escaping (inout FocusedValues) -> Void) {
      self.element = element
      self.isForScene = isForScene
      self.write = write
    }
  }

  private var publications = OrderedObjects<Publication>()
  private var readers = OrderedNodes<_ViewNode>()
  private weak var focused: Element?

  nonisolated init() {}

  func add(_ publication: Publication) {
    publications.add(publication)
    valuesChanged()
  }

  func remove(_ publication: Publication) {
    publications.remove(publication)
    valuesChanged()
  }

  func addReader(_ node: _ViewNode) { readers[node] = node }
  func removeReader(_ node: _ViewNode) { readers[node] = nil }

  func focusMoved(to element: Element?) {
    focused = element
    if !publications.isEmpty { valuesChanged() }
  }

  func valuesChanged() {
    for node in readers.inOrder { node.invalidate() }
  }

  /// The current values: those for the scene, then those of the views around the focus, from the outermost inwards.
  var current: FocusedValues {
    var values = FocusedValues()
    for publication in publications.inOrder where publication.isForScene { publication.write(&values) }
    var around: [Element] = []
    var element = focused
    while let here = element {
      around.append(here)
      element = here.layoutParent
    }
    for element in around.reversed() {
      for publication in publications.inOrder where !publication.isForScene && publication.element === element {
        publication.write(&values)
      }
    }
    return values
  }
}
