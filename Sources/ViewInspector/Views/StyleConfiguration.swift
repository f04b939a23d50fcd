import SwiftUI

extension ViewType {
  /// The views of a style configuration.
  @MainActor @preconcurrency
  public struct StyleConfiguration {
    fileprivate static func prefixes(_ types: Any.Type...) -> [String] {
      types.map { Inspector.typeName(type: $0, namespaced: true, generics: .remove) }
    }

    fileprivate static func call(_ kind: String) -> String { "styleConfiguration\(kind)(\(indexPlaceholder))" }

    fileprivate static func matches(_ content: ViewInspector.Content, _ kind: String) -> Bool {
      content.composition?.name == "StyleConfiguration\(kind)"
    }
  }
}

extension ViewType.StyleConfiguration {
  /// The label in a style configuration.
  public struct Label: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "Label" }

    public static var namespacedPrefixes: [String] {
      prefixes(
        PrimitiveButtonStyleConfiguration.Label.self,
        ButtonStyleConfiguration.Label.self,
        ToggleStyleConfiguration.Label.self,
        ProgressViewStyleConfiguration.Label.self,
        GroupBoxStyleConfiguration.Label.self,
        MenuStyleConfiguration.Label.self)
    }

    public static func inspectionCall(typeName: String) -> String { call("Label") }

    static func matches(_ content: ViewInspector.Content) -> Bool {
      ViewType.StyleConfiguration.matches(content, "Label")
    }
  }

  /// The content in a style configuration.
  public struct Content: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "Content" }

    public static var namespacedPrefixes: [String] {
      prefixes(
        GroupBoxStyleConfiguration.Content.self,
        MenuStyleConfiguration.Content.self)
    }

    public static func inspectionCall(typeName: String) -> String { call("Content") }

    static func matches(_ content: ViewInspector.Content) -> Bool {
      ViewType.StyleConfiguration.matches(content, "Content")
    }
  }

  /// The title of a label in a style configuration.
  public struct Title: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "Title" }

    public static var namespacedPrefixes: [String] { prefixes(LabelStyleConfiguration.Title.self) }

    public static func inspectionCall(typeName: String) -> String { call("Title") }

    static func matches(_ content: ViewInspector.Content) -> Bool {
      ViewType.StyleConfiguration.matches(content, "Title")
    }
  }

  /// The icon of a label in a style configuration.
  public struct Icon: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "Icon" }

    public static var namespacedPrefixes: [String] { prefixes(LabelStyleConfiguration.Icon.self) }

    public static func inspectionCall(typeName: String) -> String { call("Icon") }

    static func matches(_ content: ViewInspector.Content) -> Bool {
      ViewType.StyleConfiguration.matches(content, "Icon")
    }
  }

  /// The label of the current value in a style configuration.
  public struct CurrentValueLabel: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "CurrentValueLabel" }

    public static var namespacedPrefixes: [String] { prefixes(ProgressViewStyleConfiguration.CurrentValueLabel.self) }

    public static func inspectionCall(typeName: String) -> String { call("CurrentValueLabel") }

    static func matches(_ content: ViewInspector.Content) -> Bool {
      ViewType.StyleConfiguration.matches(content, "CurrentValueLabel")
    }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The child as the label of a control.
  public func styleConfigurationLabel() throws -> InspectableView<ViewType.StyleConfiguration.Label> { try only() }

  /// The child as the content of a control.
  public func styleConfigurationContent() throws -> InspectableView<ViewType.StyleConfiguration.Content> { try only() }

  /// The child as the title of a control's label.
  public func styleConfigurationTitle() throws -> InspectableView<ViewType.StyleConfiguration.Title> { try only() }

  /// The child as the icon of a control's label.
  public func styleConfigurationIcon() throws -> InspectableView<ViewType.StyleConfiguration.Icon> { try only() }

  /// The child as the label of a control's current value.
  public func styleConfigurationCurrentValueLabel() throws -> InspectableView<
    ViewType.StyleConfiguration.CurrentValueLabel
  > { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at an index, as the label of a control.
  public func styleConfigurationLabel(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Label> {
    try element(index)
  }

  /// The child at an index, as the content of a control.
  public func styleConfigurationContent(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Content> {
    try element(index)
  }

  /// The child at an index, as the title of a label of a control.
  public func styleConfigurationTitle(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Title> {
    try element(index)
  }

  /// The child at an index, as the icon of a label of a control.
  public func styleConfigurationIcon(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Icon> {
    try element(index)
  }

  /// The child at an index, as the label of the current value of a control.
  public func styleConfigurationCurrentValueLabel(_ index: Int) throws -> InspectableView<
    ViewType.StyleConfiguration.CurrentValueLabel
  > {
    try element(index)
  }
}
