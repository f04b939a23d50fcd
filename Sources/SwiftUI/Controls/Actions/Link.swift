/// A control for navigating to a URL.
public struct Link<Label: View> {
  package let destination: URL
  package let label: Label

  @Environment(\.openURL) private var openURL

  /// Creates a control, consisting of a URL and a label, used to navigate to the given URL.
  ///
  /// - Parameters:
  ///   - destination: The URL for the link.
  ///   - label: A view builder that produces a label that describes the destination of URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  public var body: some View {
    let destination = destination
    let openURL = openURL
    StyledButton(role: nil, traits: .isLink, action: { openURL(destination) }, label: AnyView(label))
  }
}

extension Link: ComposedView {
  package var composition: Composition {
    Composition("Link").part("label", label).value("url", destination)
  }
}

extension Link where Label == Text {
  /// Creates a control, consisting of a URL and a title key, used to navigate to a URL.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a control, consisting of a URL and a title string, used to navigate to a URL.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
