/// A type that specifies the appearance and interaction of all pickers within a view hierarchy.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The view of a picker.
  associatedtype _Body: View

  /// Creates the view of a picker. An engine hook: the styles are those of SwiftUI.
  func _makePicker(_ configuration: _PickerConfiguration) -> _Body
}

/// The parts of a picker that a style combines.
public struct _PickerConfiguration {
  let label: AnyView
  let content: AnyView
  let selection: PickerSelection
  let currentValueLabel: AnyView?

  /// The label, if it is a text.
  let title: Text?
}

/// The default picker style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    DefaultPicker(configuration: configuration)
  }
}

/// A picker style that presents the options as a menu when the user presses a button.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    MenuPicker(configuration: configuration)
  }
}

/// A picker style that presents the options in a segmented control.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    SegmentedPicker(configuration: configuration)
  }
}

/// A picker style that presents the options as tabs, which look like segments.
public struct TabsPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    SegmentedPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// A picker style that presents the options as tabs, which look like segments.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

/// A `PickerStyle` where each option is displayed inline with other views in the current container.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    InlinePicker(configuration: configuration)
  }
}

/// A picker style that presents the options in a scrollable wheel that shows the selected option and a few neighbors.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    WheelPicker(configuration: configuration)
  }
}

/// A picker style that presents the options as a row of compact elements.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    SegmentedPicker(configuration: configuration)
  }
}

/// A picker style represented by a navigation link that presents the options by pushing a list-style picker view.
public struct NavigationLinkPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    PushedPicker(configuration: configuration)
  }
}

/// A picker style that presents the options as a group of radio buttons; not available on iOS, drawn as a list.
public struct RadioGroupPickerStyle: PickerStyle {
  public nonisolated init() {}

  public func _makePicker(_ configuration: _PickerConfiguration) -> some View {
    RadioGroupPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style, based on the picker's context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker style that presents the options as a menu when the user presses a button.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style that presents the options in a segmented control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A `PickerStyle` where each option is displayed inline with other views in the current container.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker style that presents the options in a scrollable wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker style that presents the options as a row of compact elements.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker style represented by a navigation link.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A picker style that presents the options as a group of radio buttons.
  // An app for iOS may declare a style with this name.
  @_disfavoredOverload public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension EnvironmentValues {
  @Entry package var pickerStyle: any PickerStyle = DefaultPickerStyle()
}

extension View {
  /// Sets the style for pickers within this view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style)
  }
}
