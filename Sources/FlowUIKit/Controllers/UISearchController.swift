import SwiftUI

/// Searches the content of a controller with a field in the navigation bar.
///
/// The field is the one of SwiftUI's `searchable`. Results are shown in front of the content, if they have a controller.
open class UISearchController: UIViewController {
  /// Shows the results; `nil` if the content shows them itself.
  public let searchResultsController: UIViewController?

  /// Is told of each change of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Is told of the beginning and the end of searching.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The field. Its text and its placeholder are those of the field in the bar.
  public let searchBar = UISearchBar(frame: .zero)

  open var obscuresBackgroundDuringPresentation = true
  @available(iOS, deprecated: 12, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true

  /// Called when the navigation item has to be shown again.
  var changed: () -> Void = {}

  private var isSearching = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Whether a person searches, or code has begun to.
  open var isActive: Bool {
    get { isSearching }
    set { setActive(newValue) }
  }

  fileprivate func setActive(_ isActive: Bool) {
    guard isActive != isSearching else { return }
    if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    isSearching = isActive
    if isActive {
      searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    } else {
      if searchBar.text?.isEmpty == false { setText("") }
      searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
    }
    if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    searchResultsUpdater?.updateSearchResults(for: self)
    changed()
  }

  fileprivate func setText(_ text: String) {
    guard text != searchBar.text ?? "" else { return }
    searchBar.text = text
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
    changed()
  }

  fileprivate func submit() { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }

  fileprivate func selectScope(_ index: Int) {
    guard index != searchBar.selectedScopeButtonIndex else { return }
    searchBar.selectedScopeButtonIndex = index
    searchBar.delegate?.searchBar(searchBar, selectedScopeButtonIndexDidChange: index)
    searchResultsUpdater?.updateSearchResults(for: self)
    changed()
  }
}

/// Is told of each change of the text.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told of the beginning and the end of searching.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Adds the field of a search controller to the screen.
struct SearchContent: ViewModifier {
  let search: UISearchController?

  func body(content: Content) -> some View {
    if let search {
      let bar = search.searchBar
      let results = search.isActive && bar.text?.isEmpty == false ? search.searchResultsController : nil
      content
        .overlay { if let results { ControllerContent(controller: results).ignoresSafeArea() } }
        .searchable(
          text: Binding(get: { bar.text ?? "" }, set: { search.setText($0) }),
          isPresented: Binding(get: { search.isActive }, set: { search.setActive($0) }),
          prompt: Text(verbatim: bar.placeholder ?? "Search")
        )
        .searchScopes(Binding(get: { bar.selectedScopeButtonIndex }, set: { search.selectScope($0) })) {
          ForEach(Array((bar.scopeButtonTitles ?? []).enumerated()), id: \.offset) {
            Text(verbatim: $0.element).tag($0.offset)
          }
        }
        .onSubmit(of: .search) { search.submit() }
    } else {
      content
    }
  }
}
