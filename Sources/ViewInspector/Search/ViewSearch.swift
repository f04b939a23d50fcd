import Foundation
import SwiftUI

/// The parameters of view searches.
@MainActor @preconcurrency
public struct ViewSearch {
  /// The direction of a search.
  public enum Relation: Sendable {
    case child
    case parent
  }

  /// The order of a search among descendants.
  public enum Traversal: Sendable {
    case depthFirst
    case breadthFirst
  }

  /// Whether a view matches; an error means that it does not.
  public typealias Condition = @MainActor (InspectableView<ViewType.ClassifiedView>) throws -> Bool
}

// MARK: - Descendants

/// A view that a search visits.
@MainActor @preconcurrency
struct SearchedView {
  let content: Content
  let parent: (any UnwrappedView)?
  let call: String
  let index: Int?

  var view: InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(unchecked: content, parent: parent, call: call, index: index)
  }
}

extension SearchedView {
  /// Creates the start of a search among descendants: the view under the call of its kind, after the call that led to
  /// it if that is another one: `labelView().text()`.
  init(_ view: any UnwrappedView) {
    let direct = view.content.searched(parent: view.parentView, index: view.inspectionIndex)
    if view.content.isTupleView || view.isCalled(like: direct.call) {
      self = SearchedView(step: view)
    } else if view.isUnnamed {
      self = direct
    } else {
      self = view.content.searched(parent: view, index: nil)
    }
  }

  /// Creates a view under the call that led to it.
  init(step view: any UnwrappedView) {
    self.init(content: view.content, parent: view.parentView, call: view.inspectionCall, index: view.inspectionIndex)
  }

  /// The children in search order: those of the content, then the parts with a role, then those of its modifiers.
  func descendants() throws -> Descendants {
    Descendants(
      children: try children(), parts: parts(),
      modifiers: content.modifierParts(of: view) + content.customModifiers(of: view))
  }

  struct Descendants {
    let children: LazyGroup<SearchedView>
    let parts: LazyGroup<SearchedView>
    let modifiers: LazyGroup<SearchedView>
  }

  private func children() throws -> LazyGroup<SearchedView> {
    let hasIndices: Bool
    let contents: LazyGroup<Content>
    if content.isCustomView {
      contents = try content.body().membersGroup()
      hasIndices = contents.count != 1
    } else {
      switch content.composition?.content {
      case .single, .reading(isSingle: true, _):
        contents = LazyGroup(count: 1) { _ in try content.onlyChild() }
        hasIndices = false
      case .multiple, .members, .elements, .rows, .reading, .selected, .items:
        contents = try content.childGroup()
        hasIndices = true
      case .oneOrMore:
        contents = try content.childGroup()
        hasIndices = contents.count != 1
      case .some(.none), .absent, nil:
        return .empty
      }
    }
    let parent = view
    return LazyGroup(count: contents.count) { index in
      try contents.element(at: index).searched(parent: parent, index: hasIndices ? index : nil)
    }
  }

  private func parts() -> LazyGroup<SearchedView> {
    let parts = content.composition?.parts ?? []
    let parent = view
    return LazyGroup(count: parts.count) { index in
      let part = try content.content(of: parts[index])
      let role = parts[index].role
      return parts[index].isNamed
        ? SearchedView(content: part, parent: parent, call: role.call, index: nil)
        : part.stepped(by: role.call, parent: parent)
    }
  }
}

extension UnwrappedView {
  /// Whether the call that led to the view is that of a kind.
  fileprivate func isCalled(like call: String) -> Bool {
    call.split(separator: "(").first == inspectionCall.split(separator: "(").first
  }

  /// Whether the view is the root, or identified only by an index.
  fileprivate var isUnnamed: Bool { inspectionCall.isEmpty || inspectionCall.hasPrefix("[") }
}

extension Content {
  /// The view as a search visits it, with the call that unwraps it.
  fileprivate func searched(parent: (any UnwrappedView)?, index: Int?) -> SearchedView {
    SearchedView(
      content: self, parent: parent, call: ViewType.inspectionCall(base: unwrappingCall, index: index), index: index)
  }

  /// The view after a call that returns a view of any kind: `labelView().text()`.
  func stepped(by call: String, parent: any UnwrappedView, index: Int? = nil) -> SearchedView {
    let step = InspectableView<ViewType.ClassifiedView>(unchecked: self, parent: parent, call: call, index: index)
    if isTupleView { return SearchedView(step: step) }
    return searched(parent: step, index: nil)
  }

  /// The call that unwraps a view of this kind.
  private var unwrappingCall: String {
    if let composition {
      return "\(composition.call ?? composition.name.firstLetterLowercased)(\(ViewType.indexPlaceholder))"
    }
    let name = Inspector.typeName(value: view, generics: .customViewPlaceholder)
    return view is any View
      ? ViewType.View<ViewType.Stub>.inspectionCall(typeName: name)
      : ViewType.ViewModifier<ViewType.Stub>.inspectionCall(typeName: name)
  }

