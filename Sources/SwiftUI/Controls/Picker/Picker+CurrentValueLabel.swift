extension Picker where Label == Text {
  /// Creates a picker that generates its label from a localized string key, with another view for the current value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which describes the purpose of selecting an option.
  ///   - selection: A binding to a property that determines the currently-selected option.
  ///   - content: A view that contains the set of options.
  ///   - currentValueLabel: A view for the current value, in place of the selected option.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(titleKey), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker that generates its label from a string, with another view for the current value.
  ///
  /// - Parameters:
  ///   - title: The title, which describes the purpose of selecting an option.
  ///   - selection: A binding to a property that determines the currently-selected option.
  ///   - content: A view that contains the set of options.
  ///   - currentValueLabel: A view for the current value, in place of the selected option.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(title), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker that generates its label from a localized string key and a symbol, with another view for the
  /// current value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker that generates its label from a string and a symbol, with another view for the current value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker that generates its label from a localized string key and an image, with another view for the
  /// current value.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, image: image), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
