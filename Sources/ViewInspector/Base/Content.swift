import Combine
import SwiftUI

/// An inspected view, with the context collected on the path to it.
@MainActor @preconcurrency
public struct Content {
  let view: Any
  let medium: Medium

  /// The modifiers on the path to the view, and its place.
  @MainActor @preconcurrency
  struct Medium {
    /// The modifiers on the view itself, outermost first.
    var viewModifiers: [Any] = []

    /// The modifiers on the view and its ancestors that also apply to descendants.
    var transitiveViewModifiers: [Any] = []

    /// The environment modifiers, outermost first.
    var environmentModifiers: [Any] = []

    /// The environment modifiers that have names, outermost first; they also apply to descendants.
    var namedEnvironmentModifiers: [Any] = []

    /// The number of environment modifiers on ancestors of the view.
    private var outerEnvironmentModifiers = 0

    /// The environment modifiers on the view itself, outermost first.
    var ownEnvironmentModifiers: ArraySlice<Any> { environmentModifiers.dropFirst(outerEnvironmentModifiers) }

    /// The environment objects, outermost first.
    var environmentObjects: [AnyObject] = []

    /// The tag of the shown view, for example in a tab view.
    var shownTag: AnyHashable?

    /// The number of bodies evaluated on the path.
    var bodyDepth = 0

    /// Whether the view is inside a navigation link.
    var isInLink = false

    var place: ViewPlace

    init(place: ViewPlace) { self.place = place }

    func resettingViewModifiers() -> Medium {
      var result = self
      result.viewModifiers = []
      result.shownTag = nil
      result.outerEnvironmentModifiers = environmentModifiers.count
      return result
    }

    /// An empty context: the view is inspected alone.
    static var empty: Medium { Medium(place: InspectedTree().root) }

    func at(_ place: ViewPlace) -> Medium {
      var result = self
      result.place = place
      return result
    }
  }

  init(_ view: Any, medium: Medium) {
    self.view = (view as? any CustomInspectable)?.customInspectableContent ?? view
    self.medium = medium
  }

  /// The composition of the view, if it is SwiftUI's.
  var composition: Composition? {
    if let view = view as? any ConnectedView { return connectedComposition(of: view) }
    return (view as? any ComposedView)?.composition ?? (view as? any ComposedModifier)?.composition
      ?? (view as? any ComposedItem)?.composition
  }

  private func connectedComposition<V: ConnectedView>(of view: V) -> Composition {
    ((try? medium.place.bound(view))?.value ?? view).composition
  }

  /// Whether the view is a custom view, with a body.
  var isCustomView: Bool { !Inspector.isSystemType(value: view) }

  var isTupleView: Bool { if case .elements = composition?.content { true } else { false } }
}

// MARK: - Unwrapping

extension Content {
  /// The view without transparent wrappers, and with their modifiers added.
  func unwrapped() throws -> Content {
    var current = self
    while let next = try current.unwrappedOnce() { current = next }
    return current
  }

  private func unwrappedOnce() throws -> Content? {
    if let modified = view as? any ModifiedView { return try modifiedContent(of: modified) }
    guard let composition, composition.isTransparent else { return nil }
    guard case .single(let content) = composition.content else {
      throw InspectionError.viewNotFound(parent: Inspector.typeName(value: view))
    }
    return Content(content, medium: medium.at(medium.place.content()))
  }

  /// Whether a modifier is known only by the environment key that it writes, not by a name.
  private static func isReadByKeyPath(_ modifier: Any) -> Bool {
    guard modifier is any EnvironmentModifier else { return false }
    guard let composition = (modifier as? any ComposedModifier)?.composition else { return true }
    return composition.value("keyPath", as: AnyKeyPath.self) != nil
  }

  private func modifiedContent(of modified: any ModifiedView) throws -> Content {
    let modifier = modified.viewModifier
    var medium = medium
    let composition = (modifier as? any ComposedModifier)?.composition
    if let object = composition?.value("object", as: AnyObject?.self) as? any ObservableObject {
      medium.environmentObjects.append(object)
    } else if Self.isReadByKeyPath(modifier) {
      medium.environmentModifiers.append(modifier)
    } else if composition?.isTransitive == true {
      medium.transitiveViewModifiers.append(modifier)
    } else if composition?.isTransparent != true {
      medium.viewModifiers.append(modified)
      if modifier is any EnvironmentModifier { medium.namedEnvironmentModifiers.append(modifier) }
      medium = mediumInside(of: modified, medium)
    }
    medium.place = medium.place.inside(modified)
    return Content(modified.modifiedView, medium: medium)
  }
}

// MARK: - Children

extension Content {
  /// The single child.
  func onlyChild() throws -> Content {
    if isCustomView { return try body().unwrapped() }
    let composition = try knownComposition()
    let inside = mediumInside(composition)
    switch composition.content {
    case .single(let view), .multiple(let view), .members(let view):
      return try Content(view, medium: inside).unwrapped()
    case .reading(_, let make): return try Content(make(node), medium: inside).unwrapped()
    case .oneOrMore: return try childGroup().element(at: 0)
    case .absent(let name): throw InspectionError.viewNotFound(parent: name)
    case .none, .elements, .rows, .selected, .items:
      throw InspectionError.viewNotFound(parent: Inspector.typeName(value: view))
    }
  }

