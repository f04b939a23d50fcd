import SwiftUI

/// A kind of view with an `actualView()`.
@MainActor @preconcurrency
public protocol CustomViewType {
  associatedtype T
}

extension ViewType {
  /// A placeholder for any custom view or modifier.
  struct Stub {}

  /// A custom view.
  public struct View<T>: KnownViewType, CustomViewType, SingleViewContent, MultipleViewContent {
    private static var isStub: Bool { T.self == Stub.self }

    public static var typePrefix: String {
      isStub ? "" : Inspector.typeName(type: T.self, generics: .customViewPlaceholder)
    }

    public static var namespacedPrefixes: [String] {
      isStub ? [] : [Inspector.typeName(type: T.self, namespaced: true, generics: .remove)]
    }

    public static func inspectionCall(typeName: String) -> String {
      "view(\(typeName).self\(commaPlaceholder)\(indexPlaceholder))"
    }

    static func matches(_ content: Content) -> Bool {
      isStub
        || namespacedPrefixes.contains(Inspector.typeName(value: content.view, namespaced: true, generics: .remove))
    }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as a custom view.
  ///
  /// - Throws: `InspectionError` if the type is one of SwiftUI's, if there is no child, or if it is of another type.
  public func view<T: SwiftUI.View>(_ type: T.Type) throws -> InspectableView<ViewType.View<T>> {
    try guardIsCustom(type, index: nil)
    return try InspectableView<ViewType.View<T>>(
      child(), parent: self, call: "view(\(Inspector.typeName(type: type)).self)")
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as a custom view.
  ///
  /// - Parameters:
  ///   - type: The type of the view, which must not be one of SwiftUI's.
  ///   - index: The position of the child, counted from zero.
  /// - Throws: `InspectionError` if the type is one of SwiftUI's, if there is no child at the index, or if it is of
  ///   another type.
  public func view<T: SwiftUI.View>(_ type: T.Type, _ index: Int) throws -> InspectableView<ViewType.View<T>> {
    try guardIsCustom(type, index: index)
    return try InspectableView<ViewType.View<T>>(
      child(at: index), parent: self, call: "view(\(Inspector.typeName(type: type)).self, \(index))", index: index)
  }
}

extension InspectableView {
  fileprivate func guardIsCustom(_ type: Any.Type, index: Int?) throws {
    guard Inspector.isSystemType(type: type) else { return }
    let name = Inspector.typeName(type: type)
    let call = name.firstLetterLowercased
    throw InspectionError.notSupported(
      index.map { "Please replace .view(\(name).self, \($0)) inspection call with .\(call)(\($0))" }
        ?? "Please replace .view(\(name).self) inspection call with .\(call)() or .find(ViewType.\(name).self)")
  }
}

extension InspectableView where View: CustomViewType {
  /// The view or modifier, with the state and the environment of its place.
  ///
  /// - Throws: `InspectionError.missingEnvironmentObjects` if nothing around the view supplies an object that it needs.
  public func actualView() throws -> View.T { try content.connectedView(as: View.T.self) }
}
