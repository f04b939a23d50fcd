import SwiftUI

/// A kind of modifier that has views of its own, inspected like a view.
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
  /// A modifier on the view, as one of a kind.
  ///
  /// - Parameter index: How many of them are nearer to the view.
  func modifier<Kind: ModifierKind>(
    _ kind: Kind.Type = Kind.self, index: Int? = nil
  ) throws -> InspectableView<Kind> {
    let (_, content) = try modifierContent(Kind.modifierName, index: index)
    let call = ViewType.inspectionCall(base: Kind.inspectionCall(typeName: ""), index: index)
    return try InspectableView<Kind>(content, parent: self, call: call, index: index)
  }

  /// The view that a modifier adds, such as the background of a row.
  func modifierView<Kind: BaseViewType>(
    _ name: String, as kind: Kind.Type = ViewType.ClassifiedView.self, index: Int? = nil
  ) throws -> InspectableView<Kind> {
    let (place, content) = try modifierContent(name, index: index)
    guard let part = content.composition?.parts.first else { throw modifierNotFound(name, index: index ?? 0) }
    let call = ViewType.inspectionCall(base: "\(name)(\(ViewType.indexPlaceholder))", index: index)
    return try InspectableView<Kind>(
      contentForModifierLookup.modifierPart(part, index: place), parent: self, call: call, index: index)
  }

  private func modifierContent(_ name: String, index: Int?) throws -> (place: Int, content: Content) {
    let content = contentForModifierLookup
    let matches = content.composedModifiers.filter { $0.modifier.composition.name == name }
    guard let match = matches.dropFirst(index ?? 0).first else { throw modifierNotFound(name, index: index ?? 0) }
    return (match.place, content.modifier(at: match.place))
  }
}

extension Content {
  /// The modifiers of SwiftUI on the view with their places, the nearest first.
  var composedModifiers: [(place: Int, modifier: any ComposedModifier)] {
    medium.viewModifiers.enumerated().reversed().compactMap { place, modified in
      ((modified as? any ModifiedView)?.viewModifier as? any ComposedModifier).map { (place, $0) }
    }
  }

  /// One of the modifiers on the view, with views of its own.
  func modifier(at index: Int) -> Content {
    let modified = medium.viewModifiers[index]
    let medium = medium.resettingViewModifiers().at(medium.place.content(addedBy: type(of: modified)))
    return Content((modified as? any ModifiedView)?.viewModifier ?? modified, medium: medium)
  }
}
