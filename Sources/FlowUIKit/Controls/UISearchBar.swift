import SwiftUI

/// A field for searching.
open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  open weak var delegate: (any UISearchBarDelegate)?

  /// The field of the bar.
  public private(set) lazy var searchTextField = UISearchTextField()

  private lazy var events = SearchEvents(of: self)
  private lazy var cancel = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Cancel") { [weak self] _ in
      guard let self else { return }
      delegate?.searchBarCancelButtonClicked(self)
    })

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !isAppearanceProxy { addField() }
  }

  private func addField() {
    addSubview(searchTextField)
    searchTextField.delegate = events
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
  }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var searchBarStyle = Style.default { didSet { change() } }
  open var barTintColor: UIColor? { didSet { change() } }
  open var isTranslucent = true
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// The titles of scopes, which a search controller shows below the field.
  open var scopeButtonTitles: [String]? { didSet { change() } }
  open var selectedScopeButtonIndex = 0 { didSet { change() } }
  open var showsScopeBar = false { didSet { change() } }

  open var showsCancelButton = false {
    didSet {
      if showsCancelButton { addSubview(cancel) } else { cancel.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 8, dy: 10)
    let width = showsCancelButton ? cancel.intrinsicContentSize.width + 12 : 0
    searchTextField.frame = CGRect(x: room.minX, y: room.minY, width: max(0, room.width - width), height: room.height)
    cancel.frame = CGRect(x: room.maxX - width + 12, y: room.minY, width: max(0, width - 12), height: room.height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// Passes the events of the field on to the bar's delegate.
private final class SearchEvents: UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// Is told of a search bar's events.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
