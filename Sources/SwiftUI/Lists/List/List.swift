/// Rows of data in one column, which can be scrolled, selected and edited.
///
/// A list takes all the room that it is offered, and makes only the rows that can be seen.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// Reads the selection; called while the list is evaluated, so that a change shows.
  let selection: (() -> ListSelection)?

  nonisolated init(content: Content, selection: (() -> ListSelection)?) {
    self.content = content
    self.selection = selection
  }

  @MainActor public var body: some View { ListBody(content: content, selection: selection) }
}

extension List: ComposedView {
  @MainActor package var composition: Composition { Composition("List").multiple(content) }
}

/// What a list, a form and an outline show.
struct ListBody<Content: View>: View {
  let content: Content
  var selection: (() -> ListSelection)?

  @Environment(\.listStyleAppearance) private var style
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.editMode) private var editMode
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.systemVersion) private var systemVersion
  @Environment(\.layoutMargin) private var layoutMargin
  @Environment(\.deviceIdiom) private var deviceIdiom
  @Environment(\.navigationContext) private var navigation
  @Environment(\.isBelowLargeTitle) private var isBelowLargeTitle

  var body: some View {
    ScrollSurface(
      content: ListRows(content: content.modifier(ListRowEnvironment(appearance: appearance)), settings: settings),
      style: ScrollSurfaceStyle(
        axes: .vertical, fillsBothAxes: true, role: .collectionView, background: appearance.background))
  }

  private var appearance: _ListAppearance {
    style.running(systemVersion, on: deviceIdiom, margin: layoutMargin).aligned(toPixelsOf: pixelLength)
  }

  private var settings: ListSettings {
    ListSettings(
      appearance: appearance, selection: selection?(), isEditing: editMode?.wrappedValue.isEditing ?? false,
      rowSpacing: rowSpacing ?? 0, isBelowBar: navigation != nil,
      isBelowLargeTitle: isBelowLargeTitle)
  }
}

/// What views in the rows of a list find in their environment.
struct ListRowEnvironment: EnvironmentModifier {
  let appearance: _ListAppearance

  func modify(_ environment: inout EnvironmentValues) {
    environment.listAppearance = appearance
    environment.controlContext = .listRow
    if environment.isInsideButton { environment.isInsideButton = false }
  }
}
