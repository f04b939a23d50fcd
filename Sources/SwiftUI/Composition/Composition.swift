/// What a view or a modifier is made of: the views inside it and its values, by name.
///
/// Each view and modifier of the module says it in its own file. Inspection and the text form of a tree read nothing
/// else.
@MainActor
package struct Composition {
  /// What the views inside are called by their container.
  package enum Content {
    case none

    /// The one view inside, as that of `AnyView`.
    case single(any View)

    /// The views of a view builder, as those of a stack.
    case multiple(any View)

    /// The views of a view builder that count as views of the container around, as those of a group.
    case members(any View)

    /// A view, or several of a view builder, as those of a screen that a link leads to.
    case oneOrMore(any View)

    /// The views of a view builder of which only those with a tag are shown.
    case selected(any View, tag: AnyHashable)

    /// No views now; the name says what is missing.
    case absent(String)

    /// What is no view itself, as the items of a toolbar.
    case items([Any])

    /// The views of a tuple, in order.
    case elements([any View])

    /// Views made from data, one for each element.
    case rows(Rows)

    /// A view that is made with what its container knows where it is shown, as that of `GeometryReader`.
    ///
    /// The node is that of the container, or nothing while the container is not shown.
    case reading(isSingle: Bool, (_ViewNode?) -> any View)
  }

  /// The views of a `ForEach`.
  package struct Rows {
    package let count: Int
    package let id: (Int) -> AnyHashable
    package let view: (Int) -> any View
  }

  /// A view inside that has a role of its own, such as a control's label.
  package struct Part {
    package let role: Role

    /// Makes the view; one that a modifier adds, with the node that shows the modifier, or with nothing while that is not
    /// shown.
    package let view: @MainActor (_ViewNode?) throws -> any View

    /// Whether the role names the view itself, and not a place for a view of any kind: `help` is a text.
    package var isNamed = false

    /// Whether the view is the label of a control, which `labelsHidden()` hides.
    package var isControlLabel = false
  }

  /// What a view is for inside another one: `label`, `header`.
  package struct Role: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    /// The view's place among several of the role.
    package let index: Int?

    package init(stringLiteral name: String) {
      self.init(name, nil)
    }

    package init(_ name: String, _ index: Int?) {
      self.name = name
      self.index = index
    }
  }

  /// The name of the view in SwiftUI: `VStack`; of a modifier, that of its function: `padding`.
  package let name: String

  package private(set) var content = Content.none
  package private(set) var parts: [Part] = []
  private var values: [(name: String, value: Any)] = []

  /// Whether the view only stands for its content and has no part in what people see of the tree: `Optional`.
  package private(set) var isTransparent = false

  /// Whether a modifier also holds for the views inside, as `hidden` does.
  package private(set) var isTransitive = false

  /// Whether the view leads to what is inside, which may be a view that contains it, and so on without end.
  package private(set) var isLink = false

  /// The function of inspection that looks into the view, if it is not called like the view.
  package private(set) var call: String?

  /// The part of the tree that shows the content, if it is another one than that of the view itself.
  package private(set) var shownAt: _ViewNode?

  package init(_ name: String) {
    self.name = name
  }

  /// A view that only stands for another one, or for none.
  package init(transparent content: (any View)?) {
    name = ""
    isTransparent = true
    if let content { self.content = .single(content) }
  }

  // MARK: - Describing

  /// Adds the one view inside.
  @MainActor package func single(_ view: any View) -> Composition { with { $0.content = .single(view) } }

  /// Adds the views inside, as a view builder made them.
  package func multiple(_ view: any View) -> Composition { with { $0.content = .multiple(view) } }

  /// Adds the views inside, as a view builder made them; they count as views of the container around.
  package func members(_ view: any View) -> Composition { with { $0.content = .members(view) } }

  /// Adds the view inside, or the views, as a view builder made them.
  package func oneOrMore(_ view: any View) -> Composition { with { $0.content = .oneOrMore(view) } }

  /// Says which part of the tree shows the content, as the screen that a link has pushed.
  package func shown(at node: _ViewNode?) -> Composition { with { $0.shownAt = node } }

  package func content(_ content: Content) -> Composition { with { $0.content = content } }

  /// Says that the modifier also holds for the views inside.
  package func transitive() -> Composition { with { $0.isTransitive = true } }

  /// Says that the view leads to what is inside.
  package func link() -> Composition { with { $0.isLink = true } }

  /// Names the function of inspection that looks into the view.
  package func called(_ call: String) -> Composition { with { $0.call = call } }

  /// Adds the label of a control, which `labelsHidden()` hides.
  package func controlLabel(_ view: @escaping @autoclosure @MainActor () -> any View) -> Composition {
    with { $0.parts.append(Part(role: "label", view: { _ in view() }, isControlLabel: true)) }
  }

  /// Adds a view with a role of its own, made when it is asked for.
  package func part(_ role: Role, _ view: @escaping @autoclosure @MainActor () -> any View) -> Composition {
    with { $0.parts.append(Part(role: role, view: { _ in view() })) }
  }

  /// Adds a view of a modifier that is made with what is known where it is shown.
  package func part(_ role: Role, shown view: @escaping @MainActor (_ViewNode?) -> any View) -> Composition {
    with { $0.parts.append(Part(role: role, view: view)) }
  }

  /// Adds a view of a known kind, which its role names.
  package func namedPart(_ role: Role, _ view: @escaping @autoclosure @MainActor () -> any View) -> Composition {
    with { $0.parts.append(Part(role: role, view: { _ in view() }, isNamed: true)) }
  }

  /// Adds a value, under its static type.
  @MainActor package func value<Value>(_ name: String, _ value: Value) -> Composition {
    with { $0.values.append((name, value)) }
  }

  private func with(_ change: (inout Composition) -> Void) -> Composition {
    var copy = self
    change(&copy)
    return copy
  }

  // MARK: - Reading

  /// The value of a name, if there is one of the type.
  package func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    for entry in values where entry.name == name {
      if let value = entry.value as? Value { return value }
    }
    return nil
  }

  /// The names and values, in the order in which they were described.
  package var allValues: [(name: String, value: Any)] { values }

  package func part(_ role: Role) -> Part? { parts.first { $0.role == role } }
}
