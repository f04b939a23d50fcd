/// A rare property of an element in the accessibility tree.
package enum SemanticsDetail: Equatable {
  /// The level of a heading, from 1 to 6.
  case heading(Int)

  /// Additional content, which is read on request, or immediately if it is important. Without a value, the content with
  /// the same identifier is removed; the label identifies content without one.
  case content(label: String, value: String?, isImportant: Bool, id: String? = nil)

  /// A rotor.
  case rotor(SemanticsRotor)

  /// The element is the target of a rotor entry.
  case rotorEntry(SemanticsLink)

  /// Alternative labels for voice input, preferred one first.
  case inputLabels([String])

  /// The activation point, on the screen in points.
  case activationPoint(CGPoint)
  case respondsToUserInteraction(Bool)

  /// A touch on the element activates the control that it is a part of; elsewhere on the control it has no effect.
  case activatesControl

  /// The position of a slider's thumb, and its positions at the lowest and the highest value, on the screen in points.
  case thumb(CGPoint, lowest: CGPoint, highest: CGPoint)

  /// The content of the large content viewer; `nil` for the element itself.
  case largeContent(String?)
  case textContentType(AccessibilityTextContentType)
  case directTouch(AccessibilityDirectTouchOptions)

  /// The colors of the element are kept while those of the screen are inverted.
  case ignoresInvertColors

  /// The element is linked with those that have the same link.
  case linked(SemanticsLink)

  /// The element is part of a labeled pair.
  case labeledPair(AccessibilityLabeledPairRole, SemanticsLink)

  /// A drag or drop point, on the screen in points.
  case dragPoint(CGPoint, label: String)
  case dropPoint(CGPoint, label: String)
  case chart(AXChartDescriptor)

  /// The rows of a picker wheel: those around the selected one, if there are very many.
  case wheel(rows: [String], chosen: Int, isEndless: Bool)

  /// The element belongs to another process than the app, by its bundle identifier.
  case process(String)
}

/// A name in a namespace, through which elements refer to each other.
package struct SemanticsLink: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A list of elements that a person can visit in sequence.
package struct SemanticsRotor: Equatable {
  package struct Entry: Equatable {
    /// The label of the entry, if it is not that of its target.
    package let label: String?

    /// Makes the entry's view visible, for example by scrolling to it.
    package let prepare: @MainActor () -> Void

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.label == rhs.label }
  }

  package let label: String
  package let entries: [Entry]
}

extension [SemanticsDetail] {
  /// Adds a detail. Additional content replaces that with the same identifier.
  mutating func add(_ detail: SemanticsDetail) {
    guard case .content(let label, let value, _, let id) = detail else { return append(detail) }
    removeAll { other in
      guard case .content(let otherLabel, _, _, let otherID) = other else { return false }
      return otherID == id && (id != nil || otherLabel == label)
    }
    if value != nil { append(detail) }
  }
}
