/// A public declaration of the module, as the page lists it.
struct Declaration {
  enum Kind {
    case type
    /// A method that gives another view, shape, text…
    case modifier
    case environmentValue
    /// No declaration of its own: says what a type is.
    case conformance
    /// A value of a type that is written with a point before it: a case, or a static member.
    case member
  }

  var kind: Kind

  /// The name: `Text.Layout`, `padding`.
  var name: String

  /// What the declaration is in: `View` for its modifiers.
  var context: String

  /// For types and conformances, what the declaration says after the colon.
  var inherited: [String] = []

  /// For members, the type that they are of.
  var type = ""

  /// What the documentation says after `- Note: Approximate:`.
  var note: String?

  var file: SourceFile
}
