/// An action on an element, performed by a person or a test.
package struct SemanticsAction: Equatable {
  /// The kind of an action.
  ///
  /// Actions known to the framework have their own cases; custom actions are `named`, and are never mistaken for one of
  /// the others.
  package enum Kind: Hashable, Sendable {
    case activate, increment, decrement

    /// Dismisses the content, like the escape gesture.
    case dismiss
    case delete

    /// Gives the element the keyboard focus.
    case focus

    /// Moves the accessibility focus.
    case accessibilityFocus
    case longPress, showMenu, refresh, magicTap
    case zoomIn, zoomOut
    case scroll(Edge)

    /// Performs the return key's action in a text field.
    case submit

    // Actions with an argument: `Argument` has a case for each.
    case setText, setNumber, setOn, setDate, setColor, choose

    /// A custom action with a name.
    case named(String)
  }

  /// The argument of an action.
  package enum Argument: Hashable, Sendable {
    case none
    case text(String)

    /// A number in the unit of the control's value.
    case number(Double)
    case isOn(Bool)
    case date(Date)
    case color(Color)

    /// An option, by its label.
    case option(String)
  }

  package let kind: Kind

  private let run: @MainActor (Argument) -> Void

  /// Creates an action without an argument.
  package init(_ kind: Kind, perform: @escaping @MainActor () -> Void) {
    self.init(kind) { (_: Argument) in perform() }
  }

  package init(_ kind: Kind, performing perform: @escaping @MainActor (Argument) -> Void) {
    self.kind = kind
    run = perform
  }

  /// Returns the same action with another name.
  package func named(_ kind: Kind) -> SemanticsAction { SemanticsAction(kind, performing: run) }

  @MainActor
  package func perform(_ argument: Argument = .none) { run(argument) }

  package static func == (lhs: SemanticsAction, rhs: SemanticsAction) -> Bool { lhs.kind == rhs.kind }
}
