import Foundation
import SwiftUI

extension InspectableView {
  /// The first text with a string.
  ///
  /// - Parameters:
  ///   - text: The string of the text, as a whole.
  ///   - locale: The locale of the text.
  /// - Throws: `InspectionError.searchFailure` if there is no such text.
  public func find(
    text: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try search(goal: .text(text, locale: locale)) { try $0.string(locale: locale) == text }
  }

  /// The first text whose string and attributes satisfy a condition.
  ///
  /// - Parameters:
  ///   - condition: Whether a text with its string and attributes matches.
  ///   - locale: The locale of the string.
  /// - Throws: `InspectionError.searchFailure` if there is no such text.
  public func find(
    textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self, where: { try condition($0.string(locale: locale), $0.attributes()) })
  }

  /// The first button with a title.
  ///
  /// - Parameters:
  ///   - title: The text in the label of the button, as a whole.
  ///   - locale: The locale of the text.
  /// - Throws: `InspectionError.searchFailure` if there is no such button.
  public func find(
    button title: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Button> {
    try find(ViewType.Button.self, containing: title, locale: locale, name: "Button") { "find(button: \($0))" }
  }

  /// The first link with a URL.
  ///
  /// - Throws: `InspectionError.searchFailure` if there is no such link.
  public func find(link url: URL) throws -> InspectableView<ViewType.Link> {
    let goal = SearchGoal.value("link's address", url, call: { "find(link: URL(string: \"\($0)\"))" }) {
      try $0.asInspectableView(ofType: ViewType.Link.self).url()
    }
    return try search(goal: goal) { try $0.url() == url }
  }

  /// The first link with a title.
  ///
  /// - Parameters:
  ///   - label: The text in the label of the link, as a whole.
  ///   - locale: The locale of the text.
  /// - Throws: `InspectionError.searchFailure` if there is no such link.
  public func find(
    link label: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self, containing: label, locale: locale, name: "Link") { "find(link: \($0))" }
  }

  /// The first view with an identity, set by `id(_:)`.
  ///
  /// - Throws: `InspectionError.searchFailure` if there is no such view.
  public func find(viewWithId id: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView> {
    try search(goal: .value("id", id, call: { "find(viewWithId: \($0))" }) { try $0.id() }) { try $0.id() == id }
  }

  /// The first view with a tag, set by `tag(_:)`.
  ///
  /// - Throws: `InspectionError.searchFailure` if there is no such view.
  public func find(viewWithTag tag: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView> {
    try search(goal: .value("tag", tag, call: { "find(viewWithTag: \($0))" }) { try $0.tag() }) { try $0.tag() == tag }
  }

  /// The first view with an accessibility label.
  ///
  /// - Parameter accessibilityLabel: The accessibility label, as a whole.
  /// - Throws: `InspectionError.searchFailure` if there is no such view.
  public func find(
    viewWithAccessibilityLabel accessibilityLabel: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let read = { (view: InspectableView<ViewType.ClassifiedView>) in try view.accessibilityLabel().string() }
    let goal = SearchGoal.value(
      "accessibility label", accessibilityLabel, call: { "find(viewWithAccessibilityLabel: \($0))" }, read: read)
    return try search(goal: goal) { try read($0) == accessibilityLabel }
  }

  /// The first view with an accessibility identifier.
  ///
  /// - Throws: `InspectionError.searchFailure` if there is no such view.
  public func find(
    viewWithAccessibilityIdentifier accessibilityIdentifier: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    let goal = SearchGoal.value(
      "accessibility identifier", accessibilityIdentifier,
      call: { "find(viewWithAccessibilityIdentifier: \($0))" }, read: { try $0.accessibilityIdentifier() })
    return try search(goal: goal) { try $0.accessibilityIdentifier() == accessibilityIdentifier }
  }

  /// The first custom view of a type that satisfies a condition.
  ///
  /// - Parameters:
  ///   - customViewType: The type of the view, which must not be one of SwiftUI's.
  ///   - relation: Whether to search descendants or ancestors.
  ///   - condition: Whether a view matches; a view for which it throws an error does not.
  /// - Throws: `InspectionError` if the type is one of SwiftUI's, or if there is no such view.
  public func find<V: SwiftUI.View>(
    _ customViewType: V.Type, relation: ViewSearch.Relation = .child,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<ViewType.View<V>> {
    try guardIsCustom(customViewType)
    return try find(ViewType.View<V>.self, relation: relation, where: condition)
  }

  /// The custom view of a type around the first text with a string.
  ///
  /// - Parameters:
  ///   - customViewType: The type of the view, which must not be one of SwiftUI's.
  ///   - string: The text inside, as a whole.
  ///   - locale: The locale of the text.
  /// - Throws: `InspectionError` if the type is one of SwiftUI's, or if there is no such view.
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

  /// The view of a kind around the first text with a string.
  ///
  /// - Parameters:
  ///   - viewType: The kind, such as `ViewType.Button`.
  ///   - string: The text inside, as a whole.
  ///   - locale: The locale of the text.
  /// - Throws: `InspectionError.searchFailure` if there is no such view.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, containing string: String, locale: Locale = .testsDefault
  ) throws -> InspectableView<T> {
    let name = T.searchedName
    return try find(T.self, containing: string, locale: locale, name: name) {
      "find(\(T.typePrefix.isEmpty ? name : "ViewType.\(name)").self, containing: \($0))"
    }
  }

  /// The view of a kind around the first text with a string.
  ///
  /// - Parameter call: The call that searches for another text.
  func find<T: BaseViewType>(
    _ viewType: T.Type, containing string: String, locale: Locale, name: String, call: @escaping (String) -> String
  ) throws -> InspectableView<T> {
    let goal = SearchGoal.containing(T.self, name: name, string, locale: locale, call: call)
    let text: InspectableView<ViewType.Text> = try search(goal: goal, isNoted: false) { text in
      try text.string(locale: locale) == string && (try? text.find(T.self, relation: .parent)) != nil
    }
    return try text.find(T.self, relation: .parent)
  }

  /// The first view of a kind that satisfies a condition.
  ///
  /// - Parameters:
  ///   - viewType: The kind, such as `ViewType.Button`.
  ///   - relation: Whether to search descendants or ancestors.
  ///   - traversal: The order of a search among descendants.
  ///   - skipFound: The number of matches to skip, 0 or more.
  ///   - condition: Whether a view matches; a view for which it throws an error does not.
  /// - Throws: `InspectionError.searchFailure` if there are not that many matches.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<T> {
    try search(
      relation: relation, traversal: traversal, skipFound: skipFound, goal: .kind(T.self, name: "a \(T.searchedName)"),
      where: condition)
  }

  private func search<T: BaseViewType>(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    goal: SearchGoal, isNoted: Bool = true, where condition: (InspectableView<T>) throws -> Bool
  ) throws -> InspectableView<T> {
    let found = try withoutActuallyEscaping(condition) { condition in
      try search(relation: relation, traversal: traversal, skipFound: skipFound, goal: goal, isNoted: isNoted) {
        // Views of other kinds are rejected without an error, because an error includes the whole path.
        try InspectableView<T>.isMatch($0.content) && condition($0.asInspectableView())
      }
    }
    return try Explanations.off { try found.asInspectableView() }
  }

  /// The first view that satisfies a condition.
  ///
  /// - Parameters:
  ///   - relation: Whether to search descendants or ancestors.
  ///   - traversal: The order of a search among descendants.
  ///   - skipFound: The number of matches to skip, 0 or more.
  ///   - condition: Whether a view matches; a view for which it throws an error does not.
  /// - Throws: `InspectionError.searchFailure` if there are not that many matches.
  public func find(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try search(relation: relation, traversal: traversal, skipFound: skipFound, goal: .condition, where: condition)
  }

  private func search(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    goal: SearchGoal, isNoted: Bool = true, where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    precondition(skipFound >= 0, "skipFound is \(skipFound)")
    let found =
      switch relation {
      case .child:
        try SearchedView(self).findChild(traversal: traversal, skipFound: skipFound, goal: goal, where: condition)
      case .parent: try SearchedView(step: self).findParent(skipFound: skipFound, where: condition)
      }
    if isNoted { found.noteInspection() }
    return found
  }

  /// All custom views of a type that satisfy a condition, in source order from top to bottom.
  ///
  /// - Parameters:
  ///   - customViewType: The type of the views.
  ///   - condition: Whether a view matches; a view for which it throws an error does not.
  public func findAll<V: SwiftUI.View>(
    _ customViewType: V.Type, where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) -> [InspectableView<ViewType.View<V>>] {
    findAll(ViewType.View<V>.self, where: condition)
  }

  /// All views of a kind that satisfy a condition, in source order from top to bottom.
  ///
  /// - Parameters:
  ///   - viewType: The kind, such as `ViewType.Button`.
  ///   - condition: Whether a view matches; a view for which it throws an error does not.
  public func findAll<T: BaseViewType>(
    _ viewType: T.Type, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) -> [InspectableView<T>] {
    withoutActuallyEscaping(condition) { condition in
      findAll { try InspectableView<T>.isMatch($0.content) && condition($0.asInspectableView()) }
    }.compactMap { try? $0.asInspectableView() }
  }

  /// All views that satisfy a condition, in source order from top to bottom.
  ///
  /// - Parameter condition: Whether a view matches; a view for which it throws an error does not.
  public func findAll(where condition: ViewSearch.Condition) -> [InspectableView<ViewType.ClassifiedView>] {
    SearchedView(self).findAll(where: condition)
  }
}

extension BaseViewType {
  /// The name of the kind in messages about searches.
  fileprivate static var searchedName: String {
    namespacedPrefixes.first?.split(separator: ".").last.map(String.init) ?? "view"
  }
}
