/// The composition of a view or a modifier: its views and its values, by name.
///
/// Each view and modifier of this module describes it in its own file. Inspection and the text form of a tree use
/// nothing else.
@MainActor
package struct Composition {
  /// The views inside, as presented by their container.
  package enum Content {
    case none

    /// A single view, as in `AnyView`.
    case single(any View)

    /// The views of a view builder, as in a stack.
    case multiple(any View)

    /// The views of a view builder that count as views of the enclosing container, as in a group.
    case members(any View)

    /// One or more views of a view builder, as in the destination of a link.
    case oneOrMore(any View)

    /// The views of a view builder, of which only those with a tag are shown.
    case selected(any View, tag: AnyHashable)

    /// Currently no views; the name describes what is missing.
    case absent(String)

    /// Values that are not views, such as toolbar items.
    case items([Any])

    /// The views of a tuple, in order.
    case elements([any View])

    /// Views created from data, one for each element.
    case rows(Rows)

    /// A view created with information that its container has while it is shown, as in `GeometryReader`.
    ///
    /// The node is that of the container, or `nil` if the container is not shown.
    case reading(isSingle: Bool, (_ViewNode?) -> any View)
  }

  /// The views of a `ForEach`.
  package struct Rows {
    package let count: Int
    package let id: (Int) -> AnyHashable
    package let view: (Int) -> any View
  }

  /// A view with a role, such as a control's label.
  package struct Part {
    package let role: Role

    /// Creates the view. A view added by a modifier receives the node that shows the modifier, or `nil` if it is not
    /// shown.
    package let view: @MainActor (_ViewNode?) throws -> any View

    /// Whether the role names the view itself instead of a place for any view: `help` is a text.
    package var isNamed = false

    /// Whether the view is the label of a control, which `labelsHidden()` hides.
    package var isControlLabel = false
  }

  /// The role of a view inside another one: `label`, `header`.
  package struct Role: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    /// The index of the view among several views with the same role.
    package let index: Int?

    package init(stringLiteral name: String) {
      self.init(name, nil)
    }

    package init(_ name: String, _ index: Int?) {
      self.name = name
      self.index = index
    }
  }

  /// The name of the view in SwiftUI, such as `VStack`, or of a modifier's function, such as `padding`.
  package let name: String

  package private(set) var content = Content.none
  package private(set) var parts: [Part] = []
  private var values: [(name: String, value: Any)] = []

  /// Whether the view only wraps its content and is not visible in the tree, as `Optional`.
  package private(set) var isTransparent = false

  /// Whether a modifier also applies to the views inside, as `hidden` does.
  package private(set) var isTransitive = false

  /// Whether the view is a link to its content, which may contain the view again, endlessly.
  package private(set) var isLink = false

  /// The inspection function for the view, if it differs from the view's name.
  package private(set) var call: String?

  /// The part of the tree that shows the content, if it is not the view's own.
  package private(set) var shownAt: _ViewNode?

  package init(_ name: String) {
    self.name = name
  }

  /// Creates the composition of a view that only wraps another view, or none.
  package init(transparent content: (any View)?) {
    name = ""
    isTransparent = true
    if let content { self.content = .single(content) }
  }

  // MARK: - Describing

  /// Adds a single view.
  @MainActor package func single(_ view: any View) -> Composition { with { $0.content = .single(view) } }

  /// Adds the views of a view builder.
  package func multiple(_ view: any View) -> Composition { with { $0.content = .multiple(view) } }

  /// Adds the views of a view builder that count as views of the enclosing container.
  package func members(_ view: any View) -> Composition { with { $0.content = .members(view) } }

  /// Adds one or more views of a view builder.
  package func oneOrMore(_ view: any View) -> Composition { with { $0.content = .oneOrMore(view) } }

  /// Sets the part of the tree that shows the content, such as the screen pushed by a link.
  package func shown(at node: _ViewNode?) -> Composition { with { $0.shownAt = node } }

  package func content(_ content: Content) -> Composition { with { $0.content = content } }

  /// Marks the modifier as applying to the views inside, too.
  package func transitive() -> Composition { with { $0.isTransitive = true } }

  /// Marks the view as a link to its content.
  package func link() -> Composition { with { $0.isLink = true } }

  /// Sets the inspection function for the view.
  package func called(_ call: String) -> Composition { with { $0.call = call } }

  /// Adds the label of a control, which `labelsHidden()` hides.
  package func controlLabel(_ view: @escaping @autoclosure @MainActor () -> any View) -> Composition {
    with { $0.parts.append(Part(role: "label", view: { _ in view() }, isControlLabel: true)) }
  }

  /// Adds a view with a role, created on demand.
  package func part(_ role: Role, _ view: @escaping @autoclosure @MainActor () -> any View) -> Composition {
    with { $0.parts.append(Part(role: role, view: { _ in view() })) }
  }

  /// Adds a view of a modifier that is created with information available where it is shown.
  package func part(_ role: Role, shown view: @escaping @MainActor (_ViewNode?) -> any View) -> Composition {
    with { $0.parts.append(Part(role: role, view: view)) }
  }

  /// Adds a view of a kind that its role names.
  package func namedPart(_ role: Role, _ view: @escaping @autoclosure @MainActor () -> any View) -> Composition {
    with { $0.parts.append(Part(role: role, view: { _ in view() }, isNamed: true)) }
  }

  /// Adds a value with its static type.
  @MainActor package func value<Value>(_ name: String, _ value: Value) -> Composition {
    with { $0.values.append((name, value)) }
  }

  private func with(_ change: (inout Composition) -> Void) -> Composition {
    var copy = self
    change(&copy)
    return copy
  }

  // MARK: - Reading

  /// The value with a name, if it has the given type.
  package func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    for entry in values where entry.name == name {
      if let value = entry.value as? Value { return value }
    }
    return nil
  }

  /// The names and values, in the order in which they were added.
  package var allValues: [(name: String, value: Any)] { values }

  package func part(_ role: Role) -> Part? { parts.first { $0.role == role } }
}
