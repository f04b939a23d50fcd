/// A kind of fact about an element that others ask for, such as the control that it is.
///
/// The feature that needs a fact declares its key, and the elements concerned answer. Unlike a trait, a fact is not
/// passed on by the modifiers around an element.
@MainActor
package protocol ElementFact {
  associatedtype Value
}

extension ElementFact {
  /// Answers a question for a fact: with the value if it is this one, otherwise with `nil`.
  package static func answer<Asked: ElementFact>(_ asked: Asked.Type, _ value: @autoclosure () -> Value?) -> Asked
    .Value?
  {
    asked == Self.self ? value().map { reinterpret($0, as: Asked.Value.self) } : nil
  }
}
