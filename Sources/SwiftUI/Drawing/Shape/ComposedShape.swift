/// A shape of the module, which says what it is made of.
@MainActor @preconcurrency
package protocol ComposedShape: Shape, ComposedView {}

extension ComposedShape {
  package var composition: Composition { Composition("Shape") }
}

extension ShapePaintingSource {
  /// A shape that is painted: its style, and the shape with its line if it has one.
  @MainActor var paintingComposition: Composition {
    let painting = painting
    return Composition("Shape").value("shape", painting.shape as any Shape).value("style", painting.style)
      .value("fillStyle", painting.fillStyle)
  }
}
