import FlowIssueReporting
import SwiftUI

/// An inspected view, as a view of a kind.
///
/// Its methods throw an ``InspectionError`` if there is no such view, or it does not have what is asked for.
@MainActor @preconcurrency
public struct InspectableView<View: BaseViewType> {
  let content: Content

  // Nested, because releasing the view releases all views around it.
  private let nestedParent: Nested<any UnwrappedView>?

  var parentView: (any UnwrappedView)? { nestedParent?.wrappedValue }

  /// The call that led to the view from its parent, as shown in a path.
  let inspectionCall: String

  /// The index of the view among its siblings, if the call has one.
  let inspectionIndex: Int?

  /// - Throws: `InspectionError` if the view is not one of the kind.
  init(_ content: Content, parent: (any UnwrappedView)?, call: String = #function, index: Int? = nil) throws {
    // A call on a parent applies to the view itself.
    let parent = parent is InspectableView<ViewType.ParentView> ? parent?.parentView : parent
    if Self.isMatch(content) {
      self.init(unchecked: content, parent: parent, call: call, index: index)
      noteInspection()
      return
    }
    guard !content.isTupleView || View.self == ViewType.TupleView.self else {
      throw InspectionError.notSupported(
        "Unable to extract \(View.typePrefix): please specify its index inside parent view",
        help: parent?.help(Self.isMatch))
    }
    // For a custom view, the views of its body are inspected.
    if let view = Explanations.off({ try? Self.inBody(of: parent, call: call, index: index) }) {
      self = view
      return
    }
    let view = InspectableView(unchecked: content, parent: parent, call: call, index: index)
    throw InspectionError.inspection(
      path: view.pathToRoot,
      factual: Inspector.typeName(value: content.view, namespaced: true).removing(prefix: "SwiftUI."),
      expected: View.namespacedPrefixes.map { $0.removing(prefix: "SwiftUI.") }.joined(separator: " or "),
      help: parent?.help(Self.isMatch))
  }

  /// A view in the body of a custom view.
  private static func inBody(of parent: (any UnwrappedView)?, call: String, index: Int?) throws -> InspectableView? {
    guard let custom = parent?.implicitCustomView else { return nil }
    return try InspectableView(custom.child(at: index ?? 0), parent: custom, call: call, index: index)
  }

  init(unchecked content: Content, parent: (any UnwrappedView)?, call: String, index: Int? = nil) {
    self.content = content
    nestedParent = parent.map { Nested($0) }
    inspectionCall = call
    inspectionIndex = index
  }

  /// Whether a view is of the kind.
  static func isMatch(_ content: Content) -> Bool {
    if content.isTupleView, !View.typePrefix.isEmpty { return View.self == ViewType.TupleView.self }
    if let known = View.self as? any KnownViewType.Type { return known.matches(content) }
    let name = Inspector.typeName(value: content.view, namespaced: true, generics: .remove)
    return View.namespacedPrefixes.isEmpty || View.namespacedPrefixes.contains(name)
  }
}

/// An inspected view of any kind.
@MainActor @preconcurrency
protocol UnwrappedView {
  var content: Content { get }
  var parentView: (any UnwrappedView)? { get }
  var inspectionCall: String { get }
  var inspectionIndex: Int? { get }
  var pathToRoot: String { get }
  var isTransitive: Bool { get }
}

extension InspectableView: UnwrappedView {
  var isTransitive: Bool { View.isTransitive }

  /// The calls from the root to the view.
  public var pathToRoot: String {
    var calls = [inspectionCall]
    var current = parentView
    while let view = current {
      calls.append(view.inspectionCall)
      current = view.parentView
    }
    return calls.filter { !$0.isEmpty }.reversed().joined(separator: ".")
  }
}

extension UnwrappedView {
  /// The view as a view of another kind.
  func asInspectableView<T: BaseViewType>(ofType type: T.Type = T.self) throws -> InspectableView<T> {
    try InspectableView(content, parent: parentView, call: inspectionCall, index: inspectionIndex)
  }

  /// The view as a custom view, if it is one, so that its body can be inspected without naming its type.
  fileprivate var implicitCustomView: InspectableView<ViewType.View<ViewType.Stub>>? {
    guard self is InspectableView<ViewType.ClassifiedView>, content.isCustomView, !content.isAbsent else { return nil }
    return InspectableView(
      unchecked: content, parent: parentView,
      call: "view(\(Inspector.typeName(value: content.view)).self)", index: inspectionIndex)
  }
}

// MARK: - Relations

extension InspectableView {
  /// The parent of this view.
  ///
  /// - Throws: `InspectionError` if this is the root.
  public func parent() throws -> InspectableView<ViewType.ParentView> {
    let name = { Inspector.typeName(value: content.view) }
    guard let parentView else { throw InspectionError.parentViewNotFound(view: name()) }
    if parentView.parentView == nil, parentView is InspectableView<ViewType.ClassifiedView>,
      type(of: parentView.content.view) == type(of: content.view)
    {
      throw InspectionError.parentViewNotFound(view: name())
    }
    return InspectableView<ViewType.ParentView>(
      unchecked: parentView.content, parent: parentView.parentView, call: parentView.inspectionCall)
  }

