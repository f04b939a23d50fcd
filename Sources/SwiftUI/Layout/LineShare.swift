/// How much of its line an element leaves to its content.
package enum LineShare {
  /// The element is the line, as a row of a list is.
  case line

  /// All of the element's own share.
  case whole

  /// Part of the line: there are other views beside it.
  case partOfLine

  /// No part of the line.
  case none
}

/// The share of an element; elements that do not answer leave no part of the line.
enum LineShareFact: ElementFact { typealias Value = LineShare }

extension Element {
  /// How much of its line the element leaves to its content.
  final var lineShare: LineShare { fact(LineShareFact.self) ?? .none }
}
