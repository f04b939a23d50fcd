/// An element that shows the traits of its content, as a row shows its badge.
@MainActor
protocol TraitReader: AnyObject {
  /// Called when the traits of the content may have changed.
  func traitsChanged()
}

/// The reader that an element is, if it is one.
enum TraitReaderFact: ElementFact { typealias Value = any TraitReader }

extension Element {
  /// The reader whose content is this element, ignoring the modifiers in between.
  final var traitReader: (any TraitReader)? { elementAroundModifiers?.fact(TraitReaderFact.self) }
}
