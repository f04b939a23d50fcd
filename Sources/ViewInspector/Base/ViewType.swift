import Foundation
import SwiftUI

/// The kinds of inspectable views; each is a nested type, such as `ViewType.Text`.
public enum ViewType {}

/// A kind of view.
@MainActor @preconcurrency
public protocol BaseViewType {
  /// The name of the view's type, without module and generic arguments; empty for any view.
  static var typePrefix: String { get }

  /// The qualified names of the types of this kind.
  static var namespacedPrefixes: [String] { get }

  /// Whether the kind is a transparent wrapper of another view.
  static var isTransitive: Bool { get }

  /// The call that unwraps a view of this kind, as shown in a path.
  ///
  /// - Parameter typeName: The name of the type, for a custom view or modifier; the other kinds ignore it.
  static func inspectionCall(typeName: String) -> String
}

extension BaseViewType {
  public static var namespacedPrefixes: [String] { typePrefix.isEmpty ? [] : ["SwiftUI.\(typePrefix)"] }
  public static var isTransitive: Bool { false }

  public static func inspectionCall(typeName: String) -> String {
    "\(typePrefix.firstLetterLowercased)(\(ViewType.indexPlaceholder))"
  }
}

/// A kind of view that this module implements.
@MainActor @preconcurrency
protocol KnownViewType: BaseViewType {
  /// Whether a view is of this kind.
  static func matches(_ content: Content) -> Bool
}

extension KnownViewType {
  static func matches(_ content: Content) -> Bool {
    guard !typePrefix.isEmpty else { return true }
    guard let name = content.composition?.name else {
      // A kind that an app or a test declares.
      return namespacedPrefixes.contains(Inspector.typeName(value: content.view, namespaced: true, generics: .remove))
    }
    return name == typePrefix
  }
}

/// A kind of view with a single child.
@MainActor @preconcurrency
public protocol SingleViewContent {
  static func child(_ content: Content) throws -> Content
}

extension SingleViewContent {
  public static func child(_ content: Content) throws -> Content { try content.onlyChild() }
}

/// A kind of view with several children.
@MainActor @preconcurrency
public protocol MultipleViewContent {
  static func children(_ content: Content) throws -> LazyGroup<Content>
}

extension MultipleViewContent {
  public static func children(_ content: Content) throws -> LazyGroup<Content> { try content.childGroup() }
}

/// A view that shows other content to inspection.
@MainActor @preconcurrency
public protocol CustomInspectable {
  associatedtype View: SwiftUI.View
  var customInspectableContent: View { get }
}

/// A protocol that inspected views had to conform to in earlier versions.
@available(*, deprecated, message: "Conformance to Inspectable is no longer required")
public protocol Inspectable {}

extension ViewType {
  static let indexPlaceholder = "###"
  static let commaPlaceholder = "~~~"

  /// A call with an optional index.
  static func inspectionCall(base: String, index: Int?) -> String {
    base.replacingOccurrences(of: commaPlaceholder, with: index == nil ? "" : ", ")
      .replacingOccurrences(of: indexPlaceholder, with: index.map { "\($0)" } ?? "")
  }
}
