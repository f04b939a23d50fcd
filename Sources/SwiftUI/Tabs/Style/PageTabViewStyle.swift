/// A tab view style that displays a paged scrolling tab view.
public struct PageTabViewStyle: TabViewStyle {
  /// A style for displaying the page index view.
  public struct IndexDisplayMode: Sendable, Equatable {
    private enum Mode: Sendable { case automatic, always, never }

    private let mode: Mode

    /// Displays an index view when there are more than one page.
    public static let automatic = IndexDisplayMode(mode: .automatic)

    /// Always display an index view regardless of page count.
    public static let always = IndexDisplayMode(mode: .always)

    /// Never display an index view.
    public static let never = IndexDisplayMode(mode: .never)

    func shows(pages count: Int) -> Bool {
      switch mode {
      case .automatic: count > 1
      case .always: true
      case .never: false
      }
    }
  }

  package nonisolated let indexDisplayMode: IndexDisplayMode

  /// Creates a new style with an index display mode.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public nonisolated var _kind: _TabViewKind { _TabViewKind(kind: .pages(indexDisplayMode)) }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view style that displays a paged scrolling tab view.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// A tab view style that implements a paged scrolling tab view with an index display mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
