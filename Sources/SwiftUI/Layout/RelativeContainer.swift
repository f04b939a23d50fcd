/// A container of which views can have a part of the length: a scroll view, or a screen of a stack, of tabs or of a
/// presentation.
@MainActor
protocol RelativeContainer: Element {
  /// Whether the container is a list of cells.
  var arrangesCells: Bool { get }

  /// The length that views in the content see, in points, or `nil` while it is unknown.
  func containerLength(along axis: Axis) -> CGFloat?

  /// Registers an element whose layout depends on the length.
  func addContainerReader(_ element: Element)
}

/// The container that an element is, if it is one.
enum RelativeContainerFact: ElementFact { typealias Value = any RelativeContainer }

extension Element {
  /// The nearest container; `nil` for the window.
  final var relativeContainer: (any RelativeContainer)? { nearest(RelativeContainerFact.self) }
}
