extension Picker {
  /// Creates a picker for a collection of values. If the values differ or there are none, nothing is selected; a
  /// selection is written to all of them.
  ///
  /// - Parameters:
  ///   - sources: The elements with the values.
  ///   - selection: The key path of each element's value.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(of: sources, selection, label: label(), content: content())
  }

  private init<C: RandomAccessCollection>(
    of sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>, label: Label, content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    let selection: Binding<SelectionValue>? = bindings.first.map { first in
      Binding(
        get: { first.wrappedValue },
        write: { value, transaction in
          for binding in bindings { binding.transaction(transaction).wrappedValue = value }
        })
    }
    self.init(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
    isMixed = Set(bindings.map(\.wrappedValue)).count > 1
  }
}

extension Picker where Label == Text {
  /// Creates a picker for a collection of values, with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(of: sources, selection, label: Text(titleKey), content: content())
  }

  /// Creates a picker for a collection of values, with a title.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(of: sources, selection, label: Text(title), content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker for a collection of values, with a localized title and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      of: sources, selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a picker for a collection of values, with a title and a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(of: sources, selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a picker for a collection of values, with a localized title and an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(of: sources, selection, label: SwiftUI.Label(titleKey, image: image), content: content())
  }

  /// Creates a picker for a collection of values, with a title and an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(of: sources, selection, label: SwiftUI.Label(title, image: image), content: content())
  }
}

extension Picker {
  /// Creates a picker for a collection of values, with another view for the current value.
  ///
  /// - Parameters:
  ///   - sources: The elements with the values.
  ///   - selection: The key path of each element's value.
  ///   - content: The options.
  ///   - label: The purpose of selecting an option.
  ///   - currentValueLabel: A view for the current value, in place of the selected option.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      of: sources, selection, label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker for a collection of values, with a localized title and another view for the current value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      of: sources, selection, label: Text(titleKey), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values, with a title and another view for the current value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      of: sources, selection, label: Text(title), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker for a collection of values, with a localized title, a symbol and another view for the current
  /// value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      of: sources, selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values, with a title, a symbol and another view for the current value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      of: sources, selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values, with a localized title, an image and another view for the current
  /// value.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      of: sources, selection, label: SwiftUI.Label(titleKey, image: image), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a collection of values, with a title, an image and another view for the current value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      of: sources, selection, label: SwiftUI.Label(title, image: image), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