  /// The children.
  func childGroup() throws -> LazyGroup<Content> {
    if isCustomView { return try body().membersGroup() }
    let composition = try knownComposition()
    let inside = mediumInside(composition)
    switch composition.content {
    case .single(let view), .multiple(let view), .oneOrMore(let view):
      return try Content(view, medium: inside).membersGroup()
    case .members(let view): return try Content(view, medium: inside).membersGroup().showing(medium.shownTag)
    case .selected(let view, let tag): return try Content(view, medium: inside).membersGroup().showing(tag)
    case .absent(let name): throw InspectionError.viewNotFound(parent: name)
    case .items(let items): return itemsGroup(items)
    case .reading(_, let make): return try Content(make(node), medium: inside).membersGroup()
    case .elements(let views): return elementsGroup(views)
    case .rows(let rows): return rowsGroup(rows).showing(medium.shownTag)
    case .none: return .empty
    }
  }

  private func mediumInside(_ composition: Composition) -> Medium {
    var inside = medium.resettingViewModifiers().at(medium.place.content(of: composition))
    if composition.isLink { inside.isInLink = true }
    return inside
  }

  /// The views of a view builder: the elements of a tuple, or the single view.
  func membersGroup() throws -> LazyGroup<Content> {
    let unwrapped = try Content(view, medium: medium.resettingViewModifiers()).unwrapped()
    if case .elements(let views) = unwrapped.composition?.content { return unwrapped.elementsGroup(views) }
    return LazyGroup(count: 1) { _ in unwrapped }
  }

  private func itemsGroup(_ items: [Any]) -> LazyGroup<Content> {
    let medium = medium.resettingViewModifiers()
    return LazyGroup(count: items.count) { index in
      let item = items[index]
      let place = medium.place.member(index, of: Swift.type(of: item))
      return try Content(item, medium: medium.at(place)).unwrapped()
    }
  }

  private func elementsGroup(_ views: [any View]) -> LazyGroup<Content> {
    let medium = medium.resettingViewModifiers()
    let type = Swift.type(of: view)
    return LazyGroup(count: views.count) { index in
      try Content(views[index], medium: medium.at(medium.place.member(index, of: type))).unwrapped()
    }
  }

  private func rowsGroup(_ rows: Composition.Rows) -> LazyGroup<Content> {
    let medium = medium.resettingViewModifiers()
    let type = Swift.type(of: view)
    return LazyGroup(count: rows.count) { index in
      let place = medium.place.member(index, id: rows.id(index), of: type)
      return try Content(rows.view(index), medium: medium.at(place)).unwrapped()
    }
  }

  /// A part with a role, such as a control's label.
  func part(_ role: Composition.Role) throws -> Content {
    guard let part = try knownComposition().part(role) else {
      throw InspectionError.attributeNotFound(label: role.name, type: Inspector.typeName(value: view))
    }
    return try content(of: part)
  }

  /// - Parameter node: The node of the modifier with the part, if there is one on a screen.
  func content(of part: Composition.Part, at node: _ViewNode? = nil) throws -> Content {
    var medium = medium.resettingViewModifiers()
    if composition?.isLink == true { medium.isInLink = true }
    let view = try part.view(node)
    return try Content(view, medium: medium.at(medium.place.part(part.role))).unwrapped()
  }

  private func knownComposition() throws -> Composition {
    guard let composition else {
      throw InspectionError.notSupported("Not a content type: \(Inspector.typeName(value: view))")
    }
    return composition
  }

  /// The node of the view, if the view is on a screen.
  var node: _ViewNode? { medium.place.node(of: Swift.type(of: view)) }
}

// MARK: - Values

extension Content {
  /// A named value of the view.
  func value<Value>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    guard let value: Value = composition?.value(name) else {
      throw InspectionError.attributeNotFound(
        label: name, type: Inspector.typeName(value: view), help: Explanations.help { attributeNames })
    }
    return value
  }

  private var attributeNames: [String] {
    let names = (composition?.allValues.map(\.name) ?? []) + (composition?.parts.map(\.role.name) ?? [])
    return [names.isEmpty ? "It has no attributes." : "Its attributes are: \(names.joined(separator: ", "))."]
  }
}

extension LazyGroup where T == Content {
  /// The views; those with another tag are absent.
  fileprivate func showing(_ tag: AnyHashable?) -> LazyGroup {
    guard let tag else { return self }
    return LazyGroup(count: count) { index in
      let view = try element(at: index)
      if let own = view.tag, !SelectionMatch.isEqual(own, tag) {
        throw InspectionError.viewNotFound(parent: "tab with tag \(own)")
      }
      var medium = view.medium
      medium.shownTag = tag
      return Content(view.view, medium: medium)
    }
  }
}

extension Content {
  /// The tag of the view, or of the view in an `AnyView`.
  fileprivate var tag: AnyHashable? {
    if let tag: AnyHashable = modifierCompositions.first(where: { $0.name == "tag" })?.value("value") { return tag }
    return view is AnyView ? (try? onlyChild())?.tag : nil
  }
}
