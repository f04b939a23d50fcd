import SwiftUI

/// A kind of modifier with its own views, which is inspected like a view.
@MainActor @preconcurrency
protocol ModifierKind: KnownViewType {
  /// The name of the modifier's function.
  static var modifierName: String { get }
}

extension ModifierKind {
  public static var typePrefix: String { modifierName }

  public static func inspectionCall(typeName: String) -> String { "\(modifierName)(\(ViewType.indexPlaceholder))" }
}

extension InspectableView {
  /// Whether this is a parent that a modifier has added: `parent().overlay()` is the overlay itself, just as
  /// `parent().hStack()` is the stack itself.
  func isParent(calledBy modifier: String) -> Bool {
    self is InspectableView<ViewType.ParentView> && inspectionCall.hasPrefix("\(modifier)(")
  }

  /// A modifier on the view, as a view of a kind.
  ///
  /// - Parameter index: The number of such modifiers closer to the view.
  func modifier<Kind: ModifierKind>(
    _ kind: Kind.Type = Kind.self, index: Int? = nil
  ) throws -> InspectableView<Kind> {
    if isParent(calledBy: Kind.modifierName) { return try asInspectableView() }
    let modifier = try composedModifier(Kind.modifierName, index: index)
    let call = ViewType.inspectionCall(base: Kind.inspectionCall(typeName: ""), index: index)
    return try InspectableView<Kind>(content.modifier(at: modifier.place), parent: self, call: call, index: index)
  }

  /// The view that a modifier adds, such as the background of a row.
  func modifierView<Kind: BaseViewType>(
    _ name: String, as kind: Kind.Type = ViewType.ClassifiedView.self, index: Int? = nil
  ) throws -> InspectableView<Kind> {
    let modifier = try composedModifier(name, index: index)
    guard let part = modifier.composition.parts.first else { throw modifierNotFound(name, index: index ?? 0) }
    let call = ViewType.inspectionCall(base: "\(name)(\(ViewType.indexPlaceholder))", index: index)
    return try InspectableView<Kind>(
      content.modifierPart(part, index: modifier.place), parent: self, call: call, index: index)
  }

  /// A native modifier on the view, with its index among all modifiers.
  ///
  /// - Parameter index: The number of such modifiers closer to the view.
  func composedModifier(_ name: String, index: Int?) throws -> (place: Int, composition: Composition) {
    let matches = content.composedModifiers.filter { $0.composition.name == name }
    let index = index ?? 0
    guard matches.indices.contains(index) else { throw modifierNotFound(name, index: index) }
    return matches[index]
  }
}

extension Content {
  /// The native modifiers on the view with their indices, nearest first.
  fileprivate var composedModifiers: [(place: Int, composition: Composition)] {
    medium.viewModifiers.enumerated().reversed().compactMap { place, modified in
      ((modified as? any ModifiedView)?.viewModifier as? any ComposedModifier).map { (place, $0.composition) }
    }
  }

  /// The node of the view with one of the modifiers on it.
  func nodeOfModifier(at index: Int) -> _ViewNode? {
    guard medium.place.tree.screen != nil else { return nil }
    return medium.place.node(of: type(of: medium.viewModifiers[index]))
  }

  /// A modifier on the view that has its own views.
  func modifier(at index: Int) -> Content {
    let modified = medium.viewModifiers[index]
    let medium = medium.resettingViewModifiers().at(medium.place.content(addedBy: type(of: modified)))
    return Content((modified as? any ModifiedView)?.viewModifier ?? modified, medium: medium)
  }
}
