/// A view that shows or hides another content view, based on the state of a disclosure control.
public struct DisclosureGroup<Label: View, Content: View> {
  package let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  private init(_ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Creates a disclosure group with the given label and content views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content, label())
  }

  /// Creates a disclosure group with the given label and content views, and a binding to the expansion state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    DisclosureGroupBody(label: AnyView(label), isExpandedOutside: isExpanded, content: { AnyView(content()) })
  }
}

extension DisclosureGroup: ComposedView {
  package var composition: Composition {
    Composition("DisclosureGroup").multiple(content()).part("label", label).value("isExpanded", isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group, using a provided localized string key to create a text view for the label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(titleKey))
  }

  /// Creates a disclosure group, using a provided localized string key to create a text view for the label, and a
  /// binding to the expansion state.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(titleKey))
  }

  /// Creates a disclosure group, using a provided string to create a text view for the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(label))
  }

  /// Creates a disclosure group, using a provided string to create a text view for the label, and a binding to the
  /// expansion state.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(label))
  }
}

/// A type that specifies the appearance and interaction of disclosure groups within a view hierarchy.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// A view that represents the body of a disclosure group.
  associatedtype Body: View

  /// The properties of a disclosure group instance.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates a view that represents the body of a disclosure group.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group instance.
public struct DisclosureGroupStyleConfiguration {
  /// A type-erased label of a disclosure group.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// A type-erased content of a disclosure group.
  public struct Content: View {
    let content: () -> AnyView

    public var body: some View { content() }
  }

  /// The label for the disclosure group.
  public let label: Label

  /// The content of the disclosure group.
  public let content: Content

  /// A binding to a Boolean that indicates whether the disclosure group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A disclosure group style that resolves its appearance automatically based on the current context.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.controlContext) private var context

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if context == .listRow {
      // Each view is a separate row of the enclosing list.
      DisclosureRow(configuration: configuration)
      if configuration.isExpanded { configuration.content }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        DisclosureRow(configuration: configuration)
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A disclosure group style that resolves its appearance automatically based on the current context.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
  }

  package var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[style: DisclosureGroupStyleKey.self] }
    set { self[style: DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for disclosure groups within this view.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
