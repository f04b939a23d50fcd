/// Something that few elements of the accessibility tree have.
package enum SemanticsDetail: Equatable {
  /// The level of a heading, from 1 to 6.
  case heading(Int)

  /// More about the element, which is read when a person asks for it, or at once if it is important.
  case content(label: String, value: String, isImportant: Bool)

  /// A list of places to go to from here.
  case rotor(SemanticsRotor)
}

/// A list of places that a person can go to, one after the other.
package struct SemanticsRotor: Equatable {
  package struct Entry: Equatable {
    /// What is read, if it is not what is read at the place itself.
    package let label: String?

    /// Has the view of the entry shown, for instance by scrolling to it.
    package let prepare: @MainActor () -> Void

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.label == rhs.label }
  }

  package let label: String
  package let entries: [Entry]
}