  /// The view as a view of any kind.
  public func classified() throws -> InspectableView<ViewType.ClassifiedView> { try asInspectableView() }

  /// Whether the view is absent, because a condition in a view builder is false.
  public var isAbsent: Bool { content.isAbsent }
}

extension Content {
  var isAbsent: Bool { view is AbsentView }
}

/// A placeholder for an absent view.
struct AbsentView: View {
  var body: EmptyView { EmptyView() }
}

// MARK: - Children

extension InspectableView where View: SingleViewContent {
  /// - Parameter isWanted: Whether a view is of the requested kind.
  func child(_ isWanted: (Content) -> Bool = { _ in false }) throws -> Content {
    try explaining(isWanted) { try View.child(content) }
  }

  /// The single child as a view of a kind.
  func only<T: BaseViewType>(_ type: T.Type = T.self) throws -> InspectableView<T> {
    let call = ViewType.inspectionCall(base: T.inspectionCall(typeName: T.typePrefix), index: nil)
    return try InspectableView<T>(child(InspectableView<T>.isMatch), parent: self, call: call)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// - Parameter isWanted: Whether a view is of the requested kind.
  func child(
    at index: Int, isTupleExtraction: Bool = false, _ isWanted: (Content) -> Bool = { _ in false }
  ) throws -> Content {
    let children = try explaining(isWanted) { try View.children(content) }
    guard index >= 0, index < children.count else {
      if let custom = implicitCustomView { return try custom.child(at: index) }
      throw InspectionError.viewIndexOutOfBounds(index: index, count: children.count, help: help(isWanted))
    }
    let child = try explaining(isWanted) { try children.element(at: index) }
    if !isTupleExtraction, child.isTupleView {
      throw InspectionError.notSupported(
        "Please insert .tupleView(\(index)) after \(Inspector.typeName(type: View.self)) for inspecting its children "
          + "at index \(index)")
    }
    return child
  }

  /// The child at an index as a view of a kind.
  func element<T: BaseViewType>(_ index: Int, _ type: T.Type = T.self) throws -> InspectableView<T> {
    let call = ViewType.inspectionCall(base: T.inspectionCall(typeName: T.typePrefix), index: index)
    return try InspectableView<T>(
      child(at: index, InspectableView<T>.isMatch), parent: self, call: call, index: index)
  }
}

extension InspectableView {
  /// A part with a role, such as a control's label.
  func part(_ role: Composition.Role, call: String? = nil) throws -> InspectableView<ViewType.ClassifiedView> {
    try explaining {
      try InspectableView<ViewType.ClassifiedView>(content.part(role), parent: self, call: call ?? role.call)
    }
  }
}

extension Composition.Role {
  /// The roles whose calls end in `View`.
  private static let views: Set<String> = ["currentValueLabel", "label", "symbols"]

  /// The call for a part with this role.
  var call: String {
    if name.hasSuffix(")") { return name }
    let index = index.map { "\($0)" } ?? ""
    return Self.views.contains(name) ? "\(name)View(\(index))" : "\(name)(\(index))"
  }
}

// MARK: - Starting

extension View {
  /// Returns an inspectable view.
  ///
  /// Bodies are evaluated in the context of the view: on the screen that `ViewHosting` shows it on, or as they would be
  /// on one.
  ///
  /// - Parameter function: The test function, which identifies its screen.
  public func inspect(function: String = #function) throws -> InspectableView<ViewType.ClassifiedView> {
    let content = ViewInspector.Content(self, medium: ViewHosting.medium(of: self, function: function))
    return try InspectableView<ViewType.ClassifiedView>(content.unwrapped(), parent: nil, call: "")
  }

  /// Inspects the view, and reports an error thrown by the closure as a failure of the test.
  ///
  /// - Parameters:
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the view.
  public func inspect(
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    inspection: (InspectableView<ViewType.View<Self>>) throws -> Void
  ) {
    reportingErrors(file: file, line: line) {
      try inspection(inspect(function: function).asInspectableView())
    }
  }
}

extension ViewModifier {
  /// Returns an inspectable modifier.
  ///
  /// - Parameter function: The test function, which identifies its screen.
  public func inspect(function: String = #function) throws -> InspectableView<ViewType.ViewModifier<Self>> {
    let content = ViewInspector.Content(self, medium: ViewHosting.medium(of: self, function: function))
    return try InspectableView<ViewType.ViewModifier<Self>>(content, parent: nil, call: "")
  }

  /// Inspects the modifier's body, and reports an error thrown by the closure as a failure of the test.
  ///
  /// - Parameters:
  ///   - function: The test function, which identifies its screen.
  ///   - inspection: Inspects the modifier's body.
  public func inspect(
    function: String = #function, file: StaticString = #file, line: UInt = #line,
    inspection: (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) {
    reportingErrors(file: file, line: line) { try inspection(inspect(function: function)) }
  }
}
