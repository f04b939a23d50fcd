import SwiftUI

extension ViewType {
  /// The views that a control gives to its style.
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
  /// The label, as a style gets it.
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

  /// The content, as a style gets it.
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

  /// The title of a label, as a style gets it.
  public struct Title: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "Title" }

    public static var namespacedPrefixes: [String] { prefixes(LabelStyleConfiguration.Title.self) }

    public static func inspectionCall(typeName: String) -> String { call("Title") }

    static func matches(_ content: ViewInspector.Content) -> Bool {
      ViewType.StyleConfiguration.matches(content, "Title")
    }
  }

  /// The icon of a label, as a style gets it.
  public struct Icon: KnownViewType, SingleViewContent {
    public static var typePrefix: String { "Icon" }

    public static var namespacedPrefixes: [String] { prefixes(LabelStyleConfiguration.Icon.self) }

    public static func inspectionCall(typeName: String) -> String { call("Icon") }

    static func matches(_ content: ViewInspector.Content) -> Bool {
      ViewType.StyleConfiguration.matches(content, "Icon")
    }
  }

  /// The label of the current value, as a style gets it.
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
  /// The label of a control inside.
  public func styleConfigurationLabel() throws -> InspectableView<ViewType.StyleConfiguration.Label> { try only() }

  /// The content of a control inside.
  public func styleConfigurationContent() throws -> InspectableView<ViewType.StyleConfiguration.Content> { try only() }

  /// The title of a label of a control inside.
  public func styleConfigurationTitle() throws -> InspectableView<ViewType.StyleConfiguration.Title> { try only() }

  /// The icon of a label of a control inside.
  public func styleConfigurationIcon() throws -> InspectableView<ViewType.StyleConfiguration.Icon> { try only() }

  /// The label of the current value of a control inside.
  public func styleConfigurationCurrentValueLabel() throws -> InspectableView<
    ViewType.StyleConfiguration.CurrentValueLabel
  > { try only() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside, as the label of a control.
  public func styleConfigurationLabel(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Label> {
    try element(index)
  }

  /// One of the views inside, as the content of a control.
  public func styleConfigurationContent(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Content> {
    try element(index)
  }

  /// One of the views inside, as the title of a label of a control.
  public func styleConfigurationTitle(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Title> {
    try element(index)
  }

  /// One of the views inside, as the icon of a label of a control.
  public func styleConfigurationIcon(_ index: Int) throws -> InspectableView<ViewType.StyleConfiguration.Icon> {
    try element(index)
  }

  /// One of the views inside, as the label of the current value of a control.
  public func styleConfigurationCurrentValueLabel(_ index: Int) throws -> InspectableView<
    ViewType.StyleConfiguration.CurrentValueLabel
  > {
    try element(index)
  }
}
