/// A control for selecting from a set of mutually exclusive values.
///
/// The options are views with a `tag(_:)`, or rows of a `ForEach` whose identities are the values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  package let label: Label

  /// The selected value, or `nil` for a picker of no sources.
  let selection: Binding<SelectionValue>?
  package let content: Content
  let currentValueLabel: AnyView?

  /// Whether the picker represents several values that differ.
  var isMixed = false

  init(selection: Binding<SelectionValue>?, label: Label, content: Content, currentValueLabel: AnyView? = nil) {
    self.label = label
    self.selection = selection
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a picker that displays a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to a property that determines the currently-selected option.
  ///   - content: A view that contains the set of options.
  ///   - label: A view that describes the purpose of selecting an option.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  /// Creates a picker that displays a custom label, and another view for the current value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker that displays a custom label.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content())
  }
}

extension Picker: View {
  public var body: some View {
    StyledPicker(
      configuration: _PickerConfiguration(
        label: AnyView(label), content: AnyView(content), selection: pickerSelection,
        currentValueLabel: currentValueLabel, title: label as? Text))
  }

  private var pickerSelection: PickerSelection {
    selection.map { PickerSelection($0, isMixed: isMixed) } ?? .empty
  }
}

extension Picker: ComposedView {
  package var composition: Composition {
    Composition("Picker").multiple(content).controlLabel(label).value("selection", ifPresent: selection)
  }
}

extension Picker where Label == Text {
  /// Creates a picker that generates its label from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// Creates a picker that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker that generates its label from a localized string key and system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a picker that generates its label from a string and system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a picker that generates its label from a localized string key and image resource.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: SwiftUI.Label(titleKey, image: image), content: content())
  }
}

/// The type-erased selection of a picker, and a function to change it.
struct PickerSelection {
  let current: AnyHashable

  private let choose: (AnyHashable) -> Bool

  /// The selection when several values differ; it matches no option.
  private struct Mixed: Hashable {}

  init<Value: Hashable>(_ binding: Binding<Value>, isMixed: Bool = false) {
    current = isMixed ? AnyHashable(Mixed()) : AnyHashable(binding.wrappedValue)
    choose = { tag in
      // The cast also wraps a value if the selection is optional.
      guard let value = tag.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  private init(current: AnyHashable, choose: @escaping (AnyHashable) -> Bool) {
    self.current = current
    self.choose = choose
  }

  /// The selection of a picker without values: nothing is selected, and choosing changes nothing.
  static var empty: PickerSelection { PickerSelection(current: AnyHashable(Mixed())) { _ in true } }

  func isSelected(_ tag: AnyHashable?) -> Bool { SelectionMatch.isEqual(tag, current) }

  /// Selects the option with a tag. Returns `false` if the tag does not have the selection's type.
  func select(_ tag: AnyHashable) -> Bool { choose(tag) }
}

/// Shows a picker in the style of its environment.
private struct StyledPicker: View {
  let configuration: _PickerConfiguration

  @Environment(\.pickerStyle) private var style

  var body: some View { AnyView(style._makePicker(configuration)) }
}

/// A picker without a style: a menu, whose options are items of the menu around it if there is one.
struct DefaultPicker: View {
  let configuration: _PickerConfiguration

  @Environment(\.controlContext) private var context

  var body: some View {
    if context == .menu {
      MenuOptions(configuration: configuration)
    } else {
      MenuPicker(configuration: configuration)
    }
  }
}
