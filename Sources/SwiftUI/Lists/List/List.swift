/// A single column of rows that scrolls and supports selection and editing.
///
/// A list takes the whole size proposed to it and creates only the visible rows. A list that is itself a row of a list or
/// a form, for example in a ``Section``, has no size: its rows are rows there, and its selection has no effect.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// Reads the selection; called while the list is evaluated, so that the list depends on it.
  let selection: (() -> ListSelection)?

  nonisolated init(content: Content, selection: (() -> ListSelection)?) {
    self.content = content
    self.selection = selection
  }

  @MainActor public var body: some View { ListBody(content: content, selection: selection) }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    guard context.container == .list else { return ViewBodyNode(view, in: context) }
    let node = ContentNode(view.content, wrapper: Self.self, name: "List", in: context) { $0.content }
    if view.selection != nil {
      node.graph.report(
        _RuntimeIssue(
          "The selection of a List that is a row of another list is ignored: its rows are rows of the other list.",
          severity: .warning, at: node))
    }
    return node
  }
}

extension List: ComposedView {
  @MainActor package var composition: Composition { Composition("List").multiple(content) }
}

/// The content shared by lists, forms and outlines.
struct ListBody<Content: View>: View {
  let content: Content
  var selection: (() -> ListSelection)?
  var role = SemanticsNode.Role.collectionView

  @Environment(\.listKind) private var kind
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.editMode) private var editMode
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.design) private var design
  @Environment(\.layoutMargin) private var layoutMargin
  @Environment(\.navigationContext) private var navigation
  @Environment(\.isBelowLargeTitle) private var isBelowLargeTitle
  @Environment(\.scrollOptions) private var scrollOptions

  var body: some View {
    let appearance = appearance
    ScrollSurface(
      content: ListRows(
        content: content.modifier(ListRowEnvironment(appearance: appearance)), settings: settings(appearance)),
      style: ScrollSurfaceStyle(
        axes: .vertical, fillsBothAxes: true, role: role, background: appearance.style.background))
  }

  private var appearance: ListAppearance {
    var style = design.lists[kind].fitted(to: layoutMargin)
    style.replacedMargins = scrollOptions.contentMarginEdges
    return ListAppearance(style.aligned(toPixelsOf: pixelLength))
  }

  private func settings(_ appearance: ListAppearance) -> ListSettings {
    ListSettings(
      appearance: appearance, selection: selection?(), isEditing: editMode?.wrappedValue.isEditing ?? false,
      rowSpacing: rowSpacing ?? 0, isBelowBar: navigation != nil,
      isBelowLargeTitle: isBelowLargeTitle)
  }
}

/// Sets the environment of the rows of a list.
struct ListRowEnvironment: EnvironmentModifier {
  let appearance: ListAppearance

  func modify(_ environment: inout EnvironmentValues) {
    environment.listAppearance = appearance
    environment.controlContext = .listRow
    if environment.isInsideButton { environment.isInsideButton = false }
  }
}
