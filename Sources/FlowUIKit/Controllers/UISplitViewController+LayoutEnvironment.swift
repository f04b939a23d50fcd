import SwiftUI

extension UISplitViewController {
  /// How the columns of the split view around a view are arranged.
  public enum LayoutEnvironment: Int, Sendable {
    /// There is no split view around the view.
    case none
    /// The columns are next to each other.
    case expanded
    /// The columns are above each other.
    case collapsed
  }

  /// The traits of what is in the columns.
  var layoutTraits: UITraitOverrides {
    var traits = UITraitOverrides()
    traits[UITraitSplitViewControllerLayoutEnvironment.self] = isCollapsed ? .collapsed : .expanded
    return traits
  }
}

/// How the columns of the split view around a view are arranged.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

extension UITraitCollection {
  /// How the columns of the split view around a view are arranged.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}
