/// Answers that separators below rows start at an element, as at a text, although its first text is inside.
enum SeparatorStartFact: ElementFact { typealias Value = Bool }

/// Lets separators start at the view and not at the texts in it.
struct SeparatorStart: ElementModifier {
  static var affectsLayout: Bool { false }

  func fact<K: ElementFact>(_ key: K.Type, of element: Element) -> K.Value? { SeparatorStartFact.answer(key, true) }
}