  /// The views that modifiers add, such as an overlay.
  fileprivate func modifierParts(of view: any UnwrappedView) -> LazyGroup<SearchedView> {
    var found: [@MainActor () throws -> SearchedView] = []
    var counts: [String: Int] = [:]
    func add(_ name: String, _ make: @escaping @MainActor (_ call: String, _ index: Int?) throws -> SearchedView) {
      let count = counts[name, default: 0]
      counts[name] = count + 1
      let index = count == 0 ? nil : count
      let call = ViewType.inspectionCall(base: "\(name)(\(ViewType.indexPlaceholder))", index: index)
      found.append { try make(call, index) }
    }
    for (place, modified) in medium.viewModifiers.enumerated().reversed() {
      let modifier = (modified as? any ModifiedView)?.viewModifier
      if let presenter = modifier as? any BasePopupPresenter {
        add(presenter.modifierName) {
          try SearchedView(content: popup(of: presenter), parent: view, call: $0, index: $1)
        }
      }
      guard let composition = (modifier as? any ComposedModifier)?.composition else { continue }
      if composition.needsHost, !showsPopups { continue }
      if composition.hasViews {
        add(composition.name) { SearchedView(content: self.modifier(at: place), parent: view, call: $0, index: $1) }
      }
      for part in composition.parts {
        add(composition.name) { call, index in
          let content = try modifierPart(part, index: place)
          return part.isNamed
            ? SearchedView(content: content, parent: view, call: call, index: index)
            : content.stepped(by: call, parent: view, index: index)
        }
      }
      // Modifiers without a current presentation are counted, too.
      if composition.parts.isEmpty, !composition.hasViews { counts[composition.name, default: 0] += 1 }
    }
    return LazyGroup(count: found.count) { try found[$0]() }
  }

  /// A view that a modifier adds; the modifier is identified by its index among all.
  func modifierPart(_ part: Composition.Part, index: Int) throws -> Content {
    try popup(part, at: nodeOfModifier(at: index))
  }

  /// The custom modifiers on the view, nearest first.
  fileprivate func customModifiers(of view: any UnwrappedView) -> LazyGroup<SearchedView> {
    let modifiers = medium.viewModifiers.reversed().compactMap { ($0 as? any ModifiedView)?.viewModifier }
      .filter { !Inspector.isSystemType(value: $0) && !(showsPopups && $0 is any BasePopupPresenter) }
    let names = modifiers.map { Inspector.typeName(value: $0) }
    let medium = medium.resettingViewModifiers()
    return LazyGroup(count: modifiers.count) { index in
      let nearer = names.prefix(index).filter { $0 == names[index] }.count
      let place = nearer == 0 ? nil : nearer
      let call = ViewType.inspectionCall(
        base: ViewType.ViewModifier<ViewType.Stub>.inspectionCall(typeName: names[index]), index: place)
      return SearchedView(
        content: Content(modifiers[index], medium: medium), parent: view, call: call, index: place)
    }
  }
}

extension Composition {
  /// Whether there currently are views inside.
  fileprivate var hasViews: Bool {
    switch content {
    case .none, .absent: false
    default: true
    }
  }
}

// MARK: - Searching

extension SearchedView {
  func findParent(
    skipFound: Int, where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    var current = parent
    var found = 0
    while let parent = current {
      let around = SearchedView(step: parent).view
      if case .found = outcome(of: around, condition) {
        if found == skipFound { return around }
        found += 1
      }
      current = parent.parentView
    }
    throw InspectionError.searchFailure(skipped: found, blockers: [], help: helpWithParents())
  }

  private func helpWithParents() -> InspectionError.Help? {
    Explanations.help {
      guard let parent, !parent.pathToRoot.isEmpty else { return ["There is nothing around the view."] }
      return ["Around the view is: \(parent.pathToRoot.shortenedPath)"]
    }
  }

  func findChild(
    traversal: ViewSearch.Traversal, skipFound: Int, goal: SearchGoal, where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    var result = SearchResult(left: skipFound)
    if Explanations.areOn { result.trail = SearchTrail() }
    search(traversal, condition, &result)
    if let match = result.matches.first { return match }
    throw InspectionError.searchFailure(
      skipped: skipFound - (result.left ?? 0), blockers: result.blockers.map(\.localizedDescription),
      help: result.trail?.help(for: goal))
  }

  func findAll(where condition: ViewSearch.Condition) -> [InspectableView<ViewType.ClassifiedView>] {
    var result = SearchResult(left: nil)
    search(.depthFirst, condition, &result)
    return result.matches
  }

  private func search(
    _ traversal: ViewSearch.Traversal, _ condition: ViewSearch.Condition, _ result: inout SearchResult
  ) {
    Explanations.off {
      switch traversal {
      case .breadthFirst: searchBreadthFirst(condition, &result)
      case .depthFirst: searchDepthFirst(condition, &result)
      }
    }
  }

