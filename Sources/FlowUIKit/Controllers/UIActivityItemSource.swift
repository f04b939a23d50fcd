import Foundation
import SwiftUI

/// Provides an item that is shared when a person has chosen an activity.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the type of the item, which the sheet shows until an activity is chosen.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

  /// The item for an activity; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// The subject of a message, for activities that have one. No activity here has one.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// The type of the item. No activity here asks for it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// A picture of the item. No activity here shows it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item of a type that is known before, whose value is made when a person has chosen an activity.
@MainActor @preconcurrency
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// The value that the sheet shows until an activity is chosen.
  public let placeholderItem: Any?

  /// The activity that a person has chosen.
  public private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; a subclass makes it. By default it is the placeholder.
  open var item: Any { placeholderItem ?? "" }

  public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }

  public func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
