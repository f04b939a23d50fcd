import SwiftUI

/// A text field for searching, with a magnifying glass.
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForSearch()
  }

  private func prepareForSearch() {
    returnKeyType = .search
    clearButtonMode = .whileEditing
    leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    leftView?.tintColor = .secondaryLabel
    leftViewMode = .always
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    accessibilityTraits = .searchField
  }
}
