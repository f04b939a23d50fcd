/// An interface, consisting of a label and additional content, that you display when the content of your app is
/// unavailable to users.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  package let label: Label
  package let description: Description
  package let actions: Actions

  /// Creates an interface, consisting of a label and additional content.
  ///
  /// - Parameters:
  ///   - label: The label that describes the view.
  ///   - description: The view that describes the interface.
  ///   - actions: The content of the interface actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    UnavailableContent(label: label, description: description, actions: actions)
  }
}

private struct UnavailableContent<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  @Environment(\.design) private var design

  var body: some View {
    let measures = design.groups.unavailable
    VStack(spacing: measures.actionDistance) {
      VStack(spacing: measures.descriptionDistance) {
        label
          .labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Group(subviews: actions) { actions in
        if actions.isEmpty {
          if measures.spaceWithoutActions > 0 {
            Color.clear.frame(width: 0, height: max(0, measures.spaceWithoutActions - measures.actionDistance))
          }
        } else {
          VStack(spacing: measures.actionSpacing) { actions }
        }
      }
      .controlSize(.small)
      .font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, measures.sideInset)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView: ComposedView {
  package var composition: Composition {
    Composition("ContentUnavailableView").part("label", label)
      .part("description", ifPresent: Description.self == EmptyView.self ? nil : description)
      .part("actions", ifPresent: Actions.self == EmptyView.self ? nil : actions)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an interface, consisting of a title generated from a localized string, an image and additional content.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates an interface, consisting of a title generated from a localized string, a system icon image and additional
  /// content.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates an interface, consisting of a title generated from a string, an image and additional content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates an interface, consisting of a title generated from a string, a system icon image and additional content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Creates a `ContentUnavailableView` instance that conveys a search state.
  public static var search: ContentUnavailableView { search(query: nil) }

  /// Creates a `ContentUnavailableView` instance that conveys a search state.
  ///
  /// - Parameter text: The search text query.
  public static func search(text: String) -> ContentUnavailableView { search(query: text) }

  private static func search(query: String?) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(query: query) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
  }
}

/// A structure that represents the body of a static placeholder search view.
public struct SearchUnavailableContent {
  /// A view that represents the label of a static placeholder search view.
  public struct Label: View, ComposedView {
    let query: String?

    public var body: some View {
      SwiftUI.Label(
        title: { query.map { Text(SystemString.noResultsForQuery, $0) } ?? Text(SystemString.noResults) },
        icon: { Image(systemName: "magnifyingglass") })
    }

    package var composition: Composition { Composition(transparent: body) }
  }

  /// A view that represents the description of a static placeholder search view.
  public struct Description: View, ComposedView {
    public var body: some View {
      Text(SystemString.checkSpelling)
    }

    package var composition: Composition { Composition(transparent: body) }
  }

  /// A view that represents the actions of a static placeholder search view.
  public struct Actions: View, ComposedView {
    public var body: some View { EmptyView() }

    package var composition: Composition { Composition(transparent: body) }
  }
}

/// A large icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: design.groups.unavailable.titleDistance) {
      ControlContent { configuration.icon }
        .font(design.groups.unavailable.iconFont)
        .foregroundStyle(.secondary)
        .modifier(DecorativeModifier())
      ControlContent { configuration.title }
        .font(.title2.bold())
    }
  }
}
