import SwiftUI

/// The appearance of a UIKit bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?

  public override init() {}

  open func configureWithDefaultBackground() {}

  open func configureWithOpaqueBackground() {}

  open func configureWithTransparentBackground() {}
}

open class UITabBarAppearance: UIBarAppearance {}

open class UIToolbarAppearance: UIBarAppearance {}

open class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
