/// A shape of this module, which describes its composition.
@MainActor @preconcurrency
package protocol ComposedShape: Shape, ComposedView {}

extension ComposedShape {
  package var composition: Composition { Composition("Shape") }
}

extension ShapePaintingSource {
  /// The composition of a painted shape: its style, and the shape with its stroke, if any.
  @MainActor var paintingComposition: Composition {
    let painting = painting
    return Composition("Shape").value("shape", painting.shape as any Shape).value("style", painting.style)
      .value("fillStyle", painting.fillStyle)
  }
}
