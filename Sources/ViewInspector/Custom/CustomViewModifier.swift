import SwiftUI

extension ViewType {
  /// A custom modifier.
  public struct ViewModifier<T>: KnownViewType, CustomViewType, SingleViewContent, MultipleViewContent {
    public static var typePrefix: String { "" }
    public static var namespacedPrefixes: [String] { [] }

    public static func inspectionCall(typeName: String) -> String {
      "modifier(\(typeName).self\(commaPlaceholder)\(indexPlaceholder))"
    }
  }

  /// The modified view in the body of a modifier.
  public struct ViewModifierContent: KnownViewType {
    public static var typePrefix: String { "_ViewModifier_Content" }

    public static func inspectionCall(typeName: String) -> String { "viewModifierContent(\(indexPlaceholder))" }
  }
}

extension InspectableView {
  /// A custom modifier on this view.
  ///
  /// - Parameters:
  ///   - type: The type of the modifier.
  ///   - index: The number of modifiers of the type closer to the view; `nil` is 0.
  /// - Throws: `InspectionError.modifierNotFound` if there are not that many.
  public func modifier<T: SwiftUI.ViewModifier>(
    _ type: T.Type, _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ViewModifier<T>> {
    let name = Inspector.typeName(type: type)
    let matches = content.medium.viewModifiers.reversed().compactMap { ($0 as? any ModifiedView)?.viewModifier as? T }
    guard matches.indices.contains(index ?? 0) else {
      throw InspectionError.modifierNotFound(
        parent: Inspector.typeName(value: content.view), modifier: name, index: index ?? 0,
        help: helpWithModifiers(name))
    }
    let call = ViewType.inspectionCall(base: ViewType.ViewModifier<T>.inspectionCall(typeName: name), index: index)
    let modifierContent = Content(matches[index ?? 0], medium: content.medium.resettingViewModifiers())
    return try InspectableView<ViewType.ViewModifier<T>>(modifierContent, parent: self, call: call)
  }
}

extension InspectableView where View: SingleViewContent {
  /// The modified view in the body of a modifier.
  public func viewModifierContent() throws -> InspectableView<ViewType.ViewModifierContent> { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The modified view in the body of a modifier, which is the child at an index.
  ///
  /// - Parameter index: The position of the child, counted from zero.
  public func viewModifierContent(_ index: Int) throws -> InspectableView<ViewType.ViewModifierContent> {
    try element(index)
  }
}
