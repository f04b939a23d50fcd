/// Names the coordinate space of an element.
package struct CoordinateSpaceModifier: ElementModifier, ComposedModifier {
  let name: AnyHashable

  package var composition: Composition { Composition("coordinateSpace").value("name", name) }

  package static var affectsLayout: Bool { false }

  package func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value? {
    CoordinateSpaceFact.answer(key, [name])
  }
}

/// The names of an element's coordinate space.
enum CoordinateSpaceFact: ElementFact { typealias Value = [AnyHashable] }

extension View {
  /// Names the view's coordinate space, so that descendants can measure in it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's coordinate space, so that descendants can measure in it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

extension Element {
  /// The nearest ancestor whose coordinate space has the given name, including this element.
  package func ancestor(inSpace name: AnyHashable) -> Element? {
    var element: Element? = self
    while let current = element {
      if current.fact(CoordinateSpaceFact.self)?.contains(name) == true { return current }
      element = current.layoutParent
    }
    return nil
  }
}
