import Foundation
import Testing

@testable import SwiftUI

/// A screen for tests of controls.
@MainActor
struct ControlHost {
  let screen: Screen

  init<Content: View>(
    width: CGFloat? = 320, height: CGFloat? = nil, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> Content
  ) {
    screen = Screen(size: ProposedViewSize(width: width, height: height), environment: environment)
    screen.show(content())
  }

  var nodes: [SemanticsNode] { screen.semantics() }

  /// All elements of the semantics tree, parents before their children.
  var allNodes: [SemanticsNode] { screen.nodes }

  /// The first element with a label, a role, or both.
  func node(_ label: String? = nil, _ role: SemanticsNode.Role? = nil) throws -> SemanticsNode {
    try #require(
      allNodes.first { (label == nil || $0.outlineName ?? $0.value == label) && (role == nil || $0.role == role) },
      "no \(role.map { "\($0)" } ?? "element") \(label ?? "") among \(allNodes.map { "\($0.role) \($0.label ?? "-")" })"
    )
  }

  /// The selected option of a control whose options are elements.
  func chosen(_ label: String) throws -> String? { try node(label).children.first(where: \.isSelected)?.label }

  /// The labels of the open menu's items; empty if no menu is open.
  var menuItems: [String?] { openMenu.map(\.label) }

  /// The label of the selected item in the open menu.
  var chosenMenuItem: String? { openMenu.first(where: \.isSelected)?.label }

  /// The items of the open menu; those of a menu that is lower than its items are in a scroll view.
  private var openMenu: [SemanticsNode] {
    let children = allNodes.first { $0.role == .collectionView }?.children ?? []
    return children.first?.role == .scrollView ? children[0].children.filter { $0.role != .other } : children
  }

  /// Runs an action of the element with a label.
  func perform(_ kind: SemanticsAction.Kind, on label: String, with argument: SemanticsAction.Argument = .none) throws {
    let action = try #require(try node(label).actions.first { $0.kind == kind }, "\(label) has no \(kind)")
    screen.perform(action, with: argument)
  }

  /// The elements of the live tree with a name, such as that of a leaf's type.
  func elements(named name: String) -> [Element] { elements.filter { $0.pathName == name } }

  /// All elements of the live tree, parents before their children.
  var elements: [Element] { screen.elements }

  func frame(of name: String) throws -> CGRect { try #require(elements(named: name).first).frameOnScreen }

  var issues: [String] { screen.graph.issues.map(\.message) }
}
