import SwiftUI

// Tables and collections are not built yet: only their appearance proxies exist, which on Apple's systems have had no
// effect on SwiftUI's lists since iOS 16.

/// The appearance proxy of tables.
@MainActor @preconcurrency
public final class UITableView: NSObject, UIAppearance {
  public static func appearance() -> UITableView { UITableView() }

  public var bounces = true { didSet { reportAppearance("bounces") } }
  public var isScrollEnabled = true { didSet { reportAppearance("isScrollEnabled") } }
  public var showsVerticalScrollIndicator = true { didSet { reportAppearance("showsVerticalScrollIndicator") } }
  public var contentInset = UIEdgeInsets() { didSet { reportAppearance("contentInset") } }
  public var backgroundColor: UIColor? { didSet { reportAppearance("backgroundColor") } }
  public var tintColor: UIColor! { didSet { reportAppearance("tintColor") } }
  public var separatorColor: UIColor? { didSet { reportAppearance("separatorColor") } }
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { reportAppearance("separatorStyle") }
  }
  public var separatorInset = UIEdgeInsets() { didSet { reportAppearance("separatorInset") } }
  public var allowsSelection = true { didSet { reportAppearance("allowsSelection") } }
  public var sectionHeaderTopPadding: CGFloat = 0 { didSet { reportAppearance("sectionHeaderTopPadding") } }
  public var sectionFooterHeight: CGFloat = 0 { didSet { reportAppearance("sectionFooterHeight") } }
  public var tableFooterView: UIView? { didSet { reportAppearance("tableFooterView") } }
  public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none {
    didSet { reportAppearance("keyboardDismissMode") }
  }

  private override init() {}
}

/// The appearance proxy of collections.
@MainActor @preconcurrency
public final class UICollectionView: NSObject, UIAppearance {
  public static func appearance() -> UICollectionView { UICollectionView() }

  public var backgroundColor: UIColor? { didSet { reportAppearance("backgroundColor") } }

  private override init() {}
}

/// The appearance proxy of a table's cells.
@MainActor @preconcurrency
public final class UITableViewCell: NSObject, UIAppearance {
  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The selection style of a cell.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public static func appearance() -> UITableViewCell { UITableViewCell() }

  public var selectionStyle = SelectionStyle.default { didSet { reportAppearance("selectionStyle") } }
  public var backgroundColor: UIColor? { didSet { reportAppearance("backgroundColor") } }
  public var tintColor: UIColor! { didSet { reportAppearance("tintColor") } }
  public var selectedBackgroundView: UIView? { didSet { reportAppearance("selectedBackgroundView") } }

  private override init() {}
}

extension UIAppearance {
  /// Warns that a property of an appearance proxy has no effect.
  fileprivate func reportAppearance(_ member: String) {
    report(.missing("\(Self.self).appearance().\(member)", "views look and behave as they do without it."))
  }
}
