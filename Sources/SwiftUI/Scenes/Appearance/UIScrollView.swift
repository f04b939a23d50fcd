// UIKit's scrolling views, for their appearance proxies only.

public class UIScrollView: NSObject, UIAppearance {
  public static func appearance() -> Self { self.init() }

  public var bounces = true { didSet { report("bounces") } }
  public var isScrollEnabled = true { didSet { report("isScrollEnabled") } }
  public var isPagingEnabled = false { didSet { report("isPagingEnabled") } }
  public var showsHorizontalScrollIndicator = true { didSet { report("showsHorizontalScrollIndicator") } }
  public var showsVerticalScrollIndicator = true { didSet { report("showsVerticalScrollIndicator") } }
  public var contentInset = UIEdgeInsets() { didSet { report("contentInset") } }
  public var backgroundColor: UIColor? { didSet { report("backgroundColor") } }
  public var tintColor: UIColor! { didSet { report("tintColor") } }

  override required init() {}

  fileprivate func report(_ member: String) { reportAppearance(Self.self, member) }
}

public final class UITableView: UIScrollView {
  public var separatorColor: UIColor? { didSet { report("separatorColor") } }
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { report("separatorStyle") } }
  public var allowsSelection = true { didSet { report("allowsSelection") } }
}

public final class UICollectionView: UIScrollView {}

public final class UITextView: UIScrollView {}

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

  public var selectionStyle = SelectionStyle.default { didSet { report("selectionStyle") } }
  public var backgroundColor: UIColor? { didSet { report("backgroundColor") } }
  public var tintColor: UIColor! { didSet { report("tintColor") } }

  private override init() {}

  private func report(_ member: String) { reportAppearance(Self.self, member) }
}
