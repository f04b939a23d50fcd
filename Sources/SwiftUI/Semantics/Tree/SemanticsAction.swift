/// Something that a person, or a test in their place, can do with an element.
package struct SemanticsAction: Equatable {
  /// What is done.
  ///
  /// Actions that the framework knows are cases of their own; those that an app names are `named`, and are never taken
  /// for one of the others.
  package enum Kind: Hashable, Sendable {
    case activate, increment, decrement

    /// Leaves what is shown, as the escape gesture does.
    case dismiss
    case delete

    /// Gives the element the keyboard's focus.
    case focus

    /// Moves the focus of assistive technologies.
    case accessibilityFocus
    case longPress, showMenu, refresh, magicTap
    case zoomIn, zoomOut
    case scroll(Edge)

    /// What the return key does in a text field.
    case submit

    // What takes an argument: `Argument` has a case for each.
    case setText, setNumber, setOn, setDate, setColor, choose

    /// An action that the app has given a name.
    case named(String)
  }

  /// What comes with an action.
  package enum Argument: Hashable, Sendable {
    case none
    case text(String)

    /// In the unit of the control's own value.
    case number(Double)
    case isOn(Bool)
    case date(Date)
    case color(Color)

    /// An option by its label.
    case option(String)
  }

  package let kind: Kind

  private let run: @MainActor (Argument) -> Void

  /// An action that takes no argument.
  package init(_ kind: Kind, perform: @escaping @MainActor () -> Void) {
    self.init(kind) { (_: Argument) in perform() }
  }

  package init(_ kind: Kind, performing perform: @escaping @MainActor (Argument) -> Void) {
    self.kind = kind
    run = perform
  }

  /// The same under another name.
  package func named(_ kind: Kind) -> SemanticsAction { SemanticsAction(kind, performing: run) }

  @MainActor
  package func perform(_ argument: Argument = .none) { run(argument) }

  package static func == (lhs: SemanticsAction, rhs: SemanticsAction) -> Bool { lhs.kind == rhs.kind }
}