  /// The result of a condition for a view.
  private func outcome(
    of view: InspectableView<ViewType.ClassifiedView>, _ condition: ViewSearch.Condition
  ) -> SearchGoal.Outcome {
    do {
      return try Explanations.off { try condition(view) } ? .found : .notMet
    } catch {
      return .failed(error)
    }
  }
}

/// The result of a search.
@MainActor @preconcurrency
private struct SearchResult {
  /// The number of matches to skip; `nil` to find all.
  var left: Int?
  var matches: [InspectableView<ViewType.ClassifiedView>] = []
  var blockers: [any Error] = []

  /// The visited views, if the search is to be explained.
  var trail: SearchTrail?

  /// The number of visited views.
  var visited = 0

  var isOver: Bool { left != nil && !matches.isEmpty }

  init(left: Int?) { self.left = left }

  /// Records that the search stops at a view that contains itself endlessly.
  mutating func giveUp(at view: SearchedView) {
    let name = Inspector.typeName(value: view.content.view)
    blockers.append(SearchBlocker(errorDescription: "\(name), which contains itself without end"))
  }

  mutating func add(_ match: InspectableView<ViewType.ClassifiedView>) {
    if let left, left > 0 { self.left = left - 1 } else { matches.append(match) }
  }
}

/// The reason why a search cannot enter a view.
struct SearchBlocker: LocalizedError {
  let errorDescription: String?
}

extension SearchedView {
  /// Visits a view.
  ///
  /// - Returns: Its identifier in the trail of the search.
  private func visit(
    below parent: Int?, _ condition: ViewSearch.Condition, _ result: inout SearchResult
  ) -> Int? {
    result.visited += 1
    let outcome = outcome(of: view, condition)
    if case .found = outcome { result.add(view) }
    return result.trail?.add(self, below: parent, outcome)
  }

  /// Searches this view and its descendants, level by level.
  private func searchBreadthFirst(_ condition: ViewSearch.Condition, _ result: inout SearchResult) {
    var queue: [(group: LazyGroup<SearchedView>, parent: Int?)] = [(LazyGroup(count: 1) { _ in self }, nil)]
    var next = 0
    while next < queue.count {
      let (group, parent) = queue[next]
      next += 1
      for index in 0..<group.count {
        guard let view = try? group.element(at: index), !view.isRecursive else { continue }
        let place = view.visit(below: parent, condition, &result)
        if result.isOver { return }
        if view.isWithoutEnd(after: result.visited) { return result.giveUp(at: view) }
        do {
          let descendants = try view.descendants()
          queue += [descendants.children, descendants.modifiers, descendants.parts]
            .filter { $0.count > 0 }.map { ($0, place) }
        } catch {
          result.blockers.append(view.blocker(error))
        }
      }
    }
  }

  /// Searches this view and its descendants in preorder.
  private func searchDepthFirst(_ condition: ViewSearch.Condition, _ result: inout SearchResult) {
    let start = LazyGroup(count: 1) { _ in self }
    var stack: [(group: LazyGroup<SearchedView>, next: Int, parent: Int?)] = [(start, 0, nil)]
    while let last = stack.indices.last {
      let (group, index, parent) = stack[last]
      guard index < group.count else {
        stack.removeLast()
        continue
      }
      stack[last].next += 1
      guard let view = try? group.element(at: index) else { continue }
      let place = view.visit(below: parent, condition, &result)
      if result.isOver { return }
      if view.isRecursive { continue }
      if view.isWithoutEnd(after: result.visited) { return result.giveUp(at: view) }
      do {
        let descendants = try view.descendants()
        stack.append((descendants.children + descendants.parts + descendants.modifiers, 0, place))
      } catch {
        result.blockers.append(view.blocker(error))
      }
    }
  }

  /// Whether the view is inside so many bodies, or after so many visited views inside its own type, that it must
  /// contain itself endlessly.
  private func isWithoutEnd(after visited: Int) -> Bool {
    guard content.isCustomView else { return false }
    if content.medium.bodyDepth > 10_100 { return true }
    guard visited > 50_000 else { return false }
    let type = type(of: content.view)
    var nesting = 0
    var current = parent
    while let view = current, nesting <= 3 {
      if Swift.type(of: view.content.view) == type { nesting += 1 }
      current = view.parentView
    }
    return nesting > 3
  }

  private func blocker(_ error: any Error) -> SearchBlocker {
    if case InspectionError.missingEnvironmentObjects = error {
      return SearchBlocker(errorDescription: error.localizedDescription)
    }
    return SearchBlocker(errorDescription: Inspector.typeName(value: content.view))
  }

  /// Whether this is a custom view that contains itself through a navigation link, and therefore endlessly.
  private var isRecursive: Bool {
    guard content.medium.isInLink, content.isCustomView, content.view is any View else { return false }
    let type = type(of: content.view)
    var isInSameType = false
    var current = parent
    var isDirectParent = true
    while let view = current {
      if !isDirectParent, Swift.type(of: view.content.view) == type { isInSameType = true }
      isDirectParent = false
      current = view.parentView
    }
    return isInSameType
  }
}
