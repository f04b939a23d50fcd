/// Something that few elements of the accessibility tree have.
package enum SemanticsDetail: Equatable {
  /// The level of a heading, from 1 to 6.
  case heading(Int)

  /// More about the element, which is read when a person asks for it, or at once if it is important.
  case content(label: String, value: String, isImportant: Bool)

  /// A list of places to go to from here.
  case rotor(SemanticsRotor)

  /// The element is the place of an entry of a rotor.
  case rotorEntry(SemanticsLink)

  /// Other names under which the element can be asked for by voice, the first one preferred.
  case inputLabels([String])

  /// Where a tap lands, on the screen in points.
  case activationPoint(CGPoint)
  case respondsToUserInteraction(Bool)

  /// Where the thumb of a slider is, and where it is at the lowest and the highest value, on the screen in points.
  case thumb(CGPoint, lowest: CGPoint, highest: CGPoint)

  /// What is shown larger while a finger rests on the element; `nil` for the element itself.
  case largeContent(String?)
  case textContentType(AccessibilityTextContentType)
  case directTouch(AccessibilityDirectTouchOptions)

  /// Colours of the element stay while those of the screen are inverted.
  case ignoresInvertColors

  /// The element belongs together with those that have the same link.
  case linked(SemanticsLink)

  /// The element is one half of a label and what it names.
  case labeledPair(AccessibilityLabeledPairRole, SemanticsLink)

  /// Where something can be dragged from, or dropped, on the screen in points.
  case dragPoint(CGPoint, label: String)
  case dropPoint(CGPoint, label: String)
  case chart(AXChartDescriptor)

  /// The rows of a picker's wheel: those around the chosen one, if there are more than anybody turns to.
  case wheel(rows: [String], chosen: Int, isEndless: Bool)
}

/// A name in a namespace, by which elements refer to each other.
package struct SemanticsLink: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
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
