/// The outcome of a touch.
@MainActor
package enum TouchOutcome {
  /// An element received it.
  case taken(by: Element)

  /// A control showed that it was pressed, and the finger left it.
  case left(Element)

  /// A disabled control received it, without an effect.
  case disabled(Element)

  /// No element there receives touches; the associated value is the topmost element at the point, if there is one.
  case missed(Element?)
}
