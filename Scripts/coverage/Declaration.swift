/// A public declaration of the module, as the page lists it.
struct Declaration {
  enum Kind {
    case type
    /// A method that returns another view, shape, text and so on.
    case modifier
    case environmentValue
    /// Not a declaration: the conformances of a type.
    case conformance
    /// A case or static member, which is written with a leading period.
    case member
  }

  var kind: Kind

  /// The name: `Text.Layout`, `padding`.
  var name: String

  /// The enclosing type: `View` for its modifiers.
  var context: String

  /// For types and conformances, the inheritance clause.
  var inherited: [String] = []

  /// For members, their type.
  var type = ""

  /// The documentation after `- Note: Approximate:`.
  var note: String?

  var file: SourceFile
}
