import Foundation
import SwiftUI

extension InspectableView {
  /// The first text that shows a string.
  ///
  /// - Parameter locale: The locale that the text is shown in.
  public func find(
    text: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(textWhere: { value, _ in value == text }, locale: locale)
  }

  /// The first text that a condition accepts, by its string and its attributes.
  public func find(
    textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self, where: { try condition($0.string(locale: locale), $0.attributes()) })
  }

  /// The first button with a title.
  public func find(
    button title: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Button> {
    try find(ViewType.Button.self, containing: title, locale: locale)
  }

  /// The first link that leads to an address.
  public func find(link url: URL) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, where: { try $0.url() == url })
  }

  /// The first link with a title.
  public func find(
    link label: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, containing: label, locale: locale)
  }

  /// The first view with an identity, given by `id(_:)`.
  public func find(viewWithId id: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { try $0.id() == id }
  }

  /// The first view with a tag, given by `tag(_:)`.
  public func find(viewWithTag tag: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { try $0.tag() == tag }
  }

  /// The first view with a label for assistive technologies.
  public func find(
    viewWithAccessibilityLabel accessibilityLabel: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { try $0.accessibilityLabel().string() == accessibilityLabel }
  }

  /// The first view with an identifier for tests.
  public func find(
    viewWithAccessibilityIdentifier accessibilityIdentifier: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { try $0.accessibilityIdentifier() == accessibilityIdentifier }
  }

  /// The first view of an app's type that a condition accepts.
  public func find<V: SwiftUI.View>(
    _ customViewType: V.Type, relation: ViewSearch.Relation = .child,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<ViewType.View<V>> {
    try guardIsCustom(customViewType)
    return try find(ViewType.View<V>.self, relation: relation, where: condition)
  }

  /// The view of an app's type around the first text that shows a string.
  public func find<V: SwiftUI.View>(
    _ customViewType: V.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.View<V>> {
    try guardIsCustom(customViewType)
    return try find(ViewType.View<V>.self, containing: string, locale: locale)
  }

  private func guardIsCustom(_ type: Any.Type) throws {
    guard Inspector.isSystemType(type: type) else { return }
    let name = Inspector.typeName(type: type)
    throw InspectionError.notSupported(
      "Please use .find(ViewType.\(name).self) instead of .find(\(name).self) inspection call.")
  }

  /// The view of a kind around the first text that shows a string.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<T> {
    try find(
      ViewType.Text.self,
      where: { text in
        try text.string(locale: locale) == string && (try? text.find(T.self, relation: .parent)) != nil
      }
    ).find(T.self, relation: .parent)
  }

  /// The first view of a kind that a condition accepts.
  ///
  /// - Parameters:
  ///   - relation: Whether to search inside or around.
  ///   - traversal: The order of the search inside.
  ///   - skipFound: How many matches to pass over.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<T> {
    try withoutActuallyEscaping(condition) { condition in
      try find(relation: relation, traversal: traversal, skipFound: skipFound) {
        // What is of another kind is told apart without an error, which names the whole path.
        try InspectableView<T>.isMatch($0.content) && condition($0.asInspectableView())
      }
    }.asInspectableView()
  }

  /// The first view that a condition accepts.
  public func find(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    precondition(skipFound >= 0, "skipFound is \(skipFound)")
    switch relation {
    case .child: return try SearchedView(self).findChild(traversal: traversal, skipFound: skipFound, where: condition)
    case .parent: return try SearchedView(step: self).findParent(skipFound: skipFound, where: condition)
    }
  }

  /// All views of an app's type that a condition accepts, from the top down as they stand in the code.
  public func findAll<V: SwiftUI.View>(
    _ customViewType: V.Type, where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) -> [InspectableView<ViewType.View<V>>] {
    findAll(ViewType.View<V>.self, where: condition)
  }

  /// All views of a kind that a condition accepts, from the top down as they stand in the code.
  public func findAll<T: BaseViewType>(
    _ viewType: T.Type, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) -> [InspectableView<T>] {
    withoutActuallyEscaping(condition) { condition in
      findAll { try InspectableView<T>.isMatch($0.content) && condition($0.asInspectableView()) }
    }.compactMap { try? $0.asInspectableView() }
  }

  /// All views that a condition accepts, from the top down as they stand in the code.
  public func findAll(where condition: ViewSearch.Condition) -> [InspectableView<ViewType.ClassifiedView>] {
    SearchedView(self).findAll(where: condition)
  }
}
